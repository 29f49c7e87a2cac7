import type { PriceRule } from '@plumbline/model/alert';
import { PlumblineError } from '@plumbline/model/errors';
import { formatFigure } from '@plumbline/model/format';
import { displaySymbol, type Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { Locale, LocalText } from '@plumbline/model/locale';
import { levelDecimals } from '@plumbline/model/price-decimals';
import { findInstrument } from '../chat/find-instrument.ts';
import { numberOf, textOf } from '../chat/tool-input.ts';
import { paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { Tool, ToolInput } from '../tool.ts';

export const alert: Tool = {
  id: 'alert',
  title: localText('Alert', '提醒', '提示'),
  summary: localText(
    'Proposes an alert on the daily close of one instrument: it passes a level, or moves by so much either way.',
    '提议为一个标的的收盘价设置提醒：越过某价位，或涨跌达到某幅度。',
    '建議為一個標的之收市價設定提示：越過某價位，或升跌達到某幅度。',
  ),
  example: localText('Alert me when NVDA falls below 100', '英伟达跌破 100 提醒我', '英偉達跌破 100 提示我'),
  params: {
    symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' },
    is: { kind: 'text', meaning: 'What the close does', options: ['above', 'below', 'moves'] },
    level: { kind: 'number', meaning: 'Of above and below: the level, in the currency of the price', isOptional: true },
    size: { kind: 'number', meaning: 'Of moves: how far, as a fraction', isOptional: true, isFraction: true },
    bars: { kind: 'number', meaning: 'Of moves: within so many sessions; one when left out', isOptional: true },
  },
  drafts: true,
  isPersonal: true,
  async run(input, { desk, today }) {
    const instrument = await findInstrument(desk, textOf(input, 'symbol'));
    const rule = ruleOf(input);
    const when = words(rule, instrument, today);
    const symbol = displaySymbol(instrument.id);
    return {
      summary: localText('Prepared an alert', '准备了一个提醒', '準備了一個提示'),
      sentences: [
        paragraph(
          localText(
            'Agree below and you are told once when this holds after a session: {name}, {when}.',
            '在下方同意后，某个交易日收盘后满足条件时提醒一次：{name}，{when}。',
            '在下方同意後，某個交易日收市後符合條件時提示一次：{name}，{when}。',
          ),
          { name: instrument.name, when },
        ),
      ],
      widgets: [],
      facts: [],
      sources: [],
      instruments: [instrument],
      // The level is the reader's own.
      names: Object.values(when),
      draft: {
        action: { kind: 'create-alert', instrumentId: instrument.id, rule },
        title: localText(`Alert on ${symbol}`, `${symbol} 提醒`, `${symbol} 提示`),
        details: [
          { label: localText('Instrument', '标的', '標的'), value: sameText(instrument.id) },
          { label: localText('When', '条件', '條件'), value: when },
        ],
      },
    };
  },
};

function ruleOf(input: ToolInput): PriceRule {
  const is = textOf(input, 'is');
  const [level, size, bars] = [numberOf(input, 'level'), numberOf(input, 'size'), numberOf(input, 'bars') ?? 1];
  if ((is === 'above' || is === 'below') && level !== null && level > 0) return { is, level };
  if (is === 'moves' && size !== null && size >= 0.001 && Number.isInteger(bars) && bars >= 1 && bars <= 250)
    return { is, size, bars };
  throw new PlumblineError('bad-input', 'Give a level above zero, or a size as a fraction and a number of sessions.');
}

function words(rule: PriceRule, instrument: Instrument, date: string): LocalText {
  if (rule.is === 'moves') {
    const size = formatFigure({ value: rule.size, unit: 'fraction', decimals: 1 }, 'en');
    return localText(
      `the close moves ${size} or more within ${rule.bars} session${rule.bars === 1 ? '' : 's'}, either way`,
      `收盘价在 ${rule.bars} 个交易日内涨跌 ${size} 或以上`,
      `收市價在 ${rule.bars} 個交易日內升跌 ${size} 或以上`,
    );
  }
  const { level } = rule;
  const { currency } = instrument;
  const decimals = levelDecimals(instrument, level, date);
  const at = (locale: Locale): string => formatFigure({ value: level, unit: 'price', currency, decimals }, locale);
  return rule.is === 'above'
    ? localText(`the close rises above ${at('en')}`, `收盘价升破 ${at('zh-CN')}`, `收市價升破 ${at('zh-HK')}`)
    : localText(`the close falls below ${at('en')}`, `收盘价跌破 ${at('zh-CN')}`, `收市價跌破 ${at('zh-HK')}`);
}
