import './styles/app.css';
import { deviceId } from './lib/device-id.ts';

// The device id exists from the first load on; the application itself arrives on demand.
deviceId();
const { startApp } = await import('./app.tsx');
await startApp();
