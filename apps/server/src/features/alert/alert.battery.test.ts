import { dayMs } from '@plumbline/model/date';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeOf } from '@plumbline/model/date';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import type { AlertEventView, AlertPreview, AlertView } from '@plumbline/contract/alert';
import type { RunView } from '@plumbline/contract/report';
import type { Report } from '@plumbline/model/report';
import { answerWith, loopbackHttp, type LoopbackHttp } from '../channel/testing/loopback-http.ts';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { untilIdle } from '../../testing/until.ts';

interface Listed {
  readonly alerts: AlertView[];
  readonly events: AlertEventView[];
  readonly unread: number;
}

/** Monday 2026-11-02 after the close in New York. */
const monday = Date.UTC(2026, 10, 2, 22);

eachStore('alerts', ({ store }) => {
  const clock = { at: monday, now: () => clock.at };
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-alerts-'));
  let server: TestServer;
  let http: LoopbackHttp;
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
    server = await testServer({
      store: store(),
      clock,
      marketData: async () => data,
      variables: { SECRET_FILE: join(folder, 'master.key'), WEBHOOK_PRIVATE: 'on' },
    });
    me = await server.visitor();
    const made = await me.send('POST', '/api/channels', { kind: 'webhook', url: `${http.url}/hook` });
    channel = (await read<{ channel: { id: string } }>(made)).channel.id;
  });
  afterAll(async () => {
    await server.stop();
    await http.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const list = async (): Promise<Listed> => read(await me.get('/api/alerts'));
  const make = async (body: object): Promise<AlertView> => read(await me.send('POST', '/api/alerts', body));
  const nextDay = async (): Promise<void> => {
    clock.at += dayMs;
    await server.server.alerts.queueDue();
    await untilIdle(store());
  };

  it('on a price can be put at another level by its owner, from the next close on', async () => {
    const rule = { is: 'above', level: 1_000_000 };
    const { id, rule: made } = await make({ kind: 'price', instrumentId: 'US:AMD', rule, repeat: 'once' });
    expect(made).toEqual(rule);
    clock.at += 1000;
    const next = { is: 'below', level: 2 };
    const changed = await read<AlertView>(await me.send('PATCH', `/api/alerts/${id}`, { rule: next }));
    expect(changed).toMatchObject({ id, rule: next, state: 'active', checkedUntil: clock.at });
    expect(changed.conditions[0]?.text.en).toContain('2');
    expect((await me.send('PATCH', `/api/alerts/${id}`, { rule: { is: 'below', level: -1 } })).status).toBe(400);
    const stranger = await server.visitor();
    expect((await stranger.send('PATCH', `/api/alerts/${id}`, { rule })).status).toBe(404);
    expect((await list()).alerts.find((one) => one.id === id)?.rule).toEqual(next);
    await me.send('DELETE', `/api/alerts/${id}`);
  });

  it('on a price ring at the close that passes the level, once per bar, and go out by their channel', async () => {
    const body = { instrumentId: 'US:NVDA', rule: { is: 'moves', size: 0.001, bars: 1 } };
    const preview = await read<AlertPreview>(await me.send('POST', '/api/alerts/preview', body));
    expect(preview).toMatchObject({ currency: 'USD', simulated: true, history: { horizon: 20 } });
    expect(preview.history.rings).toBeGreaterThan(20);
    expect(preview.history.later.n).toBeLessThanOrEqual(preview.history.rings);
    const level = preview.lastClose;
    const made = await make({
      kind: 'price',
      instrumentId: 'US:NVDA',
      rule: { is: 'above', level },
      repeat: 'each',
      channels: [channel],
    });
    await make({ kind: 'price', instrumentId: 'US:NVDA', rule: { is: 'below', level: level * 5 }, repeat: 'once' });
    const twin = await make({
      kind: 'price',
      instrumentId: 'US:NVDA',
      rule: { is: 'below', level },
      repeat: 'each',
      channels: [channel],
    });
    for (let day = 0; day < 10; day += 1) await nextDay();
    const { alerts, events, unread } = await list();
    const own = events.filter(({ alertId }) => [made.id, twin.id].includes(alertId));
    expect(own.length).toBeGreaterThan(0);
    expect(unread).toBe(events.length);
    expect(new Set(own.map(({ barTime }) => barTime)).size).toBe(own.length);
    for (const { barTime, at, simulated, value } of own) {
      expect(at).toBeGreaterThan(barTime);
      expect([simulated, value['zh-CN'].startsWith('收于')]).toEqual([true, true]);
    }
    await untilIdle(store());
    const keys = http.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys.toSorted()).toEqual(own.map(({ alertId, barTime }) => `alert|${alertId}|${barTime}`).toSorted());
    await server.server.alerts.queueDue();
    await untilIdle(store());
    expect((await list()).events.length).toBe(events.length);
    expect(alerts.find(({ id }) => id === made.id)?.checkedUntil).toBeGreaterThan(monday);
    const left = await me.send('POST', '/api/alerts/read', { ids: events.map(({ id }) => id) });
    expect(await read(left)).toEqual({ unread: 0 });
  });

  it('on a report watch its kill conditions, and tell which came true', async () => {
    const { id } = await read<RunView>(await me.send('POST', '/api/reports', { symbol: 'US:NVDA' }));
    await untilIdle(store());
    const { report } = await read<{ report: Report }>(await me.get(`/api/reports/${id}`));
    const made = await make({ kind: 'falsifier', reportId: id, channels: [channel] });
    expect(made.conditions.length).toBe(report.rating?.falsifiers.length);
    expect(made.conditions.every(({ text }) => text.en.length > 10 && text['zh-CN'].length > 5)).toBe(true);
    expect((await make({ kind: 'falsifier', reportId: id })).id).toBe(made.id);
    // What its conclusion says cannot be changed.
    const other = await me.send('PATCH', `/api/alerts/${made.id}`, { rule: { is: 'below', level: 1 } });
    expect([other.status, made.rule]).toEqual([400, null]);
    // Once the day to look again has passed (here with a weekend and a holiday after it), that is told too.
    const reviews = (report.rating?.falsifiers ?? []).map(({ reviewOn }) => reviewOn).toSorted();
    clock.at = timeOf(reviews[0] ?? '') + 4 * dayMs;
    await nextDay();
    const events = (await list()).events.filter(({ alertId }) => alertId === made.id);
    expect(events.length).toBeGreaterThan(0);
    expect(events.every(({ reportId }) => reportId === id)).toBe(true);
    await nextDay();
    const again = (await list()).events.filter(({ alertId }) => alertId === made.id);
    expect(new Set(again.map(({ rule, value }) => JSON.stringify([rule, value.en.slice(0, 12)]))).size).toBe(
      again.length,
    );
  });

  it('pause, resume with what is to come, refuse what cannot be, and belong to one owner', async () => {
    const [first] = (await list()).alerts;
    const id = first?.id ?? '';
    const paused = await read<AlertView>(await me.send('PATCH', `/api/alerts/${id}`, { state: 'paused' }));
    expect(paused.state).toBe('paused');
    const resumed = await read<AlertView>(await me.send('PATCH', `/api/alerts/${id}`, { state: 'active' }));
    expect(resumed).toMatchObject({ state: 'active', checkedUntil: clock.at });
    const stranger = await server.visitor();
    expect((await stranger.send('PATCH', `/api/alerts/${id}`, { state: 'paused' })).status).toBe(404);
    expect((await stranger.send('DELETE', `/api/alerts/${id}`)).status).toBe(404);
    const bad = { kind: 'price', instrumentId: 'US:NVDA', repeat: 'each' };
    expect((await me.send('POST', '/api/alerts', { ...bad, rule: { is: 'above', level: -1 } })).status).toBe(400);
    expect(
      (await me.send('POST', '/api/alerts', { ...bad, instrumentId: 'US:', rule: { is: 'above', level: 1 } })).status,
    ).toBe(400);
    expect((await me.send('POST', '/api/alerts', { kind: 'falsifier', reportId: 'none' })).status).toBe(404);
    expect((await me.send('DELETE', `/api/alerts/${id}`)).status).toBe(200);
    expect((await list()).alerts.some((alert) => alert.id === id)).toBe(false);
  });
});
