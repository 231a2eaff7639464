/** From `componentLines.ts`, by the settings in `main.ts`. */
declare const COMPONENT_LINES: Readonly<
  Record<string, import('./componentLines.ts').ComponentLine | undefined>
>;
