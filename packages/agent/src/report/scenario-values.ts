import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { Block, ScenarioKey } from '@plumbline/model/report';
import { scenarioProbabilityAssumption } from '@plumbline/quant/facts/assumptions';
import { assume } from '../value/choices.ts';
import type { ReportContext } from './context.ts';
import { reportingCurrency } from './instrument-kind.ts';
import { scenarioTexts as texts } from './sections/scenarios/texts.ts';
import type { StatementFacts } from './statement-facts.ts';
import { growthSwing, rateSwing } from '../value/swings.ts';
import { addWeightedTotal } from './weighted-total.ts';

export type ScenariosBlock = Extract<Block, { readonly kind: 'scenarios' }>;

interface Case {
  readonly key: ScenarioKey;
  readonly probability: number;
  readonly why: LocalText;
  /** Which way its assumptions move away from the base case, which has none of it. */
  readonly moves: { readonly growth: '+' | '-'; readonly wacc: '+' | '-' } | null;
}

const cases: readonly Case[] = [
  { key: 'bull', probability: 0.25, why: texts.edgeProbability, moves: { growth: '+', wacc: '-' } },
  { key: 'base', probability: 0.5, why: texts.baseProbability, moves: null },
  { key: 'bear', probability: 0.25, why: texts.edgeProbability, moves: { growth: '-', wacc: '+' } },
];

/** The cash-flow value of one case and the assumptions it moves; the base case is the one in the book. */
function caseFigures(
  context: ReportContext,
  { key, moves }: Case,
  price: string,
): Pick<ScenariosBlock['rows'][number], 'assumptions' | 'value' | 'upside'> {
  const { book, instrument } = context;
  if (moves === null) return { assumptions: ['growth', 'wacc'], value: 'dcfTwoStage', upside: 'upside' };
  const moved = (metric: 'growth' | 'wacc', swing: string): string =>
    book.derived({
      id: `${metric}.${key}`,
      metric,
      expression: `base ${moves[metric]} swing`,
      inputs: [
        { name: 'base', fact: metric },
        { name: 'swing', fact: swing },
      ],
    }).id;
  const growth = moved('growth', 'growthSwing');
  const wacc = moved('wacc', 'rateSwing');
  const inputs = (book.get('dcfTwoStage')?.formula?.inputs ?? []).map((input): FormulaInput => {
    if (input.name === 'growth') return { name: 'growth', fact: growth };
    return input.name === 'wacc' ? { name: 'wacc', fact: wacc } : input;
  });
  const currency = reportingCurrency(instrument);
  const value = book.derived({ id: `dcfTwoStage.${key}`, metric: 'dcfTwoStage', inputs, currency }).id;
  const upside = book.derived({
    id: `upside.${key}`,
    metric: 'upside',
    expression: 'value / price - 1',
    inputs: [
      { name: 'value', fact: value },
      { name: 'price', fact: price },
    ],
  }).id;
  return { assumptions: [growth, wacc], value, upside };
}

/**
 * Bull, base and bear case of the two-stage valuation, which must be in the book already, and their value weighted by
 * probability: figures `dcfTwoStage.bull`, `dcfTwoStage.bear`, `probabilityWeightedValue`, `upside.weighted`.
 */
export function addScenarios(context: ReportContext, statements: StatementFacts, price: string): ScenariosBlock {
  growthSwing(context, statements);
  rateSwing(context);
  const rows = cases.map((one) => {
    const { key, probability: value, why } = one;
    const id = `scenarioProbability.${key}`;
    const probability = assume(context.book, scenarioProbabilityAssumption, value, { id, why });
    return { key, label: texts[key], probability, ...caseFigures(context, one, price) };
  });
  const sum = addWeightedTotal(context, {
    metric: 'probabilityWeightedValue',
    weightMetric: 'scenarioProbability',
    upside: 'upside.weighted',
    price,
    currency: reportingCurrency(context.instrument),
    terms: rows.map(({ probability, value }) => ({ weight: probability, value })),
  });
  return { kind: 'scenarios', price, rows, sum };
}
