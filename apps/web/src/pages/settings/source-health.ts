import type { readSources } from '@plumbline/contract/system';
import type { CallOutput } from '../../lib/api.ts';

type Sources = CallOutput<typeof readSources>;
export type SourceHealth = Sources['sources'][number];
export type SourceLine = Sources['lines'][number];

export const stateDots: Readonly<Record<SourceHealth['state'], string>> = {
  ok: 'bg-ok',
  limited: 'bg-warn',
  failing: 'bg-danger',
  open: 'bg-danger',
  idle: 'bg-[var(--text-3)]',
  off: 'bg-[var(--text-3)]',
};

export function isFailing(source: SourceHealth): boolean {
  return source.state === 'failing' || source.state === 'open' || source.state === 'limited';
}

/** The list with one entry moved to another place; places outside the list change nothing. */
export function moved(ids: readonly string[], from: number, to: number): string[] {
  const rest = ids.filter((_, at) => at !== from);
  const one = ids[from];
  if (one === undefined || to < 0 || to >= ids.length) return [...ids];
  return [...rest.slice(0, to), one, ...rest.slice(to)];
}
