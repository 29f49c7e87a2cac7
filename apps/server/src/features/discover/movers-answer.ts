import type { z } from 'zod';
import type { Mover, readMovers } from '@plumbline/contract/discover';
import { addDays } from '@plumbline/model/date';
import { marketIds, type Instrument, type MarketId } from '@plumbline/model/instrument';
import { pricedView } from '../instrument/service.ts';
import type { SectionRow } from './store/cross-section.ts';
import type { Section } from './screen-answer.ts';

type MoversAnswer = z.input<typeof readMovers.response>;

/** An event this many days before a move may be its reason; an older one is none. */
const reasonDays = 3;
/** Which kind of event speaks first where several fell together. */
const weight = [
  'earnings',
  'split',
  'lock-up',
  'index-change',
  'token',
  'listing',
  'dividend',
  'filing',
  'news',
  'macro',
];

/**
 * What was dated just before or on the day of the move: the nearest, and among those of one day the weightier. It stands beside
 * the move and is not proven to be its cause; where nothing is on record, nothing is said.
 */
function reasonOf({ events, asOf }: SectionRow): Mover['reason'] {
  if (asOf === null) return null;
  const from = addDays(asOf, -reasonDays);
  const near = events.filter(({ date, knownAt }) => date >= from && date <= asOf && knownAt <= asOf);
  const [first] = near.toSorted(
    (a, b) => Number(a.date < b.date) - Number(a.date > b.date) || weight.indexOf(a.kind) - weight.indexOf(b.kind),
  );
  if (first === undefined) return null;
  const { kind, date, title, url, actual, expected } = first;
  return {
    kind,
    date,
    title,
    ...(url === undefined ? {} : { url }),
    ...(actual === undefined ? {} : { actual }),
    ...(expected === undefined ? {} : { expected }),
  };
}

export interface MeasuredRow {
  readonly instrument: Instrument;
  readonly row: SectionRow;
}

/** The day of the last price of most of them, the later of two equally frequent ones; null where nothing has a price. */
export function sessionOf(measured: readonly MeasuredRow[]): string | null {
  const counts = new Map<string, number>();
  for (const { row } of measured) if (row.asOf !== null) counts.set(row.asOf, (counts.get(row.asOf) ?? 0) + 1);
  const [first] = [...counts].toSorted(([a, x], [b, y]) => y - x || Number(b > a) - Number(b < a));
  return first?.[0] ?? null;
}

function ranked(measured: readonly MeasuredRow[], metric: string, sign: 1 | -1, limit: number): Mover[] {
  return measured
    .flatMap(({ instrument, row }) => {
      const value = row.values[metric] ?? null;
      return value === null || value * sign <= 0 ? [] : [{ instrument, row, value }];
    })
    .toSorted((a, b) => sign * (b.value - a.value))
    .slice(0, limit)
    .map(({ instrument, row }) => ({
      instrument: pricedView(instrument, row.price, row.asOf),
      price: row.price,
      asOf: row.asOf,
      source: row.source,
      change: row.values['dayChange'] ?? null,
      month: row.values['return1M'] ?? null,
      spark: [...row.spark],
      reason: reasonOf(row),
      areEventsKnown: row.areEventsKnown,
    }));
}

/**
 * The largest moves of the last session, both ways, and what has risen longest. Markets with the same last session are ranked
 * together; what was last priced on another day than its market is counted and not ranked.
 */
export function moversAnswer({ market, limit }: z.output<typeof readMovers.query>, section: Section): MoversAnswer {
  const known = section.known.filter((one) => market === undefined || one.market === market);
  const measured = known.flatMap((instrument) => {
    const row = section.rows.get(instrument.id);
    return row === undefined ? [] : [{ instrument, row }];
  });
  const days = new Map<string, MarketId[]>();
  for (const id of marketIds) {
    const date = sessionOf(measured.filter(({ instrument }) => instrument.market === id));
    if (date !== null) days.set(date, [...(days.get(date) ?? []), id]);
  }
  const sessions = [...days].toSorted(([a], [b]) => Number(b > a) - Number(b < a));
  return {
    simulated: section.simulated,
    measured: measured.length,
    known: known.length,
    sessions: sessions.map(([date, markets]) => {
      const priced = measured.filter(({ instrument, row }) => markets.includes(instrument.market) && row.asOf !== null);
      const ofDay = priced.filter(({ row }) => row.asOf === date);
      return {
        date,
        markets,
        gainers: ranked(ofDay, 'dayChange', 1, limit),
        losers: ranked(ofDay, 'dayChange', -1, limit),
        trending: ranked(ofDay, 'return1M', 1, limit),
        otherDays: priced.length - ofDay.length,
      };
    }),
  };
}
