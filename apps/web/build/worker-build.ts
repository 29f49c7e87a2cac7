import type { UserConfig } from 'vite';
import { leaveOutWords } from './leave-out-words.ts';

/**
 * How the engine's worker is built: as a module, without words, and in pieces that change and are cached apart: the engine
 * itself, the dated rules of the markets, reading, comparing and allocating across instruments, what learns a ranking, what
 * is bought or sold in parts or again and again, candlestick patterns, and the checks behind a verdict. The engine loads them
 * before itself, so nothing at the top of their files may call or read what the engine has.
 */
export const workerBuild = {
  format: 'es',
  plugins: () => [leaveOutWords()],
  rolldownOptions: {
    output: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          {
            name: 'allocation',
            test: /\/packages\/quant\/src\/((engine\/allocation|statistics\/algebra|catalogue\/factors)\/|engine\/strategy\/(allocation|compile-peers|cross-section|kept-samples|membership|run-universe|universe-scope|universe-sizes)\.|engine\/backtest\/portfolio\/(timeline|weight-caps|line-rules|ledger|run-portfolio)\.)/,
          },
          {
            name: 'purchases',
            test: /\/packages\/quant\/src\/(statistics\/money-weighted-return|engine\/strategy\/(grid-strategy|holding-guard|purchase-faults|recurring-strategy|staged-conditions|paid-in|staging)|engine\/backtest\/deposits)\./,
          },
          {
            name: 'candles',
            test: /\/packages\/quant\/src\/(catalogue\/(indicators\/cdl-|candle-)|series\/(candles|candle-rows|trap)\.)/,
          },
          {
            name: 'learning',
            test: /\/packages\/quant\/src\/(learning\/|engine\/strategy\/compile-learned\.)/,
          },
          {
            name: 'verdict',
            test: /\/packages\/quant\/src\/(evidence|engine\/tasks\/(verdict|robustness|fan|bootstrap)|statistics\/(superior|long-run-variance|simple-returns)|engine\/strategy\/(bars-per-year|slice-holding)\.|engine\/sweep\/(cross-validation|resample|wheel|piece-lengths)|engine\/search\/walk-forward-folds)/,
          },
          {
            name: 'market-rules',
            test: /\/packages\/(model\/src\/(markets\/|market|calendar|date|trade-fees|price-limits|time-zone|format)|quant\/src\/engine\/backtest\/(rules|actions))/,
          },
        ],
      },
    },
  },
} satisfies UserConfig['worker'];
