import ical from 'ical.js';
import { paint, readCode } from '#workbench/stories/readCode.ts';
import { colleague as intern } from '../../e2e/support/portal.ts';
import { addressOf } from '../../support/served.ts';
import { By, click, expect, see, submit, test, withText } from './session.ts';

test('a picture is shown, and the calendar file holds each mission that has a date', async ({
  webkit,
}) => {
  await webkit.get(
    `${addressOf('demo-account')}/home?milestone=before-your-first-day&mission=find-your-way-in`,
  );
  await submit(webkit, intern);
  const picture = await see(webkit, By.css('img[alt^="Map of the entrance"]'));
  await expect.poll(() => picture.getProperty('naturalWidth')).toBe(1280);

  // The driver reports no downloads.
  await webkit.executeScript(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      void blob.text().then((text) => document.body.setAttribute('data-download', text));
      return create(blob);
    };
  });
  await click(webkit, withText('button', 'Add to my calendar'));
  const file = () => webkit.findElement(By.css('body')).getAttribute('data-download');
  await expect.poll(file).not.toBeNull();
  const events = new ical.Component(ical.parse(String(await file()))).getAllSubcomponents('vevent');
  expect(events).toHaveLength(7);
});

test('saved progress goes to another browser by its code', async ({ webkit, openNew }) => {
  await webkit.get(`${addressOf('demo-account')}/home?milestone=your-project`);
  await submit(webkit, intern);
  await see(webkit, withText('button', 'Mark as Completed'));
  await click(webkit, withText('button', 'Mark as Completed'));
  await click(webkit, withText('button', 'Take progress to another device'));
  const code = await see(webkit, By.css('[aria-label="The link as a QR code"]'));
  const link = readCode(await webkit.executeScript<ReturnType<typeof paint>>(paint, code));
  expect(link).toContain('/home#progress=');

  const other = await openNew();
  await other.get(link);
  await submit(other, intern);
  await see(other, withText('p', '1 mission was completed on another device'));
  expect(await other.getCurrentUrl()).not.toContain('#');
  await click(other, withText('button', 'Add it'));
  await see(other, withText('button', 'Your Project, 1 of 2 missions completed'));
});
