import { describe, expect, it } from 'vitest';
import type { Instrument } from '@plumbline/model/instrument';
import { catalogue } from './catalogue.ts';
import { buildSearchIndex } from './search-index.ts';
import { searchInstruments } from './search.ts';

const index = buildSearchIndex(catalogue);
const first = (query: string): string | undefined => searchInstruments(index, query, 8)[0]?.instrument.id;

describe('search', () => {
  it('finds every instrument first by its id, and among the hits by each of its names', () => {
    for (const instrument of catalogue) {
      expect(first(instrument.id)).toBe(instrument.id);
      for (const name of Object.values(instrument.name)) {
        expect(searchInstruments(index, name, 5).map((hit) => hit.instrument.id)).toContain(instrument.id);
      }
    }
  });

  it('searches 20,000 instruments in so few steps that ten milliseconds are plenty, slips included', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const word = (seed: number, length: number): string =>
      Array.from(
        { length },
        (_, place) => letters[(seed * (place + 7) + place * place * 31 + (seed >> place)) % 26],
      ).join('');
    const many: Instrument[] = Array.from({ length: 20_000 }, (_, seed) => ({
      id: `US:${letters[seed % 26]?.toUpperCase()}${seed}`,
      kind: 'stock',
      market: 'us',
      exchange: 'US',
      currency: 'USD',
      name: { en: `${word(seed, 8)} ${word(seed + 3, 6)} inc`, 'zh-CN': word(seed + 1, 9), 'zh-HK': word(seed + 2, 9) },
      aliases: [],
      priceDecimals: 2,
    }));
    const large = buildSearchIndex(catalogue, many);
    expect(searchInstruments(large, 's', 12).map((hit) => hit.instrument.id)).toContain('US:SPY');
    const queries = [
      'gzmt',
      'nvidai',
      'a',
      'ap',
      'xyzzyxx',
      '茅台',
      'hang seng',
      'microsfot corp',
      '600519x',
      'zzzzzzzz',
    ];
    const work = queries.map((query) => {
      const steps = { looked: 0, measured: 0 };
      searchInstruments(large, query, 12, steps);
      return steps;
    });
    // Looking at a spelling takes some 20 ns and measuring a distance some 500 ns; the benchmark `search` times them.
    expect(Math.max(...work.map(({ looked }) => looked))).toBeLessThan(110_000);
    expect(Math.max(...work.map(({ measured }) => measured))).toBeLessThan(2_000);
  });
});
