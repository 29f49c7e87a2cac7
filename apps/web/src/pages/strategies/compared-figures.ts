import type { StrategyView } from '@plumbline/contract/strategy';
import type { Printable } from '@plumbline/model/format';
import type { VerdictCheck } from '@plumbline/model/verdict';
import { mean } from '@plumbline/quant/statistics/moments';
import { indexAt } from '../../charts/series.ts';
import type { ComparedStrategy } from './compared-strategy.ts';

/** Why a figure is not there. */
export type Gap =
  | { readonly kind: 'computing' }
  /** The server's sentence, where it gave one. */
  | { readonly kind: 'failed'; readonly error: string | null }
  /** The check was not made for this strategy. */
  | { readonly kind: 'unjudged' }
  /** The check was made and says itself what is missing. */
  | { readonly kind: 'check'; readonly check: VerdictCheck }
  /** Its part out of sample cannot carry the metric. */
  | { readonly kind: 'short' }
  /** The server has not answered yet. */
  | { readonly kind: 'asked' }
  /** Never switched on, or off again. */
  | { readonly kind: 'off' }
  /** It has sent no signal. */
  | { readonly kind: 'silent' }
  /** None of its signals is settled. */
  | { readonly kind: 'unsettled' }
  /** No session has closed since it was switched on. */
  | { readonly kind: 'noSession' };

export type ComparedFigure =
  | {
      readonly known: true;
      /** What strategies are ranked by. */
      readonly rank: number;
      /** One number, or two: from and to, found and assumed. */
      readonly shown: readonly [Printable] | readonly [Printable, Printable];
    }
  | { readonly known: false; readonly gap: Gap };

function gapOf({ current }: StrategyView, done: Gap): Gap {
  const { state, error } = current.test;
  if (state === 'failed') return { kind: 'failed', error };
  return state === 'done' ? done : { kind: 'computing' };
}

/** A performance metric of the part out of sample, as the server computed it. */
export function metricFigure(
  strategy: StrategyView,
  metric: string,
  unit: Printable['unit'],
  decimals: number,
): ComparedFigure {
  const value = strategy.current.test.summary?.metrics.outOfSample[metric] ?? null;
  if (value === null) return { known: false, gap: gapOf(strategy, { kind: 'short' }) };
  return { known: true, rank: value, shown: [{ value, unit, decimals }] };
}

/** Times the account was bought and sold over in a year of the part out of sample, from the fills of its back-test. */
export function turnoverFigure({ strategy, equity, problem }: ComparedStrategy): ComparedFigure {
  const { summary } = strategy.current.test;
  if (problem !== null) return { known: false, gap: { kind: 'failed', error: problem } };
  if (summary === null || equity === null) return { known: false, gap: gapOf(strategy, { kind: 'computing' }) };
  const { time, traded, periodsPerYear } = equity;
  const part = traded.subarray(indexAt(time, Date.parse(summary.outOfSampleFrom)));
  const value = mean(part) * periodsPerYear;
  if (!Number.isFinite(value)) return { known: false, gap: { kind: 'short' } };
  return { known: true, rank: value, shown: [{ value, unit: 'multiple', decimals: 1 }] };
}

/** What a check of the server's verdict found; `pair` names the two of its figures to show instead of its value. */
export function checkFigure(strategy: StrategyView, id: string, pair?: readonly [string, string]): ComparedFigure {
  const check = strategy.current.test.verdict?.checks.find((one) => one.id === id);
  if (check === undefined) return { known: false, gap: gapOf(strategy, { kind: 'unjudged' }) };
  const { value, unit, decimals, figures } = check;
  const missing: ComparedFigure = { known: false, gap: { kind: 'check', check } };
  if (value === null) return missing;
  if (pair === undefined) return { known: true, rank: value, shown: [{ value, unit, decimals }] };
  const [first, second] = pair.map((name) => figures.find((one) => one.id === name && one.value !== null));
  return first === undefined || second === undefined ? missing : { known: true, rank: value, shown: [first, second] };
}

/** The best of a row; null where fewer than two are known, or all are alike. */
export function bestOf(row: readonly ComparedFigure[], better: 'higher' | 'lower'): number | null {
  const ranks = row.flatMap((one) => (one.known ? [one.rank] : []));
  if (new Set(ranks).size < 2) return null;
  return better === 'higher' ? Math.max(...ranks) : Math.min(...ranks);
}
