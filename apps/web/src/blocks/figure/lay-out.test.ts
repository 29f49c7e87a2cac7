import { describe, expect, it } from 'vitest';
import { layOut } from './lay-out.ts';

const price = { fact: 'US:NVDA/price' };
const cap = { fact: 'US:NVDA/marketCap' };

describe('the text of an answer', () => {
  it('is set as headings, paragraphs, lists and tables around its figures', () => {
    expect(
      layOut([
        '## Valuation\nNVIDIA trades at ',
        price,
        '.\n- Price: ',
        price,
        '\n- Market cap: ',
        cap,
        '\n| Metric | NVIDIA |\n| Price | ',
        price,
        ' |\n| Beta | — |',
      ]),
    ).toEqual([
      { kind: 'heading', parts: ['Valuation'] },
      { kind: 'paragraph', parts: ['NVIDIA trades at ', price, '.'] },
      {
        kind: 'list',
        items: [
          ['Price: ', price],
          ['Market cap: ', cap],
        ],
      },
      {
        kind: 'table',
        rows: [
          [['Metric'], ['NVIDIA']],
          [['Price'], [price]],
          [['Beta'], ['—']],
        ],
      },
    ]);
  });

  it('is a paragraph where a bar or a dash is only a sign of it', () => {
    expect(layOut(['a | b'])).toEqual([{ kind: 'paragraph', parts: ['a | b'] }]);
    expect(layOut(['up -3 and #1'])).toEqual([{ kind: 'paragraph', parts: ['up -3 and #1'] }]);
    expect(layOut([])).toEqual([]);
  });
});
