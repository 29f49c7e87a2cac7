import './styles/app.css';
import { deviceId } from './lib/device-id.ts';

/** The longest time that the first picture is waited for; a page that nobody looks at is never painted. */
const paintWaitMs = 300;

/** The picture that came with the page is on the screen before the application keeps the processor busy. */
function painted(): Promise<unknown> {
  if (document.querySelector('[data-frame][inert]') === null || document.hidden) return Promise.resolve();
  const late = new Promise((resolve) => setTimeout(resolve, paintWaitMs));
  return Promise.race([new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), late]);
}

// The page's policy forbids functions made from text; the schema library would try whether it may make some.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
// The device id exists from the first load on; the application itself arrives on demand.
deviceId();
// The head that came with the page is for who runs no scripts; from here on the application writes its own.
for (const part of document.head.querySelectorAll('title[data-head], meta[data-head]')) part.remove();
await painted();
// Read and compiled while the page was painted for the first time, they would hold the picture up by a fifth of a second.
for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[data-after-paint]'))
  link.rel = 'modulepreload';
const { startApp } = await import('./app.tsx');
await startApp();
