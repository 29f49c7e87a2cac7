import { defineConfig } from 'vite';
import { workerBuild } from '../../apps/web/build/worker-build.ts';

// A page that does nothing but compute: the product's worker, built as the product builds it.
export default defineConfig({
  root: import.meta.dirname,
  build: { emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2023' },
  worker: workerBuild,
});
