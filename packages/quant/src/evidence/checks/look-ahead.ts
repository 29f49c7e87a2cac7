import { localText } from '@plumbline/model/local-text';
import { signalBarsOf } from '../../engine/strategy/price-actions.ts';
import type { EvidenceCheck } from '../check.ts';
import { decidedAt } from '../decided-at.ts';
import { seriesRead } from '../decision-columns.ts';
import type { EvidenceAsset } from '../evidence-input.ts';
import { foresightOf } from '../foresight.ts';
import { splitsForetold } from '../later-actions.ts';
import type { Subject } from '../subject.ts';
import { settings } from '../thresholds.ts';
import { truncationLeaks } from '../truncation.ts';

/** Rows of a column that hold a number before it was known. */
function lateRows(asset: EvidenceAsset, name: string, decided: Float64Array): number {
  const column = asset.series?.[name];
  const known = asset.knownAt?.[name];
  if (column === undefined || known === undefined) return 0;
  return column.reduce((count, value, row) => count + Number(!Number.isNaN(value) && known[row] > decided[row]), 0);
}

interface Columns {
  readonly late: number;
  readonly lateColumns: number;
  readonly unproven: number;
  readonly foreseeing: number;
  readonly foresight: number;
}

/** Looks at every extra column the strategy reads, on every instrument. */
function inspect({ input, strategy, view }: Subject): Columns {
  const names = seriesRead(strategy);
  let late = 0;
  let lateColumns = 0;
  let unproven = 0;
  let foreseeing = 0;
  let foresight = Number.NaN;
  const { correlation: most, z: surest } = settings.knownFuture;
  for (const asset of input.assets) {
    foreseeing += Number(splitsForetold(asset) > 0);
    const decided = decidedAt(asset, input.spec.bar);
    const weigh = (column: Float64Array, close: Float64Array): void => {
      const { correlation, z } = foresightOf(column, close);
      if (!(Math.abs(correlation) <= Math.abs(foresight))) foresight = correlation;
      foreseeing += Number(Math.abs(correlation) >= most && z >= surest);
    };
    for (const name of names) {
      const column = asset.series?.[name];
      if (column === undefined) continue;
      const rows = lateRows(asset, name, decided);
      late += rows;
      lateColumns += Number(rows > 0);
      unproven += Number(asset.knownAt?.[name] === undefined && view === null);
      weigh(column, signalBarsOf(asset).close);
    }
  }
  return { late, lateColumns, unproven, foreseeing, foresight };
}

export const lookAheadCheck: EvidenceCheck = {
  id: 'look-ahead',
  order: 14,
  concern: 'honesty',
  label: localText('Look-ahead', '前视偏差', '前視偏差'),
  question: localText(
    'Does it use anything that could not be known at the time?',
    '是否用到了当时无法得知的信息？',
    '是否用到了當時無法得知的資訊？',
  ),
  says: {
    sameClose: localText(
      'Orders are filled at the close they are decided on, which could not be known in time; {leaks} leaks in all.',
      '订单以作出决定的收盘价成交，当时无法得知；共 {leaks} 处泄漏。',
      '訂單以作出決定的收市價成交，當時無法得知；共 {leaks} 處洩漏。',
    ),
    leaks: localText(
      'Cut off at {cuts} places its past changes, {lateRows} rows were known too late, or a column foretells the next bar ({foresight}): {leaks} leaks.',
      '在 {cuts} 处截断后其过去发生变化，或有 {lateRows} 行得知过晚，或某列能预知下一根（{foresight}）：共 {leaks} 处泄漏。',
      '在 {cuts} 處截斷後其過去發生變化，或有 {lateRows} 行得知過晚，或某列能預知下一根（{foresight}）：共 {leaks} 處洩漏。',
    ),
    unproven: localText(
      'Cut off at {cuts} places its past stays the same, but {unproven} columns come without the times they were known at.',
      '在 {cuts} 处截断后其过去不变，但有 {unproven} 列没有得知时间。',
      '在 {cuts} 處截斷後其過去不變，但有 {unproven} 列沒有得知時間。',
    ),
    clean: localText(
      'Cut off at {cuts} places, {columns} columns keep their past to the last digit.',
      '在 {cuts} 处截断后，{columns} 列的过去逐位不变。',
      '在 {cuts} 處截斷後，{columns} 列的過去逐位不變。',
    ),
    ownCode: localText(
      'Own code: run again on data cut off at {cuts} places, its decisions stay the same.',
      '自有代码：在 {cuts} 处截断数据后重新运行，其决定不变。',
      '自有程式碼：在 {cuts} 處截斷數據後重新執行，其決定不變。',
    ),
    change: localText(
      'Columns with the time each number was known at, computed from the past alone, and fills on the bar after the decision.',
      '为每个数字附上得知时间、仅用过去数据计算，并在决定之后的一根成交。',
      '為每個數字附上得知時間、僅用過去數據計算，並在決定之後的一根成交。',
    ),
  },
  unit: 'count',
  decimals: 0,
  method: localText(
    'Leaks found: fills at the price of the decision, columns whose past changes when the future is cut off, rows known later than their bar, columns that foretell the next bar better than anything honest can, prices that were adjusted beforehand for splits still to come. Raw bars and actions are cut together and adjusted again at every cut. The strategy language itself cannot name a later bar.',
    '发现的前视问题：按决策时的价格成交、截去未来后历史随之改变的数据列、晚于所属 K 线才可知的数据行、对下一根 K 线的预测好得不合常理的数据列、预先按尚未发生的拆股复权的价格。每次截断都把原始 K 线与公司行动一并截去并重新复权。策略语言本身无法引用之后的 K 线。',
    '發現的前視問題：按決策時的價格成交、截去未來後歷史隨之改變的數據欄、晚於所屬 K 線才可知的數據行、對下一根 K 線的預測好得不合常理的數據欄、預先按尚未發生的拆股調整的價格。每次截斷都把原始 K 線與公司行動一併截去並重新調整。策略語言本身無法引用之後的 K 線。',
  ),
  evaluate: (subject) => {
    const { execution } = subject.input.spec;
    const isSameClose = execution.fillPolicy === 'same-close' && execution.delayBars === 0;
    const cut = truncationLeaks(subject);
    const { late, lateColumns, unproven, foreseeing, foresight } = inspect(subject);
    // A row known too late also changes when cut: it is one leak, not two.
    const isOwn = subject.input.ownCode !== undefined;
    const leaks = Number(isSameClose) + Math.max(cut.leaks, lateColumns) + foreseeing;
    return {
      value: leaks,
      ...(leaks === 0 && unproven > 0 ? { status: 'watch' as const } : {}),
      say: isSameClose ? 'sameClose' : leaks > 0 ? 'leaks' : unproven > 0 ? 'unproven' : isOwn ? 'ownCode' : 'clean',
      figures: { leaks, cuts: cut.cuts, columns: cut.columns, lateRows: late, unproven, foresight },
    };
  },
};
