import { describe, expect, it } from 'vitest';
import type { MessageEvent } from '@plumbline/model/conversation';
import { createBoard } from '../chat/answer-board.ts';
import { deskNow, fakeDesk } from '../chat/testing/fake-desk.ts';
import { judgesHere } from '../gate/judges.ts';
import { answerByModel } from '../loop/answer-by-model.ts';
import { scriptedModel } from '../models/scripted-model.ts';
import { acme } from '../report/testing/instruments.ts';
import { skillNamed } from './find-skill.ts';

/** A model that takes up a playbook by itself, calls a tool of its own and one that is none of it, and answers. */
async function answered(about: string) {
  const { desk } = fakeDesk();
  let count = 0;
  const newId = (): string => `id-${(count += 1)}`;
  const emit = async (_: MessageEvent): Promise<void> => undefined;
  const judges = judgesHere();
  const board = createBoard({ locale: 'en', newId, emit, judges });
  const heard: string[] = [];
  const language = scriptedModel((prompt, step) => {
    heard.push(JSON.stringify(prompt.at(-1)));
    if (step === 0) return { call: 'follow-playbook', input: { id: 'risk-memo', about } };
    if (step === 1) return { call: 'risks', input: { symbol: acme.id } };
    if (step === 2) return { call: 'screen', input: { rules: 'P/E below 10' } };
    return { say: 'Two questions remain open.' };
  });
  const text = 'What could go wrong with it?';
  const signal = new AbortController().signal;
  const turn = { text, locale: 'en' as const, mentions: [], history: [], desk, clock: { now: () => deskNow } };
  const { fault } = await answerByModel(
    { ...turn, newId, emit, signal, board },
    { provider: 'scripted', model: 'test', language },
  );
  return { body: board.body(), heard, fault, desk };
}

describe('a playbook that a model chooses', () => {
  it('is told with its steps, narrows the tools from then on, and its checks hold', async () => {
    const { body, heard, fault, desk } = await answered(acme.id);
    const skill = await skillNamed('risk-memo', desk);
    expect(fault).toBeNull();
    expect(heard[1]).toContain(skill?.title.en);
    expect(heard[1]).toContain(acme.id);
    expect(body.toolCalls.map(({ tool, state }) => [tool, state])).toEqual([
      ['risks', 'done'],
      ['screen', 'refused'],
    ]);
    expect(JSON.stringify(body.blocks)).toMatch(/The playbook asks for/);
  });

  it('is none where it is about nothing that is known', async () => {
    const { body, heard } = await answered('the weather');
    expect(heard[1]).toContain('There is no such playbook');
    expect(JSON.stringify(body.blocks)).not.toMatch(/The playbook asks for/);
  });
});
