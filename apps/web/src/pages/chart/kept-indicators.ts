import { readStored, writeStored } from '../../lib/storage.ts';

const key = 'plumbline.own-indicators';
const most = 20;

/** Texts of own indicators that were on a chart of this browser, the last one first. */
export function keptIndicators(): readonly string[] {
  const stored = readStored(key);
  if (stored === null) return [];
  try {
    const texts: unknown = JSON.parse(stored);
    return Array.isArray(texts) ? texts.filter((text): text is string => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

export function keepIndicator(text: string): void {
  const others = keptIndicators().filter((one) => one !== text);
  writeStored(key, JSON.stringify([text, ...others].slice(0, most)));
}
