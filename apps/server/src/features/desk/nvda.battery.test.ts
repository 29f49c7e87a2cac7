import { judgesHere } from '@plumbline/agent/gate/judges';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskPack } from '@plumbline/agent/desk/pack';
import { packOf } from '@plumbline/agent/desk/pack';
import { runDesk } from '@plumbline/agent/desk/run-desk';
import { goodAnswer, wireModel } from '@plumbline/agent/desk/testing/wire-model';
import { writeReport } from '@plumbline/agent/report/write-report';
import { documentOf } from '@plumbline/agent/sources/document';
import { paragraphsOf } from '@plumbline/agent/sources/paragraphs';
import type { ReplayServer } from '@plumbline/fixtures/replay/server';
import { startReplayServer } from '@plumbline/fixtures/replay/server';
import { sharedDir } from '@plumbline/fixtures/shared';
import { secProvider } from '@plumbline/market/providers/sec';
import { yahooProvider } from '@plumbline/market/providers/yahoo';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';

const folder = `${sharedDir() ?? ''}/data/recorded-2026-08/extras/filings-text`;
const clock = { now: () => Date.UTC(2026, 7, 21, 22) };

/** Sections of a filing as they were recorded, by form and day. */
function filings() {
  const names = readdirSync(folder).filter((name) => name.startsWith('NVDA-'));
  const heads = [...new Set(names.map((name) => /^NVDA-(10-[KQ])-(\d{4}-\d{2}-\d{2})/.exec(name)?.[0] ?? ''))];
  return heads.map((head) => {
    const [, form = '', knownAt = ''] = /^NVDA-(10-[KQ])-(.+)$/.exec(head) ?? [];
    const paragraphs = names
      .filter((name) => name.startsWith(head))
      .flatMap((name) => {
        const item = /item(\w+)/.exec(name)?.[1] ?? null;
        const text = gunzipSync(readFileSync(`${folder}/${name}`)).toString();
        return paragraphsOf(text).map((one) => ({ item, ...one }));
      });
    return documentOf({ title: `NVIDIA ${form}`, instrumentId: 'US:NVDA', form, knownAt }, paragraphs);
  });
}

describe.skipIf(!existsSync(folder))('the desk on NVIDIA as recorded (needs the shared folder)', () => {
  let replay: ReplayServer;
  let pack: DeskPack;
  beforeAll(async () => {
    replay = await startReplayServer({ recorded: true });
    const limits = { requestsPerSecond: 1_000, concurrency: 8 };
    const data = createMarketData({
      mode: 'live',
      providers: [
        { ...yahooProvider(replay), limits },
        { ...secProvider({ ...replay, secUserAgent: () => 'Plumbline a@example.com' }), limits },
      ],
      simulated: simulatedMarket({ seed: 4620, clock }),
      store: createMemoryStore(),
      fetch,
      clock,
    });
    const instrument = await data.live.instrument('US:NVDA');
    if (instrument === null) throw new Error('NVDA is not recorded');
    const report = await writeReport({
      runId: 'run-1',
      instrument,
      data: data.live,
      simulated: false,
      asOf: '2026-08-21',
      clock,
      emit: () => Promise.resolve(),
      isCancelled: () => false,
    });
    pack = packOf(report, filings());
  });
  afterAll(() => replay.close());

  it('writes a memo of supported claims and quoted filings, and nothing of it is withheld', async () => {
    const wire = await wireModel(goodAnswer);
    const desk = await runDesk({
      judges: judgesHere(),
      pack,
      model: wire.model,
      cutoff: null,
      prices: null,
      weights: new Map(),
      kept: new Map(),
      keep: () => Promise.resolve(),
      emit: () => Promise.resolve(),
      now: clock.now,
      signal: new AbortController().signal,
    });
    await wire.close();
    const known = new Map(desk.claims.map((claim) => [claim.id, claim]));
    const printed = (desk.memo?.blocks ?? []).flatMap((block) => (block.kind === 'claims' ? block.claims : []));
    const claims = printed.flatMap((id) => known.get(id) ?? []);
    expect(desk.withheldCount).toBe(0);
    expect(desk.faults).toEqual([]);
    expect(desk.memo?.by).toBe('chair');
    expect(claims.length).toBeGreaterThanOrEqual(25);
    expect(claims.filter(({ quote }) => quote !== null).length).toBeGreaterThanOrEqual(8);
  });
});
