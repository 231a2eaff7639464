import ical from 'ical.js';
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

test('the progress of an account is saved', async ({ webkit }) => {
  await webkit.get(`${addressOf('demo-account')}/home?milestone=your-project`);
  await submit(webkit, intern);
  await click(webkit, withText('button', 'Mark as Completed'));
  await see(webkit, withText('p', 'Saved on this device.'));
  await webkit.navigate().refresh();
  await see(webkit, withText('button', 'Your Project, 1 of 2 missions completed'));
});
