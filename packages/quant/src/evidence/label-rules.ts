import type { CheckStatus, VerdictCheck, VerdictLabel } from '@plumbline/model/verdict';

/** Checks that must pass outright before a result is called robust. */
const core = ['deflated-sharpe', 'probabilistic-sharpe', 'look-ahead'] as const;
/** Other checks that may be watched at most for a robust result. */
const mostWatched = 3;

/** Checks any of which, failed, says that chance would have done as well. */
const luckTests: readonly string[] = [
  'probabilistic-sharpe',
  'deflated-sharpe',
  'placebo',
  'bootstrap',
  'overfitting',
  'superior-ability',
];
/** Checks that are noisy by themselves: together they say luck, one alone says fragile. */
const weakLuckTests: readonly string[] = ['out-of-sample', 'walk-forward', 'track-record'];

/**
 * The label, by rules in this order:
 * 1. too few trades or too short a history: not enough data;
 * 2. a leak, survivors only, or wrong data: fragile, for the result would not be there in life;
 * 3. a test of luck failed, or two of the noisy ones: likely luck;
 * 4. any other check failed: fragile;
 * 5. the core passed, and at most three others are watched: robust;
 * 6. otherwise promising, not proven.
 */
export function labelOf(checks: readonly Pick<VerdictCheck, 'id' | 'concern' | 'status'>[]): VerdictLabel {
  const statusOf = (id: string): CheckStatus | undefined => checks.find((check) => check.id === id)?.status;
  const failed = checks.filter(({ status }) => status === 'fail');
  const isUnderfed = checks.some(({ concern, status }) => concern === 'sample' && status !== 'pass');
  if (isUnderfed || statusOf('probabilistic-sharpe') === 'not-enough-data') return 'not-enough-data';
  if (failed.some(({ concern }) => concern === 'honesty')) return 'fragile';
  const weak = failed.filter(({ id }) => weakLuckTests.includes(id)).length;
  if (failed.some(({ id }) => luckTests.includes(id)) || weak > 1) return 'likely-luck';
  if (failed.length > 0) return 'fragile';
  const watched = checks.filter(({ status }) => status === 'watch').length;
  return core.every((id) => statusOf(id) === 'pass') && watched <= mostWatched ? 'robust' : 'promising';
}
