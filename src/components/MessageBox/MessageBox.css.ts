import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/contract.css.ts';

const tones = {
  error: { color: vars.color.danger, paper: vars.color.dangerPaper },
  information: { color: vars.color.accent, paper: vars.color.surface },
} as const;

const boxOf = ({ color, paper }: { color: string; paper: string }) =>
  componentStyle({
    display: 'flex',
    gap: vars.space[3],
    padding: vars.space[4],
    backgroundColor: paper,
    border: `1px solid ${color}`,
    borderRadius: vars.radius.medium,
  });

const iconOf = ({ color }: { color: string }) =>
  componentStyle({ marginBlockStart: '0.1rem', color });

const titleOf = ({ color }: { color: string }) =>
  componentStyle({ color, fontSize: vars.fontSize.body });

export const box = { error: boxOf(tones.error), information: boxOf(tones.information) };

export const icon = { error: iconOf(tones.error), information: iconOf(tones.information) };

export const title = { error: titleOf(tones.error), information: titleOf(tones.information) };

export const content = componentStyle({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const help = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
});
