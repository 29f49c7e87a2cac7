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
import { printNotice } from './print-notice.ts';
import { checkTimeZone } from './quiet-hours.ts';
import type { ChannelRow, DeliveryRow } from './rows.ts';
import { channelView, deliveryView, mediumOf, sealSecrets, secretsOf } from './rows.ts';
import type { LogFilter } from './store.ts';
import {
  countFailed,
  countTests,
  deleteChannel,
  findChannel,
  insertChannel,
  insertDelivery,
  latestDelivery,
  listChannels,
  listDeliveries,
  listDue,
  listFailed,
  markDismissed,
  readQuietHours,
  replaceQuietHours,
  updateChannel,
} from './store.ts';

// What other features may use.
export type { AlertNotice, SignalEvidence } from './notice.ts';
export type { Outbox } from './outbox.ts';
export { checkTimeZone } from './quiet-hours.ts';
export { resealChannels } from './reseal.ts';

const mostChannels = 10;
const mostTestsPerMinute = 6;
const webhookMs = 5000;
/** A new message is in a job from the start; only when none has sent it by then is it queued by itself. */
const freshMs = 60_000;
const atOnce = 200;
const mostFailed = 20;

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
  giveUp(deliveryId: string, attempt: number, reason: string): Promise<void>;
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
    const row = await findChannel(db, ownerId, id);
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

  const viewOf = async (row: ChannelRow): Promise<ChannelView> =>
    channelView(row, await latestDelivery(db, row.id), faultOf(row));

  const views = async (ownerId: string, rows: readonly DeliveryRow[]): Promise<DeliveryView[]> => {
    const channels = new Map((await listChannels(db, ownerId)).map((row) => [row.id, row]));
    return rows.flatMap((row) => {
      const channel = channels.get(row.channel_id);
      return channel === undefined ? [] : [deliveryView(row, channel)];
    });
  };

  return {
    async settings(ownerId) {
      const rows = await listChannels(db, ownerId);
      const lost = await listFailed(db, ownerId, mostFailed);
      return {
        channels: await Promise.all(rows.map(viewOf)),
        media: channelKinds.map((kind) => ({
          kind,
          why: kind === 'email' && medium.mail === null ? 'no-mail-server' : null,
        })),
        hasTelegramBot: env.TELEGRAM_BOT_TOKEN !== null,
        quietHours: (await readQuietHours(db, [ownerId])).get(ownerId) ?? null,
        failed: await views(ownerId, lost),
      };
    },

    async create(ownerId, given) {
      if ((await listChannels(db, ownerId)).length >= mostChannels) {
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
      await insertChannel(db, row);
      return { channel: await viewOf(row), signingSecret: secrets['signingSecret'] ?? null };
    },

    async change(ownerId, id, enabled) {
      await find(ownerId, id);
      await updateChannel(db, id, { enabled: enabled ? 1 : 0 });
      return viewOf(await find(ownerId, id));
    },

    async confirm(ownerId, id, code) {
      const row = await find(ownerId, id);
      if (row.confirmed_at !== null) return viewOf(row);
      const { isRight, secrets } = enterCode(secretsOf(deps.master(), row), code);
      const sealed = sealSecrets(deps.master(), id, secrets);
      await updateChannel(db, id, { sealed, confirmed_at: isRight ? clock.now() : null });
      if (!isRight) {
        throw new PlumblineError('bad-input', 'This is not the code that was sent there.', { field: 'code' });
      }
      return viewOf(await find(ownerId, id));
    },

    async remove(ownerId, id) {
      await find(ownerId, id);
      await deleteChannel(db, id);
    },

    async test(ownerId, id) {
      const row = await find(ownerId, id);
      if (row.confirmed_at === null) {
        throw new PlumblineError('not-permitted', 'Enter the code that was sent there first.');
      }
      const at = clock.now();
      if ((await countTests(db, ownerId, at - 60_000)) >= mostTestsPerMinute) {
        throw new PlumblineError('rate-limited', 'Too many tests in one minute. Wait a little.');
      }
      const message: Message = { kind: 'test', at, ledger: await readHead(db, ownerId) };
      const deliveryId = ulid(at);
      const key = `test|${deliveryId}`;
      const { attempt } = await send(deps, row, printNotice(key, message, row.locale));
      await insertDelivery(db, {
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
      });
      return attempt;
    },

    log: async (ownerId, filter) => views(ownerId, await listDeliveries(db, ownerId, filter)),

    async dismiss(ownerId, ids) {
      await markDismissed(db, ownerId, ids, clock.now());
      return countFailed(db, ownerId);
    },

    async saveQuietHours(ownerId, quiet) {
      if (quiet !== null) checkTimeZone(quiet.timeZone);
      await replaceQuietHours(db, ownerId, quiet, clock.now());
      return quiet;
    },

    deliver: (id, attempt) => deliver(deps, id, attempt),
    giveUp: (id, attempt, reason) => giveUp(deps, id, attempt, reason),

    async queueDue() {
      const now = clock.now();
      const due = await listDue(db, { now, freshSince: now - freshMs, most: atOnce });
      for (const { id, attempts, owner_id: ownerId } of due) {
        const input = { deliveryId: id, attempt: attempts };
        await db.transaction().execute((trx) => queue.enqueue(trx, deliverMessageJob, input, ownerId));
      }
      if (due.length > 0) queue.wake();
      return due.length;
    },
  };
}
