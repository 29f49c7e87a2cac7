import { compileStrategy } from '@plumbline/quant/engine/strategy/compile-strategy';
import { sweepGrid, type SweepGrid } from '@plumbline/quant/engine/sweep/grid';
import { prepareSweep, runSweep } from '@plumbline/quant/engine/sweep/run-sweep';
import { print, timeCall } from './lib/measure.ts';
import { decade } from './lib/series.ts';
import { cross } from './lib/strategies.ts';

const bars = decade();
const strategy = compileStrategy(cross);

function pairs(fast: number, slow: number): SweepGrid {
  return sweepGrid([
    { key: 'fast', values: Array.from({ length: fast }, (_, i) => 2 + i) },
    { key: 'slow', values: Array.from({ length: slow }, (_, i) => 2 + fast + i) },
  ]);
}

function sweep(grid: SweepGrid): number {
  return runSweep(prepareSweep(strategy, { bars }, grid, { cash: 100_000 }, 252)).sharpe.length;
}

const small = pairs(100, 100);
const large = pairs(250, 400);
const ms = timeCall(() => sweep(small), 21, 8);
const largeMs = timeCall(() => sweep(large), 5, 1);

print([
  { id: 'P2 10,000 pairs on one core', value: ms, unit: 'ms', budget: 60 },
  { id: 'P2 cost per pair of 100,000 over 10,000', value: largeMs / 10 / ms, unit: '×', budget: 1 },
]);
