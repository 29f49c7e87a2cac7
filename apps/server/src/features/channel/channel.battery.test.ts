import { dayMs } from '@plumbline/model/date';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChannelSettings, ChannelView, DeliveryAttempt, DeliveryView } from '@plumbline/contract/channel';
import { signatureOf } from './media/webhook.ts';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import { parseEnv } from '../../env.ts';
import { readOrMakeSecret } from '../../platform/secret.ts';
import { appendEntry } from '../ledger/service.ts';
import type { TestServer, Visitor } from '../../testing/test-server.ts';
import { read, testServer } from '../../testing/test-server.ts';
import { until, untilIdle } from '../../testing/until.ts';
import type { Notice } from './notice.ts';
import { deliver } from './deliver.ts';
import { channelJobs } from './jobs.ts';
import { outboxOf } from './outbox.ts';
import { mediumDeps } from './service.ts';
import { answerWith, loopbackHttp, type LoopbackHttp } from './testing/loopback-http.ts';
import { loopbackSmtp, type LoopbackSmtp } from './testing/loopback-smtp.ts';

interface Made {
  readonly channel: ChannelView;
  readonly signingSecret: string | null;
}

/** The messages of these tests are queued when they are due, as those are that waited. */
const idle = { enqueue: async () => '' };

/** Friday 2026-11-20, half past eleven in the evening in Shanghai. */
const evening = Date.UTC(2026, 10, 20, 15, 30);
const botToken = '123456:a-bot-of-this-server-0123456789';

eachStore('channels', ({ store }) => {
  const clock = { at: evening, now: () => clock.at };
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-channels-'));
  /** What the next requests of a key are answered with; taken as soon as the list is empty. */
  const plan = new Map<string, ('timeout' | 504 | 'reset' | 403)[]>();
  let server: TestServer;
  let smtp: LoopbackSmtp;
  let http: LoopbackHttp;
  let me: Visitor;
  let ownerId = '';

  beforeAll(async () => {
    smtp = await loopbackSmtp();
    http = await loopbackHttp((request, response) => {
      const key = String(request.headers['idempotency-key'] ?? '');
      const [next, ...later] = plan.get(key) ?? [];
      plan.set(key, later);
      if (next === 'timeout') return;
      if (next === 'reset') response.destroy();
      else if (next !== undefined) answerWith(next, 'not now')(request, response);
      else answerWith(200, { ok: true, path: request.path.slice(0, 8) })(request, response);
    });
    server = await testServer({
      store: store(),
      clock,
      variables: {
        SECRET_FILE: join(folder, 'master.key'),
        SMTP_URL: smtp.url,
        SMTP_FROM: 'Plumbline <signals@example.org>',
        TELEGRAM_URL: http.url,
        TELEGRAM_BOT_TOKEN: botToken,
        DISCORD_URL: http.url,
        WEBHOOK_PRIVATE: 'on',
      },
    });
    me = await server.visitor();
    ({ ownerId } = await read<{ ownerId: string }>(
      await me.send('POST', '/api/session', { deviceId: 'device-of-a-test' }),
    ));
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([smtp.close(), http.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const settings = async (): Promise<ChannelSettings> => read(await me.get('/api/channels'));
  const make = async (body: object): Promise<Made> => read(await me.send('POST', '/api/channels', body));
  const test = async (id: string): Promise<DeliveryAttempt> => read(await me.send('POST', `/api/channels/${id}/test`));
  const log = async (id: string): Promise<DeliveryView[]> =>
    (await read<{ deliveries: DeliveryView[] }>(await me.get(`/api/deliveries?channelId=${id}`))).deliveries;

  const alert = (id: string): Notice => ({
    kind: 'alert',
    alert: {
      id,
      alertId: 'a',
      instrumentId: 'US:NVDA',
      instrumentName: { en: 'NVIDIA', 'zh-CN': '英伟达', 'zh-HK': '輝達' },
      rule: { en: 'Close above $200.00', 'zh-CN': '收盘价高于 $200.00', 'zh-HK': '收市價高於 $200.00' },
      value: { en: 'It closed at $201.00', 'zh-CN': '收于 $201.00', 'zh-HK': '收於 $201.00' },
      barTime: Date.UTC(2026, 10, 20),
      at: clock.at,
      simulated: true,
      reportId: null,
    },
  });
  const tell = (channelIds: readonly string[], key: string): Promise<void> =>
    store()
      .db.transaction()
      .execute((trx) =>
        outboxOf({ queue: idle, clock: { now: () => clock.at - 120_000 } }).enqueue(trx, [
          { ownerId, channelIds, key, notice: alert(key) },
        ]),
      );
  /** Lets everything happen that is due now. */
  const settle = async (): Promise<void> => {
    await server.server.channels.queueDue();
    await untilIdle(store());
  };

  it('reach an address by e-mail only after the code that was sent there', async () => {
    const { channel } = await make({ kind: 'email', address: 'ada@example.org', locale: 'en' });
    expect(channel).toMatchObject({ kind: 'email', target: 'ad…@example.org', confirmed: false });
    const code = /^(\d{6})/m.exec(smtp.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await me.send('POST', `/api/channels/${channel.id}/test`)).status).toBe(403);
    await tell([channel.id], 'before the code');
    expect(await log(channel.id)).toEqual([]);
    const wrong = await me.send('POST', `/api/channels/${channel.id}/confirm`, { code: '000000' });
    expect(wrong.status).toBe(400);
    const right = await read<ChannelView>(await me.send('POST', `/api/channels/${channel.id}/confirm`, { code }));
    expect(right.confirmed).toBe(true);
    await tell([channel.id], 'after the code');
    await settle();
    const mail = smtp.mails.at(-1);
    expect([mail?.from, mail?.to]).toEqual(['signals@example.org', 'ada@example.org']);
    expect(mail?.text).toContain('Message-ID: <after-the-code@plumbline>');
    expect(mail?.text).toContain('SIMULATED DATA');
    expect((await log(channel.id))[0]).toMatchObject({ state: 'sent', attempts: [{ ok: true, status: 250 }] });
    smtp.refuse('550 5.1.1 no such mailbox');
    expect(await test(channel.id)).toMatchObject({ ok: false, said: expect.stringContaining('no such mailbox') });
    smtp.refuse(null);
  });

  it('speak the wire of Telegram and of Discord, each in its language', async () => {
    const telegram = await make({ kind: 'telegram', chatId: '-1001234567890', locale: 'zh-CN' });
    const discord = await make({
      kind: 'discord',
      url: `${http.url}/api/webhooks/123456789/${'t'.repeat(60)}`,
      locale: 'en',
    });
    await tell([telegram.channel.id, discord.channel.id], 'two wires');
    await settle();
    const [toTelegram] = http.received.filter(({ path }) => path.includes('sendMessage'));
    expect(toTelegram?.path).toBe(`/bot${botToken}/sendMessage`);
    expect(JSON.parse(toTelegram?.body ?? '')).toMatchObject({
      chat_id: '-1001234567890',
      text: expect.stringMatching(/NVDA 英伟达[^]*合成数据/),
    });
    const [toDiscord] = http.received.filter(({ path }) => path.startsWith('/api/webhooks/'));
    expect(toDiscord?.path).toBe(`/api/webhooks/123456789/${'t'.repeat(60)}?wait=true`);
    expect(JSON.parse(toDiscord?.body ?? '')).toMatchObject({
      content: expect.stringContaining('**Alert: NVDA NVIDIA**'),
      allowed_mentions: { parse: [] },
    });
    expect(
      (await me.send('POST', '/api/channels', { kind: 'discord', url: 'https://evil.example/api/webhooks/1/x' }))
        .status,
    ).toBe(400);
  });

  it('reach a webhook once by key through a timeout, a 504 and a reset, signed each time', async () => {
    const { channel, signingSecret } = await make({ kind: 'webhook', url: `${http.url}/hook?token=hidden` });
    plan.set('slow', ['timeout']);
    plan.set('gateway', [504, 504]);
    plan.set('torn', ['reset']);
    const from = http.received.length;
    for (const key of ['slow', 'gateway', 'torn', 'plain']) await tell([channel.id], key);
    await tell([channel.id], 'plain');
    for (let round = 0; round < 4; round += 1) {
      await settle();
      clock.at += 3_600_000;
    }
    const got = http.received.slice(from);
    const tries = (key: string) => got.filter(({ headers }) => headers['idempotency-key'] === key);
    expect(['slow', 'gateway', 'torn', 'plain'].map((key) => tries(key).length)).toEqual([2, 3, 2, 1]);
    for (const { headers, body } of got) {
      expect(headers['plumbline-signature']).toBe(
        `v1=${signatureOf(signingSecret ?? '', String(headers['plumbline-timestamp']), body)}`,
      );
      expect(JSON.parse(body)).toMatchObject({ key: headers['idempotency-key'], type: 'alert' });
    }
    expect(new Set(tries('gateway').map(({ body }) => body)).size).toBe(1);
    const deliveries = await log(channel.id);
    expect(
      deliveries.map(({ key, state, attempts }) => [key, state, attempts.map(({ status }) => status)]).toSorted(),
    ).toEqual([
      ['gateway', 'sent', [504, 504, 200]],
      ['plain', 'sent', [200]],
      ['slow', 'sent', [null, 200]],
      ['torn', 'sent', [null, 200]],
    ]);
  });

  it('take many messages of one close in few jobs, and each goes out once though two workers have them', async () => {
    const { channel } = await make({ kind: 'webhook', url: `${http.url}/many` });
    const queued: object[] = [];
    const queue = {
      enqueue: async (_trx: unknown, _job: unknown, input: object) => String(queued.push(input)),
    };
    const keys = Array.from({ length: 60 }, (_, k) => `many ${k}`);
    const messages = keys.map((key) => ({ ownerId, channelIds: [channel.id], key, notice: alert(key) }));
    await store()
      .db.transaction()
      .execute((trx) => outboxOf({ queue, clock }).enqueue(trx, [...messages, ...messages]));
    expect(queued.length).toBe(2);
    const env = parseEnv({ NODE_ENV: 'test', SECRET_FILE: join(folder, 'master.key'), WEBHOOK_PRIVATE: 'on' });
    const deps = { store: store(), medium: mediumDeps(env, clock), master: () => readOrMakeSecret(env.SECRET_FILE) };
    const giveUp = async (): Promise<void> => undefined;
    const [job] = channelJobs({ deliver: (id, attempt) => deliver(deps, id, attempt), giveUp });
    const context = { attempt: 1, isCancelled: () => false, progress: async () => undefined };
    await Promise.all([...queued, ...queued].map((input) => job?.run(input, context)));
    const got = http.received.flatMap(({ path, headers }) => (path === '/many' ? [headers['idempotency-key']] : []));
    expect(got.toSorted()).toEqual(keys.toSorted());
    await settle();
    expect((await log(channel.id)).every(({ state, attempts }) => state === 'sent' && attempts.length === 1)).toBe(
      true,
    );
  });

  it('count a try whose worker was lost, and come to an end when all were', async () => {
    const { channel } = await make({ kind: 'webhook', url: `${http.url}/lost` });
    const env = parseEnv({ NODE_ENV: 'test', SECRET_FILE: join(folder, 'master.key'), WEBHOOK_PRIVATE: 'on' });
    const master = (): Uint8Array => readOrMakeSecret(env.SECRET_FILE);
    const medium = mediumDeps(env, clock);
    /** Takes the message and is never heard of again. */
    const lost = { store: store(), medium: { ...medium, post: () => new Promise<Response>(() => undefined) }, master };
    await tell([channel.id], 'lost');
    const [message] = await log(channel.id);
    const started = clock.at;
    for (let attempt = 0; attempt < 6; attempt += 1) {
      void deliver(lost, message?.id ?? '', attempt);
      await until('it is taken', async () => (await log(channel.id))[0]?.attempts.length === attempt + 1);
      // Nobody else takes it meanwhile.
      for (const next of [attempt, attempt + 1])
        await deliver({ store: store(), medium, master }, message?.id ?? '', next);
      clock.at += 3 * 3_600_000;
    }
    await settle();
    const [after] = await log(channel.id);
    expect(after).toMatchObject({ state: 'failed' });
    expect(after?.attempts.length).toBe(6);
    expect(http.received.some(({ path }) => path === '/lost')).toBe(false);
    clock.at = started;
    await me.send('DELETE', `/api/channels/${channel.id}`);
  });

  it('carry where the ledger of signals ends, so that whoever keeps a message can tell a shortened one', async () => {
    const { channels } = await settings();
    const hook = channels.find(({ kind }) => kind === 'webhook')?.id ?? '';
    const mail = channels.find(({ kind }) => kind === 'email')?.id ?? '';
    const append = (k: number) =>
      store()
        .db.transaction()
        .execute((trx) => appendEntry(trx, ownerId, 'withheld', { k }, 1));
    const { hash: first } = await append(1);
    await tell([hook, mail], 'anchored');
    const { hash: second } = await append(2);
    await settle();
    const body = http.received.find(({ headers }) => headers['idempotency-key'] === 'anchored')?.body ?? '';
    expect(JSON.parse(body)).toMatchObject({ type: 'alert', ledger: { entries: 1, head: first } });
    expect(smtp.mails.at(-1)?.text.replaceAll('=\r\n', '')).toContain(first);
    await test(hook);
    expect(JSON.parse(http.received.at(-1)?.body ?? '')).toMatchObject({
      type: 'test',
      ledger: { entries: 2, head: second },
    });
  });

  it('never tell a secret again, and keep it sealed', async () => {
    const text = JSON.stringify(await settings());
    const rows = JSON.stringify(await store().db.selectFrom('channels').selectAll().execute());
    for (const secret of ['hidden', botToken, 'ttttt', 'signingSecret']) {
      expect([secret, text.includes(secret), rows.includes(secret)]).toEqual([secret, false, false]);
    }
  });

  it('say at once what refuses for good, and after the last try what never answered; both stay in the log', async () => {
    const { channels } = await settings();
    const hook = channels.find(({ kind }) => kind === 'webhook');
    plan.set('blocked', [403]);
    plan.set('dead', [504, 504, 504, 504, 504, 504]);
    await tell([hook?.id ?? ''], 'blocked');
    await tell([hook?.id ?? ''], 'dead');
    for (let round = 0; round < 7; round += 1) {
      await settle();
      clock.at += 4 * 3_600_000;
    }
    const { failed } = await settings();
    expect(failed.map(({ key, attempts }) => [key, attempts.length, attempts.at(-1)?.status]).toSorted()).toEqual([
      ['blocked', 1, 403],
      ['dead', 6, 504],
    ]);
    const dismissed = await me.send('POST', '/api/deliveries/dismiss', { ids: failed.map(({ id }) => id) });
    expect(await read(dismissed)).toEqual({ failed: 0 });
    expect((await log(hook?.id ?? '')).filter(({ state }) => state === 'failed').length).toBe(2);
  });

  it('hold back in quiet hours, and let go when they end', async () => {
    clock.at = evening + 30 * dayMs;
    const { channels } = await settings();
    const hook = channels.find(({ kind }) => kind === 'webhook')?.id ?? '';
    const quietHours = { from: 22 * 60, until: 7 * 60, timeZone: 'Asia/Shanghai' };
    expect((await me.send('PUT', '/api/quiet-hours', { quietHours })).status).toBe(200);
    await tell([hook], 'at night');
    await settle();
    expect((await log(hook)).find(({ key }) => key === 'at night')).toMatchObject({
      state: 'waiting',
      dueAt: Date.UTC(2026, 11, 20, 23),
    });
    clock.at = Date.UTC(2026, 11, 20, 23, 0, 1);
    await settle();
    expect((await log(hook)).find(({ key }) => key === 'at night')?.state).toBe('sent');
    const atlantis = { ...quietHours, timeZone: 'Asia/Atlantis' };
    expect((await me.send('PUT', '/api/quiet-hours', { quietHours: atlantis })).status).toBe(400);
    expect((await settings()).quietHours).toEqual(quietHours);
    await me.send('PUT', '/api/quiet-hours', { quietHours: null });
  });

  it('show in a test what the receiver answered, tell nothing when off, and go with everything of theirs', async () => {
    const { channels } = await settings();
    const hook = channels.find(({ kind }) => kind === 'webhook')?.id ?? '';
    expect(await test(hook)).toMatchObject({ ok: true, status: 200, said: expect.stringContaining('"ok":true') });
    await me.send('PATCH', `/api/channels/${hook}`, { enabled: false });
    await tell([hook], 'while off');
    expect((await log(hook)).some(({ key }) => key === 'while off')).toBe(false);
    const stranger = await server.visitor();
    for (const answer of [
      await stranger.send('POST', `/api/channels/${hook}/test`),
      await stranger.send('PATCH', `/api/channels/${hook}`, { enabled: true }),
      await stranger.send('DELETE', `/api/channels/${hook}`),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await me.send('DELETE', `/api/channels/${hook}`)).status).toBe(200);
    expect(await log(hook)).toEqual([]);
  });
});
