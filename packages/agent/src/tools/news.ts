import { addDays, dateOf, timeOf } from '@plumbline/model/date';
import { localText } from '@plumbline/model/local-text';
import { scoreHeadline } from '@plumbline/quant/language/sentiment/score-headline';
import { sentimentFact } from '@plumbline/quant/language/sentiment/sentiment-fact';
import { handleOf } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { noData, said } from '../chat/no-data.ts';
import { parsePeriod, periodForms } from '../chat/period-notation.ts';
import { textOf } from '../chat/tool-input.ts';
import { askedWhen } from '../chat/when-words.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import { ask } from '../report/ask.ts';
import type { Tool } from '../tool.ts';

const days = 7;
const mostShown = 8;

const noneThen = localText(
  'No headline about {name} is of {from} to {to}; the newest that the source gave is of {newest}.',
  '{from} 至 {to} 没有关于{name}的新闻；来源给出的最新一条为 {newest}。',
  '{from} 至 {to} 沒有關於{name}的新聞；來源提供的最新一則為 {newest}。',
);

/** The days whose headlines are meant, both included; null for a time that headlines are not kept by. */
function stretchOf(period: string, today: string): { readonly from: string; readonly to: string } | null {
  const asked = parsePeriod(period === '' ? 'latest' : period);
  switch (asked.is) {
    case 'latest':
    case 'lastSession':
    case 'sameAsBefore':
      return { from: addDays(today, -days), to: today };
    case 'day':
      return { from: addDays(asked.date, -1), to: addDays(asked.date, 1) };
    case 'range':
      return asked;
    case 'last':
      return { from: addDays(today, -asked.n * dayCounts[asked.of]), to: today };
    default:
      return null;
  }
}

const dayCounts = { days: 1, weeks: 7, months: 31, quarters: 92, years: 366 } as const;

export const news: Tool = {
  id: 'news',
  title: localText('News', '新闻', '新聞'),
  summary: localText(
    'Headlines of the last days about one instrument, and their tone by word lists.',
    '一个标的近日的标题，以及按词表计算的语气。',
    '一個標的近日的標題，以及按詞表計算的語氣。',
  ),
  example: localText('Any news about TSLA?', '特斯拉有什么新闻', '特斯拉有甚麼新聞'),
  params: {
    symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' },
    period: { kind: 'text', meaning: `Of which time: ${periodForms}; the last days when left out`, isOptional: true },
  },
  drafts: false,
  async run(input, { desk, today }) {
    const instrument = await findInstrument(desk, textOf(input, 'symbol'));
    const stretch = stretchOf(textOf(input, 'period'), today);
    const when = askedWhen(parsePeriod(textOf(input, 'period') || 'latest'));
    const what = localText(`headlines${when.en}`, `${when['zh-CN']}新闻`, `${when['zh-HK']}新聞`);
    if (stretch === null) return noData(instrument, what);
    const { data, simulated } = await desk.market([instrument.id]);
    const asking = data.news?.(instrument.id);
    if (asking === undefined) return noData(instrument, what);
    const { asked } = await ask(asking, simulated);
    if (!asked.ok) return noData(instrument, what);
    const [since, until] = [timeOf(stretch.from), timeOf(addDays(stretch.to, 1))];
    const items = asked.value
      .filter(({ publishedAt }) => publishedAt >= since && publishedAt < until)
      .slice(0, mostShown);
    const [newest] = asked.value.toSorted((a, b) => b.publishedAt - a.publishedAt);
    if (newest === undefined) return noData(instrument, what);
    if (items.length === 0) {
      const words = { name: instrument.name, ...stretch, newest: dateOf(newest.publishedAt) };
      return said(
        localText('Found no headline', '没有找到新闻', '沒有找到新聞'),
        [paragraph(noneThen, words)],
        [instrument],
      );
    }
    const tone = sentimentFact(asked.value, { instrumentId: instrument.id, asOf: today, days, source: asked.source });
    const fact = { ...tone, id: handleOf(instrument, tone.id) };
    return {
      summary: localText('Read the headlines', '读取了新闻标题', '讀取了新聞標題'),
      sentences: [
        tone.value === null
          ? paragraph(
              localText(
                'These are the latest headlines about {name}.',
                '以下是{name}的最新标题。',
                '以下是{name}的最新標題。',
              ),
              { name: instrument.name },
            )
          : paragraph(
              localText(
                'These are the latest headlines about {name}; their tone by word lists is {tone}.',
                '以下是{name}的最新标题，按词表计算的语气为 {tone}。',
                '以下是{name}的最新標題，按詞表計算的語氣為 {tone}。',
              ),
              { name: instrument.name, tone: figure(fact.id) },
            ),
      ],
      widgets: [
        {
          kind: 'news',
          items: items.map(({ title, url, publisher, publishedAt }) => ({
            title,
            url,
            publisher,
            publishedAt,
            ...scoreHeadline(title),
          })),
        },
      ],
      facts: [fact],
      sources: [asked.source],
      instruments: [instrument],
      outside: items.map(({ title }) => title),
    };
  },
};
