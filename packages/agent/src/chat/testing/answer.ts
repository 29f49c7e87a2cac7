import type { Message } from '@plumbline/model/conversation';
import type { Locale } from '@plumbline/model/locale';
import type { Desk } from '../../tool.ts';
import { runAnswer, wordsOf } from './run-answer.ts';
import { twoCompanies } from './two-companies.ts';

/** A question as it stands in a conversation. */
export const asked = (text: string, at: number): Message => ({
  id: `q${at}`,
  conversationId: 'c1',
  parentId: at === 0 ? null : `q${at - 1}`,
  role: 'user',
  locale: 'en',
  state: 'done',
  text,
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
  createdAt: at,
});

interface Ask {
  readonly locale?: Locale;
  readonly before?: readonly string[];
  readonly desk?: Desk;
}

/** What the built-in assistant answers to a text, after the texts before it. */
export async function answer(text: string, { locale = 'en', before = [], desk = twoCompanies() }: Ask = {}) {
  const { body } = await runAnswer({ text, locale, desk, history: before.map(asked) });
  const facts = new Map(body.facts.map((fact) => [fact.id, fact]));
  return {
    body,
    words: wordsOf(body),
    calls: body.toolCalls.map(({ tool, input }) => ({ tool, ...input })),
    valueOf: (handle: string) => facts.get(handle)?.value,
  };
}
