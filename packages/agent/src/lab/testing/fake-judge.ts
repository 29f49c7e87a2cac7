import { localText } from '@plumbline/model/local-text';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { Verdict, VerdictCheck } from '@plumbline/model/verdict';
import { settingKey } from '@plumbline/quant/engine/strategy/idea-key';
import { describeAnswer } from '@plumbline/quant/evidence/judge';
import { labelOf } from '@plumbline/quant/evidence/label-rules';
import type { ReturnStream } from '@plumbline/quant/evidence/trial-clusters';
import type { LabOutcome } from '../outcome.ts';

/** Weekly returns that are the same for one seed and have nothing to do with those of another. */
export function fakeStream(seed: number): ReturnStream {
  let state = seed * 2_654_435_761 + 1;
  const returns = Array.from({ length: 120 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648 - 0.5;
  });
  return { firstWeek: 2000, returns };
}

const answered = (answer: Omit<Parameters<typeof describeAnswer>[0], 'figures'> & { figures: object }): VerdictCheck =>
  // Figures of a test are those of the checks they belong to.
  describeAnswer(answer as Parameters<typeof describeAnswer>[0]);

/** A verdict whose lower bound and failures are given; what it says otherwise passes. */
export function fakeVerdict(trials: number, bound: number, fails: readonly string[]): Verdict {
  const value = (id: string, good: number, bad: number): number => (fails.includes(id) ? bad : good);
  const trades = value('sample-size', 80, 5);
  const sample = { trades, years: 6, leastTrades: 30, leastYears: 1 };
  const isLittle = trades < 30;
  const checks = [
    answered({
      id: 'sample-size',
      value: trades,
      say: isLittle ? 'little' : 'enough',
      status: isLittle ? 'not-enough-data' : 'pass',
      figures: sample,
    }),
    answered({
      id: 'cost',
      value: value('cost', 4, 0.5),
      say: 'breakEven',
      figures: { breakEven: 0.002, assumedCost: 0.0005 },
    }),
    answered({
      id: 'bootstrap',
      value: bound,
      say: 'range',
      figures: { sharpeLow: bound, sharpeHigh: bound + 1, fallBad: -0.3 },
    }),
  ];
  return {
    schema: 'plumbline-verdict/1',
    label: labelOf(checks),
    explanation: localText('A verdict.', '结论。', '結論。'),
    checks,
    changes: [],
    trials,
    specHash: 'h',
    seed: 1,
  };
}

/** A count and a test in one: each setting counts once, before its result is made. */
export function fakeJudge(
  boundOf: (spec: StrategySpec, count: number) => number,
  failsOf: (count: number) => readonly string[] = () => ['cost'],
  streamOf: (count: number) => ReturnStream | null = fakeStream,
) {
  const counted = new Set<string>();
  const judge = async (spec: StrategySpec): Promise<LabOutcome> => {
    counted.add(settingKey(spec));
    const trials = counted.size;
    const bound = boundOf(spec, trials);
    return {
      ok: true,
      resultHash: settingKey(spec).slice(0, 12),
      verdict: fakeVerdict(trials, bound, failsOf(trials)),
      metrics: { annualReturn: 0.0831, sharpe: bound + 0.5, maxDrawdown: -0.2171, volatility: 0.1441 },
      stream: streamOf(trials),
      from: '2015-01-02',
      to: '2021-06-30',
      simulated: true,
      trials,
    };
  };
  return { judge, counted };
}
