import { localText } from '@plumbline/model/local-text';
import { rowAt } from '../../engine/strategy/account-trades.ts';
import { percentile } from '../../statistics/percentile.ts';
import { printSettings } from '../print-sentence.ts';
import type { EvidenceCheck } from '../check.ts';
import type { Subject } from '../subject.ts';
import { settings } from '../thresholds.ts';

const window = 20;

/** Average money traded a bar over the bars before a row; NaN where the volume is unknown. */
function usualTurnover(
  { close, volume }: { readonly close: Float64Array; readonly volume: Float64Array },
  row: number,
): number {
  const from = Math.max(0, row - window);
  let sum = 0;
  for (let i = from; i < row; i += 1) sum += close[i] * volume[i];
  return row > from ? sum / (row - from) : Number.NaN;
}

/** For each execution, how many accounts like this one fit into the allowed share of the usual volume. */
function roomOf({ input, base }: Subject): Float64Array {
  const { fills, time, equity } = base();
  const rooms = fills.map(({ row, asset, value }) => {
    const { bars } = input.assets[asset];
    // The account is taken at its starting size: later it has grown, and would trade more.
    const size = (value / Math.max(equity[row], Number.MIN_VALUE)) * input.cash;
    return (settings.volumeShare * usualTurnover(bars, rowAt(bars.time, time[row]))) / size;
  });
  return Float64Array.from(rooms.filter((room) => !Number.isNaN(room)));
}

export const capacityCheck: EvidenceCheck = {
  id: 'capacity',
  order: 56,
  concern: 'fragility',
  label: localText('Capacity', '容量', '容量'),
  question: localText('How large may the account be?', '账户最大可以有多大？', '賬戶最大可以有多大？'),
  says: {
    unknownVolume: localText(
      'The volume is not known, so room in the market cannot be measured.',
      '成交量未知，无法衡量市场容量。',
      '成交量未知，無法衡量市場容量。',
    ),
    room: localText(
      'At {volumeShare} of the usual volume there is room for {capacity} such accounts.',
      '按常规成交量的 {volumeShare} 计，可容纳 {capacity} 个此类账户。',
      '按常規成交量的 {volumeShare} 計，可容納 {capacity} 個此類賬戶。',
    ),
    change: localText(
      'A smaller account, or instruments that trade more.',
      '更小的账户或成交更活跃的标的。',
      '更小的賬戶或成交更活躍的標的。',
    ),
  },
  unit: 'multiple',
  decimals: 0,
  method: printSettings(
    localText(
      'Accounts of this size that fit into {share} of the average volume of the {bars} bars before, at the tightest twentieth of all executions.',
      '在成交最紧张的二十分之一里，以此前 {bars} 根 K 线平均成交量的 {share} 为限，能容纳多少个同等规模的账户。',
      '在成交最緊張的二十分之一裏，以此前 {bars} 根 K 線平均成交量的 {share} 為限，能容納多少個同等規模的賬戶。',
    ),
    {
      share: { value: settings.volumeShare, unit: 'fraction', decimals: 0 },
      bars: { value: window, unit: 'count', decimals: 0 },
    },
  ),
  evaluate: (subject) => {
    const rooms = roomOf(subject);
    const capacity = rooms.length === 0 ? Number.NaN : percentile(rooms, 0.05);
    return {
      value: capacity,
      say: Number.isNaN(capacity) ? 'unknownVolume' : 'room',
      figures: { capacity, volumeShare: settings.volumeShare },
    };
  },
};
