import { describe, expect, it } from 'vitest';
import type { Locale } from '@plumbline/model/locale';
import { scriptedModel } from '../models/scripted-model.ts';
import { fakeDesk } from './testing/fake-desk.ts';
import { runAnswer, wordsOf } from './testing/run-answer.ts';

const price = { say: 'level', handles: ['US:ACME/price'], subject: 'US:ACME', metric: 'price' };

/** A model that looks the price up, then answers with claims, then says what it is told to. */
async function answer(claims: readonly object[], locale: Locale = 'en', last = 'Thanks.') {
  const heard: string[] = [];
  const { body } = await runAnswer({
    text: 'How is ACME doing?',
    desk: fakeDesk().desk,
    locale,
    model: {
      provider: 'scripted',
      model: 'test',
      language: scriptedModel((prompt, step) => {
        heard.splice(0, heard.length, JSON.stringify(prompt.at(-1)));
        if (step === 0) return { call: 'quote', input: { symbol: 'ACME' } };
        return step === 1 ? { call: 'answer', input: { claims } } : { say: last };
      }),
    },
  });
  return { body, heard: heard[0] ?? '' };
}

describe('a model that answers with claims', () => {
  it.each<readonly [Locale, string]>([
    ['en', 'Price of Acme Systems: {US:ACME/price}.'],
    ['zh-CN', '顶点系统的价格为 {US:ACME/price}。'],
    ['zh-HK', '頂點系統的價格為 {US:ACME/price}。'],
  ])('has them written in the language of the reader: %s', async (locale, words) => {
    const { body, heard } = await answer([price], locale);
    expect(wordsOf(body)).toContain(words);
    expect(heard).toContain('"shown":1');
    expect(body.withheld).toBe(0);
  });

  it('is told why a claim is refused and which handles come nearest, and the reader sees nothing of it', async () => {
    const { body, heard } = await answer([
      { ...price, metric: 'high52w' },
      { say: 'predict', handles: ['US:ACME/price'] },
    ]);
    expect(wordsOf(body)).not.toContain('{');
    expect(heard).toContain('something else than the words say');
    expect(heard).toContain('{US:ACME/high52w}');
    expect(heard).toContain('"shown":0');
  });

  it('has its own thinking set apart, and nothing that says more than a thought', async () => {
    const { body } = await answer([
      { say: 'reason', words: 'Margins may depend on demand.' },
      { say: 'reason', words: 'The price will double.' },
    ]);
    expect(body.blocks.filter(({ kind }) => kind === 'reasoning')).toEqual([
      { kind: 'reasoning', parts: ['Margins may depend on demand.', '\n', 'Thanks.'] },
    ]);
    expect(JSON.stringify(body.blocks)).not.toContain('double');
  });

  it('passes the gate with text of its own, and what is withheld can be opened with its reason', async () => {
    const { body } = await answer([price], 'en', 'The price is {US:ACME/price}. The price is a hundred.');
    expect(wordsOf(body)).toContain('Price of Acme Systems: {US:ACME/price}.\nThe price is {US:ACME/price}.');
    expect(body.withheld).toBe(1);
    expect(body.removed).toMatchObject([
      { text: 'The price is a hundred.', why: { en: expect.stringContaining('hundred') } },
    ]);
  });

  it('has a figure and the thought beside it each put where it belongs', async () => {
    const { body } = await answer([], 'en', 'The price is {US:ACME/price}, which by itself says little about value.');
    expect(wordsOf(body)).toContain('The price is {US:ACME/price}.');
    expect(body.blocks.filter(({ kind }) => kind === 'reasoning')).toMatchObject([
      { parts: ['This by itself says little about value.'] },
    ]);
    expect(body.withheld).toBe(0);
  });
});
