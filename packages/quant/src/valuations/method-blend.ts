import { localText } from '@plumbline/model/local-text';
import { wholeShares } from '../distribution/whole-shares.ts';
import { allNumbers, numberArgument } from '../formula-arguments.ts';
import type { ValuationModel } from '../valuation.ts';

export const methodBlend: ValuationModel = {
  id: 'method-blend',
  title: localText('Methods weighted together', '各方法加权综合', '各方法加權綜合'),
  tex: String.raw`\sum_i w_i\,v_i,\quad \sum_i w_i = 1`,
  source: 'Damodaran, Investment Valuation, 3rd edition, chapter 34; shares by the method of Hamilton',
  assumptions: [],
  outputs: [],
  functions: [
    {
      // The share of one weight among all of them, as a whole percent; the shares of all make exactly 1.
      name: 'wholeShare',
      args: ['place', 'weight', 'more…'],
      call: (place, ...weights) => wholeShares(allNumbers(weights))[numberArgument(place, 'place') - 1] ?? Number.NaN,
    },
  ],
  applies: (inputs) =>
    (inputs.get('methods') ?? 0) > 0
      ? null
      : localText('No method applies to this company.', '没有适用于该公司的方法。', '沒有適用於該公司的方法。'),
};
