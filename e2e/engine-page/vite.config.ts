import { defineConfig } from 'vite';
import { leaveOutWords } from '../../apps/web/build/leave-out-words.ts';

// A page that does nothing but compute: the product's worker, built as the product builds it.
export default defineConfig({
  root: import.meta.dirname,
  build: { emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2023' },
  worker: { format: 'es', plugins: () => [leaveOutWords()] },
});
