import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** What it means that a check of a verdict failed, by its id; the figures stand on the verdict itself. */
export const failureTexts: Readonly<Record<string, LocalText>> = {
  'sample-size': localText(
    'It traded too seldom, or over too short a time, for any judgement.',
    '交易太少或时间太短，无法作出判断。',
    '交易太少或時間太短，無法作出判斷。',
  ),
  'data-quality': localText(
    'A good part of the gains comes from bars that look like data errors.',
    '相当一部分收益来自疑似数据错误的 K 线。',
    '相當一部分回報來自疑似數據錯誤的 K 線。',
  ),
  'look-ahead': localText(
    'Its inputs change when the future is cut off: it used what nobody could know then.',
    '切断未来数据后决策依据发生变化，说明用到了当时无法得知的信息。',
    '切斷未來數據後決策依據發生變化，說明用到了當時無法得知的資訊。',
  ),
  survivorship: localText(
    'Its instruments were chosen afterwards, among those that survived.',
    '标的是事后从存续者中选出的。',
    '標的是事後從存續者中選出的。',
  ),
  'probabilistic-sharpe': localText(
    'Its true ratio of return to risk may well be zero.',
    '其真实的收益风险比很可能为零。',
    '其真實的回報風險比很可能為零。',
  ),
  'deflated-sharpe': localText(
    'After everything that was tried, luck alone would have reached about as much.',
    '考虑全部尝试后，仅凭运气也能达到相近的结果。',
    '考慮全部嘗試後，僅憑運氣也能達到相近的結果。',
  ),
  'track-record': localText(
    'The record is too short for a ratio of this size to convince.',
    '记录太短，这样的比率尚不足以令人信服。',
    '紀錄太短，這樣的比率尚不足以令人信服。',
  ),
  bootstrap: localText(
    'With the same stretches in another order it could as well have lost.',
    '同样的行情片段换个顺序，它同样可能亏损。',
    '同樣的行情片段換個順序，它同樣可能虧損。',
  ),
  'out-of-sample': localText(
    'Little is left of it on the part of the history that it was not chosen on.',
    '在未用于选择的历史区间，表现所剩无几。',
    '在未用於選擇的歷史區間，表現所剩無幾。',
  ),
  'walk-forward': localText(
    'Settings chosen on the past did poorly right afterwards.',
    '用过去选出的参数，在随后的区间表现不佳。',
    '用過去選出的參數，在隨後的區間表現不佳。',
  ),
  overfitting: localText(
    'The best setting of one half of the history is seldom good in the other: it fits the past.',
    '在一半历史上最优的参数，在另一半往往不佳，属于过拟合。',
    '在一半歷史上最優的參數，在另一半往往不佳，屬於過擬合。',
  ),
  'superior-ability': localText(
    'Among so many settings the best may be the best by luck.',
    '在众多参数组合中，最优者可能只是碰巧。',
    '在眾多參數組合中，最優者可能只是碰巧。',
  ),
  placebo: localText(
    'Entries at random times did about as well.',
    '随机时点入场也能取得相近的结果。',
    '隨機時點入場也能取得相近的結果。',
  ),
  plateau: localText(
    'Settings beside it do much worse: it stands on a peak, not on a plain.',
    '相邻参数的表现明显更差，当前参数处于尖峰而非平台。',
    '相鄰參數的表現明顯更差，當前參數處於尖峰而非平台。',
  ),
  cost: localText(
    'Trading need become only a little dearer for the gains to be gone.',
    '交易成本稍有上升，收益便会归零。',
    '交易成本稍有上升，回報便會歸零。',
  ),
  delay: localText(
    'A bar of delay takes most of it away.',
    '延迟一根 K 线成交，大部分收益便消失。',
    '延遲一根 K 線成交，大部分回報便消失。',
  ),
  capacity: localText(
    'Its orders are too large for what is traded there.',
    '其委托相对于市场成交量过大。',
    '其委託相對於市場成交量過大。',
  ),
  regime: localText(
    'It gains in few states of the market only.',
    '仅在少数市场状态下盈利。',
    '僅在少數市場狀態下獲利。',
  ),
  stress: localText(
    'In the worst known spells it fell further than the market.',
    '在已知最差的时期，跌幅大于市场。',
    '在已知最差的時期，跌幅大於市場。',
  ),
};
