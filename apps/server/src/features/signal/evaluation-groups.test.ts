import { expect, it } from 'vitest';
import { evaluationGroups } from './evaluation-groups.ts';
import { signalJobs } from './jobs.ts';

const of = (owner: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ owner_id: owner, strategy_id: `${owner}-${String(n).padStart(5, '0')}` }));

it('has nobody wait for all that somebody else has switched on', () => {
  const small = Array.from({ length: 30 }, (_, n) => of(`small-${n}`, 1)).flat();
  const groups = evaluationGroups([...of('a-large-one', 2000), ...small]);
  const first = groups[0]?.rows ?? [];
  for (const row of small) expect(first).toContain(row);
  expect(groups.flatMap(({ rows }) => rows).length).toBe(2030);
  expect(new Set(groups.flatMap(({ rows }) => rows).map((row) => row.strategy_id)).size).toBe(2030);
});

it('names a group by what is in it, whatever the order in which it was read', () => {
  const rows = [...of('b', 300), ...of('a', 300)];
  const ids = evaluationGroups(rows).map(({ id }) => id);
  expect(evaluationGroups(rows.toReversed()).map(({ id }) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(evaluationGroups(rows.slice(1)).map(({ id }) => id)).not.toEqual(ids);
  expect(evaluationGroups([])).toEqual([]);
});

it('leaves the jobs of one strategy as workers of the version before know them', async () => {
  const evaluated: (readonly string[])[] = [];
  const handlers = signalJobs({ evaluate: async (ids) => void evaluated.push(ids) });
  const context = { attempt: 1, isCancelled: () => false, progress: async () => undefined };
  const closing = { market: 'us', session: '2026-11-23', look: 1 };
  const run = (id: string, input: object) => handlers.find(({ job }) => job.id === id)?.run(input, context);
  await run('evaluate-strategies', { ...closing, strategyId: 'one', version: 1, activatedAt: 5 });
  await run('evaluate-together', { ...closing, group: 'g', strategyIds: ['two', 'three'] });
  expect(evaluated).toEqual([['one'], ['two', 'three']]);
});
