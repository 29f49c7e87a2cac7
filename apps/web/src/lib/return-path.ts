import { safeTarget } from './safe-target.ts';
import { readStored, writeStored } from './storage.ts';

const key = 'plumbline.return';

/** Where to come back to after a sign-in elsewhere. */
export function keepReturnPath(path: string): void {
  writeStored(key, path);
}

/** Reads it once; home when there is none, or when it is no path of ours. */
export function takeReturnPath(): string {
  const target = safeTarget(readStored(key) ?? undefined, window.location.origin, []);
  writeStored(key, null);
  return target.kind === 'inside' ? target.path : '/';
}
