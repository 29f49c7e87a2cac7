import { afterEach, describe, expect, it } from 'vitest';
import { goodAnswer, wireModel } from '@plumbline/agent/desk/testing/wire-model';
import type { WireAnswer, WireModel, WireQuestion } from '@plumbline/agent/desk/testing/wire-model';
import { englishPassages } from '@plumbline/agent/gate/testing/passages';
import { documentOf } from '@plumbline/agent/sources/document';
import type { DeskRunView } from '@plumbline/contract/desk';
import type { AccountView } from '@plumbline/contract/account';
import type { Desk, DeskEvent, DeskRecord } from '@plumbline/model/desk';
import { applyDeskChange } from '@plumbline/model/desk';
import type { Filing } from '@plumbline/model/filing';
import type { Answer } from '@plumbline/model/ports';
import type { Source } from '@plumbline/model/source';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../platform/db/open-store.ts';
import { eachStore } from '../../platform/db/testing/each-store.ts';
import { appendEntry, readLedger } from '../ledger/service.ts';
import { read, testServer, type TestServer, type Visitor } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { fakeMarket, fakeNow } from '../../testing/fake-market.ts';

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function model(answer: (question: WireQuestion) => WireAnswer | Promise<WireAnswer>): Promise<WireModel> {
  const wire = await wireModel(answer);
  endings.push(() => wire.close());
  return wire;
}

interface Place {
  readonly server: TestServer;
  readonly me: Visitor;
  readonly ownerId: string;
}

async function place(wire: WireModel | null, more: Parameters<typeof testServer>[0] = {}): Promise<Place> {
  const variables: Record<string, string> =
    wire === null
      ? {}
      : { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: wire.address, LLM_MODEL: 'm', LLM_API_KEY: 'key-of-a-test' };
  const server = await testServer({ variables, ...more });
  endings.push(() => server.stop());
  const me = await server.visitor('device-of-the-desk');
  const { ownerId } = await read<AccountView>(await me.get('/api/account'));
  return { server, me, ownerId };
}

/** A finished report on ACME. */
async function reported({ me }: Place, asOf?: string): Promise<void> {
  const { id } = await read<{ id: string }>(
    await me.send('POST', '/api/reports', { symbol: 'ACME', ...(asOf && { asOf }) }),
  );
  await until('the report is done', async () => {
    const { run } = await read<{ run: { state: string } }>(await me.get(`/api/reports/${id}`));
    return run.state === 'done';
  });
}

/** The same, and a filing in the library. */
async function prepared(here: Place, asOf?: string): Promise<void> {
  const { server, ownerId } = here;
  await reported(here, asOf);
  const filing = documentOf(
    { title: 'Annual report', instrumentId: 'US:ACME', form: '10-K', knownAt: '2026-02-20' },
    englishPassages.slice(0, 20).map((text) => ({ item: '1A', text })),
  );
  const spans = JSON.stringify(filing.spans);
  await server.store.db
    .insertInto('reader_documents')
    .values({
      owner_id: ownerId,
      id: filing.id,
      title: filing.title,
      instrument_id: 'US:ACME',
      form: filing.form,
      known_at: filing.knownAt,
      paragraphs: filing.spans.length,
      letters: spans.length,
      spans,
      added_at: fakeNow,
    })
    .execute();
}

const sourceOfFilings: Source = {
  id: 'fake-filings',
  kind: 'filing',
  publisher: 'Fake publisher',
  title: 'Filings',
  titles: { en: 'Filings', 'zh-CN': '申报文件', 'zh-HK': '申報文件' },
  retrievedAt: fakeNow,
  asOf: '2026-11-20',
  locator: 'fake',
  simulated: false,
};

const ask = async (me: Visitor, more: object = {}, headers = {}): Promise<DeskRunView> => {
  const answer = await me.send('POST', '/api/desk/runs', { instrument: 'US:ACME', ...more }, headers);
  expect(answer.status).toBe(200);
  return read<DeskRunView>(answer);
};

interface Opened {
  readonly run: DeskRunView;
  readonly desk: Desk | null;
  readonly feed: readonly object[];
  readonly record: DeskRecord;
}
const open = async (me: Visitor, id: string): Promise<Opened> => read<Opened>(await me.get(`/api/desk/runs/${id}`));
const ended = (me: Visitor, id: string): Promise<Opened> =>
  until('the desk has ended', async () => {
    const opened = await open(me, id);
    return opened.run.finishedAt === null ? undefined : opened;
  });

const parsed = (text: string): DeskEvent[] =>
  [...text.matchAll(/^data: (\{.+\})$/gm)]
    .map(([, line = '']) => JSON.parse(line) as DeskEvent)
    .filter((one) => 'change' in one);

eachStore('the research desk', ({ fresh }) => {
  it('writes a memo by a model, tells it as a stream, and enters it in the ledger once', async () => {
    const wire = await model(goodAnswer);
    const here = await place(wire, { store: await fresh() });
    await prepared(here);
    const { me, ownerId, server } = here;
    const offer = await read<{ needs: unknown[]; budget: { estimated: { tokens: number } } }>(
      await me.get('/api/desk/offer?instrument=US:ACME'),
    );
    expect(offer.needs).toEqual([]);
    expect(offer.budget.estimated.tokens).toBeGreaterThan(10_000);
    const key = { 'idempotency-key': 'key-of-this-run' };
    const [begun, twin] = await Promise.all([ask(me, {}, key), ask(me, {}, key)]);
    expect(twin).toMatchObject({ id: begun.id });
    const { run, desk, record } = await ended(me, begun.id);
    expect(run).toMatchObject({ state: 'done', isContaminated: false, memo: { by: 'chair' } });
    expect(desk?.withheld).toEqual([]);
    expect(desk?.memo?.ledgerSeq).toBe(1);
    expect(record.entries).toMatchObject([{ runId: begun.id, outcome: null, ledgerSeq: 1 }]);
    const lines = await readLedger(server.store.db, ownerId);
    expect(lines.map(({ kind }) => kind)).toEqual(['desk']);
    expect(lines[0]?.body).toMatchObject({
      id: begun.id,
      asOf: run.asOf,
      packHash: desk?.pack.hash,
      memoHash: desk?.memo?.hash,
      contaminated: false,
    });
    const stream = await (await me.get(`/api/desk/runs/${begun.id}/events`)).text();
    expect(stream).toContain('event: end');
    const [first, ...rest] = parsed(stream).map(({ change }) => change);
    // The first line carries the whole desk.
    expect(rest.reduce(applyDeskChange, first as Desk)).toEqual(desk);
    const listed = await read<{ runs: DeskRunView[] }>(await me.get('/api/desk/runs?instrument=US:ACME'));
    expect(listed.runs.map(({ id }) => id)).toEqual([begun.id]);
    const stranger = await server.visitor();
    for (const path of ['', '/events']) {
      expect((await stranger.get(`/api/desk/runs/${begun.id}${path}`)).status).toBe(404);
    }
    expect((await stranger.send('POST', `/api/desk/runs/${begun.id}/stop`, {})).status).toBe(404);
    expect(
      (await stranger.send('POST', '/api/desk/runs', { instrument: 'US:ACME', report: run.reportId })).status,
    ).toBe(404);
  });
});

describe('a run of the desk', () => {
  it('goes on where it was in another process, without asking again', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let isHeld = true;
    const wire = await model(async (question) => {
      if (question.voice === 'Chair' && isHeld) await held;
      return goodAnswer(question);
    });
    const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-desk-'));
    endings.push(async () => rmSync(dataDir, { recursive: true, force: true }));
    const opened = () => openStore({ dataDir, databaseUrl: null, note: () => undefined });
    const here = await place(wire, { store: await opened() });
    await prepared(here);
    const { id } = await ask(here.me);
    const asks = (): number => wire.asked().filter(({ voice }) => voice !== 'Chair').length;
    await until('the chair is asked', () => wire.asked().some(({ voice }) => voice === 'Chair'));
    const before = asks();
    await here.server.server.stop(0);
    isHeld = false;
    release();
    const second = await place(wire, { store: await opened() });
    const { db } = second.server.store;
    const row = await until('the desk has ended', async () => {
      const found = await db.selectFrom('desk_runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      return found.finished_at === null ? undefined : found;
    });
    expect(row).toMatchObject({ state: 'done', memo: expect.stringContaining('"by":"chair"') });
    expect(asks()).toBe(before);
    expect(await db.selectFrom('desk_steps').selectAll().execute()).toEqual([]);
  });

  it('quotes the filings of the company where the library has none, and says what it could not get', async () => {
    const wire = await model(goodAnswer);
    const paragraphs = englishPassages.slice(0, 20).map((text) => ({ item: '1A', text }));
    const listed: Filing = {
      instrumentId: 'US:ACME',
      accession: 'a1',
      form: '10-K',
      filedAt: '2026-02-20',
      period: '2025-12-31',
      title: '10-K 2025-12-31',
      url: 'https://filings.test/a1',
    };
    const fake = await fakeMarket().handle();
    let isFiled = true;
    const answered = <T>(value: T): Answer<T> =>
      isFiled
        ? { status: 'fresh', value, source: sourceOfFilings, attempts: [] }
        : { status: 'unavailable', code: 'provider-unreachable', reason: 'dark', attempts: [] };
    const live = {
      ...fake.live,
      filings: async () => answered([listed]),
      filing: async () => answered({ ...listed, paragraphs }),
    };
    const here = await place(wire, { marketData: async () => ({ ...fake, live }) });
    await reported(here);
    const quoting = await ended(here.me, (await ask(here.me)).id);
    expect(quoting.desk?.pack.spans).toBeGreaterThan(0);
    expect(quoting.desk?.claims.flatMap(({ quote }) => quote?.title ?? [])).toContain('10-K 2025-12-31');
    expect(quoting.desk?.faults).toEqual([]);
    isFiled = false;
    const without = await ended(here.me, (await ask(here.me)).id);
    expect(without.desk?.pack.spans).toBe(0);
    expect(without.desk?.faults).toMatchObject([{ kind: 'unread', by: null }]);
    expect(without.desk?.faults[0]?.text.en).toMatch(
      /^The filings of Acme Industries could not be read\. .+ Only what could be read is quoted\.$/,
    );
  });

  it('keeps what is done when it is stopped', async () => {
    const wire = await model((question) =>
      question.voice === 'Chair' ? new Promise(() => undefined) : goodAnswer(question),
    );
    const here = await place(wire);
    await prepared(here);
    const { id } = await ask(here.me);
    await until('the chair is asked', () => wire.asked().some(({ voice }) => voice === 'Chair'));
    await here.me.send('POST', `/api/desk/runs/${id}/stop`, {});
    const { run, desk } = await ended(here.me, id);
    expect(run).toMatchObject({ state: 'cancelled', memo: { by: 'rules' } });
    expect(desk?.rounds).toHaveLength(2);
    expect(desk?.memo?.ledgerSeq).toBeNull();
  });

  it('marks a past date and leaves it out of the ledger', async () => {
    const wire = await model(goodAnswer);
    const here = await place(wire);
    await prepared(here, '2026-03-20');
    const { id, isContaminated } = await ask(here.me);
    expect(isContaminated).toBe(true);
    const { desk, record } = await ended(here.me, id);
    expect(desk?.hindsight.text?.en).toContain('may know what came after');
    expect(desk?.memo).toMatchObject({ by: 'chair', ledgerSeq: null });
    expect(record.entries).toEqual([]);
  });

  it('settles a memo once its day has come, once', async () => {
    const here = await place(null);
    const entry = {
      id: 'old',
      instrumentId: 'US:ACME',
      asOf: '2025-11-03',
      settlesOn: '2026-06-02',
      benchmark: null,
      chance: 0.5,
      stances: [],
      falsifiers: [],
      contaminated: false,
    };
    await here.server.store.db.transaction().execute((trx) => appendEntry(trx, here.ownerId, 'desk', entry, 1));
    const recorded = async () => (await read<{ record: DeskRecord }>(await here.me.get('/api/desk/runs'))).record;
    const settled = await until('the memo is settled', async () => {
      const record = await recorded();
      return record.settled === 1 ? record : undefined;
    });
    expect(settled.brier).toBe(0.25);
    const excess = settled.entries[0]?.outcome?.excess ?? Number.NaN;
    expect(Number.isFinite(excess)).toBe(true);
    await recorded();
    const kinds = (await readLedger(here.server.store.db, here.ownerId)).map(({ kind }) => kind);
    expect(kinds).toEqual(['desk', 'desk-outcome']);
  });

  it('says what it needs without a model, and without a report', async () => {
    const here = await place(null);
    expect((await here.me.send('POST', '/api/desk/runs', { instrument: 'US:ACME' })).status).toBe(404);
    const kinds = async (): Promise<string[]> => {
      const { needs } = await read<{ needs: { kind: string }[] }>(
        await here.me.get('/api/desk/offer?instrument=US:ACME'),
      );
      return needs.map(({ kind }) => kind);
    };
    expect(await kinds()).toEqual(['no-report', 'no-model']);
    await prepared(here);
    expect(await kinds()).toEqual(['no-model']);
    const { run, desk } = await ended(here.me, (await ask(here.me)).id);
    expect(run).toMatchObject({ state: 'done', memo: { by: 'rules' } });
    expect(desk?.faults).toMatchObject([{ kind: 'no-model' }, { kind: 'unquoted' }]);
    const wanted = await ended(here.me, (await ask(here.me, { by: 'built-in' })).id);
    expect(wanted.desk?.faults).toMatchObject([{ kind: 'unquoted' }]);
  });
});
