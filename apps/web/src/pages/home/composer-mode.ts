import type { TextTarget } from '../../lib/decide-target.ts';

export const composerModes = ['auto', 'research', 'chat', 'strategy'] as const;
export type ComposerMode = (typeof composerModes)[number];

const order: readonly TextTarget[] = ['research', 'chat', 'strategy'];

/** The next target for Tab; null when every one has been offered and Tab should move on. */
export function nextTarget(current: TextTarget, first: TextTarget): TextTarget | null {
  const ring = [first, ...order.filter((target) => target !== first)];
  return ring[ring.indexOf(current) + 1] ?? null;
}
