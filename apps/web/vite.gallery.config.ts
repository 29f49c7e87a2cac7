import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './build/boot-script.ts';
import { compileMessages } from './build/compile-messages.ts';

// Every component in every state: `vite --config apps/web/vite.gallery.config.ts` to work on them, `vite build` to keep them.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), compileMessages(), bootScript()],
  build: {
    outDir: 'dist-gallery',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: { input: 'gallery.html' },
  },
  server: { open: '/gallery.html' },
});
