import type { BacktestFlag } from './backtest.ts';
import { localText } from './local-text.ts';
import type { LocalText } from './locale.ts';

const remarks: Partial<Readonly<Record<BacktestFlag, LocalText>>> = {
  'below-lot': localText(
    'Nothing was traded: every order was for less than the smallest lot of its market.',
    '没有成交：每笔委托都小于市场规定的最小交易单位。',
    '沒有成交：每筆買賣盤都少於市場規定的最小買賣單位。',
  ),
  'benchmark-late': localText(
    'The benchmark has prices only from a later day on than this account: its figures begin there, and its curve is cash before.',
    '基准的行情晚于本账户开始：其数据自有行情之日起计算，此前曲线按现金计。',
    '基準的行情晚於本賬戶開始：其數據自有行情之日起計算，此前曲線按現金計。',
  ),
  'data-ended': localText(
    'Something is still held whose prices ended before the others: it counts at its last price.',
    '仍持有行情早于其他标的结束的标的：按最后价格计值。',
    '仍持有行情早於其他標的結束的標的：按最後價格計值。',
  ),
  delisted: localText(
    'Something was held when its prices ended, and was settled at the value chosen for that.',
    '持仓标的的行情结束，已按选定的价值结算。',
    '持倉標的的行情結束，已按選定的價值結算。',
  ),
  liquidated: localText(
    'A position was liquidated by the venue: the margin set aside for it was used up.',
    '有仓位被强制平仓：其保证金已耗尽。',
    '有倉位被強制平倉：其保證金已耗盡。',
  ),
  'never-filled': localText(
    'Nothing was traded: no order could be filled.',
    '没有成交：所有委托均未能执行。',
    '沒有成交：所有買賣盤均未能執行。',
  ),
  ruined: localText('The equity was used up.', '净值已耗尽。', '淨值已耗盡。'),
  'stop-waited': localText(
    'A bar that filled a waiting entry also reached its stop loss, which is in force from the next bar on: the result may be too good.',
    '有 K 线在成交入场挂单的同时也触及其止损；止损自下一根 K 线起生效，结果可能偏乐观。',
    '有 K 線在成交入市掛單的同時也觸及其止蝕；止蝕由下一根 K 線起生效，結果可能偏樂觀。',
  ),
};

/** What a reader must know of a run before believing its figures, in the order of the flags. */
export function backtestRemarks(flags: readonly BacktestFlag[]): readonly LocalText[] {
  return flags.flatMap((flag) => remarks[flag] ?? []);
}
