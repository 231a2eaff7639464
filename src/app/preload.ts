import { employeeSetting, fetchPlan, planIdOf } from './portal/plans.ts';

// Requests what a returning person will need, before the rest of the entry is evaluated: index.html names this file
// first. A link in the head would take bandwidth from the entry itself. The build writes the template
// (tools/vite/writePage.ts).
if (window.bootstrap.isReturning) {
  const template = document.querySelector<HTMLTemplateElement>('#preload');
  if (template) document.head.append(template.content);
  // The portal's loader meets a failure.
  fetchPlan(planIdOf(employeeSetting), window.bootstrap.language).catch(() => {});
}
