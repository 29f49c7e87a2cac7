import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { allMetrics } from '../catalogue/catalogue.ts';

const basic: ReadonlyMap<string, LocalText> = new Map([
  ['min', localText('lowest', '最低', '最低')],
  ['max', localText('highest', '最高', '最高')],
  ['sum', localText('sum', '合计', '合計')],
  ['mean', localText('average', '平均', '平均')],
  ['median', localText('median', '中位数', '中位數')],
  ['first', localText('first', '首个', '首個')],
  ['last', localText('last', '最后', '最後')],
  ['ln', localText('ln', 'ln', 'ln')],
  ['exp', localText('exp', 'exp', 'exp')],
]);

/** How a function of the formula language reads on a receipt: its own word, or the name of the metric it computes. */
export function functionLabel(name: string): LocalText {
  const metric = basic.get(name) ?? allMetrics().find(({ id }) => id === name)?.label;
  return metric ?? localText(name, name, name);
}
