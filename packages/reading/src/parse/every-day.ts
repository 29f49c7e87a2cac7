import type { InstrumentId } from '@plumbline/model/instrument';
import type { StrategyParts } from '../reading.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Edge } from './chart.ts';
import type { Mention } from './words.ts';

/** The name that units of time have in a text about what trades on every day of the week. */
export const everyDayUnit = 'everyDay';

const isCoin = (id: InstrumentId): boolean => id.startsWith('CRYPTO:');

function areCoins(words: readonly Edge[], open: StrategyParts | undefined): boolean {
  const named = words.flatMap(({ symbol, value }) => (symbol === 'instrument' ? (value as Mention).ids : []));
  if (named.length > 0) return named.every(isCoin);
  return open?.universe?.is === 'instruments' && open.universe.ids.every(isCoin);
}

/** A week of a coin has seven bars: units of time are marked so where nothing but coins is spoken of. */
export function withOwnWeeks(words: readonly Edge[], open: StrategyParts | undefined): readonly Edge[] {
  if (!areCoins(words, open)) return words;
  return words.map((word) =>
    word.symbol.startsWith('unit:') ? { ...word, value: { ...(word.value as Meaning), name: everyDayUnit } } : word,
  );
}
