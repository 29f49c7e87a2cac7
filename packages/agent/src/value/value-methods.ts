import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { ValuationModel } from '@plumbline/quant/catalogue/valuation';
import { assumptionReason } from '@plumbline/quant/facts/assumption-reasons';
import { middleGrowthAssumption, midYearAssumption, recoveryAssumption } from '@plumbline/quant/facts/assumptions';
import { dcfThreeStage } from '@plumbline/quant/catalogue/valuations/dcf-three-stage';
import { earningsPower } from '@plumbline/quant/catalogue/valuations/earnings-power';
import { freeCashFlowToEquityValue } from '@plumbline/quant/catalogue/valuations/free-cash-flow-to-equity-value';
import { gordonGrowth } from '@plumbline/quant/catalogue/valuations/gordon-growth';
import { graham } from '@plumbline/quant/catalogue/valuations/graham';
import { hModel } from '@plumbline/quant/catalogue/valuations/h-model';
import { netAssetValue } from '@plumbline/quant/catalogue/valuations/net-asset-value';
import { priceToBookValue } from '@plumbline/quant/catalogue/valuations/price-to-book-value';
import { residualIncome } from '@plumbline/quant/catalogue/valuations/residual-income';
import type { ReportContext } from '../report/context.ts';
import { constant } from '../report/discount-rate.ts';
import { trailingDividend } from '../report/dividend-figures.ts';
import { isFinancial, unsoldRefusal } from '../report/instrument-kind.ts';
import { valueOf } from '../report/fact-lookup.ts';
import { valuationTexts } from '../report/sections/valuation/texts.ts';
import type { Place } from '../report/places.ts';
import { figureAt, figureOrMissing, shareCount } from '../report/places.ts';
import { assume, choice, chosenBy } from './choices.ts';
import { methodTexts } from './messages/methods.ts';

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

/**
 * Dividends of the last twelve months: those with an ex-date within them, which the yield is of, too; else what filings state
 * as paid over the shares of today. Unknown where neither is on record.
 */
function dividendPerShare(context: ReportContext, place: Place): string {
  const { book } = context;
  const traded = place.given.get('dividendPerShare') ?? trailingDividend(context);
  if (traded !== null && valueOf(book, traded) !== null) return traded;
  const id = 'dividendPerShare.paid';
  if (book.get(id) !== null) return id;
  return book.derived({
    id,
    metric: 'dividendPerShare',
    expression: 'dividendsPaid / shares',
    inputs: [
      figure('dividendsPaid', figureOrMissing(book, place, 'dividendsPaid')),
      figure('shares', shareCount(book, place)),
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

/** Growth of the second five years, half way from the first growth to the lasting one. */
function middleGrowth({ book }: ReportContext): string {
  const id = 'middleGrowth';
  if (book.get(id) !== null) return id;
  return book.derived({
    id,
    metric: id,
    expression: 'half * growth + half * terminalGrowth',
    inputs: [
      choice('half', 0.5, [0.25, 0.75], assumptionReason(middleGrowthAssumption.metric.id)),
      figure('growth', 'growth'),
      figure('terminalGrowth', 'terminalGrowth'),
    ],
    quality: ['assumed'],
    chosen: chosenBy(middleGrowthAssumption),
  }).id;
}

/** Assets at book value, the case from which either side is looked at. */
function recovery({ book }: ReportContext): string {
  return assume(book, recoveryAssumption, 1);
}

/** Cash flow to the firm, net debt and shares as the two-stage valuation read them, or as the place has them. */
function firmInputs({ book }: ReportContext, place: Place): readonly FormulaInput[] {
  const known = new Map((book.get('dcfTwoStage')?.formula?.inputs ?? []).map((input) => [input.name, input]));
  const own = {
    fcf: () => figureOrMissing(book, place, 'freeCashFlow'),
    netDebt: () => figureOrMissing(book, place, 'netDebt'),
    shares: () => shareCount(book, place),
  };
  return Object.entries(own).map(([name, make]) => known.get(name) ?? figure(name, make()));
}

/** Methods beside the cash-flow valuation, which has its own grid and reverse. */
export const valueMethods: readonly ValueMethod[] = [
  {
    model: dcfThreeStage,
    metric: 'dcfThreeStage',
    inputs: (context, place) => {
      const [fcf, ...bridge] = firmInputs(context, place);
      return [
        ...(fcf === undefined ? [] : [fcf]),
        figure('growth', 'growth'),
        figure('middleGrowth', middleGrowth(context)),
        figure('terminalGrowth', 'terminalGrowth'),
        figure('wacc', 'wacc'),
        ...bridge,
        figure('midYear', assume(context.book, midYearAssumption, 0)),
      ];
    },
  },
  {
    model: freeCashFlowToEquityValue,
    metric: 'equityCashFlowValue',
    inputs: ({ book }, place) => [
      figure('fcfe', figureOrMissing(book, place, 'freeCashFlowToEquity')),
      figure('growth', 'growth'),
      figure('terminalGrowth', 'terminalGrowth'),
      figure('rate', 'costOfEquity'),
      figure('shares', shareCount(book, place)),
    ],
  },
  {
    model: priceToBookValue,
    metric: 'priceToBookValue',
    inputs: ({ book }, place) => [
      figure('bookValuePerShare', figureOrMissing(book, place, 'bookValuePerShare')),
      figure('returnOnEquity', figureOrMissing(book, place, 'returnOnEquity')),
      figure('growth', 'terminalGrowth'),
      figure('rate', 'costOfEquity'),
    ],
  },
  {
    model: netAssetValue,
    metric: 'netAssetValue',
    inputs: (context, place) => [
      figure('totalAssets', figureOrMissing(context.book, place, 'totalAssets')),
      figure('cash', figureOrMissing(context.book, place, 'cash')),
      figure('goodwill', figureOrMissing(context.book, place, 'goodwill')),
      figure('totalLiabilities', figureOrMissing(context.book, place, 'totalLiabilities')),
      figure('recovery', recovery(context)),
      figure('shares', shareCount(context.book, place)),
    ],
  },
  {
    model: earningsPower,
    metric: 'earningsPowerValue',
    inputs: ({ book }, place) => {
      // Keeping the business as it is costs about what wears out in a year.
      const known = figureAt(book, place, 'depreciationAmortization');
      const wear = (name: string): FormulaInput =>
        known === null || valueOf(book, known) === null
          ? constant(name, 0, methodTexts.wearCancels)
          : figure(name, known);
      return [
        figure('ebit', figureOrMissing(book, place, 'operatingIncome')),
        figure('taxRate', 'taxRate'),
        wear('depreciation'),
        wear('maintenanceCapex'),
        figure('wacc', 'wacc'),
        figure('netDebt', figureOrMissing(book, place, 'netDebt')),
        figure('shares', shareCount(book, place)),
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
      choice('years', 0, [0, 5], noYears),
      choice('declineYears', 10, [5, 20], tenYears),
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

/** Methods over operating profit or cash flow, which a bank or insurer does not have in that sense. */
const industrial: ReadonlySet<string> = new Set(['dcfThreeStage', 'equityCashFlowValue', 'earningsPowerValue']);

/** Why a method does not apply to this company, in words; null when it does. */
export function methodRefusal(method: ValueMethod, context: ReportContext, place: Place): LocalText | null {
  if (isFinancial(context.instrument) && industrial.has(method.metric)) return valuationTexts.financial;
  const unsold = unsoldRefusal(context, method.metric);
  if (unsold !== null) return unsold;
  const known = [
    'operatingIncome',
    'epsDiluted',
    'equity',
    'bookValuePerShare',
    'freeCashFlow',
    'freeCashFlowToEquity',
  ];
  const values = new Map(
    known.map((metric): [string, number | null] => {
      const id = figureAt(context.book, place, metric);
      return [metric, id === null ? null : valueOf(context.book, id)];
    }),
  );
  return method.model.applies(
    new Map([
      ...values,
      ['sharesDiluted', valueOf(context.book, shareCount(context.book, place))],
      ['dividendPerShare', valueOf(context.book, dividendPerShare(context, place))],
    ]),
  );
}
