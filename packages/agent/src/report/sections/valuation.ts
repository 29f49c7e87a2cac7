import type { LocalText } from '@plumbline/model/locale';
import type { Block, Section } from '@plumbline/model/report';
import type { Method, RangesBlock } from '../blend-methods.ts';
import { blendMethods } from '../blend-methods.ts';
import type { CashFlowInputs } from '../cash-flow-value.ts';
import { addCashFlowValue, cashFlowInputs, cashFlowRefusal } from '../cash-flow-value.ts';
import { companyYears } from '../company-years.ts';
import type { ReportContext } from '../context.ts';
import { valueOf } from '../fact-lookup.ts';
import { reportingCurrency } from '../instrument-kind.ts';
import { marketPlace } from '../market-places.ts';
import { blendTexts } from '../messages/blend.ts';
import { companyTexts } from '../messages/company.ts';
import { valuationTexts as texts } from '../messages/valuation.ts';
import { ownMultipleValues } from '../own-multiple-values.ts';
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
): { readonly blocks: readonly Block[]; readonly method: Method } {
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
  const range = { low: 'dcfTwoStage.1.-1', mid: 'dcfTwoStage', high: 'dcfTwoStage.-1.1' };
  const unknown = Object.values(range).find((id) => valueOf(book, id) === null);
  const head = { key: 'cashFlow', label: texts.cashFlow } as const;
  const method: Method =
    unknown === undefined ? { ...head, range } : { ...head, whyNot: book.get(unknown)?.why ?? texts.cashFlowUnknown };
  return { blocks: [...sentences, grid, ...implied, { kind: 'figures', facts }], method };
}

/** All methods beside what was paid over the past year, which is in the currency of the price. */
function methodRanges(context: ReportContext, price: string, methods: readonly Method[]): RangesBlock | null {
  const { instrument } = context;
  const yearRange = {
    key: 'yearRange',
    label: texts.yearRange,
    low: 'low52w',
    mid: 'price',
    high: 'high52w',
    whyNoWeight: blendTexts.yearRangeWeight,
  };
  const isSameCurrency = reportingCurrency(instrument) === instrument.currency;
  return blendMethods(context, price, methods, isSameCurrency ? [yearRange] : []);
}

function blendSentences(context: ReportContext, ranges: RangesBlock | null): readonly Block[] {
  if (ranges?.blend === undefined || valueOf(context.book, ranges.blend.value) === null) return [];
  const slots = { value: figure(ranges.blend.value), upside: change(ranges.blend.upside) };
  const isShared = ranges.blend.notUsed.length > 0;
  return [
    { kind: 'text', parts: paragraph(blendTexts.blended, slots) },
    ...(isShared ? [{ kind: 'text', parts: paragraph(blendTexts.redistributed, {}) } as const] : []),
  ];
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
  const why = cashFlowRefusal(context, place);
  const inputs = why === null ? cashFlowInputs(context, place) : null;
  const reason = why ?? texts.cashFlowUnknown;
  const cash =
    inputs === null
      ? {
          blocks: [notApplicable(reason)],
          method: { key: 'cashFlow', label: texts.cashFlow, whyNot: reason } satisfies Method,
        }
      : cashFlowBlocks(context, statements, place, inputs);
  const ranges = methodRanges(context, price, [cash.method, ...ownMultipleValues(context, place)]);
  return {
    key: 'valuation',
    status: why === null ? 'ok' : 'partial',
    ...(why === null ? {} : { why }),
    blocks: [...(ranges === null ? [] : [ranges]), ...blendSentences(context, ranges), ...cash.blocks],
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
