import { inTradingCurrency } from './market-places.ts';
import type { LocalText } from '@plumbline/model/locale';
import { isLongPast } from '@plumbline/model/period-label';
import type { LocalParts } from '@plumbline/model/text-part';
import type { ReportContext } from './context.ts';
import { valueOf } from './fact-lookup.ts';
import { marginMove } from './little-changed.ts';
import { summaryTexts as texts } from './sections/summary/texts.ts';
import type { Slots } from './paragraph.ts';
import { nearAverage } from './sections/cycle/section.ts';
import { change, figure, paragraph } from './paragraph.ts';
import { sameText } from './texts.ts';
import { usualMultiple } from './usual-multiple.ts';
import { windowOf } from './windows.ts';
import { onlyMethod } from '../value/weighted-methods.ts';

/** Says a sentence when every figure it names is known; otherwise nothing. */
export type Say = (
  template: LocalText,
  figures: Readonly<Record<string, string>>,
  words?: Slots,
) => readonly LocalParts[];

/** Differences of growth that are smaller are the same to a reader. */
const sameGrowth = 0.01;
/** Within a tenth of the high reads as near it. */
const nearHigh = -0.1;

function growth(context: ReportContext, say: Say): readonly LocalParts[] {
  const { book, instrument } = context;
  const now = valueOf(book, 'revenueGrowth.TTM');
  const past = book.facts().findLast((fact) => fact.metric === 'revenueCagr5Y' && fact.value !== null);
  const figures = { revenue: 'revenue.TTM', growth: 'revenueGrowth.TTM' };
  const name = { name: instrument.name };
  if (now === null) return [];
  if (now < 0) return say(texts.shrinking, figures, name);
  const label = past?.period?.label;
  if (past === undefined || past.value === null || label === undefined) return say(texts.revenueOnly, figures, name);
  const gap = now - past.value;
  const template = gap > sameGrowth ? texts.faster : gap < -sameGrowth ? texts.slower : texts.steady;
  return say(template, { ...figures, past: past.id }, { ...name, label });
}

/** When the twelve months ended, where that is long past: whoever reads them would take them for the newest. */
function trailingDay({ book, asOf }: ReportContext): readonly LocalParts[] {
  const period = book.get('revenue.TTM')?.period;
  if (period === undefined || !isLongPast(period, asOf)) return [];
  return [paragraph(texts.trailingDay, { day: sameText(period.end) })];
}

function margin(context: ReportContext, say: Say): readonly LocalParts[] {
  const { book } = context;
  const income = valueOf(book, 'operatingIncome.TTM');
  if (income !== null && income < 0) return say(texts.operatingLoss, { income: 'operatingIncome.TTM' });
  const now = valueOf(book, 'operatingMargin.TTM');
  const before = valueOf(book, 'operatingMargin.TTM-1Y');
  if (now === null || before === null) {
    return say(texts.netMargin, { margin: 'netMargin.TTM', before: 'netMargin.TTM-1Y' });
  }
  const templates = { up: texts.marginUp, down: texts.marginDown, flat: texts.marginFlat };
  return say(templates[marginMove(now, before)], { margin: 'operatingMargin.TTM', before: 'operatingMargin.TTM-1Y' });
}

function firstOf(...choices: readonly (() => readonly LocalParts[])[]): readonly LocalParts[] {
  for (const choice of choices) {
    const said = choice();
    if (said.length > 0) return said;
  }
  return [];
}

/** Of which day the net debt is, where that is not the newest balance sheet. */
function balanceDay({ book, statements }: ReportContext): readonly LocalParts[] {
  const day = book.get('netDebt.TTM')?.period?.end;
  const newest = statements?.lastEnd(statements.now);
  if (valueOf(book, 'netCash.TTM') === null || day === undefined || newest == null || day >= newest) return [];
  return [paragraph(texts.balanceDay, { day: sameText(day) })];
}

function balance(context: ReportContext, say: Say): readonly LocalParts[] {
  const netCash = valueOf(context.book, 'netCash.TTM');
  if (netCash === null) return say(texts.returnOnEquity, { roe: 'returnOnEquity.TTM' });
  // In the currency of the price, as the figures beside the sentence are.
  const traded = (id: string): string => inTradingCurrency(context, id);
  if (netCash > 0) {
    const held = traded('netCash.TTM');
    return firstOf(
      () => say(texts.netCash, { netCash: held, roic: 'returnOnInvestedCapital.TTM' }),
      () => say(texts.netCashOnly, { netCash: held }),
    );
  }
  const netDebt = traded('netDebt.TTM');
  const covers = (valueOf(context.book, 'interestCover.TTM') ?? 0) > 0;
  // As the sentences on the profit and on the bear case print it: one loss in two currencies reads as two.
  const loss = { income: 'operatingIncome.TTM', interest: 'interestExpense.TTM' };
  const isLoss = (valueOf(context.book, loss.income) ?? 0) < 0 && (valueOf(context.book, loss.interest) ?? 0) > 0;
  return firstOf(
    () => (covers ? say(texts.netDebtCovered, { netDebt, cover: 'interestCover.TTM' }) : []),
    () => (isLoss ? say(texts.netDebtUncovered, { netDebt, ...loss }) : []),
    () => say(texts.netDebtOnly, { netDebt }),
  );
}

/** That the value stands on the beta of the market, where the index gave none to measure. */
function assumedBeta({ book }: ReportContext): readonly LocalParts[] {
  if (valueOf(book, 'beta') !== null || valueOf(book, 'beta.used') === null) return [];
  return [paragraph(texts.betaAssumed, { beta: figure('beta.used') })];
}

function worth(context: ReportContext, say: Say): readonly LocalParts[] {
  const { book } = context;
  const implied = valueOf(book, 'impliedGrowth');
  const base = valueOf(book, 'growth');
  const upside = valueOf(book, 'upside.blended');
  // The report has one value, the blended one; a single method is a part of it and named where its method stands.
  const value = inTradingCurrency(context, 'blendedValue');
  const worthOf = { price: 'price', value };
  if (upside === null) return [];
  const gap = { upside: change('upside.blended') };
  const method = onlyMethod(book);
  const rests = [...(method === null ? [] : [paragraph(texts.byOneMethod, { method })]), ...assumedBeta(context)];
  if (implied === null || base === null) return [...say(texts.byMethods, worthOf, gap), ...rests];
  const agrees = upside > 0 === implied < base;
  const words = { ...gap, join: agrees ? texts.and : texts.although };
  const said = say(
    implied < base ? texts.below : texts.above,
    { ...worthOf, implied: 'impliedGrowth', growth: 'growth' },
    words,
  );
  return [...said, ...rests];
}

function earningsMultiple(context: ReportContext, say: Say): readonly LocalParts[] {
  const { book } = context;
  const earnings = valueOf(book, 'epsDiluted.TTM');
  if (earnings !== null && earnings <= 0) return say(texts.noEarnings, {});
  const current = valueOf(book, 'priceToEarnings.TTM');
  const usual = usualMultiple(book, 'priceToEarnings');
  const median = usual === null ? null : valueOf(book, usual.fact);
  if (current === null || usual === null || median === null) return [];
  const figures = { current: 'priceToEarnings.TTM', median: usual.fact };
  return say(current < median ? texts.cheapEarnings : texts.dearEarnings, figures, { ends: usual.ends });
}

function pastReturn(context: ReportContext, say: Say): readonly LocalParts[] {
  const { book, instrument } = context;
  const name = { name: instrument.name };
  const longer = ['annualReturn.10Y', 'annualReturn.5Y', 'annualReturn.3Y'].find((id) => valueOf(book, id) !== null);
  const year = valueOf(book, 'return1Y');
  if (year === null) return say(texts.priceOnly, { price: 'price' }, name);
  if (longer === undefined) return say(texts.yearOnly, { year: 'return1Y' }, name);
  const template = year > (valueOf(book, longer) ?? 0) ? texts.ahead : texts.behind;
  return say(template, { year: 'return1Y', longer }, { ...name, window: windowOf(book, longer) });
}

function risk({ book }: ReportContext): readonly LocalParts[] {
  if (valueOf(book, 'maxDrawdown') === null || valueOf(book, 'volatility') === null) return [];
  const slots = { fall: figure('maxDrawdown'), volatility: figure('volatility') };
  const windows = { window: windowOf(book, 'maxDrawdown'), recent: windowOf(book, 'volatility') };
  return [paragraph(texts.risk, { ...slots, ...windows })];
}

function rewardOf({ book }: ReportContext, say: Say): readonly LocalParts[] {
  if (valueOf(book, 'sharpe') === null) return [];
  return say(texts.reward, { sharpe: 'sharpe' }, { window: windowOf(book, 'sharpe') });
}

function cycle(context: ReportContext, say: Say): readonly LocalParts[] {
  const drawdown = valueOf(context.book, 'drawdownFromHigh');
  const mayer = valueOf(context.book, 'mayerMultiple');
  const high = { high: 'allTimeHigh', drawdown: 'drawdownFromHigh' };
  const place =
    drawdown === null
      ? []
      : drawdown > nearHigh
        ? say(texts.nearHigh, high)
        : say(texts.belowHigh, { ...high, days: 'daysSinceHigh' });
  const stretch = mayer === null ? 0 : mayer - 1;
  const template =
    stretch > nearAverage ? texts.aboveAverage : stretch < -nearAverage ? texts.belowAverage : texts.nearAverage;
  const average = say(template, { mayer: 'mayerMultiple' });
  return [...place, ...average];
}

/** The sentences of the summary, chosen by what the figures say; at most six, each with every figure known. */
export function summarySentences(context: ReportContext): readonly LocalParts[] {
  const { book, template } = context;
  const say: Say = (words, figures, others = {}) => {
    if (Object.values(figures).some((id) => valueOf(book, id) === null)) return [];
    const handles = Object.entries(figures).map(([name, id]) => [name, figure(id)] as const);
    return [paragraph(words, { ...Object.fromEntries(handles), ...others })];
  };
  if (template === 'crypto') {
    const reward = rewardOf(context, say);
    return [...pastReturn(context, say), ...cycle(context, say), ...risk(context), ...reward].slice(0, 6);
  }
  if (template === 'fund') {
    const market = say(texts.market, { beta: 'beta' });
    const reward = rewardOf(context, say);
    return [...pastReturn(context, say), ...risk(context), ...reward, ...market];
  }
  const grown = growth(context, say);
  const until = grown.length === 0 ? [] : trailingDay(context);
  const business = [...grown, ...until, ...margin(context, say), ...balance(context, say), ...balanceDay(context)];
  const price = [...worth(context, say), ...earningsMultiple(context, say)];
  // Without statements the summary still says what the price did.
  const opening = business.length === 0 ? pastReturn(context, say) : business;
  return [...opening, ...price, ...risk(context)].slice(0, 6);
}
