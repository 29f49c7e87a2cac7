import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './build/boot-script.ts';
import { precompress } from './build/precompress.ts';

// A policy without inline code: no data: fonts, no inline polyfill, and the boot script is a file of its own.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), bootScript(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:4620' },
  },
});
