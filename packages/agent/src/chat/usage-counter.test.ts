import { describe, expect, it } from 'vitest';
import type { ScriptedTurn } from '../models/scripted-model.ts';
import { scriptedModel } from '../models/scripted-model.ts';
import type { ChatModel, ModelUsage } from './chat-model.ts';
import { usualLimits } from '../loop/budget.ts';
import { fakeDesk } from './testing/fake-desk.ts';
import { runAnswer } from './testing/run-answer.ts';
import { usageCounter } from './usage-counter.ts';

function paying(): { readonly told: ModelUsage[]; readonly spend: NonNullable<ChatModel['spend']> } {
  const told: ModelUsage[] = [];
  return {
    told,
    async spend(usage) {
      told.push(usage);
      return null;
    },
  };
}
const sum = (told: readonly ModelUsage[]) => ({
  requests: told.filter(({ isCorrection }) => isCorrection !== true).length,
  input: told.reduce((all, { inputTokens }) => all + inputTokens, 0),
  output: told.reduce((all, { outputTokens }) => all + outputTokens, 0),
});
const step = (inputTokens: number, outputTokens: number) => ({ inputTokens, outputTokens }) as never;

describe('what requests cost', () => {
  const counting = () => {
    const { told, spend } = paying();
    return { told, counter: usageCounter({ provider: 's', model: 'm', language: scriptedModel(), spend }) };
  };

  it('is counted before each, so that a kill amid one loses nothing', async () => {
    const { told, counter } = counting();
    await counter.reserve(2000);
    expect(sum(told)).toEqual({ requests: 1, input: 1000, output: 0 });
  });

  it('is put right once a request says what it was', async () => {
    const { told, counter } = counting();
    await counter.reserve(2000);
    await counter.add([step(700, 90)]);
    await counter.reserve(4000);
    await counter.add([step(700, 90), step(1500, 10)]);
    expect(sum(told)).toEqual({ requests: 2, input: 2200, output: 100 });
  });

  it('stays where something was heard before it broke off, and is given back where it was refused', async () => {
    const { told, counter } = counting();
    await counter.reserve(2000);
    await counter.breakOff(50);
    await counter.reserve(2000);
    await counter.breakOff(0);
    expect(sum(told)).toEqual({ requests: 2, input: 1000, output: 25 });
  });
});

describe('a reply without an end', () => {
  it('is ended where it is made, once no more of it is read', async () => {
    let stopped: AbortSignal | undefined;
    const { told, spend } = paying();
    const script = (): ScriptedTurn => ({ say: 'It is good. '.repeat(3000), pauseMs: 1 });
    const base = scriptedModel(script);
    const language = {
      ...base,
      doStream: (options: Parameters<typeof base.doStream>[0]) => {
        stopped = options.abortSignal;
        return base.doStream(options);
      },
    };
    await expect(
      runAnswer({
        text: 'How is ACME doing?',
        desk: fakeDesk().desk,
        model: { provider: 's', model: 'm', language, spend },
        limits: { ...usualLimits, letters: 500 },
      }),
    ).rejects.toThrow(/limit of one answer/);
    expect(stopped?.aborted).toBe(true);
    expect(sum(told)).toMatchObject({ requests: 1 });
    expect(sum(told).output).toBeGreaterThanOrEqual(250);
  });
});
