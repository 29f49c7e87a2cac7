import type { z } from 'zod';
import type { Mover, readMovers } from '@plumbline/contract/discover';
import { addDays } from '@plumbline/model/date';
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

/** The largest moves of the last session of each market, both ways, and what has risen longest. */
export function moversAnswer({ market, limit }: z.output<typeof readMovers.query>, section: Section): MoversAnswer {
  const known = section.known.filter((one) => market === undefined || one.market === market);
  const pairs = known.flatMap((instrument) => {
    const row = section.rows.get(instrument.id);
    return row === undefined ? [] : [{ instrument, row }];
  });
  const top = (metric: string, sign: 1 | -1): Mover[] =>
    pairs
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
      }));
  return {
    simulated: section.simulated,
    measured: pairs.length,
    known: known.length,
    gainers: top('dayChange', 1),
    losers: top('dayChange', -1),
    trending: top('return1M', 1),
  };
}
