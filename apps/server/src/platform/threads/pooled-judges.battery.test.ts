import { afterAll, expect, it, vi } from 'vitest';
import { judgesHere } from '@plumbline/agent/gate/judges';
import { facts, instruments } from '@plumbline/agent/gate/testing/gate-facts';
import * as here from '@plumbline/agent/gate/judge';
import { pooledJudges } from './pooled-judges.ts';
import { threadPool } from './thread-pool.ts';

// The same code; it only counts who calls it.
vi.mock('@plumbline/agent/gate/judge', { spy: true });

const pool = threadPool({ seed: 1, clock: null }, 1);
afterAll(() => pool.close());
const openFar = pooledJudges((port) => pool.serveJudges(port));

const all = { facts, instruments };
const none = { facts: [], instruments };
const texts = [
  'NVIDIA trades at {US:NVDA/price}.',
  'NVIDIA trades at 13 dollars.',
  'It trades at {US:NVDA/price}.',
  'Whether demand lasts is the open question.',
  'The price will double.',
];

it('judges on its thread what is judged here, in the order asked, and never on this one', async () => {
  const far = openFar();
  const near = judgesHere();
  for (const judges of [far, near]) await judges.learn(all);
  // All at once: answers come in the order of the questions, and pronouns keep their meaning.
  const there = await Promise.all(texts.map((text) => far.judge(text)));
  expect(here.createGate).not.toHaveBeenCalled();
  for (const [at, text] of texts.entries()) expect(there[at]).toEqual(await near.judge(text));
  expect(here.createGate).toHaveBeenCalledOnce();
  expect(there.map(({ lane }) => lane)).toEqual(['supported', 'withheld', 'supported', 'reasoning', 'withheld']);
  for (const judges of [far, near]) {
    // A pronoun means who was named last, and nobody once a new text has begun.
    const lanes = [(await judges.judge('AMD trades at {US:AMD/price}.')).lane];
    lanes.push((await judges.judge('It trades at {US:NVDA/price}.')).lane);
    await judges.restart();
    lanes.push((await judges.judge('It trades at {US:NVDA/price}.')).lane);
    expect(lanes).toEqual(['supported', 'withheld', 'supported']);
  }
  const claim = { say: 'level', handles: ['US:NVDA/price'], subject: 'US:NVDA' as const, metric: 'price' };
  expect(await far.write(claim)).toEqual(await near.write(claim));
  expect((await far.write({ ...claim, metric: 'revenue' })).ok).toBe(false);
  // What is known is what was learnt last.
  await far.learn(none);
  expect((await far.write(claim)).ok).toBe(false);
  far.close();
  await expect(far.judge('NVIDIA trades at {US:NVDA/price}.')).rejects.toThrow('gone');
});

it('keeps what each of its askers knows apart', async () => {
  const [one, other] = [openFar(), openFar()];
  await one.learn(all);
  await other.learn(none);
  const lanes = await Promise.all(
    [one, other].map(async (judges) => (await judges.judge('NVIDIA trades at {US:NVDA/price}.')).lane),
  );
  expect(lanes).toEqual(['supported', 'withheld']);
  for (const judges of [one, other]) judges.close();
});

it('tells whoever waits when the thread dies, and opens others on a new one', async () => {
  await pool.close();
  const lost = openFar();
  // On a new thread, which has not loaded what judges before it is ended.
  const waiting = lost.judge('NVIDIA trades at {US:NVDA/price}.');
  const closing = pool.close();
  await expect(waiting).rejects.toThrow('gone');
  await closing;
  await expect(lost.judge('NVIDIA.')).rejects.toThrow('gone');
  const next = openFar();
  await next.learn(all);
  expect((await next.judge('NVIDIA trades at {US:NVDA/price}.')).lane).toBe('supported');
  next.close();
});
