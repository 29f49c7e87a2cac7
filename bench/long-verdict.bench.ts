import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '@plumbline/quant/engine/backtest/testing/random-bars';
import { print } from './lib/measure.ts';

/** Nearly four years of minutes around the clock. */
const length = 2_000_000;
const folder = fileURLToPath(new URL('../.cache/long-verdict/', import.meta.url));
const file = join(folder, 'minutes.csv');
mkdirSync(folder, { recursive: true });

const random = randomFrom(12);
const began = Date.UTC(2020, 0, 1);
const rows = ['time,open,high,low,close,volume'];
let close = 100;
for (let row = 0; row < length; row += 1) {
  const open = close;
  close = open * (1 + (random() + random() - 1) * 0.001);
  const high = Math.max(open, close) * (1 + random() * 0.0005);
  const low = Math.min(open, close) * (1 - random() * 0.0005);
  const prices = [open, high, low, close].map((price) => price.toFixed(4));
  rows.push([new Date(began + row * 60_000).toISOString(), ...prices, Math.round(1000 * random())].join(','));
}
writeFileSync(file, `${rows.join('\n')}\n`);

/** A mean by the name of the parameter that is its length. */
const mean = (parameter: string) => ({ op: 'indicator', id: 'sma', parameters: { period: { parameter } } });
const crossing = (op: string) => ({ long: { op, left: mean('fast'), right: mean('slow') } });
writeFileSync(
  join(folder, 'strategy.json'),
  JSON.stringify({
    bar: '1m',
    entry: crossing('crossesAbove'),
    exit: crossing('crossesBelow'),
    parameters: [
      { key: 'fast', min: 50, max: 500, step: 50, value: 200 },
      { key: 'slow', min: 1000, max: 20_000, step: 1000, value: 2000 },
    ],
    costs: { commission: { rate: 0.0002 } },
    risk: { stopLoss: 0.02 },
  }),
);

/** What a command took of the processor and of memory: the command line as it is used, the file read from the disk. */
function used(verb: string): { readonly seconds: number; readonly megabytes: number } {
  const hook = new URL('lib/print-usage.mjs', import.meta.url).href;
  const main = fileURLToPath(new URL('../apps/server/src/main.mjs', import.meta.url));
  const args = ['--import', hook, main, verb, join(folder, 'strategy.json'), '--bars', `CRYPTO:BTC-USD=${file}`];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as { seconds: number; megabytes: number };
}

const run = used('backtest');
const verdict = used('verdict');
rmSync(folder, { recursive: true });
print([
  { id: '2,000,000 minutes from a file: back-test', value: run.seconds, unit: 's' },
  { id: '2,000,000 minutes from a file: verdict', value: verdict.seconds, unit: 's', budget: 60 },
  { id: '2,000,000 minutes from a file: most memory', value: verdict.megabytes, unit: 'MB', budget: 600 },
]);
