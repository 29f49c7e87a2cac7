// The main job without a server: a ticker becomes a report, on the simulated market. `npm run demo research SH:600519 zh-CN`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reportToMarkdown } from '@plumbline/agent/report/markdown';
import { writeReport } from '@plumbline/agent/report/write-report';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import { dateOf } from '@plumbline/model/date';
import { isLocale } from '@plumbline/model/locale';

const [symbol = 'US:NVDA', language = 'en'] = process.argv.slice(2);
const locale = isLocale(language) ? language : 'en';
const clock = { now: () => Date.now() };
const market = createMarketData({
  mode: 'simulated',
  providers: [],
  simulated: simulatedMarket({ seed: 4620, clock }),
  store: createMemoryStore(),
  fetch,
  clock,
});
const resolution = await market.simulated.resolve(symbol);
if (resolution.kind !== 'one') {
  process.stderr.write(`"${symbol}" is ${resolution.kind}; try NVDA, 600519, 0700.HK or BTC-USD.\n`);
  process.exit(2);
}
const report = await writeReport({
  runId: 'demo',
  instrument: resolution.instrument,
  data: market.simulated,
  simulated: true,
  asOf: dateOf(clock.now()),
  clock,
  emit: async ({ stage, state, summary }) => {
    if (state !== 'running') process.stderr.write(`${stage} ${state}: ${summary[locale]}\n`);
  },
  isCancelled: () => false,
});
const text = reportToMarkdown(report, locale);
process.stdout.write(text);

const folder = fileURLToPath(new URL('../.cache/demo/', import.meta.url));
mkdirSync(folder, { recursive: true });
const escape = (line: string): string => line.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
writeFileSync(
  `${folder}research.html`,
  `<!doctype html><meta charset="utf-8"><title>${escape(report.instrument.name[locale])}</title><pre>${escape(text)}</pre>\n`,
);
process.stderr.write(`also as a page: ${folder}research.html\n`);
