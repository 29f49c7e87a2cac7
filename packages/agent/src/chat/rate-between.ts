import { daysBetween } from '@plumbline/model/date';
import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { Source } from '@plumbline/model/source';
import type { LocalParts } from '@plumbline/model/text-part';
import { metricOf } from '@plumbline/quant/catalogue/catalogue';
import { ask } from '../report/ask.ts';
import { citable } from '../report/build-context.ts';
import { oldestRateDays } from '../report/gather/gather-rates.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { ToolContext } from '../tool.ts';

export type Side = Awaited<ReturnType<ToolContext['desk']['market']>>;

export interface DatedRate {
  readonly fact: Fact;
  readonly source: Source;
}

/** What one unit of `base` was worth on the last day on record; null where no source has it or it is too old. */
export async function rateBetween(
  base: string,
  quote: string,
  { data, simulated }: Side,
  today: string,
): Promise<DatedRate | null> {
  if (data.exchangeRate === undefined) return null;
  const { asked } = await ask(data.exchangeRate(base, quote, { asOf: today }), simulated);
  if (!asked.ok || !(asked.value.rate > 0)) return null;
  const { rate, date } = asked.value;
  const age = daysBetween(date, today);
  if (age < 0 || age > oldestRateDays) return null;
  const source = citable(asked.source, today);
  const { unit, decimals } = metricOf('exchangeRate');
  const fact: Fact = {
    id: `${base}/${quote}`,
    metric: 'exchangeRate',
    value: rate,
    unit,
    decimals,
    currency: quote,
    asOf: date,
    knownAt: date,
    source: { id: source.id, locator: `${base}/${quote} ${date}` },
    quality: [],
    simulated,
  };
  return { fact, source };
}

/** The rate with its day, as a sentence. */
export function sayRate(rate: Fact, from: string): LocalParts {
  return paragraph(
    localText(
      'The rate is {rate} for one {from}, of {date}.',
      '汇率为 1 {from} 兑 {rate}，日期 {date}。',
      '匯率為 1 {from} 兌 {rate}，日期 {date}。',
    ),
    { rate: figure(rate.id), from: sameText(from), date: sameText(rate.asOf) },
  );
}
