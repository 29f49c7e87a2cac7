import { expect, it } from 'vitest';
import type { ConversationView, Thread } from '@plumbline/contract/chat';
import type { ErrorBody } from '@plumbline/contract/system';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import type { Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';

const monday = Date.UTC(2026, 10, 23, 15);

async function open(visitor: Visitor): Promise<string> {
  return (await read<ConversationView>(await visitor.send('POST', '/api/conversations', {}))).id;
}

const ask = async (visitor: Visitor, id: string): Promise<Response> =>
  visitor.send('POST', `/api/conversations/${id}/messages`, { text: 'How is ACME doing?', locale: 'en' });

eachStore('answers for one owner', (given) => {
  it('are three at once over all conversations, and others keep theirs', async () => {
    const started = await testServer({ store: await given.fresh(), works: false });
    const [me, stranger] = [await started.visitor(), await started.visitor()];
    const ids = await Promise.all(Array.from({ length: 8 }, () => open(me)));
    const answers = await Promise.all(ids.map((id) => ask(me, id)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const one of refused) {
      expect(Number(one.headers.get('retry-after'))).toBeGreaterThan(0);
      const body = await read<ErrorBody>(one);
      expect(body).toMatchObject({ code: 'rate-limited', details: { limit: 'answers.atOnce' } });
      expect(body.message).toContain('Three answers');
    }
    expect((await ask(stranger, await open(stranger))).status).toBe(200);
    await started.stop();
  });

  it('are as many as one likes where no minute passes, as with an archive', async () => {
    const clock = { now: () => monday, stands: true };
    const started = await testServer({ store: await given.fresh(), works: false, clock });
    const me = await started.visitor();
    const id = await open(me);
    for (let at = 0; at < 22; at += 1) {
      expect([at, (await ask(me, id)).status]).toEqual([at, 200]);
      await until('the answer', async () => {
        const thread = await read<Thread>(await me.get(`/api/conversations/${id}`));
        return thread.messages.every(({ message }) => message.state !== 'running') ? true : null;
      });
    }
    await started.stop();
  });

  it('are twenty a minute, asking again included, and go on when it has passed', async () => {
    const clock = { at: monday, now: () => clock.at };
    const started = await testServer({ store: await given.fresh(), works: false, clock });
    const me = await started.visitor();
    const id = await open(me);
    let last = '';
    const isDone = async (): Promise<boolean> => {
      const thread = await read<Thread>(await me.get(`/api/conversations/${id}`));
      return thread.messages.every(({ message }) => message.state !== 'running');
    };
    for (let at = 0; at < 20; at += 1) {
      const sent = await ask(me, id);
      expect(sent.status).toBe(200);
      last = (await read<{ answer: { id: string } }>(sent)).answer.id;
      await until('the answer', async () => ((await isDone()) ? true : null));
      clock.at += 1000;
    }
    const late = await ask(me, id);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBe(40);
    expect((await read<ErrorBody>(late)).message).toContain('20 questions within a minute');
    const again = async (): Promise<Response> =>
      me.send('POST', `/api/conversations/${id}/messages/${last}/regenerate`, {});
    expect((await again()).status).toBe(429);
    clock.at += 40_000;
    expect((await again()).status).toBe(200);
    await until('the answer', async () => ((await isDone()) ? true : null));
    await started.stop();
  });
});
