import type { InstrumentId } from '@plumbline/model/instrument';
import type { Swap, Trade } from '../grammar/edits.ts';
import type { StrategyParts } from '../reading.ts';
import { mapTerm, someTerm, type Series, type Term } from '../term.ts';
import { averages, mapRules, periodsOf, rolesOf, termsOf, withNumber, withPeriod } from './edit-parts.ts';

/** The parts with one number in the place of another, and what changed; what has to be asked where it is not clear which. */
export function swapped(
  parts: StrategyParts,
  swap: Swap,
): { readonly parts: StrategyParts; readonly change: string } | string {
  if (swap.is === 'period') {
    const has = termsOf(parts).some((term) =>
      someTerm(term, (part) => part.is === 'call' && part.name === swap.indicator),
    );
    if (!has) return swap.indicator;
    const changed = mapRules(parts, (term) => withPeriod(term, swap.indicator, swap.to));
    return { parts: changed, change: `${swap.indicator} ${swap.to}` };
  }
  const periods = periodsOf(parts);
  if (swap.is === 'lengths') return withLengths(parts, periods, swap);
  const from = swap.is === 'value' ? swap.from : swap.which === 'slow' ? periods.at(-1) : periods[0];
  if (from === undefined || (swap.is === 'line' && periods.length < 2)) return 'which average';
  // A share of a stop is no length of a line, though it be the same number.
  const isOfLine = swap.is === 'line';
  const roles = rolesOf(parts, from).filter((role) => !isOfLine || !parts.stops.includes(role));
  if (roles.length === 0) return `there is no ${from}`;
  if (roles.length > 1 && !roles.every((role) => averages.has(role))) return `which ${from}`;
  const change = `${from} -> ${swap.to}`;
  if (!parts.stops.includes(roles[0]!)) return { parts: withNumber(parts, from, swap.to), change };
  const stops = parts.stops.map((one) =>
    one === roles[0] ? one.replace(new RegExp(`\\b${from}\\b`, 'u'), String(swap.to)) : one,
  );
  return { parts: { ...parts, stops }, change };
}

/** Both lengths at once; the one first that the other does not become. */
function withLengths(
  parts: StrategyParts,
  periods: readonly number[],
  { fast, slow }: Extract<Swap, { readonly is: 'lengths' }>,
): { readonly parts: StrategyParts; readonly change: string } | string {
  const [short, long, ...more] = periods;
  if (short === undefined || long === undefined || more.length > 0) return 'which average';
  const isOfLines = (role: string): boolean => averages.has(role) || parts.stops.includes(role);
  if (![short, long].every((one) => rolesOf(parts, one).every(isOfLines))) return 'which average';
  const [first, then] =
    slow === short
      ? ([
          [short, fast],
          [long, slow],
        ] as const)
      : ([
          [long, slow],
          [short, fast],
        ] as const);
  const made = withNumber(withNumber(parts, ...first), ...then);
  return { parts: made, change: `${short}, ${long} -> ${fast}, ${slow}` };
}

/** One name in the place of another, which has to be there; null where it is not. */
export function traded(
  parts: StrategyParts,
  { from, to }: Trade,
  listed: (ids: readonly Series[]) => InstrumentId,
): { readonly parts: StrategyParts; readonly change: string } | null {
  const { universe } = parts;
  const ids = universe?.is === 'instruments' ? universe.ids : [];
  const old = from.ids.find((id) => ids.includes(id));
  if (old === undefined) return null;
  const next = listed(to.ids);
  const replaced = [...new Set(ids.map((id) => (id === old ? next : id)))];
  const owned = (term: Term): Term =>
    mapTerm(term, (part) => (part.is === 'of' && part.whose === old ? { ...part, whose: next } : null));
  return {
    parts: { ...mapRules(parts, owned), universe: { is: 'instruments', ids: replaced } },
    change: `${old} -> ${next}`,
  };
}
