import { dayMs } from '@plumbline/model/date';

export const ages = ['pinned', 'today', 'yesterday', 'week', 'month', 'older'] as const;
export type Age = (typeof ages)[number];

interface Aged {
  readonly pinned: boolean;
  readonly updatedAt: number;
}

function dayOf(at: number): number {
  const date = new Date(at);
  // Counted in whole days of the reader's calendar, so that a change of clocks moves nothing.
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs);
}

function ageOf({ pinned, updatedAt }: Aged, now: number): Age {
  if (pinned) return 'pinned';
  const days = dayOf(now) - dayOf(updatedAt);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days <= 7) return 'week';
  return days <= 30 ? 'month' : 'older';
}

/** In the order given, under the day they belong to; a group without members is left out. */
export function groupByAge<Item extends Aged>(
  items: readonly Item[],
  now: number,
): readonly { readonly age: Age; readonly items: readonly Item[] }[] {
  return ages
    .map((age) => ({ age, items: items.filter((item) => ageOf(item, now) === age) }))
    .filter((group) => group.items.length > 0);
}
