import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BriefView } from '@plumbline/contract/brief';
import type { ErrorBody } from '@plumbline/contract/system';
import type { Message } from '@plumbline/model/conversation';
import { dayMs } from '@plumbline/model/date';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { untilIdle } from '../../testing/until.ts';
import { answerWith, loopbackHttp, type LoopbackHttp } from '../channel/testing/loopback-http.ts';
import { nextAt } from './next-at.ts';

const utc = (text: string): number => Date.parse(`${text}Z`);

describe('the next time of a brief', () => {
  it.each([
    ['every day', null, 420, 'Europe/Berlin', '2026-11-02T06:00:00', '2026-11-03T06:00:00'],
    ['later on the same day', null, 420, 'Europe/Berlin', '2026-11-02T05:59:00', '2026-11-02T06:00:00'],
    ['a week on', 1, 420, 'UTC', '2026-11-02T07:00:00', '2026-11-09T07:00:00'],
    ['Sunday across the date line', 7, 30, 'Asia/Tokyo', '2026-11-07T15:00:00', '2026-11-07T15:30:00'],
    ['in summer', null, 420, 'America/New_York', '2026-03-07T12:00:00', '2026-03-08T11:00:00'],
    ['an hour that is left out', null, 150, 'America/New_York', '2026-03-08T05:00:00', '2026-03-08T07:30:00'],
  ])('%s', (_, weekday, minute, timeZone, after, next) => {
    expect(new Date(nextAt({ weekday, minute, timeZone }, utc(after))).toISOString()).toBe(`${next}.000Z`);
  });
});

/** Monday 2026-11-02 in the morning. */
const monday = utc('2026-11-02T06:00:00');

eachStore('briefs', ({ store }) => {
  const clock = { at: monday, now: () => clock.at };
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-briefs-'));
  let http: LoopbackHttp;
  /** The one that dies, and the one that comes after it. */
  let first: TestServer;
  let second: TestServer;
  let me: Visitor;
  let channel = '';

  beforeAll(async () => {
    http = await loopbackHttp(answerWith(200, 'taken'));
    const data = createMarketData({
      mode: 'simulated',
      providers: [],
      simulated: simulatedMarket({ seed: 4620, clock }),
      store: createMemoryStore(),
      clock,
      fetch,
    });
    const options = {
      store: store(),
      clock,
      marketData: async () => data,
      variables: { SECRET_FILE: join(folder, 'master.key'), WEBHOOK_PRIVATE: 'on' },
    };
    first = await testServer({ ...options, works: false });
    second = await testServer(options);
    me = await first.visitor();
    const made = await me.send('POST', '/api/channels', { kind: 'webhook', url: `${http.url}/hook` });
    channel = (await read<{ channel: { id: string } }>(made)).channel.id;
  });
  afterAll(async () => {
    await second.stop();
    await first.stop().catch(() => undefined);
    await http.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const cadence = { weekday: null, minute: 420, timeZone: 'UTC' };
  const make = (body: object): Promise<Response> =>
    me.send('POST', '/api/briefs', { skill: 'weekly-brief', cadence, locale: 'en', channels: [channel], ...body });
  const list = async (): Promise<readonly BriefView[]> =>
    (await read<{ briefs: readonly BriefView[] }>(await me.get('/api/briefs'))).briefs;

  it('are refused where the playbook or what it is about is missing, and in no zone', async () => {
    expect((await make({ skill: 'nothing' })).status).toBe(404);
    const about = await make({ skill: 'risk-memo' });
    expect([about.status, (await read<ErrorBody>(about)).message]).toEqual([400, 'Which instrument do you mean?']);
    expect((await make({ about: 'NVDA', cadence: { ...cadence, timeZone: 'Mars/North' } })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('are written and delivered once for each period, whatever dies between', async () => {
    const { id } = await read<BriefView>(await make({ about: 'NVDA and AAPL' }));
    expect((await list())[0]).toMatchObject({ id, state: 'active', nextAt: monday + 3_600_000, last: null });
    clock.at = monday + 3_700_000;
    // The first server queues it and dies; the second one looks again, and its job is tried twice.
    await first.server.briefs.queueDue();
    expect(await second.server.briefs.queueDue()).toBe(0);
    await untilIdle(store());
    const issues = await store().db.selectFrom('brief_issues').select(['id', 'state']).execute();
    expect(issues).toMatchObject([{ state: 'done' }]);
    expect(http.received).toHaveLength(1);
    const told = JSON.parse(http.received[0]?.body ?? '{}');
    expect(told).toMatchObject({ type: 'brief', brief: { simulated: true, about: 'NVDA and AAPL' } });
    expect(told.brief.text).toMatch(/NVIDIA.* (?:rose|fell) [\d.]+ %|NVIDIA.* (?:rose|fell) [\d.]+%/);

    // Every figure of it is a fact, marked where it is simulated.
    const { message } = await read<{ message: Message }>(await me.get(`/api/briefs/${id}/issue`));
    const facts = new Map(message.facts.map((fact) => [fact.id, fact]));
    const shown = message.blocks.flatMap((block) =>
      block.kind === 'text'
        ? block.parts.flatMap((part) => (typeof part === 'object' && 'fact' in part ? [part] : []))
        : [],
    );
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.every((part) => facts.get(part.fact)?.simulated === true)).toBe(true);
    expect(message.drafts).toEqual([]);

    // Days without a server are one brief, and a paused one says nothing.
    clock.at += 3 * dayMs;
    await second.server.briefs.queueDue();
    await untilIdle(store());
    expect(http.received).toHaveLength(2);
    await me.send('PATCH', `/api/briefs/${id}`, { state: 'paused' });
    clock.at += dayMs;
    expect(await second.server.briefs.queueDue()).toBe(0);
    expect((await list())[0]).toMatchObject({ state: 'paused', nextAt: null, last: { state: 'done' } });
    await me.send('POST', `/api/briefs/${id}/run`, {});
    await me.send('POST', `/api/briefs/${id}/run`, {});
    await untilIdle(store());
    expect(http.received).toHaveLength(3);
    // Each that came before can still be read, with the figures it had; nobody else can, and no brief shows those of another.
    const { issues: kept } = await read<{ issues: readonly { readonly id: string }[] }>(
      await me.get(`/api/briefs/${id}/issue`),
    );
    expect(kept).toHaveLength(3);
    const oldest = `issue?issue=${kept.at(-1)?.id ?? ''}`;
    expect(await read<{ message: Message }>(await me.get(`/api/briefs/${id}/${oldest}`))).toMatchObject({ message });
    const other = await read<BriefView>(await make({ about: 'MSFT', channels: [] }));
    const stranger = await second.visitor();
    expect((await me.get(`/api/briefs/${other.id}/${oldest}`)).status).toBe(404);
    expect((await stranger.get(`/api/briefs/${id}/${oldest}`)).status).toBe(404);
    await me.send('DELETE', `/api/briefs/${other.id}`);
    await me.send('DELETE', `/api/briefs/${id}`);
    expect(await store().db.selectFrom('brief_issues').select('id').execute()).toEqual([]);
  });

  it('about nothing named are about what is watched', async () => {
    await me.send('POST', '/api/watchlist', { symbols: ['MSFT'] });
    const { id } = await read<BriefView>(await make({ channels: [] }));
    await me.send('POST', `/api/briefs/${id}/run`, {});
    await untilIdle(store());
    const { message } = await read<{ message: Message }>(await me.get(`/api/briefs/${id}/issue`));
    expect(message.facts.some(({ instrumentId }) => instrumentId === 'US:MSFT')).toBe(true);
  });
});
