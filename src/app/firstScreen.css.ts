import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';

// `index.html` holds both first screens; start.ts marks which one is to be seen.
globalStyle('#loading, [data-session="stored"] #root', { display: 'none' });
globalStyle('[data-session="stored"] #loading', { display: 'block' });

// Until useWebFont.ts marks the page.
globalStyle(':root:not([data-font="web"])', {
  vars: { [vars.fontFamily.text]: '"Fallback", system-ui, sans-serif' },
});

globalStyle('noscript, #incomplete', {
  display: 'block',
  padding: vars.space[4],
  fontWeight: vars.fontWeight.medium,
  textAlign: 'center',
  backgroundColor: vars.color.surface,
  borderBlockEnd: `2px solid ${vars.color.danger}`,
});
globalStyle('html:not([data-start="failed"], [data-style="failed"]) #incomplete', {
  display: 'none',
});
globalStyle('#incomplete a', { color: vars.color.accent });
