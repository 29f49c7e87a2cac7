import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** A stretch of days that everybody remembers; both ends included. */
export interface StressSpell {
  readonly id: string;
  readonly label: LocalText;
  readonly from: string;
  readonly to: string;
}

function spell(id: string, from: string, to: string, en: string, zhCN: string, zhHK: string): StressSpell {
  return { id, label: localText(en, zhCN, zhHK), from, to };
}

/** From the market's high before the fall to its low, of the index named by the event. */
export const stressSpells: readonly StressSpell[] = [
  spell('black-monday', '1987-10-05', '1987-10-19', 'Black Monday 1987', '1987 年黑色星期一', '1987 年黑色星期一'),
  spell('asia', '1997-08-07', '1998-08-13', 'Asian crisis 1997', '1997 年亚洲金融危机', '1997 年亞洲金融風暴'),
  spell(
    'ltcm',
    '1998-07-17',
    '1998-08-31',
    'Russia and LTCM 1998',
    '1998 年俄罗斯与长期资本',
    '1998 年俄羅斯與長期資本',
  ),
  spell('dot-com', '2000-03-24', '2002-10-09', 'Dot-com bust', '科网股泡沫破裂', '科網股泡沫爆破'),
  spell('sept-11', '2001-09-10', '2001-09-21', 'September 2001', '2001 年九月', '2001 年九月'),
  spell('quant-2007', '2007-08-06', '2007-08-09', 'Quant quake 2007', '2007 年量化踩踏', '2007 年量化踩踏'),
  spell('financial-2008', '2007-10-09', '2009-03-09', 'Financial crisis', '全球金融危机', '環球金融危機'),
  spell('flash-2010', '2010-05-05', '2010-05-07', 'Flash crash 2010', '2010 年闪电崩盘', '2010 年閃電崩盤'),
  spell('euro-2011', '2011-07-22', '2011-10-03', 'Euro crisis 2011', '2011 年欧债危机', '2011 年歐債危機'),
  spell('china-2015', '2015-06-12', '2015-08-26', 'A-share crash 2015', '2015 年 A 股股灾', '2015 年 A 股股災'),
  spell('china-2016', '2015-12-31', '2016-01-28', 'Circuit breakers 2016', '2016 年熔断', '2016 年熔斷'),
  spell(
    'volatility-2018',
    '2018-01-26',
    '2018-02-08',
    'Volatility shock 2018',
    '2018 年波动率冲击',
    '2018 年波動率衝擊',
  ),
  spell('trade-2018', '2018-09-20', '2018-12-24', 'Late 2018', '2018 年末下跌', '2018 年末下跌'),
  spell('crypto-2018', '2017-12-17', '2018-12-15', 'Crypto winter 2018', '2018 年加密寒冬', '2018 年加密寒冬'),
  spell('covid', '2020-02-19', '2020-03-23', 'Pandemic 2020', '2020 年疫情暴跌', '2020 年疫情暴跌'),
  spell('crypto-2021', '2021-05-08', '2021-07-20', 'Crypto fall 2021', '2021 年加密下跌', '2021 年加密下跌'),
  spell('rates-2022', '2022-01-03', '2022-10-12', 'Rate rises 2022', '2022 年加息', '2022 年加息'),
  spell('luna-2022', '2022-05-05', '2022-06-18', 'Terra and lenders 2022', '2022 年 Terra 崩盘', '2022 年 Terra 崩盤'),
  spell('ftx-2022', '2022-11-05', '2022-11-21', 'FTX 2022', '2022 年 FTX 倒闭', '2022 年 FTX 倒閉'),
  spell(
    'micro-2024',
    '2024-01-02',
    '2024-02-05',
    'A-share small caps 2024',
    '2024 年 A 股小盘股踩踏',
    '2024 年 A 股小型股踩踏',
  ),
  spell('carry-2024', '2024-07-31', '2024-08-05', 'Yen carry 2024', '2024 年日元套息平仓', '2024 年日圓套息平倉'),
  spell('tariffs-2025', '2025-04-02', '2025-04-08', 'Tariffs 2025', '2025 年关税冲击', '2025 年關稅衝擊'),
];

/** What strategy and market made of one spell, as fractions. */
export interface SpellOutcome {
  readonly spell: StressSpell;
  readonly strategy: number;
  readonly market: number;
}

const day = 86_400_000;

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
      spell: spellAt,
      strategy: compoundedBetween(returns, from, to),
      market: compoundedBetween(market, from, to),
    };
  });
}
