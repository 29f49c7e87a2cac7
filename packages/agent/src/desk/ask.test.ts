import { afterEach, describe, expect, it } from 'vitest';
import type { ChatModel, ModelUsage } from '../chat/chat-model.ts';
import { ask, type Asked } from './ask.ts';
import { runBudget, type RunBudget } from './run-budget.ts';
import { wireModel, type WireAnswer, type WireModel, type WireQuestion } from './testing/wire-model.ts';

const open: WireModel[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function voice(
  answer: (question: WireQuestion) => WireAnswer,
  budget: RunBudget,
  { wrong = null, spend }: { readonly wrong?: object | null; readonly spend?: ChatModel['spend'] } = {},
): Promise<{ readonly asked: Asked; readonly bodies: readonly string[] }> {
  const wire = await wireModel(answer);
  open.push(wire);
  const asked = await ask({
    model: { ...wire.model, ...(spend !== undefined && { spend }) },
    instructions: 'You are Bull at a research desk.',
    task: 'Argue. '.repeat(100),
    schema: { type: 'object', properties: {} },
    tools: { look: { description: 'Looks', schema: { type: 'object' }, run: () => 'x'.repeat(6_000) } },
    check: () => wrong,
    limits: { steps: 4, ms: 20_000, letters: 40_000, retries: 0 },
    budget,
    signal: new AbortController().signal,
  });
  return { asked, bodies: wire.asked().map(({ body }) => body) };
}

/** More than any limit of letters, and no count of tokens with it. */
const endless = {
  raw: Array.from(
    { length: 200 },
    () =>
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content: 'and more '.repeat(111) }, finish_reason: null }] })}\n\n`,
  ).join(''),
};

describe('a voice with a budget of tokens', () => {
  it.each([8_000, 20_000, 60_000])('never spends more than the run has, however long its reply: %i', async (limit) => {
    const budget = runBudget(limit);
    const { asked, bodies } = await voice(() => endless, budget);
    expect(asked).toMatchObject({ given: [], requests: 1, fault: { kind: 'used-up' } });
    expect(asked.outputTokens).toBeGreaterThan(2_000);
    expect(asked.inputTokens + asked.outputTokens).toBeLessThanOrEqual(limit);
    expect(budget.left()).toBe(limit - asked.inputTokens - asked.outputTokens);
    expect(budget.free()).toBe(budget.left());
    const { max_tokens: most } = JSON.parse(bodies[0] ?? '{}') as { max_tokens?: number };
    expect(most).toBeGreaterThanOrEqual(3_000);
    expect(most).toBeLessThanOrEqual(Math.min(limit, 8_000));
  });

  it.each(['look', 'submit'])('counts a reply that breaks off behind a call too: %s', async (call) => {
    const budget = runBudget(40_000);
    const first = ({ step }: WireQuestion): WireAnswer => (step === 0 ? { call, input: {} } : endless);
    const { asked } = await voice(first, budget, { wrong: { refused: 'Not so.' } });
    expect(asked.requests).toBe(2);
    // The first request is counted by the service, 1,000 tokens; the second by its letters.
    expect(asked.inputTokens + asked.outputTokens).toBeGreaterThan(4_000);
    expect(asked.inputTokens + asked.outputTokens).toBeLessThanOrEqual(40_000);
    expect(budget.left()).toBe(40_000 - asked.inputTokens - asked.outputTokens);
  });

  it('sends no request that what is left does not hold', async () => {
    // The result of the look takes 3,000 tokens: no room is left to read it and to answer.
    const budget = runBudget(5_000);
    const { asked, bodies } = await voice(() => ({ call: 'look', input: {} }), budget);
    expect(bodies).toHaveLength(1);
    expect(asked.fault?.kind).toBe('used-up');
    const none = await voice(() => endless, runBudget(3_000));
    expect([none.bodies, none.asked.fault?.kind]).toEqual([[], 'used-up']);
  });
});

describe('whoever pays for a voice', () => {
  const paying = () => {
    const told: ModelUsage[] = [];
    const spend: ChatModel['spend'] = async (usage) => {
      told.push(usage);
      return null;
    };
    const total = (key: 'inputTokens' | 'outputTokens'): number => told.reduce((sum, one) => sum + one[key], 0);
    return { told, spend, total };
  };

  it('is told of a request before it is sent, and what it came to after it', async () => {
    const { told, spend, total } = paying();
    const before: number[] = [];
    const { asked } = await voice(
      ({ step }) => {
        before.push(told.length);
        return { call: step === 0 ? 'look' : 'submit', input: {} };
      },
      runBudget(40_000),
      { spend },
    );
    // Each request was counted when it arrived: one that nobody answers any more stays so.
    expect(before).toEqual([1, 3]);
    expect(told.map(({ isCorrection = false }) => isCorrection)).toEqual([false, true, false, true]);
    expect(told[0]?.inputTokens).toBeGreaterThan(300);
    expect([total('inputTokens'), total('outputTokens')]).toEqual([asked.inputTokens, asked.outputTokens]);
  });

  it('pays nothing for a request that was refused, and for one that broke off by its letters', async () => {
    const refused = paying();
    const first = await voice(() => ({ status: 401 }), runBudget(40_000), { spend: refused.spend });
    expect(first.asked.fault).not.toBeNull();
    expect([refused.told.length, refused.total('inputTokens'), refused.total('outputTokens')]).toEqual([2, 0, 0]);
    const broken = paying();
    const second = await voice(() => endless, runBudget(20_000), { spend: broken.spend });
    expect(broken.total('outputTokens')).toBe(second.asked.outputTokens);
    expect(broken.total('inputTokens')).toBeGreaterThan(300);
  });
});
