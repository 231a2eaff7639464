import preview from '#storybook/preview.tsx';
import { longText } from '../../ui/samples.ts';
import { PasswordRules } from './PasswordRules.tsx';

const sentences = [
  'At least 12 characters',
  'At least one lowercase letter from a to z',
  'At least one digit',
];

const rulesOf = (metCount: number) =>
  sentences.map((sentence, index) => ({ sentence, isMet: index < metCount }));

const meta = preview.meta({
  component: PasswordRules,
  args: { id: 'rules', rules: rulesOf(2), hasOuterSpace: false },
});

export const Playground = meta.story({});

export const NothingTyped = meta.story({ args: { rules: rulesOf(0) } });

export const OuterSpace = meta.story({
  name: 'Your password begins or ends with a space',
  args: { hasOuterSpace: true },
});

export const LongText = meta.story({
  tags: ['edge-case'],
  args: { rules: [{ sentence: longText, isMet: true }] },
});
