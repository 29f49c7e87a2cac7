import { intervalMs, intervals, type Interval } from '@plumbline/model/bar';
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

/** What the name of a unit of time begins with where the bars that the text speaks of are not days: bars per unit follow. */
const ownBars = 'bars:';

/** How many bars one unit of time is by its name: null where it is counted in sessions, NaN where it is no whole number of bars. */
export function barsOfUnit(name: string): number | null {
  return name.startsWith(ownBars) ? Number(name.slice(ownBars.length)) : null;
}

const isInterval = (id: string): id is Interval => intervals.some((interval) => interval === id);

const perYear: Readonly<Record<string, number>> = { year: 1, quarter: 4, month: 12, week: 52 };
const unitMs: Readonly<Record<string, number>> = {
  minute: intervalMs['1m'],
  hour: intervalMs['1h'],
  day: intervalMs['1d'],
  week: intervalMs['1w'],
};

/** Bars of a size in one unit of time. Days of what does not trade around the clock have no fixed number of shorter bars. */
function barsIn(unit: string, bar: Interval, isAlwaysOpen: boolean): number {
  const [year, own] = [perYear[unit], bar === '1w' ? perYear['week'] : bar === '1mo' ? perYear['month'] : undefined];
  if (own !== undefined) return year === undefined ? Number.NaN : own / year;
  const length = unitMs[unit];
  const isFixed = isAlwaysOpen || unit === 'minute' || unit === 'hour';
  return length === undefined || !isFixed ? Number.NaN : length / intervalMs[bar];
}

/** The one bar size that a text names; null for none, for several, and for one beside days. */
function barSaid(words: readonly Edge[]): Interval | null {
  if (words.some(({ symbol }) => symbol === 'fn:daily')) return '1d';
  // "4小时" may as well be a time: only what cannot be anything else counts.
  const said = words.filter(({ symbol, value }) => symbol === 'bar' && (value as Meaning).name !== 'bare');
  // 小时线 lies within 12小时线.
  const whole = said.filter(
    (one) => !said.some(({ from, to }) => from <= one.from && to >= one.to && to - from > one.to - one.from),
  );
  const [bar, ...others] = new Set(whole.map(({ value }) => (value as Meaning).id));
  return bar === undefined || others.length > 0 || !isInterval(bar) ? null : bar;
}

/**
 * Units of time as the bars of a text count them: a week of a coin has seven days, twelve hours are three bars of four. Of
 * daily bars, hours and minutes are none.
 */
export function withOwnUnits(words: readonly Edge[], open: StrategyParts | undefined): readonly Edge[] {
  const isAlwaysOpen = areCoins(words, open);
  const given = open?.bar;
  const bar = barSaid(words) ?? (given !== undefined && isInterval(given) ? given : '1d');
  return words.map((word) => {
    const [kind, unit = ''] = word.symbol.split(':');
    if (kind !== 'unit' || (unitMs[unit] === undefined && perYear[unit] === undefined)) return word;
    const isShort = unit === 'hour' || unit === 'minute';
    const name =
      bar !== '1d' || isShort
        ? `${ownBars}${String(barsIn(unit, bar, isAlwaysOpen))}`
        : isAlwaysOpen
          ? everyDayUnit
          : null;
    return name === null ? word : { ...word, value: { ...(word.value as Meaning), name } };
  });
}
