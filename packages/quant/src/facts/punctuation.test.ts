import { isLocale, locales } from '@plumbline/model/locale';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { markets } from '@plumbline/model/markets/registry';
import { metrics as observed } from '@plumbline/model/metrics/registry';
import { describe, expect, it } from 'vitest';
import { assumptionReason } from './assumption-reasons.ts';
import * as assumptions from './assumptions.ts';
import * as refusals from '../pricing/discounting/refusals.ts';
import { mixedCurrencies, noNumber, notPositive, unknownInput } from './fact-reasons.ts';
import { fields } from '../catalogue/fields/registry.ts';
import { indicators } from '../catalogue/indicators/registry.ts';
import { metrics } from '../catalogue/metrics/registry.ts';
import { tradingDaysWhy } from './price-formulas.ts';
import { ratios } from '../catalogue/ratios/registry.ts';
import { templates } from '../catalogue/strategies/registry.ts';
import { functionDocs } from '../language/function-docs.ts';
import { valuations } from '../catalogue/valuations/registry.ts';

function isLocalText(value: object): value is LocalText {
  return Object.keys(value).length === locales.length && Object.keys(value).every(isLocale);
}

/** Every text in every language, however deep it sits. */
function textsIn(value: unknown, seen = new Set<unknown>()): readonly LocalText[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value)) return [];
  seen.add(value);
  if (isLocalText(value)) return [value];
  const inside = value instanceof Map ? [...value.values()] : Object.values(value);
  return inside.flatMap((part: unknown) => textsIn(part, seen));
}

/** ASCII punctuation that touches Chinese: `除数(零)`, `市盈率, 市净率`. Latin terms among themselves keep their own. */
const halfWidth = /[\u3400-\u9fff] ?[,:;?!()]|[,:;?!()] ?[\u3400-\u9fff]/;

function faults(texts: readonly LocalText[]): readonly string[] {
  return texts.flatMap((text) => [text['zh-CN'], text['zh-HK']].filter((chinese) => halfWidth.test(chinese)));
}

const label = localText('Price', '价格', '價格');

/** Where texts live, with the fewest that must be found there: an empty search would prove nothing. */
const places: readonly (readonly [name: string, texts: readonly LocalText[], fewest: number])[] = [
  ['figures read from sources', textsIn(observed), 100],
  ['ratios', textsIn(ratios), 100],
  ['performance metrics', textsIn(metrics), 150],
  ['valuations', textsIn([valuations, valuations.map(({ applies }) => applies(new Map()))]), 40],
  [
    'assumptions',
    textsIn([
      { ...assumptions },
      valuations.flatMap((model) => model.assumptions.map(({ metric }) => assumptionReason(metric.id))),
    ]),
    40,
  ],
  ['refusals', textsIn({ ...refusals }), 5],
  ['indicators', textsIn(indicators), 300],
  ['data columns', textsIn(fields), 28],
  ['templates', textsIn(templates), 150],
  ['words of the code view', textsIn(functionDocs), 25],
  ['markets and their rules', textsIn(markets), 20],
  [
    'reasons',
    [noNumber, tradingDaysWhy, notPositive(label), mixedCurrencies(['USD', 'CNY']), unknownInput(null, 'price')],
    5,
  ],
];

describe('Chinese texts', () => {
  it.each(places)('of %s use full-width punctuation', (_, texts, fewest) => {
    expect(texts.length).toBeGreaterThanOrEqual(fewest);
    expect(faults(texts)).toEqual([]);
  });

  it('would be caught with half-width punctuation', () => {
    expect(faults([localText('a', '除数(零)', '除數'), localText('b', '市盈率, 市净率', '市盈率')])).toHaveLength(2);
    expect(faults([localText('c', 'EV/EBIT（Graham, 1949）', '無')])).toEqual([]);
  });
});
