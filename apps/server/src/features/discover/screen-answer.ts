import type { z } from 'zod';
import type { readScreen, ScreenAnswer } from '@plumbline/contract/discover';
import type { Instrument } from '@plumbline/model/instrument';
import { runScreen, type ScreenRates } from '@plumbline/quant/screen/run-screen';
import { isScreenNumber } from '@plumbline/quant/screen/screen-fields';
import { parseScreenRules } from '@plumbline/quant/screen/screen-rule';
import { pricedView } from '../instrument/service.ts';
import type { SectionRow } from './store/cross-section.ts';

/** A cross-section with everything that it should hold. */
export interface Section {
  readonly rows: ReadonlyMap<string, SectionRow>;
  readonly known: readonly Instrument[];
  readonly simulated: boolean;
  /** Dollars for one unit of a currency in which a size is asked for. */
  readonly rates?: ScreenRates;
}

/** Unknown figures come last, whichever way round. */
function byFigure(field: string, isDescending: boolean): (a: SectionRow, b: SectionRow) => number {
  return (a, b) => {
    const [one, other] = [a.values[field] ?? null, b.values[field] ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return isDescending ? other - one : one - other;
  };
}

/** One page of what meets the conditions, and what each condition does. */
export function screenAnswer(query: z.output<typeof readScreen.query>, section: Section): ScreenAnswer {
  const known = section.known.filter(({ market }) => query.market === undefined || market === query.market);
  const pairs = known.flatMap((instrument) => {
    const row = section.rows.get(instrument.id);
    return row === undefined ? [] : [{ instrument, row }];
  });
  const outcome = runScreen(
    pairs.map(({ row }) => row),
    parseScreenRules(query.rules),
    section.rates,
  );
  const isDescending = query.sort.startsWith('-');
  const asked = isDescending ? query.sort.slice(1) : query.sort;
  const order = byFigure(isScreenNumber(asked) ? asked : 'marketCap', isDescending);
  const page = outcome.matches
    .flatMap((at) => pairs[at] ?? [])
    .toSorted((a, b) => order(a.row, b.row))
    .slice(query.offset, query.offset + query.limit);
  return {
    measured: pairs.length,
    known: known.length,
    simulated: section.simulated,
    total: outcome.matches.length,
    steps: outcome.steps.map(({ spread, ...step }) => ({
      ...step,
      spread: spread === null ? null : { ...spread, bins: [...spread.bins] },
    })),
    nearMisses: [...outcome.nearMisses],
    matches: page.map(({ instrument, row: { sector, price, asOf, source, figures, spark } }) => ({
      instrument: pricedView(instrument, price, asOf),
      sector,
      price,
      asOf,
      source,
      figures: Object.fromEntries(
        Object.entries(figures).map(([id, figure]) => [id, { ...figure, quality: [...figure.quality] }]),
      ),
      spark: [...spark],
    })),
  };
}
