import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askQuestion } from './ask-question.ts';
import { conversationsKey, threadQuery } from './conversations.ts';

const placed = (id: string) => ({ message: { id, conversationId: 'c' }, siblings: [id] });
const threadOf = (...ids: string[]) => ({ conversation: { id: 'c' }, messages: ids.map(placed) });

describe('a question in a conversation that is being read again', () => {
  let stored: string[] = [];
  let hold: Promise<void> = Promise.resolve();

  beforeEach(() => {
    stored = ['q1', 'a1'];
    hold = Promise.resolve();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url === '/api/session') return Response.json({ kind: 'anonymous', ownerId: 'o', createdAt: 1 });
      if (init.method === 'POST') {
        stored = [...stored, 'q2', 'a2'];
        return Response.json({ question: placed('q2').message, answer: placed('a2').message });
      }
      const now = threadOf(...stored);
      await hold;
      return Response.json(now);
    });
  });
  afterEach(async () => {
    // The page forgets the session it opened here: other tests begin without one.
    vi.stubGlobal('fetch', () =>
      Response.json({ code: 'not-signed-in', message: '', action: 'ask-user', id: '01J' }, { status: 401 }),
    );
    await expect(new QueryClient().fetchQuery({ ...threadQuery('c'), retry: false })).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    vi.unstubAllGlobals();
  });

  it.each(['before the question is stored', 'after the question is stored'])(
    'stays in it once when that reading began %s',
    async (began) => {
      const client = new QueryClient();
      const query = threadQuery('c');
      await client.fetchQuery(query);
      const leave = new QueryObserver(client, query).subscribe(() => undefined);
      const shown = () => client.getQueryData(query.queryKey)?.messages.map(({ message }) => message.id);
      let release = (): void => undefined;
      if (began.startsWith('after')) {
        stored = ['q1', 'a1', 'q2', 'a2'];
        await client.refetchQueries({ queryKey: query.queryKey });
        stored = ['q1', 'a1'];
      } else {
        hold = new Promise((resolve) => {
          release = resolve;
        });
        void client.refetchQueries({ queryKey: query.queryKey });
      }
      await askQuestion(client, 'c', { text: 'and now?', locale: 'en' });
      expect(shown()).toEqual(['q1', 'a1', 'q2', 'a2']);
      release();
      await vi.waitFor(() => expect(client.isFetching(query)).toBe(0), { timeout: 60_000 });
      expect(shown()).toEqual(['q1', 'a1', 'q2', 'a2']);
      leave();
    },
  );

  it('replaces another one by what the server says, not by both, and the list of conversations is read again', async () => {
    const client = new QueryClient();
    const query = threadQuery('c');
    await client.fetchQuery(query);
    client.setQueryData(conversationsKey, []);
    stored = [];
    const leave = new QueryObserver(client, query).subscribe(() => undefined);
    await askQuestion(client, 'c', { text: 'and now?', locale: 'en', edits: 'q1' });
    expect(client.getQueryData(query.queryKey)?.messages.map(({ message }) => message.id)).toEqual(['q2', 'a2']);
    expect(client.getQueryState(conversationsKey)?.isInvalidated).toBe(true);
    leave();
  });
});
