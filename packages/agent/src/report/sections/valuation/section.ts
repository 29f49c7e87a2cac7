import type { LocalText } from '@plumbline/model/locale';
import type { Block, Section } from '@plumbline/model/report';
import type { Method, MethodRange, RangesBlock } from '../../blend-methods.ts';
import { blendMethods } from '../../blend-methods.ts';
import type { CashFlowInputs } from '../../cash-flow-value.ts';
import { addCashFlowValue, cashFlowInputs, cashFlowRefusal, growthFact } from '../../cash-flow-value.ts';
import { companyYears } from '../../company-years.ts';
import type { ReportContext } from '../../context.ts';
import { discountRate } from '../../discount-rate.ts';
import { valueOf } from '../../fact-lookup.ts';
import { reportingCurrency } from '../../instrument-kind.ts';
import { blocksInTradingCurrency } from '../../in-trading-currency.ts';
import { marketPlace, whyNoMarketPlace } from '../../market-places.ts';
import { isExtreme, vouchedBy } from '../../market-sense.ts';
import { blendTexts } from '../../messages/blend.ts';
import { companyTexts } from '../../messages/company.ts';
import { securityTexts } from '../../messages/security.ts';
import { valuationTexts as texts } from './texts.ts';
import { change, figure, paragraph } from '../../paragraph.ts';
import type { Place } from '../../places.ts';
import { figureAt, fiscalYear } from '../../places.ts';
import type { ReportSection } from '../../section.ts';
import type { StatementFacts } from '../../statement-facts.ts';
import { assumptionList } from '../../../value/assumption-list.ts';
import { impliedRows } from '../../../value/implied-rows.ts';
import { addDistribution, addTornado } from '../../../value/cash-flow-spread.ts';
import { distributionTexts } from '../../../value/messages/distribution.ts';
import { coinModels, fundModels, otherModels } from '../../../value/other-models.ts';
import { onlyMethod, weightedMethods } from '../../../value/weighted-methods.ts';

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

/** The blocks that belong to the discounted cash flow, and its range as one of the methods. */
interface CashFlowPart {
  readonly blocks: readonly Block[];
  readonly range: MethodRange;
}

/** Sentences about the base case and about what the price takes for granted. */
function cashFlowSentences(context: ReportContext, price: string): readonly Block[] {
  const { book } = context;
  const slots = {
    wacc: figure('wacc'),
    growth: figure('growth'),
    terminal: figure('terminalGrowth'),
    value: figure('dcfTwoStage'),
    upside: change('upside'),
  };
  const implied = { price: figure(price), implied: figure('impliedGrowth'), growth: figure('growth') };
  return [
    ...(valueOf(book, 'upside') === null
      ? []
      : [{ kind: 'text', parts: paragraph(texts.worth, slots) } satisfies Block]),
    ...(valueOf(book, 'impliedGrowth') === null
      ? []
      : [{ kind: 'text', parts: paragraph(texts.implies, implied) } satisfies Block]),
  ];
}

/** The curve of simulated values with its sentence, and how far each assumption alone moves the value. */
function spreadBlocks(
  context: ReportContext,
  statements: StatementFacts,
  price: string,
): { readonly blocks: readonly Block[]; readonly range: MethodRange | null } {
  const density = addDistribution(context, statements, price);
  if (density === null) return { blocks: [], range: null };
  const { low, high, above } = density;
  const slots = { low: figure(low), high: figure(high), above: figure(above) };
  const tornado = addTornado(context, price);
  return {
    blocks: [
      { kind: 'text', parts: paragraph(distributionTexts.simulated, slots) },
      density,
      ...(tornado === null ? [] : [tornado]),
    ],
    range: { range: { low, mid: 'dcfTwoStage', high } },
  };
}

function cashFlowPart(
  context: ReportContext,
  statements: StatementFacts,
  place: Place,
  inputs: CashFlowInputs,
): CashFlowPart {
  const { book } = context;
  const grid = addCashFlowValue(context, statements, place, inputs);
  const spread = spreadBlocks(context, statements, inputs.price);
  const past = pastGrowth(context, statements);
  const rows = impliedRows(context, statements, place, inputs, past);
  const implied: readonly Block[] = rows.length === 0 ? [] : [{ kind: 'implied', rows }];
  const sentences = cashFlowSentences(context, inputs.price);
  return {
    blocks: [...sentences, ...spread.blocks, grid, ...implied],
    range: spread.range ?? { whyNot: book.get('dcfTwoStage')?.why ?? texts.cashFlowUnknown },
  };
}

/** Where free cash flow cannot be discounted, the rates are still what other methods stand on. */
function withoutCashFlow(
  context: ReportContext,
  statements: StatementFacts,
  place: Place,
  reason: LocalText,
): CashFlowPart {
  discountRate(context, place);
  growthFact(context, statements);
  return { blocks: [notApplicable(reason)], range: { whyNot: reason } };
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
  const method = onlyMethod(context.book);
  if (method !== null) return [{ kind: 'text', parts: paragraph(blendTexts.byOneMethod, { ...slots, method }) }];
  const isShared = ranges.blend.notUsed.length > 0;
  return [
    { kind: 'text', parts: paragraph(blendTexts.blended, slots) },
    ...(isShared ? [{ kind: 'text', parts: paragraph(blendTexts.redistributed, {}) } as const] : []),
  ];
}

/** The value in the currency of the statements, second to the one in that of the price. */
function statementSentence({ book, instrument }: ReportContext, ranges: RangesBlock | null): readonly Block[] {
  if (ranges?.blend === undefined || valueOf(book, ranges.blend.value) === null) return [];
  if (reportingCurrency(instrument) === instrument.currency) return [];
  return [{ kind: 'text', parts: paragraph(blendTexts.inStatements, { value: figure(ranges.blend.value) }) }];
}

/** Where a method's value lies far from the price, the identities that its figures keep. */
function vouchedSentence(context: ReportContext, ranges: RangesBlock | null, price: string): readonly Block[] {
  const paid = valueOf(context.book, price);
  const values = (ranges?.rows ?? []).flatMap(({ mid }) =>
    mid === undefined ? [] : (valueOf(context.book, mid) ?? []),
  );
  if (paid === null || !values.some((value) => isExtreme(value, paid))) return [];
  const parts = paragraph(securityTexts.extremePassed, { checks: vouchedBy(context) });
  return [{ kind: 'text', parts }];
}

function buildCompany(context: ReportContext): Section {
  const { statements, book } = context;
  const empty = { key: 'valuation', status: 'not-runnable', blocks: [] } as const;
  if (statements === null) return { ...empty, why: companyTexts.noStatements };
  if (book.get('price') === null) return { ...empty, why: companyTexts.noPrice };
  const place = marketPlace(context, statements);
  const price = place?.given.get('price');
  if (place === null || price === undefined) {
    return { ...empty, why: whyNoMarketPlace(context) };
  }
  const why = cashFlowRefusal(context, place);
  const inputs = why === null ? cashFlowInputs(context, place) : null;
  const cash =
    inputs === null
      ? withoutCashFlow(context, statements, place, why ?? texts.cashFlowUnknown)
      : cashFlowPart(context, statements, place, inputs);
  const ranges = methodRanges(context, price, weightedMethods(context, statements, place, cash.range));
  // The grid of the cash-flow value stands beside the ranges of all methods, before anything is said of either.
  const grids = cash.blocks.filter(({ kind }) => kind === 'sensitivity');
  const others = cash.blocks.filter(({ kind }) => kind !== 'sensitivity');
  const models = otherModels(context, place);
  const assumptions = assumptionList(book);
  const lacksBeta = valueOf(book, 'beta') === null && valueOf(book, 'beta.used') !== null;
  const lacking = why ?? (lacksBeta ? texts.betaUnknown : null);
  return {
    key: 'valuation',
    status: lacking === null ? 'ok' : 'partial',
    ...(lacking === null ? {} : { why: lacking }),
    blocks: [
      ...blocksInTradingCurrency(context, [
        ...(ranges === null ? [] : [ranges]),
        ...grids,
        ...blendSentences(context, ranges),
      ]),
      ...statementSentence(context, ranges),
      ...blocksInTradingCurrency(context, [...vouchedSentence(context, ranges, price), ...others, models]),
      ...(assumptions === null ? [] : [assumptions]),
    ],
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
    const isCoin = context.template === 'crypto';
    const models = isCoin ? coinModels(context) : fundModels(context);
    return { key: 'valuation', status: 'ok', blocks: [notApplicable(isCoin ? texts.coin : texts.fund), models] };
  },
};
