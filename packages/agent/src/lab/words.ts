import type { LabStop } from '@plumbline/model/strategy-lab';
import type { VerdictLabel } from '@plumbline/model/verdict';
import type { MonthBudget } from '../loop/budget-words.ts';
import { monthUsedText } from '../loop/budget-words.ts';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** What the lab says of itself; what was changed is said by the rules of the strategy. */
export const labTexts = {
  begun: localText(
    'Everything from {from} on is sealed: no test here reads it.',
    '{from} 起的行情已封存，此处的任何测试都不会读取。',
    '{from} 起的行情已封存，此處的任何測試都不會讀取。',
  ),
  tried: localText(
    'Try {number} is counted and tested: {label}.',
    '第 {number} 次尝试已计入并完成测试：{label}。',
    '第 {number} 次嘗試已計入並完成測試：{label}。',
  ),
  failed: localText(
    'Try {number} is counted, but could not be tested: {why}',
    '第 {number} 次尝试已计入，但无法测试：{why}',
    '第 {number} 次嘗試已計入，但無法測試：{why}',
  ),
  byRules: localText(
    'The language model proposed nothing that can be tried; the rules propose the next change.',
    '语言模型未提出可尝试的修改，下一项修改由规则提出。',
    '語言模型未提出可嘗試的修改，下一項修改由規則提出。',
  ),
  readerHeard: localText('Tried as you said.', '按你的要求尝试。', '按你的要求嘗試。'),
  readerUnread: localText(
    'Your words do not read as one change: {why}',
    '你的话无法读成一项修改：{why}',
    '你的話無法讀成一項修改：{why}',
  ),
  known: localText('This variant was tried already.', '该变体已尝试过。', '該變體已嘗試過。'),
};

export const labelWords: Readonly<Record<VerdictLabel, LocalText>> = {
  robust: localText('robust', '稳健', '穩健'),
  promising: localText('promising', '有潜力', '有潛力'),
  fragile: localText('fragile', '脆弱', '脆弱'),
  'likely-luck': localText('likely luck', '可能是运气', '可能是運氣'),
  'not-enough-data': localText('not enough data', '数据不足', '數據不足'),
};

export const stopTexts: Readonly<Record<LabStop, LocalText>> = {
  robust: localText(
    'Ended: the verdict before the sealed span is robust.',
    '已结束：封存区间之前的结论为稳健。',
    '已結束：封存區間之前的結論為穩健。',
  ),
  'no-better': localText(
    'Ended: three revisions in a row brought nothing better.',
    '已结束：连续三次修改均无改善。',
    '已結束：連續三次修改均無改善。',
  ),
  budget: localText(
    'Ended: the budget of this run is used up. What was tried is kept.',
    '已结束：本次运行的预算已用完，已尝试的内容保留。',
    '已結束：本次運行的預算已用完，已嘗試的內容保留。',
  ),
  clusters: localText(
    'Ended: twenty different things were tried; one more would hardly prove anything.',
    '已结束：已尝试二十类不同的做法，继续尝试难以证明什么。',
    '已結束：已嘗試二十類不同的做法，繼續嘗試難以證明甚麼。',
  ),
  'no-change': localText(
    'Ended: no single change is left that answers a failed check.',
    '已结束：没有可针对未通过检验的单项修改。',
    '已結束：沒有可針對未通過檢驗的單項修改。',
  ),
  stopped: localText(
    'Stopped at your request. What was tried is kept and stays counted.',
    '已按要求停止。已尝试的内容保留并计数。',
    '已按要求停止。已嘗試的內容保留並計數。',
  ),
  opened: localText(
    'The sealed span is opened; this family of variants has ended.',
    '封存区间已打开，这一组变体到此为止。',
    '封存區間已打開，這一組變體到此為止。',
  ),
  broken: localText(
    'Ended: the idea itself could not be tested.',
    '已结束：想法本身无法测试。',
    '已結束：想法本身無法測試。',
  ),
};

/** Why a proposal is not tried; told to whoever made it. */
export const refusalTexts = {
  unread: localText(
    'This is neither a whole strategy nor a change that can be read: {why}',
    '这既不是完整的策略，也不是可读取的修改：{why}',
    '這既不是完整的策略，也不是可讀取的修改：{why}',
  ),
  many: localText(
    'A revision changes one thing; this changes {parts}.',
    '每次只改一处，这里改了：{parts}。',
    '每次只改一處，這裡改了：{parts}。',
  ),
  none: localText('With that nothing would change.', '这样不会改变任何内容。', '這樣不會改變任何內容。'),
  fixed: localText(
    'Costs, execution, bar size, instruments and benchmark belong to the idea and are not revised to make it look better.',
    '费用、成交方式、K 线周期、标的与基准属于想法本身，不可为改善结果而修改。',
    '費用、成交方式、K 線週期、標的與基準屬於想法本身，不可為改善結果而修改。',
  ),
  check: localText(
    'A revision names a check of the verdict that is not passed: {checks}.',
    '修改须指明一项未通过的检验：{checks}。',
    '修改須指明一項未通過的檢驗：{checks}。',
  ),
  parameter: localText(
    'There is no such setting, or the value is outside its range.',
    '没有该参数，或取值超出范围。',
    '沒有該參數，或取值超出範圍。',
  ),
  sweep: localText(
    'A sweep tries two to six values of one setting.',
    '一次扫描尝试一个参数的二至六个值。',
    '一次掃描嘗試一個參數的二至六個值。',
  ),
};

/** Why the rules alone propose: no model is set up, its key cannot be used, or its money for the month is spent. */
export function labLack(instead: 'budget' | 'key' | null, budget?: MonthBudget): LocalText {
  if (instead === 'budget' && budget !== undefined) return monthUsedText(budget);
  return instead === 'key'
    ? localText(
        'The key of your language model cannot be used, so the rules propose the changes. Enter it again in Settings, AI providers.',
        '无法使用你的语言模型密钥，修改由规则提出。请在“设置 › AI 服务”中重新输入。',
        '無法使用你的語言模型密鑰，修改由規則提出。請在「設定 › AI 服務」中重新輸入。',
      )
    : localText(
        'No language model is set up, so the rules propose the changes. One can be added in Settings, AI providers.',
        '未设置语言模型，修改由规则提出。可在“设置 › AI 服务”中添加。',
        '未設定語言模型，修改由規則提出。可在「設定 › AI 服務」中新增。',
      );
}
