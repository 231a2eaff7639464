import { expect, it } from 'vitest';
import { readPasted } from './readPasted.ts';

it.each(['blob:https://app.test/1', 'data:image/png;base64,%', 'file:///C:/100%.png'])(
  'a picture that cannot be fetched from %s takes nothing else of the text with it',
  async (address) => {
    const html = `<p>A <b>plan</b></p><p><img src="${address}"></p>`;
    expect(await readPasted(html, [new File([], 'a.png')], new Map())).toMatchObject({
      markdown: 'A **plan**\n\n![](missing-picture)',
      notices: [expect.stringMatching(/^The text had a picture/)],
    });
  },
);

it('says that letters became numbers, and nothing of what stays as it was', async () => {
  const items = '<li>Open</li><li>Type</li>';
  const [lettered, numbered] = await Promise.all(
    ['a', '1'].map((type) => readPasted(`<ol type="${type}">${items}</ol>`, [], new Map())),
  );
  expect(lettered).toMatchObject({
    markdown: '1. Open\n2. Type',
    notices: [expect.stringMatching(/^Letters and numbers such as 1\.1 /)],
  });
  expect(numbered).toMatchObject({ markdown: '1. Open\n2. Type', notices: [] });
});
