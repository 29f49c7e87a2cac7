import type { InstrumentId } from '@plumbline/model/instrument';
import { mostTextLength, tooLongText } from '@plumbline/model/text-limit';
import { filled } from '../problem.ts';
import type { IdeaQuestion } from './idea-answer.ts';
import type { Operand } from './idea-operands.ts';
import type { Token } from './idea-token.ts';

/** What a question is asked about. */
export interface Asked {
  readonly tokens: readonly Token[];
  readonly text: string;
}

const end = ({ text }: Asked) => ({ from: text.length, to: text.length });

/** The questions that can be asked, each precise enough to be answered in a few words. */
export const askAbout = {
  tooLong: (text: string): IdeaQuestion => ({
    about: 'tooLong',
    from: mostTextLength,
    to: text.length,
    text: tooLongText,
    candidates: [],
  }),
  instrument: (_: Asked, { from, to, text }: Token, candidates: readonly InstrumentId[]): IdeaQuestion => ({
    about: 'instrument',
    from,
    to,
    text: filled(
      {
        en: 'Which one is {text}: {list}?',
        'zh-CN': '{text} 指哪一个：{list}？',
        'zh-HK': '{text} 指哪一個：{list}？',
      },
      { text, list: candidates.join(' / ') },
    ),
    candidates,
  }),
  word: ({ from, to, text }: Token): IdeaQuestion => ({
    about: 'word',
    from,
    to,
    text: filled(
      {
        en: 'What is meant by “{text}”? Say it as a price, an indicator, an instrument or a condition.',
        'zh-CN': '“{text}”是什么意思？请用价格、指标、标的或条件来说明。',
        'zh-HK': '“{text}”是什麼意思？請用價格、指標、標的或條件來說明。',
      },
      { text },
    ),
    candidates: [],
  }),
  several: ({ from, to, text }: Token): IdeaQuestion => ({
    about: 'instrument',
    from,
    to,
    text: filled(
      {
        en: 'A rule of one instrument cannot yet speak of another one. What is traded, and is “{text}” part of the same list?',
        'zh-CN': '一个标的的规则暂时不能引用另一个标的。交易的是哪个？“{text}”是否属于同一组？',
        'zh-HK': '一個標的的規則暫時不能引用另一個標的。交易的是哪個？「{text}」是否屬於同一組？',
      },
      { text },
    ),
    candidates: [],
  }),
  index: ({ from, to, text }: Token): IdeaQuestion => ({
    about: 'instrument',
    from,
    to,
    text: filled(
      {
        en: '“{text}” is an index and cannot be bought. Name a fund or a share that is traded.',
        'zh-CN': '“{text}”是指数，不能直接买卖。请说出要交易的基金或股票。',
        'zh-HK': '「{text}」是指數，不能直接買賣。請說出要交易的基金或股票。',
      },
      { text },
    ),
    candidates: [],
  }),
  lot: ({ from, to, text }: Token): IdeaQuestion => ({
    about: 'size',
    from,
    to,
    text: filled(
      {
        en: 'How many shares is “{text}”? A lot is 100 shares in Shanghai and Shenzhen; in Hong Kong each issuer sets its own.',
        'zh-CN': '“{text}”是多少股？沪深一手为 100 股，港股由发行人自定。',
        'zh-HK': '「{text}」是多少股？滬深一手為 100 股，港股由發行人自定。',
      },
      { text },
    ),
    candidates: [],
  }),
  limit: ({ from, to, text }: Token): IdeaQuestion => ({
    about: 'word',
    from,
    to,
    text: filled(
      {
        en: 'Which daily limit is meant by “{text}”? What is traded has none, or not one and the same. Say the move in percent.',
        'zh-CN': '“{text}”按哪个涨跌幅限制？所选标的没有限制或不相同。请直接说百分比。',
        'zh-HK': '「{text}」按哪個升跌幅限制？所選標的沒有限制或不相同。請直接說百分比。',
      },
      { text },
    ),
    candidates: [],
  }),
  weekend: ({ from, to, text }: Token): IdeaQuestion => ({
    about: 'word',
    from,
    to,
    text: filled(
      {
        en: 'What is traded here does not trade on “{text}”. Which day is meant?',
        'zh-CN': '所选标的在“{text}”不交易。指的是哪一天？',
        'zh-HK': '所選標的在「{text}」不交易。指的是哪一天？',
      },
      { text },
    ),
    candidates: [],
  }),
  range: ({ from, to }: Operand, text: string): IdeaQuestion => ({
    about: 'word',
    from,
    to,
    text: filled(
      {
        en: '“{text}” is outside the range of what it is compared with. What is it the level of?',
        'zh-CN': '“{text}”超出所比较对象的范围。它是哪个指标的数值？',
        'zh-HK': '「{text}」超出所比較對象的範圍。它是哪個指標的數值？',
      },
      { text: text.slice(from, to).trim() },
    ),
    candidates: [],
  }),
  length: ({ from, to }: Operand, text: string): IdeaQuestion => ({
    about: 'length',
    from,
    to,
    text: filled(
      {
        en: 'Over how many days is “{text}” taken? For example 20 or 200.',
        'zh-CN': '“{text}”取多少天？例如 20 或 200。',
        'zh-HK': '“{text}”取多少天？例如 20 或 200。',
      },
      { text: text.slice(from, to).trim() },
    ),
    candidates: [],
  }),
  factor: (asked: Asked): IdeaQuestion => ({
    about: 'factor',
    ...end(asked),
    text: filled({
      en: 'Ranked by what? For example by 12-month momentum, volatility or book to price.',
      'zh-CN': '按什么排名？例如 12 个月动量、波动率或账面市值比。',
      'zh-HK': '按甚麼排名？例如 12 個月動量、波幅或帳面市值比。',
    }),
    candidates: [],
  }),
  entry: (asked: Asked): IdeaQuestion => ({
    about: 'entry',
    ...end(asked),
    text: filled({
      en: 'When should it buy? For example when the price crosses above its 50-day average.',
      'zh-CN': '什么时候买入？例如价格上穿 50 日均线时。',
      'zh-HK': '甚麼時候買入？例如價格升穿 50 日均線時。',
    }),
    candidates: [],
  }),
  exit: (asked: Asked, side: 'long' | 'short'): IdeaQuestion => ({
    about: 'exit',
    ...end(asked),
    text:
      side === 'long'
        ? filled({
            en: 'When should it sell? For example on the reverse, with a 10% stop, or after 20 days.',
            'zh-CN': '什么时候卖出？例如反向信号、10% 止损或持有 20 天后。',
            'zh-HK': '甚麼時候賣出？例如反向訊號、10% 止蝕或持有 20 天後。',
          })
        : filled({
            en: 'When should the short be covered? For example on the reverse, with a 10% stop, or after 20 days.',
            'zh-CN': '空单什么时候平仓？例如反向信号、10% 止损或持有 20 天后。',
            'zh-HK': '空單甚麼時候平倉？例如反向訊號、10% 止蝕或持有 20 天後。',
          }),
    candidates: [],
  }),
  conflict: (asked: Asked): IdeaQuestion => ({
    about: 'conflict',
    ...end(asked),
    text: filled({
      en: 'A ranking decides what is held and cannot carry stops. Keep the ranking or the stop?',
      'zh-CN': '排名决定持仓，不能同时使用止损。保留排名还是止损？',
      'zh-HK': '排名決定持倉，不能同時使用止蝕。保留排名還是止蝕？',
    }),
    candidates: [],
  }),
};
