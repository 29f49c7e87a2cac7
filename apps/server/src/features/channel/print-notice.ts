import { dateOf } from '@plumbline/model/date';
import { formatFigure } from '@plumbline/model/format';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import type { Locale, LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { figureKinds } from '@plumbline/quant/evidence/figure-kinds';
import { headlines } from '@plumbline/quant/evidence/headlines';
import { withDecimals } from '../ledger/service.ts';
import type { Outgoing } from './medium.ts';
import type { AlertNotice, Message, SignalEvidence } from './notice.ts';

const words = {
  buy: localText('Buy', '买入', '買入'),
  sell: localText('Sell', '卖出', '沽出'),
  simulated: localText(
    'SIMULATED DATA: no real price stands behind this.',
    '合成数据：背后没有真实价格。',
    '合成數據：背後並無真實價格。',
  ),
  close: localText('Close', '收盘价', '收市價'),
  quantity: localText('Quantity', '数量', '數量'),
  share: localText('Share of equity', '占权益', '佔權益'),
  catchUp: localText(
    'Catch-up: sessions were missed or the rules changed. This brings the account to where the strategy stands now.',
    '补齐：因错过交易日或规则变更，使账户与策略当前状态一致。',
    '補齊：因錯過交易日或規則變更，使賬戶與策略目前狀態一致。',
  ),
  stop: localText('Stop', '止损', '止蝕'),
  target: localText('Target', '目标', '目標'),
  verdict: localText('Verdict on the back-test', '回测结论', '回測結論'),
  session: localText('Session', '交易日', '交易日'),
  ledger: localText('Ledger entry', '账本条目', '賬本條目'),
  ledgerEnd: localText('Your ledger of signals ends with entry', '你的信号账本末条', '你的訊號賬本末條'),
  notAdvice: localText(
    'Research output, not investment advice.',
    '研究结果，不构成投资建议。',
    '研究結果，並非投資建議。',
  ),
  alert: localText('Alert', '提醒', '提示'),
  test: localText('Test message from Plumbline', 'Plumbline 测试消息', 'Plumbline 測試訊息'),
  testText: localText(
    'This medium works. Signals and alerts will arrive like this.',
    '此渠道可用。信号与提醒将以这种方式送达。',
    '此渠道可用。訊號與提示將以這種方式送達。',
  ),
} as const satisfies Readonly<Record<string, LocalText>>;

const symbolOf = (id: string): string => {
  const parsed = parseInstrumentId(id);
  return parsed === null ? id : displaySymbol(parsed);
};

/** Whether to believe the strategy, with the figures of its card: a signal does not come without its verdict. */
function evidenceLines(evidence: SignalEvidence | null, locale: Locale): readonly string[] {
  if (evidence === null) return [];
  const { verdict, sharpe, costPerSide, trades } = evidence;
  const print = (id: 'laterSharpe' | 'assumedCost' | 'trades', value: number): string =>
    formatFigure({ value, ...figureKinds[id] }, locale);
  const { value, low, high } = sharpe;
  const range =
    low === null || high === null ? '' : ` (${print('laterSharpe', low)} – ${print('laterSharpe', high)}, 95%)`;
  const line = (label: LocalText, text: string): string => `${label[locale]}: ${text}`;
  return [
    line(words.verdict, headlines[verdict].label[locale]),
    ...(value === null ? [] : [line(figureKinds.laterSharpe.label, `${print('laterSharpe', value)}${range}`)]),
    line(figureKinds.assumedCost.label, print('assumedCost', costPerSide)),
    line(figureKinds.trades.label, print('trades', trades)),
  ];
}

function signalText({ signal, evidence = null }: Extract<Message, { readonly kind: 'signal' }>, locale: Locale) {
  const { instrumentId, side, quantity, share, refPrice, currency, stop, target, strategyName, version } = signal;
  const { priceDecimals: decimals } = withDecimals(signal);
  const price = (value: number): string => formatFigure({ value, unit: 'price', currency, decimals }, locale);
  const line = (label: LocalText, value: string): string => `${label[locale]}: ${value}`;
  const lines = [
    ...(signal.simulated ? [words.simulated[locale]] : []),
    `${strategyName} v${version}`,
    ...(signal.catchUp ? [words.catchUp[locale]] : []),
    line(words.session, dateOf(signal.barTime)),
    line(words.close, price(refPrice)),
    line(words.quantity, formatFigure({ value: quantity, unit: 'count', decimals: quantity < 10 ? 4 : 0 }, locale)),
    line(words.share, formatFigure({ value: share, unit: 'fraction', decimals: 1 }, locale)),
    ...(stop === null ? [] : [line(words.stop, price(stop))]),
    ...(target === null ? [] : [line(words.target, price(target))]),
    ...evidenceLines(evidence, locale),
    `${words.ledger[locale]} ${signal.seq}: ${signal.hash}`,
    words.notAdvice[locale],
  ];
  const what = `${words[side > 0 ? 'buy' : 'sell'][locale]} ${symbolOf(instrumentId)}`;
  return { subject: what, text: lines.join('\n') };
}

function alertText(alert: AlertNotice, locale: Locale) {
  const lines = [
    ...(alert.simulated ? [words.simulated[locale]] : []),
    alert.rule[locale],
    alert.value[locale],
    `${words.session[locale]}: ${dateOf(alert.barTime)}`,
    words.notAdvice[locale],
  ];
  const subject = `${words.alert[locale]}: ${symbolOf(alert.instrumentId)} ${alert.instrumentName[locale]}`;
  return { subject, text: lines.join('\n') };
}

/** A message in the language of its channel; simulated figures say so before anything else. */
export function printNotice(key: string, notice: Message, locale: Locale): Outgoing {
  const { ledger = null } = notice;
  const data = { key, type: notice.kind, ledger, ...(notice.kind === 'test' ? { at: notice.at } : {}) };
  const end = ledger === null ? '' : `\n${words.ledgerEnd[locale]} ${ledger.entries}: ${ledger.head}`;
  if (notice.kind === 'signal') return { key, data: { ...data, signal: notice.signal }, ...signalText(notice, locale) };
  if (notice.kind === 'alert') {
    const { subject, text } = alertText(notice.alert, locale);
    return { key, data: { ...data, alert: notice.alert }, subject, text: `${text}${end}` };
  }
  if (notice.kind === 'brief') {
    const { brief } = notice;
    const subject = [brief.title[locale], brief.about].filter(Boolean).join(': ');
    const marked = [...(brief.simulated ? [words.simulated[locale]] : []), brief.text, words.notAdvice[locale]];
    return { key, data: { ...data, brief }, subject, text: `${marked.join('\n')}${end}` };
  }
  return { key, data, subject: words.test[locale], text: `${words.testText[locale]}${end}` };
}
