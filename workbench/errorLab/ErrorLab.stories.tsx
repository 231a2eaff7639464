import { expect, spyOn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ErrorLabPage } from './ErrorLabPage.tsx';

const meta = preview.meta({
  title: 'Error lab',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
});

export const AllSentences = meta.story({
  tags: ['page'],
  render: (_args, { globals }) => <ErrorLabPage globals={globals} />,
});

export const Filtered = AllSentences.extend({
  tags: ['!page', 'behavior'],
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    const filter = canvas.getByRole('searchbox', { name: /^Filter/ });
    await userEvent.click(canvas.getByText('Project'));
    await expect(canvas.getByText('QUOTA_EXCEEDED')).not.toBeVisible();
    const rows = () =>
      canvas.getAllByRole('rowheader').map((row) => row.querySelector('a')?.textContent);
    await userEvent.type(filter, 'auth/quota');
    await expect(rows()).toEqual(['QUOTA_EXCEEDED']);
    await expect(canvas.getByText('QUOTA_EXCEEDED')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'QUOTA_EXCEEDED' })).toHaveAttribute(
      'href',
      './?path=/story/screens-sign-in--any-failure&globals=theme:dark&args=fault:QUOTA_EXCEEDED',
    );
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: /^Copy/ }));
    await expect(write).toHaveBeenCalledWith(
      expect.stringMatching(/^service\.failNext\('QUOTA_EXCEEDED'\);\nawait expect\(.*\);$/),
    );
    await userEvent.clear(filter);
    await userEvent.type(filter, 'password is wrong');
    await expect(rows()).toEqual(['INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS']);
    await userEvent.clear(filter);
    await userEvent.type(filter, 'this link no longer works');
    await expect(rows()).toEqual(['EXPIRED_OOB_CODE', 'INVALID_OOB_CODE']);
  },
});
