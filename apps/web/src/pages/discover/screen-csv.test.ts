import { expect, it } from 'vitest';
import type { ScreenAnswer } from '@plumbline/contract/discover';
import { screenCsv } from './screen-csv.ts';

it('writes what is left with its source, unknown as nothing and hostile names as text', () => {
  const answer = {
    simulated: true,
    matches: [
      {
        instrument: { id: 'US:ACME', currency: 'USD', name: { en: '=ACME, Inc', 'zh-CN': '', 'zh-HK': '' } },
        sector: 'technology',
        price: 12.5,
        asOf: '2026-11-20',
        source: 'Exchange',
        figures: {
          dividendYield: { value: 0.06, asOf: '2026-11-20', quality: [] },
          priceToBook: { value: null },
          priceToEarnings: { value: 12, givenBy: 'Exchange' },
        },
        spark: [],
      },
    ],
  } as unknown as ScreenAnswer; // Only what a table needs.
  expect(
    screenCsv(answer, ['dividendYield', 'priceToBook', 'volatility', 'priceToEarnings'], 'en').split('\r\n'),
  ).toEqual([
    expect.stringMatching(
      /^id,name,.+,dividendYield \(.+\),priceToBook \(.+\),volatility \(.+\),priceToEarnings \(.+\)$/,
    ),
    `US:ACME,"'=ACME, Inc",technology,USD,12.5,2026-11-20,Exchange,true,priceToEarnings,0.06,,,12`,
    '',
  ]);
});
