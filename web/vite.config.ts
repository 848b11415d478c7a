import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// `make dev` says both: where the server is, and under which content policy the page is developed
const server = process.env.GAMEKEEPER_SERVER ?? 'http://127.0.0.1:8000';
const policy = process.env.GAMEKEEPER_POLICY;

const WORKER = 'worker.js';
/** What the shell begins with: its first script, and the words that every page of ours needs, in all languages. */
const BEGINS = /\/src\/main\.ts|\/words\/\w+\/(common|web)\.ftl/;
/** What pages of their own are made of. */
const APART = /\/schema\.html|\/src\/(schema|worker)\/|\/swagger-ui-dist\//;

/** Writes into the service worker what the shell is made of: the page's scripts and styles, and its words. */
const shell: Plugin = {
  name: 'shell',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
    const files = new Set<string>();
    const take = (name: string) => {
      const chunk = bundle[name];
      if (files.has(name) || chunk?.type !== 'chunk') return;
      for (const one of [name, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(one);
      chunk.imports.forEach(take);
    };
    for (const chunk of chunks) {
      if (chunk.moduleIds.some((id) => BEGINS.test(id))) take(chunk.fileName);
    }
    const worker = bundle[WORKER];
    if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
    const names = [...files].sort();
    const version = createHash('sha256').update(names.join()).digest('hex').slice(0, 12);
    worker.code = `const SHELL = ${JSON.stringify({ version, files: names })};\n${worker.code}`;
  },
};

export default defineConfig({
  plugins: [svelte(), shell],
  cacheDir: '../.dev/vite',
  build: {
    outDir: '../src/gamekeeper/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    target: 'es2022',
    modulePreload: { polyfill: false },
    sourcemap: false,
    rollupOptions: {
      input: { index: 'index.html', schema: 'schema.html', worker: 'src/worker/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
        // one script and one sheet for all that the page begins with, whatever of it is fetched later, too
        codeSplitting: { groups: [{ name: 'page', tags: ['$initial'], test: (id) => !APART.test(id) }] },
      },
    },
    chunkSizeWarningLimit: 2000, // the API's page is one large script, apart from the game's
  },
  server: {
    fs: { allow: ['..', realpathSync('node_modules')] }, // packages may be a link
    headers: policy === undefined ? {} : { 'Content-Security-Policy': policy },
    proxy: {
      '/api': { target: server, ws: true, changeOrigin: false },
      '/schema/openapi': { target: server },
      '/health': { target: server },
      '/games': { target: server },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
