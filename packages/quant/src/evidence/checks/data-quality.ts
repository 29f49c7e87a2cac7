import { localText } from '@plumbline/model/local-text';
import { sampleDeviation } from '../../statistics/moments.ts';
import { equityReturns } from '../../engine/backtest/run-result.ts';
import { signalBarsOf } from '../../engine/strategy/price-actions.ts';
import { printSettings } from '../print-sentence.ts';
import type { EvidenceCheck } from '../check.ts';
import { doubtfulBars } from '../doubtful-bars.ts';
import type { Subject } from '../subject.ts';

/** More doubtful bars than this share and the prices themselves are in doubt, whatever was earned on them. */
const mostBars = 0.01;

interface Doubt {
  readonly bars: number;
  readonly share: number;
  /** Returns earned on doubtful bars over all that was earned, or over what chance earns where that is more; without sign. */
  readonly gain: number;
}

function doubtOf({ input, base }: Subject): Doubt {
  const { time, equity } = base();
  const returns = equityReturns(equity, input.cash);
  const instants = new Set<number>();
  let bars = 0;
  let all = 0;
  for (const asset of input.assets) {
    const marks = doubtfulBars(signalBarsOf(asset));
    all += marks.length;
    for (const [row, mark] of marks.entries()) {
      if (mark === 0) continue;
      bars += 1;
      instants.add(asset.bars.time[row]);
    }
  }
  let onDoubtful = 0;
  let total = 0;
  for (let i = 0; i < returns.length; i += 1) {
    total += returns[i];
    if (instants.has(time[i + 1])) onDoubtful += returns[i];
  }
  // A result near nothing is measured by what chance alone would make it.
  const scale = Math.max(Math.abs(total), sampleDeviation(returns) * Math.sqrt(returns.length));
  return { bars, share: bars / all, gain: bars === 0 || scale === 0 ? 0 : Math.abs(onDoubtful) / scale };
}

export const dataQualityCheck: EvidenceCheck = {
  id: 'data-quality',
  order: 12,
  concern: 'honesty',
  label: localText('Quality of the data', '数据质量', '數據質素'),
  question: localText(
    'Does the result rest on prices that can hardly have been?',
    '结果是否依赖不大可能出现的价格？',
    '結果是否依賴不大可能出現的價格？',
  ),
  says: {
    clean: localText('No bar looks wrong.', '没有看起来有误的行情。', '沒有看起來有誤的行情。'),
    doubtful: localText(
      '{doubtful} bars look wrong: jumps that come back at once, unrecorded splits, frozen prices or holes; {doubtfulGain} of the result was earned on them.',
      '{doubtful} 根行情可疑：立即回吐的跳变、未记录的拆股、冻结的价格或缺口；结果的 {doubtfulGain} 来自它们。',
      '{doubtful} 根行情可疑：立即回吐的跳變、未記錄的拆股、凍結的價格或缺口；結果的 {doubtfulGain} 來自它們。',
    ),
    change: localText(
      'Checked prices: run the data check, then test again.',
      '先做数据检查，再重新回测。',
      '先做數據檢查，再重新回測。',
    ),
  },
  unit: 'fraction',
  decimals: 0,
  method: printSettings(
    localText(
      'Share of the result earned on doubtful bars: jumps that come back at once or are the ratio of a split, frozen prices, holes. Watched when there is any, failed above {share} of all bars.',
      '来自可疑 K 线的收益占比：立即回落的跳价、等于拆股比例的跳价、价格冻结、数据缺口。存在任何一根即需关注，超过全部 K 线的 {share} 即不通过。',
      '來自可疑 K 線的回報佔比：立即回落的跳價、等於拆股比例的跳價、價格凍結、數據缺口。存在任何一根即需關注，超過全部 K 線的 {share} 即不通過。',
    ),
    { share: { value: mostBars, unit: 'fraction', decimals: 0 } },
  ),
  evaluate: (subject) => {
    const { bars, share, gain } = doubtOf(subject);
    return {
      value: gain,
      ...(share > mostBars ? { status: 'fail' as const } : bars > 0 && gain <= 0.2 ? { status: 'watch' as const } : {}),
      say: bars === 0 ? 'clean' : 'doubtful',
      figures: { doubtful: bars, doubtfulGain: gain },
    };
  },
};
