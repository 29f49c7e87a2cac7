import { dayMs as day } from '@plumbline/model/date';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** A stretch of days that everybody remembers; both ends included. */
export interface StressSpell {
  readonly id: string;
  readonly label: LocalText;
  readonly from: string;
  readonly to: string;
}

/** From the market's high before the fall to its low, of the index named by the event. */
export const stressSpells: readonly StressSpell[] = [
  {
    id: 'black-monday',
    from: '1987-10-05',
    to: '1987-10-19',
    label: localText('Black Monday 1987', '1987 年黑色星期一', '1987 年黑色星期一'),
  },
  {
    id: 'asia',
    from: '1997-08-07',
    to: '1998-08-13',
    label: localText('Asian crisis 1997', '1997 年亚洲金融危机', '1997 年亞洲金融風暴'),
  },
  {
    id: 'ltcm',
    from: '1998-07-17',
    to: '1998-08-31',
    label: localText('Russia and LTCM 1998', '1998 年俄罗斯与长期资本', '1998 年俄羅斯與長期資本'),
  },
  {
    id: 'dot-com',
    from: '2000-03-24',
    to: '2002-10-09',
    label: localText('Dot-com bust', '科网股泡沫破裂', '科網股泡沫爆破'),
  },
  {
    id: 'sept-11',
    from: '2001-09-10',
    to: '2001-09-21',
    label: localText('September 2001', '2001 年九月', '2001 年九月'),
  },
  {
    id: 'quant-2007',
    from: '2007-08-06',
    to: '2007-08-09',
    label: localText('Quant quake 2007', '2007 年量化踩踏', '2007 年量化踩踏'),
  },
  {
    id: 'financial-2008',
    from: '2007-10-09',
    to: '2009-03-09',
    label: localText('Financial crisis', '全球金融危机', '環球金融危機'),
  },
  {
    id: 'flash-2010',
    from: '2010-05-05',
    to: '2010-05-07',
    label: localText('Flash crash 2010', '2010 年闪电崩盘', '2010 年閃電崩盤'),
  },
  {
    id: 'euro-2011',
    from: '2011-07-22',
    to: '2011-10-03',
    label: localText('Euro crisis 2011', '2011 年欧债危机', '2011 年歐債危機'),
  },
  {
    id: 'china-2015',
    from: '2015-06-12',
    to: '2015-08-26',
    label: localText('A-share crash 2015', '2015 年 A 股股灾', '2015 年 A 股股災'),
  },
  {
    id: 'china-2016',
    from: '2015-12-31',
    to: '2016-01-28',
    label: localText('Circuit breakers 2016', '2016 年熔断', '2016 年熔斷'),
  },
  {
    id: 'volatility-2018',
    from: '2018-01-26',
    to: '2018-02-08',
    label: localText('Volatility shock 2018', '2018 年波动率冲击', '2018 年波幅衝擊'),
  },
  {
    id: 'trade-2018',
    from: '2018-09-20',
    to: '2018-12-24',
    label: localText('Late 2018', '2018 年末下跌', '2018 年末下跌'),
  },
  {
    id: 'crypto-2018',
    from: '2017-12-17',
    to: '2018-12-15',
    label: localText('Crypto winter 2018', '2018 年加密寒冬', '2018 年加密寒冬'),
  },
  {
    id: 'covid',
    from: '2020-02-19',
    to: '2020-03-23',
    label: localText('Pandemic 2020', '2020 年疫情暴跌', '2020 年疫情暴跌'),
  },
  {
    id: 'crypto-2021',
    from: '2021-05-08',
    to: '2021-07-20',
    label: localText('Crypto fall 2021', '2021 年加密下跌', '2021 年加密下跌'),
  },
  {
    id: 'rates-2022',
    from: '2022-01-03',
    to: '2022-10-12',
    label: localText('Rate rises 2022', '2022 年加息', '2022 年加息'),
  },
  {
    id: 'luna-2022',
    from: '2022-05-05',
    to: '2022-06-18',
    label: localText('Terra and lenders 2022', '2022 年 Terra 崩盘', '2022 年 Terra 崩盤'),
  },
  {
    id: 'ftx-2022',
    from: '2022-11-05',
    to: '2022-11-21',
    label: localText('FTX 2022', '2022 年 FTX 倒闭', '2022 年 FTX 倒閉'),
  },
  {
    id: 'micro-2024',
    from: '2024-01-02',
    to: '2024-02-05',
    label: localText('A-share small caps 2024', '2024 年 A 股小盘股踩踏', '2024 年 A 股小型股踩踏'),
  },
  {
    id: 'carry-2024',
    from: '2024-07-31',
    to: '2024-08-05',
    label: localText('Yen carry 2024', '2024 年日元套息平仓', '2024 年日圓套息平倉'),
  },
  {
    id: 'tariffs-2025',
    from: '2025-04-02',
    to: '2025-04-08',
    label: localText('Tariffs 2025', '2025 年关税冲击', '2025 年關稅衝擊'),
  },
];

/** What strategy and market made of one spell, as fractions. */
export interface SpellOutcome {
  /** Of the spell in `stressSpells`. */
  readonly id: string;
  readonly strategy: number;
  readonly market: number;
}

function compoundedBetween(returns: Float64Array, from: number, to: number): number {
  let wealth = 1;
  for (let i = from; i < to; i += 1) wealth *= 1 + returns[i];
  return wealth - 1;
}

/**
 * Strategy and market over each spell that lies within the history. time: n instants; returns, market: the n - 1 periods
 * that end at all but the first of them. A spell counts from the last close before it.
 */
export function spellOutcomes(
  time: Float64Array,
  returns: Float64Array,
  market: Float64Array,
): readonly SpellOutcome[] {
  return stressSpells.flatMap((spellAt) => {
    const start = Date.parse(spellAt.from);
    const end = Date.parse(spellAt.to) + day;
    if (time.length < 2 || start < time[0] || end > time[time.length - 1] + day) return [];
    // The period i ends at time i + 1; the first one begins at the close of the spell's first day.
    let from = 0;
    while (from < returns.length && time[from + 1] < start + day) from += 1;
    let to = from;
    while (to < returns.length && time[to + 1] < end) to += 1;
    if (to <= from) return [];
    return {
      id: spellAt.id,
      strategy: compoundedBetween(returns, from, to),
      market: compoundedBetween(market, from, to),
    };
  });
}
