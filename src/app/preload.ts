import { employeeSetting, fetchPlan, planIdOf } from './portalChunk.ts';

// The first import of each entry, and so the first code of the portal that runs: what a returning colleague
// will need is on its way while the rest of the entry is evaluated. Sooner, it would take bandwidth from the
// entry itself. The template is the build's (scripts/vite/writePage.ts).
if (window.bootstrap.isReturning) {
  const template = document.querySelector('template');
  if (template) document.head.append(template.content);
  // A failure is met where the plan is needed.
  fetchPlan(planIdOf(employeeSetting)).catch(() => {});
}
