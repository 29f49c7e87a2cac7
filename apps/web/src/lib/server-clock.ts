import type { PublicConfig } from '@plumbline/contract/system';

/** The time it was there when it was last told, and the device's own at that moment; null before. */
let told: (PublicConfig['clock'] & { readonly at: number }) | null = null;

export function setServerClock(clock: PublicConfig['clock']): void {
  told = { ...clock, at: Date.now() };
}

/** The time at the server: what it shows is dated by it, and the clock of a device may be wrong. */
export function serverNow(): number {
  if (told === null) return Date.now();
  return told.stands ? told.now : told.now + (Date.now() - told.at);
}
