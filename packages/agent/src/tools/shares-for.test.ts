import { describe, expect, it } from 'vitest';
import { answer } from '../chat/testing/answer.ts';
import { closeOn } from '../chat/testing/close-on.ts';

describe('how many an amount buys', () => {
  it('is whole shares at the last price, with what they cost and what is left', async () => {
    const { calls, words, valueOf, body } = await answer('How many shares of Acme Systems can I buy with $5,000?');
    expect(calls).toEqual([{ tool: 'shares-for', symbol: 'US:ACME', amount: 5000, currency: 'USD' }]);
    const price = body.facts.find(({ metric }) => metric === 'price');
    expect(price?.value).toBeCloseTo(closeOn(price?.asOf ?? ''), 9);
    const count = Math.floor(5000 / (price?.value ?? Number.NaN));
    expect(count).toBeGreaterThan(0);
    expect(valueOf('whole.US:ACME/price')).toBe(count);
    expect(valueOf('cost.US:ACME/price')).toBeCloseTo(count * (price?.value ?? 0), 6);
    expect(valueOf('left.US:ACME/price')).toBeCloseTo(5000 - count * (price?.value ?? 0), 6);
    expect(words).toContain('Fees and duties are not counted');
  });

  it('names no number for an amount below one share', async () => {
    const { words } = await answer('How many shares of Acme Systems can I buy with $1?');
    expect(words).toContain('does not reach the smallest order');
  });
});

it('tells the sector of a company, what it sells for, and that no source describes its business', async () => {
  const { calls, words, body } = await answer('What does Acme Systems do?');
  expect(calls).toEqual([{ tool: 'business', symbol: 'US:ACME' }]);
  expect(words).toMatch(
    /is in the sector Technology.*Revenue of Acme Systems .*\{.+\}.*No source here describes its products/,
  );
  expect(body.facts.map(({ metric }) => metric)).toEqual(expect.arrayContaining(['revenue', 'operatingMargin']));
});

it('tells what a dividend takes of profit and cash, and promises nothing', async () => {
  const { calls, words } = await answer("Is Acme Systems' dividend safe?");
  expect(calls[0]).toMatchObject({ tool: 'figure', metrics: expect.arrayContaining(['payoutRatio', 'freeCashFlow']) });
  expect(words).toContain('No figure promises a dividend');
});
