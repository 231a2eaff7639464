import type { Plugin } from 'vite';

const reactWrapper = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/**
 * Lets the bundler drop the router's links and forms, which the portal does not use. It keeps a
 * component whose name for the developers' tools is written to it after its declaration, since a
 * write may have an effect: these names go.
 */
export function slimRouter(): Plugin {
  return {
    name: 'waymark:slim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .+;$/gm, '')
          .replace(reactWrapper, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}
