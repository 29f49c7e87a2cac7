import { readStored, writeStored } from './storage.ts';

const deviceIdKey = 'AP_DeviceId';

/** Time in base 36 followed by a random string: unique to this browser, and says nothing about its owner. */
export function newDeviceId(at: number, random: Uint8Array): string {
  return at.toString(36) + Array.from(random, (byte) => (byte % 36).toString(36)).join('');
}

let fallback: string | null = null;

/** Created on the first load and reused; where storage is refused it lasts as long as the page. */
export function deviceId(): string {
  const stored = readStored(deviceIdKey);
  if (stored !== null && /^[0-9a-z]{8,64}$/.test(stored)) return stored;
  fallback ??= newDeviceId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
  writeStored(deviceIdKey, fallback);
  return fallback;
}
