import { describe, expect, it } from 'vitest';
import { scriptedModel } from '../models/scripted-model.ts';
import { mostSentences } from './answer-board.ts';
import { callLimits, mostAtOnce, mostPerAnswer, mostPerStep } from './call-limits.ts';
import { fakeDesk } from './testing/fake-desk.ts';
import { runAnswer } from './testing/run-answer.ts';

describe('the calls of a model', () => {
  it('run four at once, twenty-four in a step and no more', async () => {
    const limits = callLimits();
    let [running, most, ran] = [0, 0, 0];
    const call = (at: number) =>
      limits.run('quote', { symbol: `S${String(at)}` }, async () => {
        running += 1;
        ran += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
        return {
          ok: true,
          result: {
            summary: { en: '', 'zh-CN': '', 'zh-HK': '' },
            sentences: [],
            sentenceIds: [],
            widgets: [],
            facts: [],
            sources: [],
          },
        };
      });
    const outcomes = await Promise.all(Array.from({ length: 100 }, (_, at) => call(at)));
    expect(ran).toBe(mostPerStep);
    expect(most).toBe(mostAtOnce);
    const last = outcomes.at(-1);
    expect(last !== undefined && !last.ok ? last.error.message : '').toContain('call budget is used up');
    for (let step = 1; step < 10; step += 1) {
      limits.nextStep();
      await Promise.all(Array.from({ length: 100 }, (_, at) => call(step * 100 + at)));
    }
    expect(ran).toBe(mostPerAnswer);
  });

  it('are answered from memory when they are the same, and ended when they go on', async () => {
    const limits = callLimits();
    let ran = 0;
    const call = () =>
      limits.run('quote', { symbol: 'ACME' }, async () => {
        ran += 1;
        return {
          ok: true,
          result: {
            summary: { en: '', 'zh-CN': '', 'zh-HK': '' },
            sentences: [],
            sentenceIds: [],
            widgets: [],
            facts: [],
            sources: [],
          },
        };
      });
    const oks = [];
    for (let at = 0; at < 5; at += 1) oks.push((await call()).ok);
    expect(ran).toBe(1);
    expect(oks).toEqual([true, true, true, false, false]);
  });
});

describe('a model that never stops talking', () => {
  it('has so many sentences judged and no more', async () => {
    const { body } = await runAnswer({
      text: 'How is ACME doing?',
      desk: fakeDesk().desk,
      model: {
        provider: 'scripted',
        model: 'test',
        language: scriptedModel((_, step) =>
          step === 0
            ? { call: 'quote', input: { symbol: 'ACME' } }
            : { say: 'The price is {US:ACME/price}. It is good. '.repeat(2000) },
        ),
      },
    });
    expect(body.withheld).toBe(4000 - mostSentences / 2);
    expect(body.removed).toHaveLength(40);
  });
});
