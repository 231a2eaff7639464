import type { Plugin } from 'vite';

const reactWrapper = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const reactClass = /^(var \w+ = )(class extends React\d*\.Component \{.*?^\})/gms;

/**
 * Lets the bundler drop the router's links, forms and error boundaries, which the portal does not use.
 * It keeps a component that is written to after its declaration, or that extends what it reads from
 * an object, since both may have an effect: these writes go, and the classes are marked as pure.
 */
export function slimRouter(): Plugin {
  return {
    name: 'waymark:slim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.(?:displayName|contextType) = .+;$/gm, '')
          .replace(reactWrapper, '$1/* @__PURE__ */ $2')
          .replace(reactClass, '$1/* @__PURE__ */ (() => $2)()'),
        map: null,
      }),
    },
  };
}
