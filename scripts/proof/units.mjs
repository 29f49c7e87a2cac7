// What a unit of work costs: reports over 1, 2 and 4 processes, an evaluation after a close, bytes of what is stored. Counted in
// seconds of the processor, which other work on the machine does not change much; times per hour of a clock are that machine's.
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../apps/server/src/platform/db/open-store.ts';
import { sampleSpec } from '../../apps/server/src/testing/sample-request.ts';
import { askReport, delay, isOver, json, onStage, processorSeconds, readRun, symbols, until, visit } from './stage.mjs';

async function writeReports(address, count) {
  const asked = [];
  for (let n = 0; n < count; n += 1) {
    const who = await visit(address);
    asked.push({ who, id: await askReport(address, who, symbols[n % symbols.length]) });
  }
  for (const { who, id } of asked) {
    await until('a report is over', async () => isOver(await readRun(address, who, id)), 400_000);
  }
}

/** Reports over so many workers: an hour's worth by the clock, and seconds of the processor for one. */
async function reportsOver(workers, reports) {
  return onStage('postgres', async ({ start }) => {
    const all = [];
    // Each serves and works: one that only works also prepares pages for nobody, and that would be counted.
    for (let n = 0; n < workers; n += 1) all.push(await start());
    const [{ address }] = all;
    // What is loaded and compiled once is no cost of a report.
    await writeReports(address, 2 * workers);
    const [before, startedAt] = [await processorSeconds(all), performance.now()];
    await writeReports(address, reports);
    const seconds = (performance.now() - startedAt) / 1000;
    return {
      workers,
      perHour: (reports / seconds) * 3600,
      processor: ((await processorSeconds(all)) - before) / reports,
    };
  });
}

/** Bytes of an answer as they are sent, which is as they are stored: compressed. */
function sentBytes(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

async function bytesOf(store, address) {
  const who = await visit(address);
  const id = await askReport(address, who, symbols[0]);
  await until('a report is written', async () => isOver(await readRun(address, who, id)), 400_000);
  const bars = await Promise.all(
    symbols.slice(0, 4).map((symbol) => sentBytes(`${address}/api/bars/${symbol}?interval=1d`, who.headers)),
  );
  const mean = (rows) =>
    rows.reduce((sum, row) => sum + Buffer.byteLength(Object.values(row).join('')), 0) / rows.length;
  return {
    report: await sentBytes(`${address}/api/reports/${id}`, who.headers),
    bars: bars.reduce((sum, bytes) => sum + bytes, 0) / bars.length,
    version: mean(await store.db.selectFrom('strategy_versions').select(['spec', 'summary', 'verdict']).execute()),
    entry: mean(await store.db.selectFrom('ledger_entries').select(['body', 'hash', 'prev_hash']).execute()),
  };
}

/** Strategies that are on, evaluated after one close by one process. */
async function evaluations(strategies) {
  const clock = join(tmpdir(), `plumbline-units-${process.pid}.clock`);
  writeFileSync(clock, '2026-11-23T15:00:00Z');
  return onStage('postgres', async ({ start, postgres }) => {
    const variables = { CLOCK: `file:${clock}` };
    const worker = await start('serve', variables);
    const { address } = worker;
    const spec = (n) => ({
      ...sampleSpec,
      name: `Strategy ${n}`,
      universe: { instruments: [symbols[n % symbols.length]] },
    });
    let who = null;
    for (let n = 0; n < strategies; n += 1) {
      if (n % 10 === 0) who = await visit(address);
      const made = await (
        await fetch(`${address}/api/strategies`, json('POST', { spec: spec(n), note: '' }, who.headers))
      ).json();
      await until(
        'a strategy is switched on',
        async () =>
          (
            await fetch(
              `${address}/api/strategies/${made.id}/activation`,
              json('POST', { acknowledged: true }, who.headers),
            )
          ).ok,
        400_000,
      );
    }
    const store = await openStore({ dataDir: '', databaseUrl: postgres.url, note: () => undefined });
    const closeAt = Date.parse('2026-11-23T20:00:00Z');
    const open = async () =>
      (await store.db.selectFrom('activations').select('strategy_id').where('decided_until', '<', closeAt).execute())
        .length;
    await delay(5000);
    const [before, startedAt] = [await processorSeconds([worker]), performance.now()];
    writeFileSync(clock, '2026-11-23T21:25:00Z');
    await until('all are evaluated', async () => (await open()) === 0, 400_000);
    const seconds = (performance.now() - startedAt) / 1000;
    const processor = ((await processorSeconds([worker])) - before) / strategies;
    const bytes = await bytesOf(store, address);
    await store.close();
    return { strategies, seconds, processor, bytes };
  });
}

export const units = {
  id: 'units',
  promise: 'What a unit of work costs, and what more processes bring',
  target: 'measured; docs/scale.md reckons with it',
  stores: ['postgres'],
  run: async (engine, quick) => {
    const reports = quick ? 4 : 60;
    const rows = [];
    for (const workers of quick ? [1, 2] : [1, 2, 4]) rows.push(await reportsOver(workers, reports));
    const { strategies, seconds, processor, bytes } = await evaluations(quick ? 5 : 100);
    const over = rows.map(
      (one) => `${one.workers}: ${Math.round(one.perHour)}/h, ${one.processor.toFixed(2)} s of the processor each`,
    );
    const kb = (value) => `${(value / 1000).toFixed(1)} kB`;
    const stored = `report ${kb(bytes.report)}, daily bars of one instrument ${kb(bytes.bars)}, tested version ${kb(bytes.version)}, ledger line ${Math.round(bytes.entry)} bytes`;
    return {
      value: `${reports} reports over processes ${over.join('; ')}. ${strategies} strategies after one close in ${seconds.toFixed(0)} s by one process, ${(processor * 1000).toFixed(0)} ms of the processor each. ${stored}`,
      isMet: true,
    };
  },
};
