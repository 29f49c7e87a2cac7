import type { Fact } from '@plumbline/model/fact';
import type { Source } from '@plumbline/model/source';
import type { LabCheck } from '@plumbline/model/strategy-lab';
import type { Verdict, VerdictCheck } from '@plumbline/model/verdict';
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

const order = ['sample', 'honesty', 'luck', 'fragility'];

function checksThat({ checks }: Pick<Verdict, 'checks'>, is: (check: VerdictCheck) => boolean): readonly LabCheck[] {
  return checks
    .filter(is)
    .toSorted((a, b) => order.indexOf(a.concern) - order.indexOf(b.concern))
    .map(({ id, label }) => ({ id, label }));
}

/** There is too little to judge by: what is open of a verdict before anything else. */
const isTooLittle = ({ status, concern }: VerdictCheck): boolean =>
  status === 'not-enough-data' && concern === 'sample';

/** The checks that failed, the gravest first: too little to judge by, then leaks, luck, fragility. */
export const failedChecks = (verdict: Pick<Verdict, 'checks'>): readonly LabCheck[] =>
  checksThat(verdict, (check) => check.status === 'fail' || isTooLittle(check));

export const watchedChecks = (verdict: Pick<Verdict, 'checks'>): readonly LabCheck[] =>
  checksThat(verdict, ({ status }) => status === 'watch');

/**
 * Whether one result is better than another: enough to judge by where the other has too little, else by the lower bound. Of two
 * with too little the one with more trades is better, for a ratio of few trades says nothing.
 */
export function isBetter(one: Done, other: Done): boolean {
  const lacks = ({ verdict }: Done): boolean => verdict.checks.some(isTooLittle);
  const trades = ({ verdict }: Done): number => verdictFigure(verdict, 'sample-size', 'trades') ?? 0;
  if (lacks(one) !== lacks(other)) return lacks(other);
  if (lacks(one) && trades(one) !== trades(other)) return trades(one) > trades(other);
  const bound = (of: Done): number => lowerBoundOf(of) ?? Number.NEGATIVE_INFINITY;
  return bound(one) > bound(other);
}
