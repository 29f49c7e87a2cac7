import { pathToFileURL } from 'node:url';
import { locales } from '@plumbline/model/locale';

// Run by itself: the pages ask a window and its storage for a few things as soon as they are loaded, and the builder must not seem to have one.
Object.assign(globalThis, {
  window: { location: { search: '' }, matchMedia: () => ({ matches: false }) },
  localStorage: { getItem: () => null },
});
const [bundle = ''] = process.argv.slice(2);
const { renderFrame } = (await import(pathToFileURL(bundle).href)) as typeof import('../src/frame.tsx');
const frames: Record<string, { plain: string; simulated: string }> = {};
for (const locale of locales) {
  frames[locale] = { plain: await renderFrame(locale, false), simulated: await renderFrame(locale, true) };
}
process.stdout.write(JSON.stringify(frames), () => process.exit(0));
