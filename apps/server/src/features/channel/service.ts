import { ulid } from 'ulid';
import type {
  ChannelSettings,
  ChannelView,
  DeliveryAttempt,
  DeliveryView,
  NewChannel,
  QuietHours,
} from '@plumbline/contract/channel';
import { channelKinds } from '@plumbline/model/channel';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { Env } from '../../env.ts';
import { deliverMessageJob } from './deliver-message.job.ts';
import { mailSender } from '../../platform/outbound/send-mail.ts';
import { createSafeFetch } from '../../platform/outbound/safe-fetch.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import { readHead } from '../ledger/service.ts';
import { readOrMakeSecret } from '../../platform/secret.ts';
import { codeLimit, enterCode, newCode } from './confirm-code.ts';
import type { DeliverDeps } from './deliver.ts';
import { deliver, giveUp, send } from './deliver.ts';
import { codeMail } from './code-mail.ts';
import type { MediumDeps } from './medium.ts';
import type { Message } from './notice.ts';
import { readQuietHours } from './outbox.ts';
import { printNotice } from './print-notice.ts';
import { checkTimeZone } from './quiet-hours.ts';
import type { ChannelRow, DeliveryRow } from './rows.ts';
import { channelView, deliveryView, mediumOf, sealSecrets, secretsOf } from './rows.ts';

// What other features may use.
export type { AlertNotice } from './notice.ts';
export type { Outbox } from './outbox.ts';

const mostChannels = 10;
const mostTestsPerMinute = 6;
const webhookMs = 5000;
const atOnce = 200;

interface LogFilter {
  readonly channelId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly limit: number;
}

export interface ChannelService {
  settings(ownerId: string): Promise<ChannelSettings>;
  create(ownerId: string, given: NewChannel): Promise<{ channel: ChannelView; signingSecret: string | null }>;
  change(ownerId: string, id: string, enabled: boolean): Promise<ChannelView>;
  confirm(ownerId: string, id: string, code: string): Promise<ChannelView>;
  remove(ownerId: string, id: string): Promise<void>;
  test(ownerId: string, id: string): Promise<DeliveryAttempt>;
  log(ownerId: string, filter: LogFilter): Promise<DeliveryView[]>;
  dismiss(ownerId: string, ids: readonly string[]): Promise<number>;
  saveQuietHours(ownerId: string, quiet: QuietHours | null): Promise<QuietHours | null>;
  /** One try of one message; called by its job, perhaps more than once. */
  deliver(deliveryId: string, attempt: number): Promise<void>;
  giveUp(deliveryId: string, reason: string): Promise<void>;
  /** Queues what has become due: later tries, and what quiet hours held back. Answers how many. */
  queueDue(): Promise<number>;
}

interface ChannelOptions {
  readonly env: Env;
  readonly store: Store;
  readonly queue: JobQueue;
  readonly clock: Clock;
}

export function mediumDeps(env: Env, clock: Clock): MediumDeps {
  const isPrivateAllowed = env.WEBHOOK_PRIVATE === 'on';
  const post = createSafeFetch({
    totalMs: webhookMs,
    maxBytes: 100_000,
    ...(isPrivateAllowed ? { allowsHttp: true, isAllowed: () => true } : {}),
  });
  return { env, fetch, post, mail: mailSender(env), now: clock.now };
}

export function channelService({ env, store, queue, clock }: ChannelOptions): ChannelService {
  const { db } = store;
  const medium = mediumDeps(env, clock);
  const deps: DeliverDeps = { store, medium, master: () => readOrMakeSecret(env.SECRET_FILE) };
  const limitCodes = codeLimit(clock.now);

  /** The only way to a channel: by owner and id. A foreign id is the same answer as a missing one. */
  const find = async (ownerId: string, id: string): Promise<ChannelRow> => {
    const row = await db
      .selectFrom('channels')
      .selectAll()
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .executeTakeFirst();
    if (row === undefined) throw new PlumblineError('not-found', 'There is no such channel.');
    return row;
  };

  const faultOf = (row: ChannelRow): string | null => {
    try {
      secretsOf(deps.master(), row);
      return null;
    } catch (error) {
      if (error instanceof PlumblineError) return error.message;
      throw error;
    }
  };

  const viewOf = async (row: ChannelRow): Promise<ChannelView> => {
    const last = await db
      .selectFrom('deliveries')
      .selectAll()
      .where('channel_id', '=', row.id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return channelView(row, last ?? null, faultOf(row));
  };

  const rowsOf = (ownerId: string): Promise<ChannelRow[]> =>
    db.selectFrom('channels').selectAll().where('owner_id', '=', ownerId).orderBy('created_at').orderBy('id').execute();

  const views = async (ownerId: string, rows: readonly DeliveryRow[]): Promise<DeliveryView[]> => {
    const channels = new Map((await rowsOf(ownerId)).map((row) => [row.id, row]));
    return rows.flatMap((row) => {
      const channel = channels.get(row.channel_id);
      return channel === undefined ? [] : [deliveryView(row, channel)];
    });
  };

  const failed = (ownerId: string) =>
    db
      .selectFrom('deliveries')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('state', '=', 'failed')
      .where('kind', '!=', 'test')
      .where('dismissed_at', 'is', null);

  return {
    async settings(ownerId) {
      const rows = await rowsOf(ownerId);
      const lost = await failed(ownerId).orderBy('created_at', 'desc').limit(20).execute();
      return {
        channels: await Promise.all(rows.map(viewOf)),
        media: channelKinds.map((kind) => ({
          kind,
          why: kind === 'email' && medium.mail === null ? 'no-mail-server' : null,
        })),
        hasTelegramBot: env.TELEGRAM_BOT_TOKEN !== null,
        quietHours: await readQuietHours(db, ownerId),
        failed: await views(ownerId, lost),
      };
    },

    async create(ownerId, given) {
      if ((await rowsOf(ownerId)).length >= mostChannels) {
        throw new PlumblineError('too-large', `There can be ${mostChannels} channels. Remove one first.`);
      }
      const { asksForCode, open } = mediumOf(given.kind);
      const { settings, secrets } = open(given, medium);
      const at = clock.now();
      const id = ulid(at);
      const code = asksForCode ? newCode() : null;
      if (code !== null && medium.mail !== null) {
        limitCodes(ownerId);
        await medium.mail({ to: settings['address'] ?? '', key: `confirm-${id}`, ...codeMail(code, given.locale) });
      }
      const row: ChannelRow = {
        id,
        owner_id: ownerId,
        kind: given.kind,
        settings: JSON.stringify(settings),
        sealed: sealSecrets(deps.master(), id, code === null ? secrets : { ...secrets, code }),
        locale: given.locale,
        enabled: 1,
        confirmed_at: code === null ? at : null,
        created_at: at,
      };
      await db.insertInto('channels').values(row).execute();
      return { channel: await viewOf(row), signingSecret: secrets['signingSecret'] ?? null };
    },

    async change(ownerId, id, enabled) {
      await find(ownerId, id);
      await db
        .updateTable('channels')
        .set({ enabled: enabled ? 1 : 0 })
        .where('id', '=', id)
        .execute();
      return viewOf(await find(ownerId, id));
    },

    async confirm(ownerId, id, code) {
      const row = await find(ownerId, id);
      if (row.confirmed_at !== null) return viewOf(row);
      const { isRight, secrets } = enterCode(secretsOf(deps.master(), row), code);
      const sealed = sealSecrets(deps.master(), id, secrets);
      await db
        .updateTable('channels')
        .set({ sealed, confirmed_at: isRight ? clock.now() : null })
        .where('id', '=', id)
        .execute();
      if (!isRight) {
        throw new PlumblineError('bad-input', 'This is not the code that was sent there.', { field: 'code' });
      }
      return viewOf(await find(ownerId, id));
    },

    async remove(ownerId, id) {
      await find(ownerId, id);
      await db.deleteFrom('channels').where('id', '=', id).execute();
    },

    async test(ownerId, id) {
      const row = await find(ownerId, id);
      if (row.confirmed_at === null) {
        throw new PlumblineError('not-permitted', 'Enter the code that was sent there first.');
      }
      const at = clock.now();
      const recent = await db
        .selectFrom('deliveries')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('kind', '=', 'test')
        .where('created_at', '>', at - 60_000)
        .execute();
      if (recent.length >= mostTestsPerMinute) {
        throw new PlumblineError('rate-limited', 'Too many tests in one minute. Wait a little.');
      }
      const message: Message = { kind: 'test', at, ledger: await readHead(db, ownerId) };
      const deliveryId = ulid(at);
      const key = `test|${deliveryId}`;
      const { attempt } = await send(deps, row, printNotice(key, message, row.locale));
      await db
        .insertInto('deliveries')
        .values({
          id: deliveryId,
          owner_id: ownerId,
          channel_id: id,
          key,
          kind: 'test',
          subject_id: deliveryId,
          message: JSON.stringify(message),
          state: attempt.ok ? 'sent' : 'failed',
          attempts: 1,
          due_at: at,
          tries: JSON.stringify([attempt]),
          created_at: at,
          finished_at: at,
          dismissed_at: at,
        })
        .execute();
      return attempt;
    },

    async log(ownerId, { channelId, subjectId, limit }) {
      let query = db.selectFrom('deliveries').selectAll().where('owner_id', '=', ownerId);
      if (channelId !== undefined) query = query.where('channel_id', '=', channelId);
      if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId);
      return views(ownerId, await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute());
    },

    async dismiss(ownerId, ids) {
      if (ids.length > 0) {
        await db
          .updateTable('deliveries')
          .set({ dismissed_at: clock.now() })
          .where('owner_id', '=', ownerId)
          .where('id', 'in', ids)
          .execute();
      }
      return (await failed(ownerId).execute()).length;
    },

    async saveQuietHours(ownerId, quiet) {
      if (quiet !== null) checkTimeZone(quiet.timeZone);
      await db.deleteFrom('quiet_hours').where('owner_id', '=', ownerId).execute();
      if (quiet === null) return null;
      const { from, until, timeZone } = quiet;
      await db
        .insertInto('quiet_hours')
        .values({
          owner_id: ownerId,
          from_minute: from,
          until_minute: until,
          time_zone: timeZone,
          saved_at: clock.now(),
        })
        .execute();
      return quiet;
    },

    deliver: (id, attempt) => deliver(deps, id, attempt),
    giveUp: (id, reason) => giveUp(deps, id, reason),

    async queueDue() {
      const due = await db
        .selectFrom('deliveries')
        .select(['id', 'attempts', 'owner_id'])
        .where('state', '=', 'waiting')
        .where('due_at', '<=', clock.now())
        .orderBy('due_at')
        .limit(atOnce)
        .execute();
      for (const { id, attempts, owner_id: ownerId } of due) {
        const input = { deliveryId: id, attempt: attempts };
        await db.transaction().execute((trx) => queue.enqueue(trx, deliverMessageJob, input, ownerId));
      }
      if (due.length > 0) queue.wake();
      return due.length;
    },
  };
}
