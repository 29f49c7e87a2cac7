import { setTimeout as delay } from 'node:timers/promises';
import type { Report } from '@plumbline/model/report';
import { print } from './lib/measure.ts';
import { startServer } from './lib/server.ts';

// The first start on an empty store where no source can be reached: what a visitor finds in the first minute. Of a fresh clone it is
// the first start whatever ran before, as long as set-up has run (`npm start` does).

/** The indices and coins of the start page, and its example. */
const shown = 'US:^GSPC,US:^IXIC,SH:^000300,HK:^HSI,CRYPTO:BTC-USD,CRYPTO:ETH-USD,US:NVDA';
const longestMs = 300_000;

const startedAt = performance.now();
// Nobody listens at that proxy, so that a machine with a network has none either.
const server = await startServer(14_661, { DATA_MODE: 'auto', HTTPS_PROXY: 'http://127.0.0.1:9', NO_PROXY: '' });
const api = `http://127.0.0.1:${server.port}/api`;
const seconds = (since: number): number => (performance.now() - since) / 1000;
// Each answer is as the contract says.
const read = async <T>(path: string, init?: RequestInit): Promise<T> =>
  (await (await fetch(`${api}${path}`, init)).json()) as T;

/** Figures of a finished report on NVIDIA: the middle of its peers, and where it stands among all by each factor. */
async function examineReport(): Promise<{ readonly peers: number; readonly factors: number }> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ deviceId: crypto.randomUUID() });
  const opened = await fetch(`${api}/session`, { method: 'POST', headers: json, body });
  const headers = { ...json, cookie: opened.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const asked = { method: 'POST', headers, body: JSON.stringify({ symbol: 'US:NVDA' }) };
  const { id } = await read<{ readonly id: string }>('/reports', asked);
  for (;;) {
    const { run, report } = await read<{ readonly run: { readonly state: string }; readonly report: Report | null }>(
      `/reports/${id}`,
      { headers },
    );
    if (run.state === 'failed') throw new Error('the report on NVIDIA failed');
    if (report !== null) {
      const blocks = report.sections.flatMap((section) => section.blocks);
      return {
        peers: report.facts.filter((fact) => fact.id.endsWith('.peers') && fact.value !== null).length,
        factors: blocks.reduce((sum, block) => sum + (block.kind === 'percentiles' ? block.rows.length : 0), 0),
      };
    }
    await delay(100);
  }
}

try {
  const askedAt = performance.now();
  const { quotes } = await read<{ readonly quotes: readonly { readonly simulated: boolean }[] }>(
    `/quotes?ids=${encodeURIComponent(shown)}`,
  );
  const prices = seconds(askedAt);
  const gallery = await read<{ readonly known: number; readonly tested: number }>('/gallery');
  let full = Number.NaN;
  while (Number.isNaN(full) && performance.now() - startedAt < longestMs) {
    const { measured, known } = await read<{ readonly measured: number; readonly known: number }>('/movers');
    if (measured === known) full = seconds(startedAt);
    else await delay(250);
  }
  // A minute after the start, or as soon as it is full where that is later.
  await delay(Math.max(0, 60_000 - (performance.now() - startedAt)));
  const { peers, factors } = await examineReport();
  print([
    { id: 'first start: prices of the start page', value: prices, unit: 's', budget: 2 },
    {
      id: 'first start: prices that are missing',
      value: 7 - quotes.filter((one) => one.simulated).length,
      unit: '',
      budget: 0,
    },
    { id: 'first start: strategies without a verdict', value: gallery.known - gallery.tested, unit: '', budget: 0 },
    { id: 'first start: screener full', value: full, unit: 's', budget: 60 },
    { id: 'first start: medians of peers in a report', value: peers, unit: '' },
    { id: 'first start: factors in a report', value: factors, unit: '' },
  ]);
} finally {
  await server.stop();
}
