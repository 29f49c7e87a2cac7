import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { Measure, MeasureId, Measures } from '@plumbline/model/measure';
import type { Unit } from '@plumbline/model/units';
import { readLocalTime } from '../listed/local-time.ts';
import { zones } from '../listed/zone.ts';
import { checkFields, numberAt, places } from './quote-fields.ts';

interface Place {
  readonly id: MeasureId;
  readonly place: number;
  readonly unit: Unit;
  /** What one unit of the field is worth. */
  readonly scale: number;
}

/** Market values come in hundreds of millions. */
const hundredMillion = 1e8;

/** Fields of the mainland's answer, counted from 0. A trap: 43 is the day's range in percent and not price to book, which is 46. */
const mainland: readonly Place[] = [
  { id: 'turnoverRate', place: 38, unit: 'fraction', scale: 0.01 },
  { id: 'peTrailing', place: 39, unit: 'multiple', scale: 1 },
  { id: 'priceToBook', place: 46, unit: 'multiple', scale: 1 },
  { id: 'limitUp', place: 47, unit: 'price', scale: 1 },
  { id: 'limitDown', place: 48, unit: 'price', scale: 1 },
  { id: 'peLastYear', place: 52, unit: 'multiple', scale: 1 },
];

/** Hong Kong's answer has another order: 46 is the English name, 48 and 49 are the range of the year. */
const hongKong: readonly Place[] = [
  { id: 'peTrailing', place: 39, unit: 'multiple', scale: 1 },
  { id: 'high52Weeks', place: 48, unit: 'price', scale: 1 },
  { id: 'low52Weeks', place: 49, unit: 'price', scale: 1 },
];

const capPlaces = [44, 45] as const;

/**
 * Fields 44 and 45 are the value of all shares and of those that trade. Descriptions disagree which is which, and for most
 * companies they are equal; but what trades is never worth more than the whole, so the larger one is the whole.
 */
function capsOf(fields: readonly string[], symbol: string): readonly Place[] {
  const [first, second] = capPlaces;
  const [one, other] = [numberAt(fields, first, symbol), numberAt(fields, second, symbol)];
  if (one === null || other === null) return [];
  const [whole, floating] = one >= other ? [first, second] : [second, first];
  return [
    { id: 'marketCap', place: whole, unit: 'money', scale: hundredMillion },
    { id: 'floatMarketCap', place: floating, unit: 'money', scale: hundredMillion },
  ];
}

function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/** Fields of one quote → the figures Tencent computes. Zero and below stand for "does not apply" and are left out. */
export function itemsOf(
  fields: readonly string[],
  instrument: Instrument,
  symbol: string,
  sourceId: string,
): readonly Measure[] {
  checkFields(fields, symbol, instrument.market);
  const { date } = readLocalTime(fields[places.time] ?? '', zones[instrument.market], 'Tencent');
  const map = { cn: [...capsOf(fields, symbol), ...mainland], hk: hongKong, us: [], crypto: [] }[instrument.market];
  return map.flatMap(({ id, place, unit, scale }): readonly Measure[] => {
    const given = numberAt(fields, place, symbol);
    if (given === null || given <= 0) return [];
    return [
      {
        id,
        value: tidy(given * scale),
        unit,
        ...(unit === 'money' || unit === 'price' ? { currency: instrument.currency } : {}),
        asOf: date,
        source: { id: sourceId, locator: `field ${place}`, row: [[`Field ${place}`, fields[place] ?? '']] },
        quality: [],
      },
    ];
  });
}

/** The same as an answer, which is not empty. */
export function normaliseMeasures(
  fields: readonly string[],
  instrument: Instrument,
  symbol: string,
  sourceId: string,
): Measures {
  const items = itemsOf(fields, instrument, symbol, sourceId);
  if (items.length === 0) throw new PlumblineError('provider-empty', `Tencent has no figures of ${symbol}.`);
  return { instrumentId: instrument.id, items };
}
