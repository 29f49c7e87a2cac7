import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import type { FormulaValue } from '../../facts/formula.ts';
import { allNumbers, numberArgument } from '../../facts/formula-arguments.ts';
import { percentile } from '../../statistics/percentile.ts';
import type { ValuationModel } from '../valuation.ts';

/** Quartiles of fewer past values would change with every new one. */
const fewestPast = 20;

const tooFew = localText(
  'Fewer than twenty past quarter-ends have this multiple on record, too few to tell what was usual.',
  '具备该倍数的历史季度末不足二十个，无法判断常态水平。',
  '具備該倍數的歷史季度末不足二十個，無法判斷常態水平。',
);

/**
 * The value below which a share of past multiples lie, interpolated between neighbours: 0.25 and 0.75 bound the middle
 * half. NaN below 20 past values or with a gap.
 */
export function pastMultipleAt(share: number, past: readonly number[]): number {
  return past.length < fewestPast ? Number.NaN : percentile(Float64Array.from(past), share);
}

function refuses(_: FormulaValue | undefined, ...past: readonly FormulaValue[]) {
  return allNumbers(past).length < fewestPast ? tooFew : null;
}

export const pastMultiples: ValuationModel = {
  id: 'past-multiples',
  title: localText('Multiples of its own past', '自身历史倍数', '自身歷史倍數'),
  tex: String.raw`Q_p(m_1, \dots, m_n)`,
  source: 'Damodaran, Investment Valuation, 3rd edition, chapter 17; Hyndman and Fan, Sample Quantiles, 1996, type 7',
  assumptions: [],
  outputs: [
    defineMetric(
      'pastMultipleAt',
      'multiple',
      ['Past multiple', '历史倍数', '歷史倍數'],
      [
        'Value below which a given share of the multiples at past quarter-ends lie.',
        '过去各季度末的倍数中，有给定比例低于该数值。',
        '過去各季度末的倍數中，有給定比例低於該數值。',
      ],
    ),
    defineMetric(
      'pastMedian',
      'multiple',
      ['Median of its own past', '自身历史中位数', '自身歷史中位數'],
      [
        'The middle one of the multiples at past quarter-ends.',
        '过去各季度末倍数的中位数。',
        '過去各季度末倍數的中位數。',
      ],
    ),
    defineMetric(
      'pastPoints',
      'count',
      ['Quarter-ends on record', '可用季度末数', '可用季度末數'],
      [
        'Past quarter-ends with a price and statements known at that time.',
        '具备当时价格与当时已知报表的历史季度末数量。',
        '具備當時價格與當時已知報表的歷史季度末數量。',
      ],
    ),
  ],
  functions: [
    {
      name: 'pastMultipleAt',
      args: ['share', 'past…'],
      call: (share, ...past) => pastMultipleAt(numberArgument(share, 'share'), allNumbers(past)),
      refuses,
    },
    { name: 'pastPoints', args: ['past…'], call: (...past) => allNumbers(past).length },
  ],
  applies: (inputs) => ((inputs.get('pastMultiples') ?? 0) >= fewestPast ? null : tooFew),
};
