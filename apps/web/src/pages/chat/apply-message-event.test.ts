import type { Message, ToolCall } from '@plumbline/model/conversation';
import { describe, expect, it } from 'vitest';
import { applyMessageEvent, unwritten } from './apply-message-event.ts';

const answer: Message = {
  id: 'a1',
  conversationId: 'c1',
  parentId: 'q1',
  role: 'assistant',
  locale: 'en',
  state: 'running',
  text: '',
  mentions: [],
  blocks: [],
  toolCalls: [],
  drafts: [],
  facts: [],
  sources: [],
  followUps: [],
  withheld: 0,
  modelUse: null,
  error: null,
  createdAt: 0,
};

const running: ToolCall = {
  id: 't1',
  tool: 'quote',
  title: { en: 'Read price', 'zh-CN': '读取价格', 'zh-HK': '讀取價格' },
  input: {},
  state: 'running',
  facts: [],
  sources: [],
  ms: null,
  summary: null,
};

describe('applyMessageEvent', () => {
  it('joins words of one place and keeps figures apart from them', () => {
    const first = applyMessageEvent(answer, { kind: 'words', at: 0, parts: ['It closed ', 'at '] });
    const second = applyMessageEvent(first, { kind: 'words', at: 0, parts: [{ fact: 'price' }, '.'] });
    expect(second.blocks).toEqual([{ kind: 'text', parts: ['It closed at ', { fact: 'price' }, '.'] }]);
  });

  it('opens a block at a new place and replaces one that stands', () => {
    const words = applyMessageEvent(answer, { kind: 'words', at: 0, parts: ['a'] });
    const math = applyMessageEvent(words, { kind: 'block', at: 1, block: { kind: 'math', tex: 'x' } });
    const again = applyMessageEvent(math, { kind: 'block', at: 1, block: { kind: 'math', tex: 'y' } });
    expect(again.blocks).toEqual([
      { kind: 'text', parts: ['a'] },
      { kind: 'math', tex: 'y' },
    ]);
  });

  it('shows a use of a tool once, as it stands last', () => {
    const started = applyMessageEvent(answer, { kind: 'tool', call: running });
    const done = applyMessageEvent(started, { kind: 'tool', call: { ...running, state: 'done', ms: 12 } });
    expect(done.toolCalls.map(({ state, ms }) => [state, ms])).toEqual([['done', 12]]);
  });

  it('ends as what the server has stored', () => {
    const stored: Message = { ...answer, state: 'done', blocks: [{ kind: 'text', parts: ['stored'] }] };
    expect(applyMessageEvent(answer, { kind: 'end', message: stored })).toBe(stored);
  });

  it('builds a replay on nothing, so that no word stands twice', () => {
    const half: Message = { ...answer, blocks: [{ kind: 'text', parts: ['half'] }] };
    const replayed = applyMessageEvent(unwritten(half), { kind: 'words', at: 0, parts: ['half'] });
    expect(replayed.blocks).toEqual([{ kind: 'text', parts: ['half'] }]);
  });
});
