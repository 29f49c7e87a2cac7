import { describe, expect, it } from 'vitest';
import type { ScriptedTurn } from '../models/scripted-model.ts';
import { scriptedModel } from '../models/scripted-model.ts';
import { fakeDesk } from './testing/fake-desk.ts';
import { runAnswer, wordsOf } from './testing/run-answer.ts';

const price = { say: 'level', handles: ['US:ACME/price'], subject: 'US:ACME', metric: 'price' };

/** A model that looks the price up, says something, and is heard again where that was withheld. */
async function answer(said: ScriptedTurn, again: ScriptedTurn = { say: '' }) {
  const asked: string[] = [];
  const { body } = await runAnswer({
    text: 'How is ACME doing?',
    desk: fakeDesk().desk,
    model: {
      provider: 'scripted',
      model: 'test',
      language: scriptedModel((prompt, step) => {
        const last = JSON.stringify(prompt.findLast(({ role }) => role === 'user'));
        if (!last.includes('were withheld')) return step === 0 ? { call: 'quote', input: { symbol: 'ACME' } } : said;
        asked.push(last);
        return step === 0 ? again : { say: '' };
      }),
    },
  });
  return { body, asked };
}

describe('a model that answers in prose', () => {
  const prose = 'One might say that shares changed hands for {US:ACME/price} of late.';

  it('is asked once for the claims behind what was withheld, and they stand in its place', async () => {
    const { body, asked } = await answer(
      { say: prose },
      { call: 'answer', input: { claims: [{ ...price, instead: 1 }] } },
    );
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('shares changed hands');
    expect(wordsOf(body)).toBe('Price of Acme Systems: {US:ACME/price}.');
    expect([body.withheld, body.removed]).toEqual([0, []]);
  });

  it('keeps the sentence withheld where it has nothing to say, and its figure is said under its name', async () => {
    const high = 'One might say that a peak of {US:ACME/high52w} stood out.';
    const { body, asked } = await answer({ say: `The price is {US:ACME/price}. ${high}` });
    expect(asked).toHaveLength(1);
    expect(wordsOf(body)).toMatch(
      /^The price is \{US:ACME\/price\}\. 52-week high of Acme Systems: \{US:ACME\/high52w\}\./,
    );
    expect(body.removed).toMatchObject([{ text: high }]);
  });

  it('has nothing of a lie shown by asking again', async () => {
    const lie = { ...price, metric: 'high52w', instead: 1 };
    const { body } = await answer({ say: 'It rose 12 percent.' }, { call: 'answer', input: { claims: [lie] } });
    expect(wordsOf(body)).not.toMatch(/12|rose|Price/);
    expect(body.withheld).toBe(1);
  });

  it('is not asked again where all of it stands', async () => {
    const { asked, body } = await answer({ say: 'The price is {US:ACME/price}.' });
    expect([asked.length, body.withheld]).toEqual([0, 0]);
  });
});

describe('a model that writes claims into its text', () => {
  it.each([
    ['an object', JSON.stringify({ claims: [price, { say: 'heading', topic: 'risk' }] })],
    ['a list between fences', '```json\n' + JSON.stringify([price], null, 2) + '\n```\nThe price is {US:ACME/price}.'],
    ['lines of their own', `${JSON.stringify(price)}\n${JSON.stringify({ ...price, handles: ['{US:ACME/price}'] })}`],
  ])('has them written, and no sign of JSON shown: %s', async (_, say) => {
    const { body, asked } = await answer({ say });
    expect(wordsOf(body)).toContain('Price of Acme Systems: {US:ACME/price}.');
    expect(wordsOf(body)).not.toMatch(/say|claims|"|`|\[/);
    expect([asked.length, body.withheld]).toEqual([0, 0]);
  });

  it('repeats what a tool returned by its id', async () => {
    const { body } = await answer({ call: 'answer', input: { claims: [{ say: 'found', sentence: 'c1.1' }] } });
    expect(wordsOf(body)).toMatch(/^Acme Systems last traded at \{US:ACME\/price\}/);
  });
});
