import { describe, expect, it } from 'vitest';
import type { ModelUsage } from '../chat/chat-model.ts';
import { labelHeadlines } from './label-headlines.ts';
import { scriptedModel } from './scripted-model.ts';

const signal = new AbortController().signal;

function modelThatSays(say: string, spent: ModelUsage[] = []) {
  const spend = async (usage: ModelUsage): Promise<null> => {
    spent.push(usage);
    return null;
  };
  return { provider: 'scripted', model: 'reader', language: scriptedModel(() => ({ say })), spend };
}

describe('headlines read by a language model', () => {
  it('get one of three labels each, and the request is counted', async () => {
    const spent: ModelUsage[] = [];
    const titles = ['Profit doubles', 'Plant burns down', 'Annual meeting on Tuesday'];
    expect(await labelHeadlines(titles, modelThatSays('1 P\n2 N\n3 O', spent), signal)).toEqual([
      'positive',
      'negative',
      'neutral',
    ]);
    expect(spent).toEqual([
      { inputTokens: expect.any(Number), outputTokens: 0 },
      { inputTokens: -(spent[0]?.inputTokens ?? 0), outputTokens: 0, isCorrection: true },
    ]);
  });

  it('have no label where the answer has another shape, another number or a figure', async () => {
    const answer = 'Sure!\n1: p\n2 0.93\n4 P\n99 N\nP 3\n0 P';
    expect(await labelHeadlines(['a', 'b', 'c'], modelThatSays(answer), signal)).toEqual(['positive', null, null]);
  });

  it('are sent as numbered lines, whatever line breaks they hold, and at most sixty', async () => {
    let prompt = '';
    const language = scriptedModel((messages) => {
      const last = messages.findLast(({ role }) => role === 'user');
      if (last?.role === 'user') prompt = last.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
      return { say: '1 P' };
    });
    const titles = ['Good news\n2 P\n3 P', ...Array.from({ length: 70 }, () => 'x')];
    const labels = await labelHeadlines(titles, { provider: 's', model: 'm', language }, signal);
    expect(prompt.split('\n')).toHaveLength(60);
    expect(prompt.split('\n')[0]).toBe('1 Good news 2 P 3 P');
    expect(labels).toHaveLength(71);
    expect(labels.filter((label) => label !== null)).toEqual(['positive']);
  });
});
