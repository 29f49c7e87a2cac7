import { afterEach, describe, expect, it } from 'vitest';
import type { ConversationView, Thread } from '@plumbline/contract/chat';
import type { SkillView } from '@plumbline/contract/skill';
import type { Message } from '@plumbline/model/conversation';
import type { SkillFault } from '@plumbline/model/skill';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';

const open: TestServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.stop()));
});

const textOf = (id: string, steps = '1. How is {company} doing?'): string => `---
id: ${id}
title: My morning look
when: Before breakfast.
inputs:
  - name: company
    kind: instrument
tools: [quote]
budget:
  calls: 3
  tokens: 9000
output: claims
checks:
  - require: facts>=1
---

${steps}
`;

interface Saved {
  readonly saved: SkillView | null;
  readonly faults: readonly SkillFault[];
}

const save = async (visitor: Visitor, text: string, replaces?: string): Promise<Saved> =>
  read<Saved>(await visitor.send('POST', '/api/skills', { text, ...(replaces !== undefined && { replaces }) }));

const own = async (visitor: Visitor): Promise<readonly SkillView[]> =>
  (await read<{ skills: readonly SkillView[] }>(await visitor.get('/api/skills'))).skills.filter(({ isOwn }) => isOwn);

const listed = async (visitor: Visitor): Promise<readonly string[]> =>
  (await read<{ skills: { id: string }[] }>(await visitor.get('/api/chat/tools'))).skills.map(({ id }) => id);

async function ask(visitor: Visitor, text: string): Promise<Message> {
  const { id } = await read<ConversationView>(await visitor.send('POST', '/api/conversations', {}));
  const sent = await visitor.send('POST', `/api/conversations/${id}/messages`, { text, locale: 'en' });
  const { answer } = await read<{ answer: Message }>(sent);
  await (await visitor.get(`/api/conversations/${id}/messages/${answer.id}/events`)).text();
  return (await read<Thread>(await visitor.get(`/api/conversations/${id}`))).messages.at(-1)!.message;
}

describe('a playbook of one’s own', () => {
  it('is followed by its reader alone, refused with its line where it is malformed, and gets no other tool', async () => {
    const server = await testServer({ works: false });
    open.push(server);
    const [one, two] = [await server.visitor(), await server.visitor()];
    const { saved, faults } = await save(one, textOf('morning'));
    expect([saved?.name, faults]).toEqual(['morning', []]);
    expect(await listed(one)).toContain('morning');
    expect(await listed(two)).not.toContain('morning');
    const answer = await ask(one, '/morning ACME');
    expect(answer.toolCalls.map(({ tool, state }) => [tool, state])).toEqual([['quote', 'done']]);
    expect((await ask(two, '/morning ACME')).toolCalls).toEqual([]);

    const wrong = await save(one, textOf('evening').replace('[quote]', '[quote, shell]'));
    expect([wrong.saved, wrong.faults[0]?.line]).toEqual([null, 8]);
    expect((await save(one, textOf('risk-memo'))).faults[0]?.why.en).toMatch(/exists already/);
    expect((await save(one, textOf('morning'))).saved).toBeNull();

    // Whatever its steps ask for, only its tools are called.
    const greedy = '1. How is {company} doing?\n2. What are the risks of {company}?\n3. Write a report on {company}';
    await save(one, textOf('morning', greedy), saved?.id);
    const narrowed = await ask(one, '/morning ACME');
    expect(narrowed.toolCalls.map(({ tool, state }) => [tool, state])).toEqual([
      ['quote', 'done'],
      ['risks', 'refused'],
      ['report', 'refused'],
    ]);
    expect(narrowed.drafts).toEqual([]);

    const at = `/api/skills/${saved?.id ?? ''}`;
    expect((await two.send('DELETE', at)).status).toBe(404);
    expect((await two.send('POST', '/api/skills', { text: textOf('mine'), replaces: saved?.id })).status).toBe(404);
    expect((await one.send('DELETE', at)).status).toBe(200);
    expect(await own(one)).toEqual([]);
  });

  it('goes out with an export and comes back with it; briefs that come back are paused', async () => {
    const server = await testServer({ works: false });
    open.push(server);
    const one = await server.visitor();
    await save(one, textOf('morning'));
    const cadence = { weekday: null, minute: 420, timeZone: 'UTC' };
    const brief = { skill: 'morning', about: 'ACME', cadence, locale: 'en' };
    expect((await one.send('POST', '/api/briefs', brief)).status).toBe(200);
    const zip = Buffer.from(await (await one.get('/api/account/export')).arrayBuffer());
    await one.send('POST', '/api/account/delete', { confirm: 'delete' });
    expect(await server.store.db.selectFrom('reader_skills').selectAll().execute()).toEqual([]);
    expect(await server.store.db.selectFrom('briefs').selectAll().execute()).toEqual([]);
    const two = await server.visitor();
    await two.send('POST', '/api/account/import', { archive: zip.toString('base64') });
    expect(await own(two)).toMatchObject([{ name: 'morning', faults: [] }]);
    const { briefs } = await read<{ briefs: unknown }>(await two.get('/api/briefs'));
    expect(briefs).toMatchObject([{ skill: 'morning', state: 'paused', nextAt: null }]);
  });
});
