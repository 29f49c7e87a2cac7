import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { fiscalLabel } from '@plumbline/model/period-label';

/** Every title begins or ends so that nobody takes it for something that happened, in each language. */
export const simulatedTitles = {
  listing: localText('First simulated trading day', '模拟上市首日', '模擬上市首日'),
  results: (quarter: string): LocalText =>
    localText(
      `Simulated results for ${quarter}`,
      `${fiscalLabel(quarter, 'zh-CN')}模拟业绩`,
      `${fiscalLabel(quarter, 'zh-HK')}模擬業績`,
    ),
  due: (quarter: string): LocalText =>
    localText(
      `Simulated results for ${quarter} due`,
      `待公布 ${fiscalLabel(quarter, 'zh-CN')}模拟业绩`,
      `待公佈 ${fiscalLabel(quarter, 'zh-HK')}模擬業績`,
    ),
  dividend: localText('Simulated dividend, first day without it', '模拟股息的除息日', '模擬股息的除淨日'),
  split: (ratio: number): LocalText =>
    localText(`Simulated share split, ${ratio} for 1`, `模拟拆股：1 拆 ${ratio}`, `模擬拆股：1 拆 ${ratio}`),
  lockUp: localText(
    'Simulated end of a lock-up: early holders may sell',
    '模拟限售解禁：原股东可以卖出',
    '模擬禁售期屆滿：原股東可以沽出',
  ),
  joinsIndex: localText('Simulated index review: joins an index', '模拟指数调整：调入指数', '模擬指數檢討：納入指數'),
  leavesIndex: localText('Simulated index review: leaves an index', '模拟指数调整：调出指数', '模擬指數檢討：剔出指數'),
  scarcer: localText('Simulated cut of the new coins per block', '模拟每区块新币减量', '模擬每區塊新幣減量'),
  upgrade: localText('Simulated network upgrade', '模拟网络升级', '模擬網絡升級'),
  consumerPrices: localText(
    'Simulated consumer prices are published',
    '公布模拟消费者物价指数',
    '公佈模擬消費物價指數',
  ),
  headline: (name: LocalText, what: LocalText): LocalText =>
    localText(
      `Simulated news: ${name.en} ${what.en}`,
      `模拟新闻：${name['zh-CN']}${what['zh-CN']}`,
      `模擬新聞：${name['zh-HK']}${what['zh-HK']}`,
    ),
} as const;
