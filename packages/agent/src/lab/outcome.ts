import type { Fact } from '@plumbline/model/fact';
import type { Source } from '@plumbline/model/source';
import type { LabCheck } from '@plumbline/model/strategy-lab';
import type { CheckStatus, Verdict } from '@plumbline/model/verdict';
import { verdictFigure } from '@plumbline/quant/evidence/shown-figures';
import type { ReturnStream } from '@plumbline/quant/evidence/trial-clusters';
import { deskFacts } from '../chat/desk-facts.ts';

/** What came of one variant on the history before the sealed span. The count was raised before it was tested. */
export type LabOutcome =
  | {
      readonly ok: true;
      readonly resultHash: string;
      readonly verdict: Verdict;
      /** Over all of that history, by the name of the metric. */
      readonly metrics: Readonly<Record<string, number | null>>;
      readonly stream: ReturnStream | null;
      readonly from: string;
      readonly to: string;
      readonly simulated: boolean;
      readonly trials: number;
    }
  | { readonly ok: false; readonly error: string; readonly trials: number };

type Done = Extract<LabOutcome, { readonly ok: true }>;

const shown = ['annualReturn', 'sharpe', 'maxDrawdown', 'volatility'] as const;

export const lowerBoundOf = ({ verdict }: Done): number | null => verdictFigure(verdict, 'bootstrap', 'sharpeLow');

/** The figures of a try, each with its receipt. */
export function factsOf(
  number: number,
  outcome: Done,
  at: number,
): { readonly facts: readonly Fact[]; readonly sources: readonly [Source] } {
  const { metrics, verdict, from, to, resultHash, simulated } = outcome;
  const figure = (check: string, id: string): number | null => verdictFigure(verdict, check, id);
  return deskFacts({
    prefix: `try-${number}`,
    title: `Try ${number} of the strategy lab`,
    locator: resultHash,
    at,
    simulated,
    values: [
      ...shown.map((metric) => [metric, metrics[metric] ?? null] as const),
      ['sharpe', lowerBoundOf(outcome), 'sharpeLow'],
      ['sharpe', figure('bootstrap', 'sharpeHigh'), 'sharpeHigh'],
      ['tradeCount', figure('sample-size', 'trades')],
    ],
    period: { kind: 'range', start: from, end: to, label: `${from} – ${to}` },
  });
}

/** The checks that came out one way, the gravest first: what leaves too little to judge, then leaks, luck, fragility. */
export function checksWith({ checks }: Pick<Verdict, 'checks'>, status: CheckStatus): readonly LabCheck[] {
  const order = ['sample', 'honesty', 'luck', 'fragility'];
  return checks
    .filter((check) => check.status === status)
    .toSorted((a, b) => order.indexOf(a.concern) - order.indexOf(b.concern))
    .map(({ id, label }) => ({ id, label }));
}
