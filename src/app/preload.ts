import { employeeSetting, fetchPlan, planIdOf } from './portal/plans.ts';

// Requests what somebody who comes back will need while the entry is evaluated. index.html names this file before the
// entry, so it is the first code that runs, and a link in the head would take bandwidth from the entry itself.
// The template is the build's (tools/vite/writePage.ts).
if (window.bootstrap.isReturning) {
  const template = document.querySelector<HTMLTemplateElement>('#preload');
  if (template) document.head.append(template.content);
  // A failure is met where the plan is needed.
  fetchPlan(planIdOf(employeeSetting)).catch(() => {});
}
