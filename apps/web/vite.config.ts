import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './build/boot-script.ts';
import { capsuleScript } from './build/capsule-script.ts';
import { compileMessages } from './build/compile-messages.ts';
import { compileMetricNames } from './build/compile-metric-names.ts';
import { compileVocabulary } from './build/compile-vocabulary.ts';
import { firstRouteSize } from './build/first-route-size.ts';
import { pageFrames } from './build/page-frames.ts';
import { pageHeads } from './build/page-heads.ts';
import { preloadApp } from './build/preload-app.ts';
import { precompress } from './build/precompress.ts';
import { routeChunks } from './build/route-chunks.ts';
import { workerBuild } from './build/worker-build.ts';

const vendor =
  /node_modules\/(react|react-dom|scheduler|@tanstack|i18next|react-i18next|zustand|use-sync-external-store|intl-messageformat|@formatjs)\//;

const routes = routeChunks();

// A policy without inline code: no data: fonts, no inline polyfill, and the boot script is a file of its own.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    compileMessages(),
    compileMetricNames(),
    compileVocabulary(),
    bootScript(),
    capsuleScript(),
    routes.plugin,
    preloadApp(),
    pageHeads(),
    pageFrames(),
    firstRouteSize(),
    precompress(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // What every route needs, in one file: it compresses better than fifteen and changes only with the dependencies.
    rolldownOptions: {
      output: {
        // The first script lists what the other routes load: names that say enough, and no more, are bytes of it.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: [{ name: 'vendor', test: vendor, priority: 6 }, ...routes.groups] },
      },
    },
  },
  worker: workerBuild,
  server: {
    proxy: { '/api': 'http://127.0.0.1:4620' },
  },
});
