import preview from '#storybook/preview.tsx';
import { ErrorLabTable } from './ErrorLabTable.tsx';

const meta = preview.meta({
  title: 'Error lab',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  tags: ['!autodocs'],
});

export const AllSentences = meta.story({ tags: ['page'], render: () => <ErrorLabTable /> });
