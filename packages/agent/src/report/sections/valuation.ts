import type { LocalText } from '@plumbline/model/locale';
import type { Block, Section } from '@plumbline/model/report';
import type { CashFlowInputs } from '../cash-flow-value.ts';
import { addCashFlowValue, cashFlowInputs } from '../cash-flow-value.ts';
import { companyYears } from '../company-years.ts';
import type { ReportContext } from '../context.ts';
import { valueOf } from '../fact-lookup.ts';
import { isFinancial, reportingCurrency } from '../instrument-kind.ts';
import { marketPlace } from '../market-places.ts';
import { companyTexts } from '../messages/company.ts';
import { valuationTexts as texts } from '../messages/valuation.ts';
import { ownMultipleValues } from '../own-multiple-values.ts';
import type { RangeRow } from '../own-multiple-values.ts';
import { change, figure, paragraph } from '../paragraph.ts';
import type { Place } from '../places.ts';
import { figureAt, fiscalYear } from '../places.ts';
import type { ReportSection } from '../section.ts';
import type { StatementFacts } from '../statement-facts.ts';
import { fillText } from '../texts.ts';

const assumptions = [
  'growth',
  'terminalGrowth',
  'wacc',
  'costOfEquity',
  'beta.used',
  'riskFreeRate',
  'equityRiskPremium',
  'costOfDebt',
  'taxRate',
];

function notApplicable(reason: LocalText): Block {
  return { kind: 'not-applicable', title: texts.cashFlow, reason };
}

/** Growth of the last five fiscal years beside what the price implies. */
function pastGrowth(context: ReportContext, statements: StatementFacts): string | null {
  const years = companyYears(statements);
  const last = years.at(-1);
  if (last === undefined) return null;
  const place = fiscalYear(statements, years, last);
  const ids = ['fcfCagr5Y', 'revenueCagr5Y'].map((metric) => figureAt(context.book, place, metric));
  return ids.find((id) => id !== null && valueOf(context.book, id) !== null) ?? null;
}

function cashFlowBlocks(
  context: ReportContext,
  statements: StatementFacts,
  place: Place,
  inputs: CashFlowInputs,
): { readonly blocks: readonly Block[]; readonly range: readonly RangeRow[] } {
  const { book } = context;
  const grid = addCashFlowValue(context, statements, place, inputs);
  const sentences: Block[] = [];
  if (valueOf(book, 'upside') !== null) {
    const slots = {
      wacc: figure('wacc'),
      growth: figure('growth'),
      terminal: figure('terminalGrowth'),
      value: figure('dcfTwoStage'),
      upside: change('upside'),
    };
    sentences.push({ kind: 'text', parts: paragraph(texts.worth, slots) });
  }
  const isImplied = valueOf(book, 'impliedGrowth') !== null;
  if (isImplied) {
    const slots = { price: figure(inputs.price), implied: figure('impliedGrowth'), growth: figure('growth') };
    sentences.push({ kind: 'text', parts: paragraph(texts.implies, slots) });
  }
  const past = pastGrowth(context, statements);
  const implied: readonly Block[] = isImplied
    ? [{ kind: 'implied', rows: [{ metric: 'growth', implied: 'impliedGrowth', base: 'growth', past }] }]
    : [];
  const facts = ['dcfTwoStage', 'upside', ...assumptions];
  const row = { label: texts.cashFlow, low: 'dcfTwoStage.1.-1', mid: 'dcfTwoStage', high: 'dcfTwoStage.-1.1' };
  const isKnown = [row.low, row.mid, row.high].every((id) => valueOf(book, id) !== null);
  return { blocks: [...sentences, grid, ...implied, { kind: 'figures', facts }], range: isKnown ? [row] : [] };
}

/** Why free cash flow cannot be discounted; null when it can. */
function refusal(context: ReportContext, inputs: CashFlowInputs | null): LocalText | null {
  if (isFinancial(context.instrument)) return texts.financial;
  if (inputs === null) return texts.cashFlowUnknown;
  return (valueOf(context.book, inputs.fcf) ?? 0) > 0 ? null : texts.noFreeCash;
}

function yearRow(context: ReportContext): readonly RangeRow[] {
  const isSameCurrency = reportingCurrency(context.instrument) === context.instrument.currency;
  const isKnown = ['low52w', 'high52w'].every((id) => valueOf(context.book, id) !== null);
  return isSameCurrency && isKnown ? [{ label: texts.yearRange, low: 'low52w', mid: 'price', high: 'high52w' }] : [];
}

function buildCompany(context: ReportContext): Section {
  const { statements, book, instrument } = context;
  const empty = { key: 'valuation', status: 'not-runnable', blocks: [] } as const;
  if (statements === null) return { ...empty, why: companyTexts.noStatements };
  if (book.get('price') === null) return { ...empty, why: companyTexts.noPrice };
  const place = marketPlace(context, statements);
  const price = place?.given.get('price');
  if (place === null || price === undefined) {
    const words = { reporting: reportingCurrency(instrument), trading: instrument.currency };
    return { ...empty, why: fillText(companyTexts.otherCurrency, words) };
  }
  const inputs = isFinancial(instrument) ? null : cashFlowInputs(context, place);
  const why = refusal(context, inputs);
  const cash =
    why === null && inputs !== null
      ? cashFlowBlocks(context, statements, place, inputs)
      : { blocks: [notApplicable(why ?? texts.cashFlowUnknown)], range: [] };
  const methods = [...cash.range, ...ownMultipleValues(context, place)];
  const rows = methods.length === 0 ? [] : [...methods, ...yearRow(context)];
  const ranges: readonly Block[] = rows.length === 0 ? [] : [{ kind: 'ranges', price, rows }];
  return {
    key: 'valuation',
    status: why === null ? 'ok' : 'partial',
    ...(why === null ? {} : { why }),
    blocks: [...ranges, ...cash.blocks],
  };
}

/** What the business is worth by its cash flow and by its own past, and what the price takes for granted. */
export const valuationSection: ReportSection = {
  key: 'valuation',
  templates: ['company', 'crypto', 'fund'],
  stage: 'valuation',
  order: 2,
  build: (context) => {
    if (context.template === 'company') return buildCompany(context);
    const reason = context.template === 'crypto' ? texts.coin : texts.fund;
    return { key: 'valuation', status: 'ok', blocks: [notApplicable(reason)] };
  },
};
