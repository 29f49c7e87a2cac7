import { localText } from '@plumbline/model/local-text';

export const cycleTexts = {
  below: localText(
    'Its price stands at {drawdown} from the highest on record, {high}, which it reached {days} days ago.',
    '现价相对历史最高价 {high} 的位置为 {drawdown}，距该高点已有 {days} 天。',
    '現價相對歷史最高價 {high} 的位置為 {drawdown}，距該高位已有 {days} 日。',
  ),
  above: localText(
    'It is priced at {mayer} its own long average, so it trades above it.',
    '现价为自身长期均价的 {mayer}，处于均价之上。',
    '現價為自身長期均價的 {mayer}，處於均價之上。',
  ),
  under: localText(
    'It is priced at {mayer} its own long average, so it trades below it.',
    '现价为自身长期均价的 {mayer}，处于均价之下。',
    '現價為自身長期均價的 {mayer}，處於均價之下。',
  ),
  noHistory: localText(
    'The cycle needs prices, which could not be had.',
    '周期位置需要价格，但未能取得。',
    '週期位置需要價格，但未能取得。',
  ),
} as const;
