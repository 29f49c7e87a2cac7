import { ulid } from 'ulid';
import type { z } from 'zod';
import type { BriefView, NewBrief, readBriefIssue } from '@plumbline/contract/brief';
import type { Cadence } from '@plumbline/model/brief';
import type { Message } from '@plumbline/model/conversation';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import type { Store } from '../../platform/db/open-store.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { Outbox } from '../channel/service.ts';
import { checkTimeZone } from '../channel/service.ts';
import type { ChatService } from '../chat/service.ts';
import { nextAt } from './next-at.ts';
import type { BriefRow, IssueRow } from './store.ts';
import {
  deleteBrief,
  endIssue,
  findBrief,
  insertBrief,
  insertIssue,
  latestIssue,
  listBriefRows,
  listDueBriefs,
  listWritten,
  readBrief,
  readIssue,
  trimIssues,
  updateBrief,
} from './store.ts';
import { writeBriefJob } from './write-brief.job.ts';

const mostBriefs = 20;
/** Issues of one brief that are kept. */
const keptIssues = 30;
const atOnce = 200;
const lookMs = 500;

interface BriefDeps {
  readonly store: Store;
  readonly queue: JobQueue;
  readonly outbox: Outbox;
  readonly chat: Pick<ChatService, 'answerOnce' | 'playbookOf'>;
  readonly clock: Clock;
  readonly note: (message: string, fields?: Record<string, unknown>) => void;
}

export interface BriefService {
  list(ownerId: string): Promise<BriefView[]>;
  create(ownerId: string, given: NewBrief): Promise<BriefView>;
  change(
    ownerId: string,
    id: string,
    change: {
      readonly state?: 'active' | 'paused' | undefined;
      readonly cadence?: Cadence | undefined;
      readonly channels?: readonly string[] | undefined;
    },
  ): Promise<BriefView>;
  remove(ownerId: string, id: string): Promise<void>;
  /** Begins an issue now; one that is being written already is not begun twice. */
  run(ownerId: string, id: string): Promise<BriefView>;
  /** The issue of an id, or the newest, beside a list of all that are kept. */
  readIssue(ownerId: string, id: string, issueId?: string): Promise<z.input<typeof readBriefIssue.response>>;
  /** Queues what has become due, once for each period. Answers how many. */
  queueDue(): Promise<number>;
  /** Writes an issue; called by its job, perhaps more than once. */
  perform(issueId: string, control: { isCancelled(): boolean }): Promise<void>;
  giveUp(issueId: string): Promise<void>;
}

function cadenceOf({ cadence }: BriefRow): Cadence {
  // Written by this file from a typed value.
  return JSON.parse(cadence) as Cadence;
}

const issueOf = ({
  id,
  state,
  error,
  created_at: createdAt,
  finished_at: finishedAt,
}: Omit<IssueRow, 'body' | 'brief_id' | 'period'>) => ({
  id,
  state,
  error,
  createdAt,
  finishedAt,
});

/** Playbooks by schedule: each period is written once and goes out by the outbox, whatever stops meanwhile. */
export function briefService({ store, queue, outbox, chat, clock, note }: BriefDeps): BriefService {
  const { db } = store;

  /** The only way to a brief: by owner and id. A foreign id is the same answer as a missing one. */
  const find = async (ownerId: string, id: string): Promise<BriefRow> => {
    const row = await findBrief(db, ownerId, id);
    if (row === undefined) throw new PlumblineError('not-found', 'There is no such brief.');
    return row;
  };

  const viewOf = async (row: BriefRow): Promise<BriefView> => {
    const [found, last] = await Promise.all([
      chat.playbookOf(row.owner_id, { skill: row.skill, about: null, locale: row.locale }),
      latestIssue(db, row.id),
    ]);
    return {
      id: row.id,
      skill: row.skill,
      title: found.title,
      about: row.about,
      cadence: cadenceOf(row),
      locale: row.locale,
      // Written by this file from a typed value.
      channels: JSON.parse(row.channels) as string[],
      state: row.state,
      nextAt: row.state === 'active' ? row.next_at : null,
      createdAt: row.created_at,
      last: last === undefined ? null : issueOf(last),
    };
  };

  /** Begins the issue of a period and queues its job with it; false where the period has one. */
  const begin = async (row: BriefRow, period: string, change: { readonly next_at?: number }): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const at = clock.now();
      const id = ulid(at);
      const blank = { state: 'queued', body: null, error: null, created_at: at, finished_at: null } as const;
      const isNew = await insertIssue(trx, { id, brief_id: row.id, period, ...blank });
      if (change.next_at !== undefined) await updateBrief(trx, row.id, { next_at: change.next_at });
      if (isNew) await queue.enqueue(trx, writeBriefJob, { issueId: id }, row.owner_id);
      return isNew;
    });

  const fail = async (issueId: string, error: string): Promise<void> => {
    await db.transaction().execute(async (trx) => {
      await endIssue(trx, issueId, { state: 'failed', error, finished_at: clock.now() });
    });
  };

  return {
    list: async (ownerId) => Promise.all((await listBriefRows(db, ownerId)).map(viewOf)),

    async create(ownerId, { skill, about, cadence, locale, channels }) {
      checkTimeZone(cadence.timeZone);
      if ((await listBriefRows(db, ownerId)).length >= mostBriefs) {
        throw new PlumblineError('too-large', `There can be ${mostBriefs} briefs. Remove one first.`);
      }
      const { title, lacks } = await chat.playbookOf(ownerId, { skill, about, locale });
      if (title === null) throw new PlumblineError('not-found', 'There is no such playbook.', { field: 'skill' });
      if (lacks !== null) throw new PlumblineError('bad-input', lacks[locale], { field: 'about' });
      const at = clock.now();
      const row: BriefRow = {
        id: ulid(at),
        owner_id: ownerId,
        skill,
        about,
        cadence: JSON.stringify(cadence),
        locale,
        channels: JSON.stringify(channels),
        state: 'active',
        next_at: nextAt(cadence, at),
        created_at: at,
      };
      await insertBrief(db, row);
      return viewOf(row);
    },

    async change(ownerId, id, { state, cadence, channels }) {
      const row = await find(ownerId, id);
      if (cadence !== undefined) checkTimeZone(cadence.timeZone);
      const resumes = state === 'active' && row.state === 'paused';
      await updateBrief(db, id, {
        state: state ?? row.state,
        ...(cadence === undefined ? {} : { cadence: JSON.stringify(cadence) }),
        ...(channels === undefined ? {} : { channels: JSON.stringify(channels) }),
        // What would have come while it was paused is not made up for.
        ...(resumes || cadence !== undefined ? { next_at: nextAt(cadence ?? cadenceOf(row), clock.now()) } : {}),
      });
      return viewOf(await find(ownerId, id));
    },

    async remove(ownerId, id) {
      await find(ownerId, id);
      await deleteBrief(db, id);
    },

    async run(ownerId, id) {
      const row = await find(ownerId, id);
      const last = await latestIssue(db, id);
      if (last?.state !== 'queued' && (await begin(row, `now|${clock.now()}`, {}))) queue.wake();
      return viewOf(row);
    },

    async readIssue(ownerId, id, issueId) {
      const row = await find(ownerId, id);
      const written = await listWritten(db, id);
      const wanted = issueId === undefined ? written[0] : written.find((issue) => issue.id === issueId);
      if (wanted === undefined && issueId !== undefined) {
        throw new PlumblineError('not-found', 'There is no such issue of this brief.');
      }
      const body = wanted === undefined ? null : ((await readIssue(db, wanted.id))?.body ?? null);
      // Written by this file from a typed value.
      const message = body === null ? null : (JSON.parse(body) as Message);
      return { brief: await viewOf(row), issues: written.map(issueOf), message };
    },

    async queueDue() {
      const now = clock.now();
      let queued = 0;
      for (const row of await listDueBriefs(db, now, atOnce)) {
        // Of several periods that passed while nothing ran, one is written.
        if (await begin(row, String(row.next_at), { next_at: nextAt(cadenceOf(row), now) })) queued += 1;
      }
      if (queued > 0) queue.wake();
      return queued;
    },

    async perform(issueId, control) {
      const issue = await readIssue(db, issueId);
      const row = issue === undefined ? undefined : await readBrief(db, issue.brief_id);
      if (issue?.state !== 'queued' || row === undefined) return;
      const { owner_id: ownerId, skill, about, locale } = row;
      const { title, lacks } = await chat.playbookOf(ownerId, { skill, about, locale });
      if (title === null) return fail(issueId, 'The playbook of this brief is gone.');
      if (lacks !== null) return fail(issueId, lacks[locale]);
      const stop = new AbortController();
      const timer = setInterval(() => {
        if (control.isCancelled()) stop.abort();
      }, lookMs);
      const message = await chat
        .answerOnce(ownerId, { id: issueId, text: `/${skill} ${about}`, locale }, stop.signal)
        .finally(() => clearInterval(timer));
      // The job was taken away: whoever has it now writes the issue.
      if (stop.signal.aborted) throw new Error('the brief is written elsewhere');
      if (message.state === 'failed') note('a language model failed at a brief', { issue: issueId });
      const { printAnswer } = await import('@plumbline/agent/skills/print-answer');
      const at = clock.now();
      const simulated = message.facts.some((fact) => fact.simulated);
      const notice = { id: issueId, briefId: row.id, title, about, text: printAnswer(message, locale), at, simulated };
      await db.transaction().execute(async (trx) => {
        const outcome = { state: 'done', body: JSON.stringify(message), finished_at: at } as const;
        if (!(await endIssue(trx, issueId, outcome))) return;
        await trimIssues(trx, row.id, keptIssues);
        // Written by this file from a typed value.
        const channelIds = JSON.parse(row.channels) as string[];
        const key = `brief|${row.id}|${issue.period}`;
        await outbox.enqueue(trx, [{ ownerId, channelIds, key, notice: { kind: 'brief', brief: notice } }]);
      });
      queue.wake();
    },

    giveUp: (issueId) => fail(issueId, 'It could not be written. Run it again.'),
  };
}
