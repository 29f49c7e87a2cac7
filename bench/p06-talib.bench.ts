import { indicators } from '@plumbline/quant/catalogue/indicators/registry';
import { namedIndicator } from '@plumbline/quant/catalogue/named-indicator';
import { runIndicator } from '@plumbline/quant/catalogue/run-indicator';
import { columnsInARow, decade } from './lib/series.ts';
import { print } from './lib/measure.ts';
import { talibPeer } from './lib/talib-peer.ts';

/** Ten years of days. */
const length = 2520;
const bars = decade(6, length);
const peer = talibPeer(bars);
if (peer === null) {
  process.stderr.write('TA-Lib could not be fetched or compiled: nothing is compared.\n');
  print([]);
  process.exit(0);
}

/** Every indicator that TA-Lib has too, with its defaults, into columns that are there already. */
const calls = indicators.flatMap((indicator) => {
  if (indicator.talib === undefined) return [];
  const { paramsOf } = namedIndicator(indicator.talib.name);
  const given = indicator.inputs.map((input) =>
    input === 'real' ? bars.close : input === 'real2' ? bars.open : bars[input],
  );
  const all = columnsInARow(given.length + indicator.outputs.length, length);
  const columns = all.slice(0, given.length);
  for (const [at, column] of given.entries()) columns[at].set(column);
  const into = all.slice(given.length);
  const params = paramsOf({});
  return [{ id: indicator.talib.name, call: () => runIndicator(indicator, columns, params, into) }];
});
const theirs = new Map<string, number>();
const ours = new Map<string, number>();
const keepLeast = (least: Map<string, number>, id: string, ns: number): void => {
  least.set(id, Math.min(least.get(id) ?? Number.POSITIVE_INFINITY, ns));
};
// All take turns, so that what else the machine does is shared.
const warm = Number(process.env.ROUNDS ?? 400);
for (let round = 0; round < warm; round += 1) for (const { call } of calls) call();
for (let turn = 0; turn < 3; turn += 1) {
  for (const [id, { ns }] of peer()) keepLeast(theirs, id, ns);
  for (const { id, call } of calls) {
    for (let run = 0; run < 60; run += 1) {
      const startedAt = performance.now();
      call();
      keepLeast(ours, id, ((performance.now() - startedAt) * 1e6) / length);
    }
  }
}

const rows = calls.flatMap(({ id }) => {
  const [own, other] = [ours.get(id), theirs.get(id)];
  return own === undefined || other === undefined ? [] : [{ id, own, other, ratio: own / other }];
});
rows.sort((a, b) => b.ratio - a.ratio);
for (const { id, own, other, ratio } of rows) {
  process.stderr.write(
    `${id.padEnd(20)} ${own.toFixed(2).padStart(8)} ${other.toFixed(2).padStart(8)} ns  ${ratio.toFixed(2)}×\n`,
  );
}
const groups = [
  ['functions', rows.filter(({ id }) => !id.startsWith('CDL'))],
  ['candles', rows.filter(({ id }) => id.startsWith('CDL'))],
  ['all', rows],
] as const;
/** Sixty of them over the same bars, one after another: what takes long in either counts by what it takes. Cycles take most. */
const scanned = rows
  .filter(({ id }) => !/^(?:CDL|HT_|MAMA$)/.test(id))
  .sort((one, other) => one.id.localeCompare(other.id))
  .slice(0, 60);
const sumOf = (side: 'own' | 'other'): number => scanned.reduce((sum, row) => sum + row[side], 0);

print([
  ...groups.flatMap(([name, part]) => [
    {
      id: `P6 ${name}: geometric mean of ${part.length}, ours over TA-Lib C`,
      value: Math.exp(part.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / part.length),
      unit: '×',
      budget: 0.8,
    },
    {
      id: `P6 ${name}: worst, ours over TA-Lib C (${part[0]?.id})`,
      value: part[0]?.ratio ?? Number.NaN,
      unit: '×',
      budget: 2,
    },
  ]),
  {
    id: `P6 scan of ${scanned.length} without cycles and candles: all of it, ours over TA-Lib C`,
    value: sumOf('own') / sumOf('other'),
    unit: '×',
    budget: 1,
  },
]);
