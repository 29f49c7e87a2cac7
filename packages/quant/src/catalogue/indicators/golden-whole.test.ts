import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '@plumbline/fixtures/shared';
import { describe, expect, it } from 'vitest';
import type { Indicator, Params } from '../indicator.ts';
import { runIndicator } from '../run-indicator.ts';
import { indicators } from './registry.ts';

interface Case {
  readonly fn: string;
  readonly params: Params;
  readonly inputs: readonly string[];
  readonly outputs: Readonly<Record<string, readonly (number | null)[]>>;
}

const byName = new Map(
  indicators.flatMap((indicator) => (indicator.talib ? [[indicator.talib.name, indicator] as const] : [])),
);
const letters: Readonly<Record<string, string>> = { o: 'open', h: 'high', l: 'low', c: 'close', v: 'volume' };

function expectCase(one: Case, columns: Readonly<Record<string, Float64Array>>): void {
  const indicator = byName.get(one.fn) as Indicator;
  const params = Object.fromEntries(
    Object.entries(indicator.talib?.params ?? {}).flatMap(([own, theirs]) =>
      theirs in one.params ? [[own, one.params[theirs]]] : [],
    ),
  );
  const out = runIndicator(
    indicator,
    one.inputs.map((letter) => columns[letter]),
    params,
  );
  // Told together: an expectation for each row takes longer than the indicators.
  const wrong: string[] = [];
  for (const [own, theirs] of Object.entries(indicator.talib?.outputs ?? {})) {
    const column = out[indicator.outputs.findIndex((output) => output.name === own)];
    for (const [row, want] of one.outputs[theirs].entries()) {
      if (want === null) {
        if (!Number.isNaN(column[row])) wrong.push(`${theirs} at row ${row}: ${column[row]} during warm-up`);
      } else {
        // Their own running sums carry rounding of the size of the inputs.
        const size = Math.max(
          ...one.inputs.filter((letter) => letter !== 'v').map((letter) => Math.abs(columns[letter][row])),
          1e-9,
        );
        const room = 1e-9 * Math.max(Math.abs(want), size);
        const isNear = Math.abs(column[row] - want) <= room;
        if (!isNear) wrong.push(`${theirs} at row ${row}: ${column[row]} against ${want}`);
      }
    }
  }
  expect(wrong).toEqual([]);
}

const named = (cases: readonly Case[]) =>
  cases.filter((one) => byName.has(one.fn)).map((one) => [`${one.fn} ${JSON.stringify(one.params)}`, one] as const);

describe('TA-Lib on degenerate series', () => {
  const file = fileURLToPath(
    new URL('../../../../../fixtures/golden-own/indicators/talib_edge_cases.json', import.meta.url),
  );
  const { series } = JSON.parse(readFileSync(file, 'utf8')) as {
    series: readonly { series: string; input: Record<string, number[]>; cases: readonly Case[] }[];
  };
  describe.each(series.map((one) => [one.series, one] as const))('%s', (_name, { input, cases }) => {
    const columns = Object.fromEntries(
      Object.entries(input).map(([letter, values]) => [letter, Float64Array.from(values)]),
    );
    it.each(named(cases))('%s', (_label, one) => expectCase(one, columns));
  });
});

const shared = `${sharedDir() ?? ''}/golden`;
describe.skipIf(!existsSync(shared))('TA-Lib on real prices beside the checkout', () => {
  const files = ['spy_daily_2017_2018', 'goog_daily', 'btc_daily_2017', 'btcusd_monthly'];
  describe.each(existsSync(shared) ? files : [])('%s', (name) => {
    const answers = JSON.parse(readFileSync(`${shared}/indicators/talib_${name}.json`, 'utf8')) as {
      data: string;
      cases: readonly Case[];
    };
    const [header, ...rows] = readFileSync(`${shared}/${answers.data}`, 'utf8').trim().split('\n');
    const names = header.toLowerCase().trim().split(',');
    const cells = rows.map((row) => row.split(','));
    const columns = Object.fromEntries(
      Object.entries(letters).map(([letter, column]) => [
        letter,
        Float64Array.from(cells, (row) => Number(row[names.indexOf(column)])),
      ]),
    );
    it.each(named(answers.cases))('%s', (_label, one) => expectCase(one, columns));
  });
});
