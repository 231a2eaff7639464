import { globalStyle } from '@vanilla-extract/css';
import { vars } from '#components/theme/contract.css.ts';
import { failuresId, loadingAttribute, loadingId, readyAttribute, rootId } from './protocol.ts';

// The page holds both prerendered screens. The script in its head decides which one is visible.
globalStyle(`#${loadingId}, [${loadingAttribute}] #${rootId}`, { display: 'none' });
globalStyle(`[${loadingAttribute}] #${loadingId}`, { display: 'block' });

// Local fonts until the user can act, because the web font would delay the code.
globalStyle(`:root:not([${readyAttribute}])`, {
  vars: {
    [vars.fontFamily.text]: '"Fallback", system-ui, sans-serif',
    // Arial has no medium weight, and each further font takes time before the first paint.
    [vars.fontWeight.medium]: vars.fontWeight.regular,
  },
});

globalStyle(`noscript, #${failuresId} p:not([hidden])`, {
  display: 'block',
  padding: vars.space[4],
  fontWeight: vars.fontWeight.medium,
  textAlign: 'center',
  backgroundColor: vars.color.surface,
  borderBlockEnd: `2px solid ${vars.color.danger}`,
});
globalStyle('noscript p + p', { marginBlockStart: vars.space[3] });
globalStyle(`#${failuresId} a`, { color: vars.color.accent });
