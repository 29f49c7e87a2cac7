import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { explainFill, readRules } from '@plumbline/contract/rules';
import type { ErrorBody } from '@plumbline/contract/system';
import type { Instrument } from '@plumbline/model/instrument';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { rulesOn } from './rules-on.ts';

type Rules = z.output<typeof readRules.response>;
type Fill = z.output<typeof explainFill.response>;

const moutai: Instrument = {
  id: 'SH:600519',
  kind: 'stock',
  market: 'cn',
  exchange: 'SSE',
  currency: 'CNY',
  name: { en: 'Kweichow Moutai', 'zh-CN': '贵州茅台', 'zh-HK': '貴州茅台' },
  aliases: [],
  priceDecimals: 2,
};

const now = Date.parse('2026-11-20T04:00:00Z');

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await testServer();
  visitor = await server.visitor();
});
afterAll(() => server.stop());

describe('the rules of an instrument on a date', () => {
  it('are all told with source and standing, and change on their day', () => {
    const textOf = (date: string, series: string) =>
      rulesOn(moutai, now, date).rules.find(({ id }) => id.startsWith(`${series}@`))?.text.en;
    expect(textOf('2023-08-25', 'cn-stamp-duty')).toBe('0.1% of the value, on sales');
    expect(textOf('2023-08-28', 'cn-stamp-duty')).toBe('0.05% of the value, on sales');
    expect(textOf('2026-07-03', 'cn-limit-main-st')).toBe('±5% of the previous close');
    expect(textOf('2026-07-06', 'cn-limit-main-st')).toBe('±10% of the previous close');
    const { rules } = rulesOn(moutai, now);
    expect(rules.length).toBeGreaterThan(14);
    expect(rules.every(({ source, status }) => source['zh-CN'] !== '' && status.length > 0)).toBe(true);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  it('come with the hours of the day and what the market does now', () => {
    const today = rulesOn(moutai, now);
    expect(today.date).toBe('2026-11-20');
    expect(today.session?.openAt).toBe(Date.parse('2026-11-20T01:30:00Z'));
    expect(today.now).toMatchObject({
      phase: 'lunch-break',
      zoneMark: 'CST',
      nextOpenAt: Date.parse('2026-11-23T01:30:00Z'),
      nextCloseAt: Date.parse('2026-11-20T07:00:00Z'),
    });
    expect(rulesOn(moutai, now, '2026-10-01').session).toBeNull();
    expect(rulesOn(moutai, now, '2027-03-01').session?.status).toBe('unverified');
  });

  it('are served by id and date', async () => {
    const answer = await read<Rules>(await visitor.get('/api/rules/US:ACME?date=2026-04-06'));
    expect([answer.instrument.id, answer.date]).toEqual(['US:ACME', '2026-04-06']);
    expect(answer.rules.map(({ id }) => id)).toContain('us-sec-fee@2026-04-04');
  });

  it.each([
    ['/api/rules/US:NOPE', 404, 'unknown-instrument'],
    ['/api/rules/acme', 400, 'bad-input'],
    ['/api/rules/US:ACME?date=yesterday', 400, 'bad-input'],
    ['/api/rules/US:ACME?date=1990-01-01', 422, 'no-rule'],
  ])('%s is refused with %d', async (path, status, code) => {
    const response = await visitor.get(path);
    expect([response.status, (await read<ErrorBody>(response)).code]).toEqual([status, code]);
  });
});

describe('why an order was not filled', () => {
  const ask = (order: object) => visitor.send('POST', '/api/rules/US:ACME/fill', { date: '2026-11-19', ...order });

  it('is answered with the bar, the fill or the reason', async () => {
    const bought = await read<Fill>(await ask({ side: 'buy', quantity: 10 }));
    expect(bought).toMatchObject({ outcome: 'filled', reasons: [], currency: 'USD', simulated: false });
    expect(bought.fills[0]?.price).toBe(bought.bar.open);
    const low = await read<Fill>(await ask({ side: 'buy', quantity: 10, limit: 1 }));
    expect(low).toMatchObject({ outcome: 'not-filled', reasons: [{ reason: 'price-not-reached' }] });
    const poor = await read<Fill>(await ask({ side: 'buy', quantity: 10, cash: 5 }));
    expect(poor.reasons).toMatchObject([{ reason: 'insufficient-cash', ruleIds: ['us-lot@1998-01-01'] }]);
  });

  it('needs a day with a bar and a sensible order', async () => {
    expect((await ask({ side: 'buy', quantity: 10, date: '2031-01-02' })).status).toBe(404);
    for (const order of [
      { side: 'hold', quantity: 1 },
      { side: 'buy', quantity: -1 },
      { side: 'buy', quantity: 1, when: 'now' },
    ]) {
      expect((await ask(order)).status).toBe(400);
    }
  });
});
