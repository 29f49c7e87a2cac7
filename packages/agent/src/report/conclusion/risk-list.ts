import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Block } from '@plumbline/model/report';
import type { ReportContext } from '../context.ts';
import { constant } from '../discount-rate.ts';
import { valueOf } from '../fact-lookup.ts';
import { isFinancial } from '../instrument-kind.ts';
import { marginMove } from '../little-changed.ts';
import { riskTexts as texts } from '../sections/risks/texts.ts';
import { figure, paragraph } from '../paragraph.ts';
import { windowOf } from '../windows.ts';

/** Less of a beta is no fall with the market. */
const leastBeta = 0.2;
/** Assets of so many times the equity, as the two returns show them: what a lender has, and a broker or exchange has not. */
const thinEquity = 6;

/** One figure on a scale from one to five: `none` reads as one, `much` as five. */
interface Scale {
  readonly fact: string;
  readonly none: number;
  readonly much: number;
  readonly why: LocalText;
}

export interface Risk {
  readonly key: string;
  readonly text: LocalText;
  readonly figures: Readonly<Record<string, string>>;
  /** Handle of the figure whose window the sentence names as `{window}`. */
  readonly window?: string;
  readonly likelihood: Scale;
  readonly impact: Scale;
  readonly applies: boolean;
  readonly mitigant?: { readonly text: LocalText; readonly figures: Readonly<Record<string, string>> } | undefined;
}

/** What can be said against a risk, when the figure behind it is known and good enough. */
function against(
  { book }: ReportContext,
  text: LocalText,
  fact: string,
  isGood: (value: number) => boolean,
): Risk['mitigant'] {
  const value = valueOf(book, fact);
  return value !== null && isGood(value) ? { text, figures: { value: fact } } : undefined;
}

function priceRisks(context: ReportContext): readonly Risk[] {
  const swings = { fact: 'volatility', none: 0.1, much: 0.8, why: texts.volatilityScale };
  const depth = { fact: 'maxDrawdown', none: 0, much: -0.8, why: texts.drawdownScale };
  return [
    {
      key: 'fall',
      text: texts.fall,
      figures: { fall: 'maxDrawdown', volatility: 'volatility' },
      window: 'maxDrawdown',
      likelihood: swings,
      impact: depth,
      applies: true,
      mitigant: against(context, texts.recovered, 'currentDrawdown', (value) => value > -0.1),
    },
    {
      key: 'market',
      text: texts.market,
      figures: { beta: 'beta' },
      likelihood: { fact: 'correlation', none: 0, much: 1, why: texts.correlationScale },
      impact: { fact: 'beta', none: 0, much: 2, why: texts.betaScale },
      // What hardly moves with the market, or against it, is not taken along by its falls.
      applies: (valueOf(context.book, 'beta') ?? 0) >= leastBeta,
      mitigant: against(context, texts.ownWay, 'correlation', (value) => value < 0.3),
    },
    {
      key: 'badDay',
      text: texts.badDay,
      figures: { worst: 'worstPeriod', tail: 'conditionalValueAtRisk' },
      likelihood: { fact: 'kurtosis', none: 0, much: 12, why: texts.kurtosisScale },
      impact: { fact: 'worstPeriod', none: 0, much: -0.25, why: texts.worstScale },
      applies: true,
    },
  ];
}

function companyRisks(context: ReportContext): readonly Risk[] {
  const { book, instrument } = context;
  const isBank = isFinancial(instrument);
  const value = (id: string): number | null => valueOf(book, id);
  const isLoss = (value('interestCover.TTM') ?? 0) < 0;
  const [margin, marginBefore] = [value('operatingMargin.TTM'), value('operatingMargin.TTM-1Y')];
  const move = margin === null || marginBefore === null ? 'flat' : marginMove(margin, marginBefore);
  return [
    {
      key: 'rating',
      text: texts.dear,
      figures: { implied: 'impliedGrowth', growth: 'growth', bear: 'upside.bear' },
      likelihood: { fact: 'impliedGrowth', none: 0, much: 0.25, why: texts.impliedScale },
      impact: { fact: 'upside.bear', none: 0, much: -0.7, why: texts.bearScale },
      applies: true,
      mitigant: against(context, texts.cheapAnyway, 'upside.blended', (upside) => upside > 0),
    },
    {
      key: 'debt',
      text: isLoss ? texts.debtUncovered : texts.debt,
      figures: isLoss
        ? { debt: 'netDebt.TTM', income: 'operatingIncome.TTM', interest: 'interestExpense.TTM' }
        : { debt: 'netDebt.TTM', cover: 'interestCover.TTM' },
      likelihood: { fact: 'interestCover.TTM', none: 15, much: 1, why: texts.coverScale },
      impact: { fact: 'netDebtToEbitda.TTM', none: 0, much: 5, why: texts.debtScale },
      applies: !isBank && (value('netDebt.TTM') ?? 0) > 0,
      mitigant: against(context, texts.paysOff, 'freeCashFlow.TTM', (cash) => cash > 0),
    },
    {
      key: 'margin',
      text: { up: texts.marginGain, down: texts.margin, flat: texts.marginFlat }[move],
      figures: { now: 'operatingMargin.TTM', past: 'operatingMargin.TTM-1Y' },
      likelihood: { fact: 'volatility', none: 0.1, much: 0.8, why: texts.volatilityScale },
      impact: { fact: 'operatingMargin.TTM', none: 0.4, much: 0, why: texts.marginScale },
      applies: !isBank,
      mitigant: against(context, texts.widensMargin, 'grossMargin.TTM', (margin) => margin > 0.4),
    },
    {
      key: 'dilution',
      text: texts.dilution,
      figures: { change: 'sharesChange.TTM' },
      likelihood: { fact: 'sharesChange.TTM', none: 0, much: 0.08, why: texts.dilutionScale },
      impact: { fact: 'sharesChange.TTM', none: 0, much: 0.15, why: texts.dilutionImpact },
      applies: (value('sharesChange.TTM') ?? 0) > 0.005,
    },
    {
      key: 'funding',
      text: texts.funding,
      figures: { cash: 'fcfMargin.TTM' },
      likelihood: { fact: 'fcfMargin.TTM', none: 0, much: -0.3, why: texts.burnScale },
      impact: { fact: 'maxDrawdown', none: 0, much: -0.8, why: texts.drawdownScale },
      applies: !isBank && (value('fcfMargin.TTM') ?? 0) < 0,
      mitigant: against(context, texts.hasReserve, 'netCash.TTM', (cash) => cash > 0),
    },
    {
      key: 'leverage',
      text: texts.bankLeverage,
      figures: { roe: 'returnOnEquity.TTM', roa: 'returnOnAssets.TTM' },
      likelihood: { fact: 'returnOnEquity.TTM', none: 0.2, much: 0, why: texts.roeScale },
      impact: { fact: 'maxDrawdown', none: 0, much: -0.8, why: texts.drawdownScale },
      // A broker or an exchange may hold as much equity as any other company.
      applies: isBank && (value('returnOnEquity.TTM') ?? 0) >= thinEquity * (value('returnOnAssets.TTM') ?? 0),
    },
  ];
}

/** Risks that figures of this report speak of; what no figure shows is not invented. */
export function risksOf(context: ReportContext): readonly Risk[] {
  const own = context.template === 'company' ? companyRisks(context) : [];
  return [...own, ...priceRisks(context)].filter(({ applies }) => applies);
}

function scaled(context: ReportContext, key: string, metric: 'riskLikelihood' | 'riskImpact', scale: Scale): string {
  const inputs: readonly FormulaInput[] = [
    { name: 'x', fact: scale.fact },
    constant('none', scale.none, scale.why),
    constant('much', scale.much, scale.why),
  ];
  return context.book.derived({
    id: `${metric}.${key}`,
    metric,
    expression: '1 + 4 * max(0, min(1, (x - none) / (much - none)))',
    inputs,
  }).id;
}

type RiskRow = Extract<Block, { readonly kind: 'risks' }>['rows'][number];

function slotsOf(figures: Readonly<Record<string, string>>): Readonly<Record<string, { readonly fact: string }>> {
  return Object.fromEntries(Object.entries(figures).map(([name, id]) => [name, figure(id)]));
}

/** One risk as a row of figures; null when a figure it needs is unknown. */
export function riskRow(context: ReportContext, risk: Risk): RiskRow | null {
  const { book } = context;
  const needed = [...Object.values(risk.figures), risk.likelihood.fact, risk.impact.fact];
  if (needed.some((id) => valueOf(book, id) === null)) return null;
  const window = risk.window === undefined ? {} : { window: windowOf(book, risk.window) };
  const likelihood = scaled(context, risk.key, 'riskLikelihood', risk.likelihood);
  const impact = scaled(context, risk.key, 'riskImpact', risk.impact);
  const severity = book.derived({
    id: `riskSeverity.${risk.key}`,
    metric: 'riskSeverity',
    expression: 'likelihood * impact',
    inputs: [
      { name: 'likelihood', fact: likelihood },
      { name: 'impact', fact: impact },
    ],
  }).id;
  return {
    text: paragraph(risk.text, { ...slotsOf(risk.figures), ...window }),
    likelihood,
    impact,
    severity,
    mitigant: risk.mitigant === undefined ? null : paragraph(risk.mitigant.text, slotsOf(risk.mitigant.figures)),
  };
}
