import { createHash } from 'node:crypto';
import type { DeliveryAttempt } from '@plumbline/contract/channel';
import { PlumblineError } from '@plumbline/model/errors';
import type { Store } from '../../platform/db/open-store.ts';
import type { MediumDeps, Outgoing } from './medium.ts';
import { printNotice } from './print-notice.ts';
import type { ChannelRow, DeliveryRow } from './rows.ts';
import { mediumOf, noticeOf, secretsOf, settingsOf, triesOf } from './rows.ts';
import { channelOf, findWaiting, updateWaiting } from './store.ts';

/** Pauses between tries: a restart, an outage, a night. */
const pausesMs = [10_000, 60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000] as const;
const mostSaid = 500;

export interface DeliverDeps {
  readonly store: Pick<Store, 'db'>;
  readonly medium: MediumDeps;
  readonly master: () => Uint8Array;
}

/** Spreads messages that failed together, the same way at every run. */
function spreadOf(id: string): number {
  return 0.8 + (createHash('sha256').update(id).digest()[0] ?? 0) / 640;
}

/** What came of a try, as it is kept; `wait`: how long the receiver asked to be left alone, null = for good. */
interface Outcome {
  readonly attempt: DeliveryAttempt;
  readonly wait: number | null;
}

function failureOf(cause: unknown, at: number, ms: number): Outcome {
  // The platform's fetch says only that it failed; why stands behind it.
  const why = cause instanceof Error && cause.cause instanceof Error ? `: ${cause.cause.message}` : '';
  const message =
    cause instanceof Error ? `${cause.message}${cause instanceof PlumblineError ? '' : why}` : String(cause);
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  const said = (isTimeout ? 'No answer in time.' : message).slice(0, mostSaid);
  const known = cause instanceof PlumblineError ? cause : null;
  const { status, retryAfterMs } = known?.details ?? {};
  const isHopeless = known !== null && ['provider-refused', 'not-permitted', 'data-refused'].includes(known.code);
  return {
    attempt: { at, ms, ok: false, status: typeof status === 'number' ? status : null, said },
    wait: isHopeless ? null : typeof retryAfterMs === 'number' ? retryAfterMs : 0,
  };
}

/** Sends one message by one channel, now, and tells what came of it. */
export async function send(deps: DeliverDeps, channel: ChannelRow, message: Outgoing): Promise<Outcome> {
  const { medium, master } = deps;
  const at = medium.now();
  const began = performance.now();
  const taken = (): number => Math.round(performance.now() - began);
  try {
    const opened = { settings: settingsOf(channel), secrets: secretsOf(master(), channel) };
    const { status, said } = await mediumOf(channel.kind).deliver(message, opened, medium);
    return { attempt: { at, ms: taken(), ok: true, status, said: said.slice(0, mostSaid) }, wait: null };
  } catch (cause) {
    return failureOf(cause, at, taken());
  }
}

/** Longer than any try takes: what is not noted by then, its worker took along. */
const tryMs = 60_000;

/**
 * Takes a message for a try, which nobody else does meanwhile. The try counts from now on, so that a message that brings its
 * workers down comes to an end as well. False when it is not due, or somebody else has it.
 */
async function take({ store, medium }: DeliverDeps, row: DeliveryRow): Promise<boolean> {
  const at = medium.now();
  const lost: DeliveryAttempt = { at, ms: 0, ok: false, status: null, said: 'What came of it was not noted.' };
  return updateWaiting(store.db, row, {
    attempts: row.attempts + 1,
    tries: JSON.stringify([...triesOf(row), lost]),
    due_at: at + Math.max(tryMs, pausesMs[row.attempts] ?? 0),
  });
}

/** Writes what came of a try; row: as it was before. */
async function record({ store, medium }: DeliverDeps, row: DeliveryRow, { attempt, wait }: Outcome): Promise<void> {
  const now = medium.now();
  const pause = pausesMs[row.attempts];
  const isOver = attempt.ok || wait === null || pause === undefined;
  await updateWaiting(
    store.db,
    { id: row.id, attempts: row.attempts + 1 },
    {
      tries: JSON.stringify([...triesOf(row), attempt]),
      state: attempt.ok ? 'sent' : isOver ? 'failed' : 'waiting',
      finished_at: isOver ? now : null,
      due_at: isOver ? row.due_at : now + Math.max(wait, Math.round((pause ?? 0) * spreadOf(row.id))),
    },
  );
}

/**
 * One try. Idempotent: a message that was taken but not noted goes out again under its key, by which the
 * receiver knows it.
 */
export async function deliver(deps: DeliverDeps, id: string, attempt: number): Promise<void> {
  const { store, medium } = deps;
  const row = await findWaiting(store.db, id);
  if (row === null || row.attempts !== attempt || row.due_at > medium.now()) return;
  if (attempt > pausesMs.length) {
    await updateWaiting(store.db, row, { state: 'failed', finished_at: medium.now() });
    return;
  }
  if (!(await take(deps, row))) return;
  const channel = await channelOf(store.db, row);
  const off = 'This channel was switched off.';
  const outcome =
    channel.enabled === 1
      ? await send(deps, channel, printNotice(row.key, noticeOf(row), channel.locale))
      : failureOf(new PlumblineError('not-permitted', off), medium.now(), 0);
  await record(deps, row, outcome);
}

/** A try that could not even begin, again and again, counts as one that failed. */
export async function giveUp(deps: DeliverDeps, id: string, attempt: number, reason: string): Promise<void> {
  const row = await findWaiting(deps.store.db, id);
  if (row === null || row.attempts !== attempt || !(await take(deps, row))) return;
  await record(deps, row, failureOf(new Error(reason), deps.medium.now(), 0));
}
