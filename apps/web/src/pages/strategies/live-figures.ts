import type { Printable } from '@plumbline/model/format';
import type { ComparedFigure, Gap } from './compared-figures.ts';
import type { Asked, ComparedStrategy } from './compared-strategy.ts';

type Live = Pick<ComparedStrategy, 'record' | 'paper'>;

const gap = (of: Gap): ComparedFigure => ({ known: false, gap: of });

function unanswered(asked: Asked<unknown>): ComparedFigure | null {
  if (asked.state === 'waiting') return gap({ kind: 'asked' });
  return asked.state === 'failed' ? gap({ kind: 'failed', error: asked.why }) : null;
}

/** Since when a strategy speaks: when it was switched on, or its first signal once it is off again. Earlier is the longer record. */
export function liveSince({ record, paper }: Live): ComparedFigure {
  const known = paper.state === 'here' && paper.answer !== null ? paper.answer.activatedAt : null;
  if (known === null && record.state !== 'here') return unanswered(record) ?? gap({ kind: 'off' });
  const since = known ?? (record.state === 'here' ? record.answer.since : null);
  if (since === null) return unanswered(paper) ?? gap({ kind: 'off' });
  return { known: true, rank: since, shown: [{ value: since, unit: 'count', decimals: 0 }] };
}

/** Share of its settled signals that gained, and how many they are. */
export function liveHitRate({ record }: Live): ComparedFigure {
  if (record.state !== 'here') return unanswered(record) ?? gap({ kind: 'off' });
  const { signals, hitRate } = record.answer;
  if (hitRate.value === null) return gap({ kind: signals === 0 ? 'silent' : 'unsettled' });
  const rate: Printable = { value: hitRate.value, unit: 'fraction', decimals: 0 };
  return { known: true, rank: hitRate.value, shown: [rate, { value: hitRate.n, unit: 'count', decimals: 0 }] };
}

/** What its account on paper has gained since it was switched on, after costs. */
export function liveGrowth({ paper }: Live): ComparedFigure {
  if (paper.state !== 'here') return unanswered(paper) ?? gap({ kind: 'off' });
  if (paper.answer === null) return gap({ kind: 'off' });
  const { growth } = paper.answer;
  if (growth === null) return gap({ kind: 'noSession' });
  return { known: true, rank: growth, shown: [{ value: growth, unit: 'fraction', decimals: 1 }] };
}
