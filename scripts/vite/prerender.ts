import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Writes into the page of a build what can be seen before the portal's scripts have come
 * (docs/decisions/0013): the sign-in page and `Loading...`, and the script that chooses between the two. Both
 * are built first, each in an environment of its own.
 */
export function prerender(): Plugin {
  // Within the project, so that Node finds the packages. Two builds can run side by side.
  const folder = path.resolve(`node_modules/.prerender-${process.pid}`);
  const outputOf = (environment: string) => ({
    outDir: path.join(folder, environment),
    copyPublicDir: false,
  });
  return {
    name: 'waymark:prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: { ...outputOf('ssr'), rolldownOptions: { input: 'src/app/prerender.tsx' } },
        },
        bootstrap: {
          consumer: 'client',
          build: {
            ...outputOf('bootstrap'),
            rolldownOptions: {
              input: 'src/app/bootstrap.ts',
              output: { format: 'iife', entryFileNames: '[name].js' },
            },
          },
        },
      },
    }),
    async buildApp(builder) {
      try {
        for (const name of ['ssr', 'bootstrap', 'client', 'serviceWorker']) {
          const environment = builder.environments[name];
          if (environment) await builder.build(environment);
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(page) {
        const prerendered = pathToFileURL(path.join(folder, 'ssr/prerender.js')).href;
        const { screens }: typeof import('../../src/app/prerender.tsx') = await import(prerendered);
        const bootstrap = readFileSync(path.join(folder, 'bootstrap/bootstrap.js'), 'utf8').trim();
        return page
          .replace(
            '<script type="module" src="/src/app/bootstrap.ts"></script>',
            () => `<script>${bootstrap}</script>`,
          )
          .replace('<div id="root">', (tag) => tag + screens.root)
          .replace('<div id="loading">', (tag) => tag + screens.loading);
      },
    },
  };
}

/**
 * Puts all styles into the page, and the address of the portal's own code, for preload.ts. The entry is asked for
 * before the bootstrap script runs: with a policy in the page, a browser does not look ahead.
 */
export function completeHead(): Plugin {
  return {
    name: 'waymark:complete-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const files = Object.values(bundle);
        const style = files.find(({ fileName }) => fileName.endsWith('.css'));
        const portal = files.find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/app/Portal.tsx'),
        );
        const [entry] = /<script type="module"[^>]*><\/script>/.exec(page) ?? [];
        if (style?.type !== 'asset' || !portal || !entry)
          throw new Error('A file of the page is missing.');
        delete bundle[style.fileName];
        const link = `<link rel="modulepreload" crossorigin href="/${portal.fileName}">`;
        return page
          .replace(entry, '')
          .replace('<script>', (tag) => entry + tag)
          .replace(
            /<link rel="stylesheet"[^>]*>/,
            () => `<style>${String(style.source).trim()}</style>`,
          )
          .replace('</body>', `<template>${link}</template></body>`);
      },
    },
  };
}
