import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalParts } from '@plumbline/model/text-part';
import type { Period } from '@plumbline/reading/reading';
import { isIndicator, sayIndicator } from './indicator-over.ts';
import { isOfPrices } from './price-over.ts';
import { behind, sayFigure } from './say-figure.ts';
import { askedWhen } from './when-words.ts';

interface AskedOn {
  readonly period: Period;
  readonly metric: string | null;
}

/** A figure of a day that had no session is that of the session before, and said to be. */
export function sayOnDay({ period, metric }: AskedOn, fact: Fact, instrument: Instrument): LocalParts {
  if (isIndicator(fact.metric) && fact.formula?.inputs.some((one) => 'constant' in one) === true)
    return sayIndicator(fact, instrument);
  if (period.is !== 'day') return sayFigure(fact, instrument);
  const isOfPrice = metric !== null && isOfPrices(metric);
  if (!isOfPrice) return sayFigure(fact, instrument, askedWhen(period));
  const sentence = sayFigure(fact, instrument);
  if (fact.asOf === period.date) return sentence;
  const { date } = period;
  return behind(
    localText(
      `No session on ${date} is on record; of the last one before it: `,
      `${date} 没有交易日记录；此前最近一个交易日：`,
      `${date} 沒有交易日紀錄；此前最近一個交易日：`,
    ),
    sentence,
  );
}
