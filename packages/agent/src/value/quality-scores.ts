import type { LocalText } from '@plumbline/model/locale';
import type { Block } from '@plumbline/model/report';
import { metricOf } from '@plumbline/quant/catalogue/catalogue';
import type { ReportContext } from '../report/context.ts';
import { isFinancial } from '../report/instrument-kind.ts';
import type { Place } from '../report/places.ts';
import { figureOrMissing } from '../report/places.ts';
import { methodTexts as texts } from './messages/methods.ts';

type Models = Extract<Block, { readonly kind: 'models' }>;

const scores = [
  'piotroskiF',
  'piotroskiFOpening',
  'altmanZ',
  'altmanZPrivate',
  'altmanZService',
  'beneishM',
  'accrualsToAssets',
  'cashConversion',
];
const returns = [
  'dupontReturnOnEquity',
  'netMargin',
  'assetTurnover',
  'equityMultiplier',
  'taxBurden',
  'interestBurden',
  'returnOnInvestedCapital',
];
const holders = ['sharesChange', 'stockCompensationShare', 'debtDueWithinYear'];
/** What the scores below were never tested on: a balance sheet made of other people's money. */
const notForBanks: ReadonlySet<string> = new Set([
  'piotroskiF',
  'piotroskiFOpening',
  'altmanZ',
  'altmanZPrivate',
  'altmanZService',
  'beneishM',
  'accrualsToAssets',
  'cashConversion',
  'interestBurden',
  'returnOnInvestedCapital',
  'debtDueWithinYear',
  'excessReturn',
  'economicProfit',
]);

/** The capital that a return is on: over the end of the year alone the profit of a company that grows fast would be too high. */
function capitalBehind({ book }: ReportContext, place: Place, returned: string): string {
  const metric = 'investedCapital';
  const inputs = book.get(returned)?.formula?.inputs.filter(({ name }) => name.startsWith(metric)) ?? [];
  if (inputs.length < 2) return figureOrMissing(book, place, metric);
  const expression = 'mean(investedCapital, investedCapitalBefore)';
  return book.derived({ id: `${metric}.average`, metric, expression, inputs }).id;
}

/** Return on capital against its cost, where both are on record. */
function valueCreated(context: ReportContext, place: Place): readonly string[] {
  const { book } = context;
  if (book.get('wacc') === null) return [];
  const earned = figureOrMissing(book, place, 'returnOnInvestedCapital');
  const returnOnCapital = { name: 'returnOnCapital', fact: earned };
  const wacc = { name: 'wacc', fact: 'wacc' };
  const capital = { name: 'capital', fact: capitalBehind(context, place, earned) };
  return [
    book.derived({ id: 'excessReturn', metric: 'excessReturn', inputs: [returnOnCapital, wacc] }).id,
    book.derived({ id: 'economicProfit', metric: 'economicProfit', inputs: [returnOnCapital, wacc, capital] }).id,
  ];
}

/** Scores of profit, distress and manipulation by name and variant, each a figure with its cut-offs or the reason why not. */
export function qualityScores(context: ReportContext, place: Place): Models {
  const { book } = context;
  const isBank = isFinancial(context.instrument);
  const figure = (metric: string): string => {
    if (!isBank || !notForBanks.has(metric)) return figureOrMissing(book, place, metric);
    const id = `${metric}.${place.suffix}`;
    return book.get(id)?.id ?? book.missing({ id, metric, why: texts.bankScore }).id;
  };
  const row = (fact: string): { readonly label: LocalText; readonly fact: string; readonly note: LocalText } => {
    const metric = metricOf(book.get(fact)?.metric ?? fact);
    return { label: metric.label, fact, note: metric.meaning };
  };
  const created = isBank ? [] : valueCreated(context, place);
  const rows = [...[...scores, ...returns].map(figure), ...created, ...holders.map(figure)].map(row);
  return { kind: 'models', title: texts.scores, rows };
}
