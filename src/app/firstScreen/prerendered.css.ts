import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

// `index.html` contains both prerendered screens. bootstrap.ts sets `data-start`, which says which one is visible.
globalStyle('#loading, [data-start="loading"] #root', { display: 'none' });
globalStyle('[data-start="loading"] #loading', { display: 'block' });

// Until App.tsx sets `data-ready`, because the web font would delay the code.
globalStyle(':root:not([data-ready])', {
  vars: {
    [vars.fontFamily.text]: '"Fallback", system-ui, sans-serif',
    // Arial has no medium weight, and each further font takes time before the first paint.
    [vars.fontWeight.medium]: vars.fontWeight.regular,
  },
});

globalStyle('noscript, #failures p:not([hidden])', {
  display: 'block',
  padding: vars.space[4],
  fontWeight: vars.fontWeight.medium,
  textAlign: 'center',
  backgroundColor: vars.color.surface,
  borderBlockEnd: `2px solid ${vars.color.danger}`,
});
globalStyle('noscript p + p', { marginBlockStart: vars.space[3] });
globalStyle('#failures a', { color: vars.color.accent });
