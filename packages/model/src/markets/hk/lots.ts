import type { InstrumentId } from '../../instrument.ts';
import { localText } from '../../local-text.ts';
import { ruleSeries, type LotValue, type RuleRecord } from '../../market-rule.ts';

/** Hong Kong lots belong to the issuer and change with splits; these are the ones on record, from the day they are known to hold. */
const boardLots: readonly (readonly [id: InstrumentId, from: string, lot: number])[] = [
  ['HK:00700', '2014-05-15', 100],
  ['HK:09988', '2019-11-26', 100],
  ['HK:03690', '2018-09-20', 100],
  ['HK:01810', '2018-07-09', 200],
  ['HK:09618', '2020-06-18', 50],
  ['HK:09999', '2020-06-11', 100],
  ['HK:01024', '2021-02-05', 100],
  ['HK:00005', '2004-01-02', 400],
  ['HK:00388', '2006-01-03', 100],
  ['HK:01299', '2010-10-29', 200],
  ['HK:00941', '2004-01-02', 500],
  ['HK:02318', '2004-06-24', 500],
  ['HK:00939', '2005-10-27', 1000],
  ['HK:01398', '2006-10-27', 1000],
  ['HK:02800', '2004-01-02', 500],
];

/** Odd lots sell in a market of their own, below the board price. */
const lotOf = (lot: number): LotValue => ({
  min: lot,
  step: lot,
  maxLimitOrder: lot * 3000,
  maxMarketOrder: null,
  oddLotSell: 'odd-lot-market',
});

const title = localText('Board lot', '每手股数', '每手股數');

/** The order size of Hong Kong: set per issuer; without a record for the instrument its listing data must say it. */
export const hkLots: readonly RuleRecord[] = [
  ...boardLots.flatMap(([instrumentId, from, lot]) =>
    ruleSeries({ series: `hk-lot-${instrumentId.slice(3)}`, market: 'hk', instrumentId, rule: 'lot', title }, [
      {
        from,
        value: lotOf(lot),
        source: localText(
          'Issuer board lot, recalled; no change known since',
          '发行人每手股数（凭记忆；此后未见变更）',
          '發行人每手股數（憑記憶；其後未見更改）',
        ),
        status: 'unverified',
      },
    ]),
  ),
  ...ruleSeries({ series: 'hk-lot', market: 'hk', rule: 'lot', title }, [
    {
      from: '2004-01-01',
      value: { min: null, step: null, maxLimitOrder: null, maxMarketOrder: null, oddLotSell: 'odd-lot-market' },
      source: localText(
        'HKEX consultation of 2025-12-18: set per issuer, over 40 units in use',
        '香港交易所2025-12-18咨询文件：由发行人设定，在用单位超过 40 种',
        '香港交易所2025-12-18諮詢文件：由發行人設定，使用中的單位超過 40 種',
      ),
      status: 'verified',
    },
  ]),
];
