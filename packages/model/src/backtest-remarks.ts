import type { BacktestFlag } from './backtest.ts';
import { localText } from './local-text.ts';
import type { LocalText } from './locale.ts';

const remarks: Partial<Readonly<Record<BacktestFlag, LocalText>>> = {
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
  ruined: localText('The equity was used up.', '净值已耗尽。', '淨值已耗盡。'),
};

/** What a reader must know of a run before believing its figures, in the order of the flags. */
export function backtestRemarks(flags: readonly BacktestFlag[]): readonly LocalText[] {
  return flags.flatMap((flag) => remarks[flag] ?? []);
}
