import { dayMs } from '@plumbline/model/date';
import { readStored, writeStored } from './storage.ts';

const key = 'plumbline.invite';
const keptMs = 30 * dayMs;

/** Codes as we hand them out; anything else in the address is not a code. */
export function isInviteCode(text: string): boolean {
  return /^[A-Za-z0-9_-]{2,64}$/.test(text);
}

interface KeptInvite {
  readonly code: string;
  readonly keptAt: number;
}

/** Reads a kept code; null when there is none or 30 days have passed. */
export function parseInvite(stored: string | null, now: number): KeptInvite | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null || !('code' in value) || !('keptAt' in value)) return null;
    const { code, keptAt } = value;
    if (typeof code !== 'string' || typeof keptAt !== 'number' || !isInviteCode(code)) return null;
    return now - keptAt < keptMs ? { code, keptAt } : null;
  } catch {
    return null;
  }
}

export function keptInvite(): string | null {
  return parseInvite(readStored(key), Date.now())?.code ?? null;
}

/** Keeps a code for 30 days from now. */
export function keepInvite(code: string): void {
  if (isInviteCode(code)) writeStored(key, JSON.stringify({ code, keptAt: Date.now() } satisfies KeptInvite));
}

export function dropInvite(): void {
  writeStored(key, null);
}
