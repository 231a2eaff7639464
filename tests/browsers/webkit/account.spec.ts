import ical from 'ical.js';
import { paint, readCode } from '#workbench/stories/readCode.ts';
import { colleague as intern } from '../../e2e/support/portal.ts';
import { addressOf } from '../../support/served.ts';
import { click, expect, submit, test } from './session.ts';

test.beforeEach(({ webkit }) => webkit.reloadSession());

test('a picture is shown, and the calendar file holds each mission that has a date', async ({
  webkit,
}) => {
  await webkit.url(
    `${addressOf('demo-account')}/home?milestone=before-your-first-day&mission=find-your-way-in`,
  );
  await submit(webkit, intern);
  const picture = webkit.$('img[alt^="Map of the entrance"]');
  await picture.waitForDisplayed();
  await expect.poll(() => picture.getProperty('naturalWidth')).toBe(1280);

  // The driver reports no downloads.
  await webkit.execute(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      void blob.text().then((text) => document.body.setAttribute('data-download', text));
      return create(blob);
    };
  });
  await click(webkit, 'button=Add to my calendar');
  const file = () => webkit.$('body').getAttribute('data-download');
  await expect.poll(file).not.toBeNull();
  const events = new ical.Component(ical.parse(String(await file()))).getAllSubcomponents('vevent');
  expect(events).toHaveLength(6);
});

test('kept progress goes to another browser by its code', async ({ webkit }) => {
  await webkit.url(`${addressOf('demo-account')}/home?milestone=your-project`);
  await submit(webkit, intern);
  await webkit.$('button=Mark as Completed').waitForDisplayed();
  await click(webkit, 'button=Mark as Completed');
  await click(webkit, 'button=Take it to another device');
  const code = webkit.$('[aria-label="The link as a QR code"]');
  await code.waitForDisplayed();
  const drawn = (await code.getElement()) as unknown as Element;
  const link = readCode(await webkit.execute(paint, drawn)) ?? '';
  expect(link).toContain('/home#progress=');

  await webkit.reloadSession();
  await webkit.url(link);
  await submit(webkit, intern);
  await webkit.$('p*=1 mission was completed on another device').waitForDisplayed();
  expect(await webkit.getUrl()).not.toContain('#');
  await click(webkit, 'button=Add it');
  await webkit.$('button*=Your Project, 1 of 1 missions completed').waitForExist();
});
