import { describe, expect, it } from 'vitest';
import type { ModelUsage } from '../chat/chat-model.ts';
import { askForText } from './ask-for-text.ts';
import { scriptedModel } from './scripted-model.ts';

const signal = new AbortController().signal;
const used = { month: '2026-11', spent: 1, cap: 1 };

/** A model that notes in which order it was paid for and asked; the budget holds so many tokens. */
function asked(budget: number, fault: Error | null = null) {
  const order: string[] = [];
  const told: ModelUsage[] = [];
  const language = scriptedModel(() => {
    order.push('sent');
    if (fault !== null) throw fault;
    return { say: 'ok' };
  });
  const spend = async (usage: ModelUsage) => {
    order.push('counted');
    told.push(usage);
    return told.reduce((sum, one) => sum + one.inputTokens, 0) > budget ? used : null;
  };
  const model = { provider: 's', model: 'm', language, spend };
  return { order, total: () => told.reduce((sum, one) => sum + one.inputTokens, 0), model };
}

describe('a request for words', () => {
  it('is counted before it is sent and put right after', async () => {
    const { order, total, model } = asked(1_000);
    const answer = await askForText(model, { instructions: 'a'.repeat(100), prompt: 'b'.repeat(100), signal });
    expect(answer).toEqual({ text: 'ok', mayGoOn: true });
    expect(order).toEqual(['counted', 'sent', 'counted']);
    expect(total()).toBe(0);
  });

  it('is not sent where the budget does not hold it, and costs nothing', async () => {
    const { order, total, model } = asked(99);
    expect(await askForText(model, { instructions: 'a'.repeat(100), prompt: 'b'.repeat(100), signal })).toBeNull();
    expect(order).toEqual(['counted', 'counted']);
    expect(total()).toBe(0);
  });

  it('costs nothing where it was refused, and fails', async () => {
    const { total, model } = asked(1_000, new Error('refused'));
    await expect(askForText(model, { instructions: 'a', prompt: 'b', signal })).rejects.toThrow('refused');
    expect(total()).toBe(0);
  });
});
