import './styles/app.css';
import { deviceId } from './lib/device-id.ts';

// The page's policy forbids functions made from text; the schema library would try whether it may make some.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
// The device id exists from the first load on; the application itself arrives on demand.
deviceId();
// The head that came with the page is for who runs no scripts; from here on the application writes its own.
for (const part of document.head.querySelectorAll('title[data-head], meta[data-head]')) part.remove();
const { startApp } = await import('./app.tsx');
await startApp();
