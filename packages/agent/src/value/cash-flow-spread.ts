import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Block } from '@plumbline/model/report';
import {
  growthRateCorrelationAssumption,
  rateTerminalCorrelationAssumption,
  terminalSwingAssumption,
} from '@plumbline/quant/facts/assumptions';
import { dcfDistributionInputs } from '@plumbline/quant/catalogue/valuations/dcf-distribution';
import type { ReportContext } from '../report/context.ts';
import { constant } from '../report/discount-rate.ts';
import { valueOf } from '../report/fact-lookup.ts';
import { reportingCurrency } from '../report/instrument-kind.ts';
import type { StatementFacts } from '../report/statement-facts.ts';
import { assume, choice } from './choices.ts';
import { distributionTexts as texts } from './messages/distribution.ts';
import { growthSwing, rateSwing, tailOf } from './swings.ts';

type Tornado = Extract<Block, { readonly kind: 'tornado' }>;
type Density = Extract<Block, { readonly kind: 'density' }>;

const terminalSwing = 0.005;
const growthRateCorrelation = 0.3;
const rateTerminalCorrelation = 0.4;
const flowChange = 0.1;

/** Inputs of the base case as on its receipt. */
function baseInputs({ book }: ReportContext): readonly FormulaInput[] {
  return book.get('dcfTwoStage')?.formula?.inputs ?? [];
}

function simulationInputs(context: ReportContext, statements: StatementFacts): readonly FormulaInput[] {
  const own = new Map(baseInputs(context).map((input) => [input.name, input]));
  const more = new Map([
    ['growthSwing', growthSwing(context, statements)],
    ['rateSwing', rateSwing(context)],
    ['terminalSwing', assume(context.book, terminalSwingAssumption, terminalSwing)],
    ['growthRateCorrelation', assume(context.book, growthRateCorrelationAssumption, growthRateCorrelation)],
    ['rateTerminalCorrelation', assume(context.book, rateTerminalCorrelationAssumption, rateTerminalCorrelation)],
  ]);
  return [...dcfDistributionInputs, 'midYear'].flatMap((name): readonly FormulaInput[] => {
    const fact = more.get(name);
    const input = own.get(name) ?? (fact === undefined ? undefined : { name, fact });
    return input === undefined ? [] : [input];
  });
}

/**
 * What the value is when growth and rates miss the base case together: figures `dcf.p10`, `dcf.p50`, `dcf.p90`,
 * `dcf.above`. The base case must be in the book. Null when it has no value.
 */
export function addDistribution(context: ReportContext, statements: StatementFacts, price: string): Density | null {
  const { book, instrument } = context;
  if (valueOf(book, 'dcfTwoStage') === null) return null;
  const currency = reportingCurrency(instrument);
  const inputs = simulationInputs(context, statements);
  const names = inputs.map(({ name }) => name).join(', ');
  const tex = String.raw`V(g+\sigma_g z_1,\; r+\sigma_r z_2,\; g_T+\sigma_T z_3)`;
  const percentile = (end: 'p10' | 'p50' | 'p90', level: number, why: LocalText): string =>
    book.derived({
      id: `dcf.${end}`,
      metric: `dcf${end.toUpperCase()}`,
      expression: `dcfPercentile(level, ${names})`,
      tex,
      inputs: [constant('level', level, why), ...inputs],
      currency,
    }).id;
  const low = percentile('p10', 0.1, texts.low);
  const mid = percentile('p50', 0.5, texts.middle);
  const high = percentile('p90', 0.9, texts.high);
  const above = book.derived({
    id: 'dcf.above',
    metric: 'probabilityAbove',
    expression: `probabilityAbove(price, ${names})`,
    inputs: [{ name: 'price', fact: price }, ...inputs],
  }).id;
  const isKnown = [low, mid, high, above].every((id) => valueOf(book, id) !== null);
  return isKnown ? { kind: 'density', price, low, mid, high, above, base: 'dcfTwoStage' } : null;
}

/** The starting cash flow a tenth lower or higher. */
function movedFlow({ book }: ReportContext, flow: string, end: 'p10' | 'p90'): string {
  return book.derived({
    id: `${flow}.${end}`,
    metric: 'freeCashFlow',
    expression: `flow ${end === 'p10' ? '-' : '+'} share * abs(flow)`,
    inputs: [
      { name: 'flow', fact: flow },
      choice('share', flowChange, [0.05, 0.3], end === 'p10' ? texts.less : texts.more),
    ],
    quality: ['assumed'],
  }).id;
}

/** The base case with one assumption moved, everything else as it is; null where that has no value. */
function movedValue(context: ReportContext, id: string, name: string, fact: string): string | null {
  const { book, instrument } = context;
  const inputs = baseInputs(context).map((input) => (input.name === name ? { name, fact } : input));
  const moved = book.derived({ id, metric: 'dcfTwoStage', inputs, currency: reportingCurrency(instrument) });
  return moved.value === null ? null : moved.id;
}

/** Each assumption alone between its tenth and ninetieth percentile, the one that moves the value most first. */
export function addTornado(context: ReportContext, price: string): Tornado | null {
  const { book } = context;
  const flow = baseInputs(context).find(({ name }) => name === 'fcf');
  const ends = ['p10', 'p90'] as const;
  const swings = { growth: 'growthSwing', wacc: 'rateSwing', terminalGrowth: 'terminalSwing' } as const;
  const moves = Object.entries(swings).map(([name, swing]) => ({
    name,
    metric: name,
    ends: ends.map((end) => tailOf(book, name, swing, end)),
  }));
  if (flow !== undefined && 'fact' in flow) {
    const { fact } = flow;
    moves.push({ name: 'fcf', metric: 'freeCashFlow', ends: ends.map((end) => movedFlow(context, fact, end)) });
  }
  const rows = moves.flatMap(({ name, metric, ends: [from, to] }): Tornado['rows'] => {
    if (from === undefined || to === undefined) return [];
    const at = movedValue(context, `dcfTwoStage.${name}.p10`, name, from);
    const then = movedValue(context, `dcfTwoStage.${name}.p90`, name, to);
    return at === null || then === null ? [] : [{ metric, from, to, low: at, high: then }];
  });
  const span = ({ low, high }: Tornado['rows'][number]): number =>
    Math.abs((valueOf(book, high) ?? 0) - (valueOf(book, low) ?? 0));
  if (rows.length === 0) return null;
  return { kind: 'tornado', price, base: 'dcfTwoStage', rows: rows.toSorted((a, b) => span(b) - span(a)) };
}
