import { realpathSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `make dev` says both: where the server is, and under which content policy the page is developed
const server = process.env.GAMEKEEPER_SERVER ?? 'http://127.0.0.1:8000';
const policy = process.env.GAMEKEEPER_POLICY;

export default defineConfig({
  plugins: [svelte()],
  cacheDir: '../.dev/vite',
  build: {
    outDir: '../src/gamekeeper/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    target: 'es2022',
    sourcemap: false,
    rollupOptions: { input: ['index.html', 'schema.html'] },
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
