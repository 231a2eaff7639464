import { employeeSetting, fetchPlan, planIdOf } from './portal/plans.ts';

// Requests what a returning person will need, before the rest of the entry is evaluated: index.html names this file
// first. A link in the head would take bandwidth from the entry itself. The build writes the template
// (tools/vite/writePage.ts).
if (window.bootstrap.isReturning) {
  const template = document.querySelector<HTMLTemplateElement>('#preload');
  if (template) {
    // Not a link with `preload`: browsers complain of one that is not used within seconds, such as while a service is slow.
    const styles = template.content.querySelectorAll<HTMLLinkElement>('[data-styles]');
    for (const { href } of styles) fetch(href).catch(() => {});
    document.head.append(...template.content.querySelectorAll('[rel="modulepreload"]'));
  }
  // The portal's loader meets a failure.
  fetchPlan(planIdOf(employeeSetting), window.bootstrap.language).catch(() => {});
}
