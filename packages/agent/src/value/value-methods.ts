import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { ValuationModel } from '@plumbline/quant/valuation';
import { earningsPower } from '@plumbline/quant/valuations/earnings-power';
import { gordonGrowth } from '@plumbline/quant/valuations/gordon-growth';
import { graham } from '@plumbline/quant/valuations/graham';
import { hModel } from '@plumbline/quant/valuations/h-model';
import { residualIncome } from '@plumbline/quant/valuations/residual-income';
import type { ReportContext } from '../report/context.ts';
import { constant } from '../report/discount-rate.ts';
import { valueOf } from '../report/fact-lookup.ts';
import type { Place } from '../report/places.ts';
import { figureAt, figureOrMissing } from '../report/places.ts';

/** One method that gives a value per share from figures of one place. */
export interface ValueMethod {
  readonly model: ValuationModel;
  /** Metric of the value, which carries the formula. */
  readonly metric: string;
  readonly inputs: (context: ReportContext, place: Place) => readonly FormulaInput[];
}

const noYears = localText('The slowing starts at once.', '增速立即开始回落。', '增速即時開始回落。');
const tenYears = localText(
  'Growth fades over ten years, as in the cash-flow valuation.',
  '增速在十年内回落，与现金流估值一致。',
  '增速在十年內回落，與現金流估值一致。',
);
const nextYear = localText('Next year', '下一年', '下一年');

const figure = (name: string, id: string): FormulaInput => ({ name, fact: id });

/** Dividends of the last twelve months over the shares of today; a company that paid none has none on record. */
function dividendPerShare({ book }: ReportContext, place: Place): string {
  const id = 'dividendPerShare.paid';
  if (book.get(id) !== null) return id;
  return book.derived({
    id,
    metric: 'dividendPerShare',
    expression: 'dividendsPaid / shares',
    inputs: [
      figure('dividendsPaid', figureOrMissing(book, place, 'dividendsPaid')),
      figure('shares', figureOrMissing(book, place, 'sharesDiluted')),
    ],
  }).id;
}

/** Earnings of next year, grown by what everything grows by in the end. */
function nextEarnings({ book }: ReportContext, place: Place): string {
  const id = 'epsDiluted.next';
  if (book.get(id) !== null) return id;
  return book.derived({
    id,
    metric: 'epsDiluted',
    expression: 'eps * (one + terminalGrowth)',
    inputs: [
      figure('eps', figureOrMissing(book, place, 'epsDiluted')),
      constant('one', 1, nextYear),
      figure('terminalGrowth', 'terminalGrowth'),
    ],
    quality: ['estimate'],
  }).id;
}

/** Methods beside the cash-flow valuation, which has its own grid and reverse. */
export const valueMethods: readonly ValueMethod[] = [
  {
    model: earningsPower,
    metric: 'earningsPowerValue',
    inputs: ({ book }, place) => {
      // Keeping the business as it is costs about what wears out in a year.
      const wear = figureOrMissing(book, place, 'depreciationAmortization');
      return [
        figure('ebit', figureOrMissing(book, place, 'operatingIncome')),
        figure('taxRate', 'taxRate'),
        figure('depreciation', wear),
        figure('maintenanceCapex', wear),
        figure('wacc', 'wacc'),
        figure('netDebt', figureOrMissing(book, place, 'netDebt')),
        figure('shares', figureOrMissing(book, place, 'sharesDiluted')),
      ];
    },
  },
  {
    model: residualIncome,
    metric: 'residualIncomeValue',
    inputs: (context, place) => [
      figure('bookValuePerShare', figureOrMissing(context.book, place, 'bookValuePerShare')),
      figure('eps', nextEarnings(context, place)),
      figure('growth', 'terminalGrowth'),
      figure('rate', 'costOfEquity'),
    ],
  },
  {
    model: gordonGrowth,
    metric: 'gordonValue',
    inputs: (context, place) => [
      figure('dividend', dividendPerShare(context, place)),
      figure('growth', 'terminalGrowth'),
      figure('rate', 'costOfEquity'),
    ],
  },
  {
    model: hModel,
    metric: 'hModelValue',
    inputs: (context, place) => [
      figure('dividend', dividendPerShare(context, place)),
      figure('growth', 'growth'),
      constant('years', 0, noYears),
      constant('declineYears', 10, tenYears),
      figure('terminalGrowth', 'terminalGrowth'),
      figure('rate', 'costOfEquity'),
    ],
  },
  {
    model: graham,
    metric: 'grahamNumber',
    inputs: ({ book }, place) => [
      figure('eps', figureOrMissing(book, place, 'epsDiluted')),
      figure('bookValuePerShare', figureOrMissing(book, place, 'bookValuePerShare')),
    ],
  },
  {
    model: graham,
    metric: 'grahamGrowthValue',
    inputs: ({ book }, place) => [
      figure('eps', figureOrMissing(book, place, 'epsDiluted')),
      figure('growth', 'growth'),
      // The method asks for the yield of good company bonds, which is what the company would pay on new debt.
      figure('bondYield', 'costOfDebt'),
    ],
  },
];

/** Why a method does not apply to this company, in words; null when it does. */
export function methodRefusal(method: ValueMethod, context: ReportContext, place: Place): LocalText | null {
  const known = ['operatingIncome', 'epsDiluted', 'equity', 'bookValuePerShare', 'sharesDiluted', 'freeCashFlow'];
  const values = new Map(
    known.map((metric): [string, number | null] => {
      const id = figureAt(context.book, place, metric);
      return [metric, id === null ? null : valueOf(context.book, id)];
    }),
  );
  const paid = dividendPerShare(context, place);
  return method.model.applies(new Map([...values, ['dividendPerShare', valueOf(context.book, paid)]]));
}
