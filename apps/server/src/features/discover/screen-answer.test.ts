import { describe, expect, it } from 'vitest';
import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import { parseScreenRules } from '@plumbline/quant/screen/screen-rule';
import type { SectionRow } from './store/cross-section.ts';
import { nothingMeasured } from './store/cross-section.ts';
import { screenAnswer } from './screen-answer.ts';

describe('the screener', () => {
  it('answers a screen of ten thousand instruments with its first page', () => {
    const known = Array.from({ length: 10_000 }, (_, at): Instrument => ({
      id: `US:X${at}`,
      kind: 'stock',
      market: 'us',
      exchange: 'NYSE',
      currency: 'USD',
      name: localText(`X${at}`, `X${at}`, `X${at}`),
      aliases: [],
      priceDecimals: 2,
    }));
    const rows = new Map(
      known.map(({ id }, at): [string, SectionRow] => [
        id,
        {
          ...nothingMeasured,
          instrumentId: id,
          sector: at % 3 === 0 ? 'financials' : 'energy',
          values: { dividendYield: (at % 101) / 1000, priceToBook: (at % 57) / 10, volatility: (at % 89) / 100 },
        },
      ]),
    );
    const rules = 'sector:is:financials,dividendYield:gte:0.06,priceToBook:lt:1,volatility:lt:0.5';
    expect(parseScreenRules(rules)).toHaveLength(4);
    const query = { rules, sort: '-dividendYield', offset: 0, limit: 50 };
    const { total, matches } = screenAnswer(query, { rows, known, simulated: true });
    expect(total).toBeGreaterThan(50);
    expect(matches).toHaveLength(50);
  });
});
