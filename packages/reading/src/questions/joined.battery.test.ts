import { catalogue } from '@plumbline/market/resolve/catalogue';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import { read } from '../read.ts';
import type { Reading } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);
type Lang = 'en' | 'zh-CN';

const known = new Map<string, Reading>();
function ask(text: string, locale: Lang): Reading {
  const reading = known.get(text) ?? read(text, { locale, box: 'chat', directory, today: '2026-11-23' });
  known.set(text, reading);
  return reading;
}

/** Each figure that is asked for: what is done, of whom, which, when and how. `null` stands for any time. */
interface Part {
  readonly what: string;
  readonly when: string;
}

function partsOf({ frames }: Reading): readonly Part[] {
  return frames.flatMap((frame) => {
    if (frame.act === 'screen' || frame.act === 'draft' || frame.act === 'edit') return [];
    const { act, instruments, topics, periods, args, claim } = frame;
    const how = Object.entries(args).filter(([name, value]) => name !== 'years' && value !== 'direction');
    const when = JSON.stringify(periods.map(({ value }) => value).filter(({ is }) => is !== 'latest'));
    // A table of two companies tells the same as each by itself.
    const told = act === 'compare' && !('end' in args) ? 'figure' : act;
    return instruments.flatMap(({ value }) =>
      topics.map((topic) => ({ what: JSON.stringify([told, value, topic.value.id, how, claim?.value]), when })),
    );
  });
}

interface Form {
  readonly first: string;
  readonly other: string;
  readonly singles: readonly string[];
  readonly joins: readonly ((one: string, next: string) => string)[];
  readonly fill: (single: string, name: string) => string;
  /** Ways to go on about the company before. */
  readonly pronouns: readonly string[];
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const forms: Readonly<Record<Lang, Form>> = {
  en: {
    first: 'Boeing',
    other: 'Intel',
    pronouns: ['it'],
    singles: [
      "What is {'s} P/E",
      "What is {'s} payout ratio",
      "What is {'s} market cap",
      "What was {'s} revenue in 2021",
      "What was {'s} net income in 2023",
      'What is the 200-day average of {}',
      "What is {'s} RSI",
      'How far is {} above its 200-day average',
      'How much did {} fall last month',
      'How much has {} gained this year',
      'What did {} close at on 2024-03-15',
      "What part of {'s} profit is paid as dividends",
      'When does {} report',
      "When is {'s} next ex-dividend date",
      "What is {'s} 52-week high",
      'How much cash does {} have',
      "What are {'s} biggest risks",
      'What does {} do',
      "How fast has {'s} revenue grown over the last five years",
      'What is the fair value of {}',
      "What was {'s} price five years ago",
      "Is {'s} P/E high compared with its own past",
    ],
    joins: [
      (one, next) => `${one} and ${small(next)}?`,
      (one, next) => `${one}, ${small(next)}?`,
      (one, next) => `${one}? ${next}?`,
      (one, next) => `${one}? Also ${small(next)}?`,
    ],
    fill: (single, name) => single.replace("{'s}", name === 'it' ? 'its' : `${name}'s`).replace('{}', name),
  },
  'zh-CN': {
    first: '茅台',
    other: '美的',
    pronouns: ['它', ''],
    singles: [
      '{}市盈率多少',
      '{}股息率是多少',
      '{}市值多少',
      '{}2021年营收多少',
      '{}2023年净利润是多少',
      '{}200日均线是多少',
      '{}现在的RSI是多少',
      '{}上个月跌了多少',
      '{}今年涨了多少',
      '{}2024年3月15日收盘价是多少',
      '{}什么时候发财报',
      '{}什么时候除息',
      '{}52周最高价是多少',
      '{}有多少现金',
      '{}有哪些风险',
      '{}是做什么的',
      '{}合理价值是多少',
      '{}最近三年最大回撤多少',
      '{}五年前的股价是多少',
      '{}离年线多远',
    ],
    joins: [
      (one, next) => `${one}，${next}`,
      (one, next) => `${one}？${next}？`,
      (one, next) => `${one}，另外${next}`,
      (one, next) => `${one}，还有${next}？`,
    ],
    fill: (single, name) => single.replace('{}', name),
  },
};

/** What is asked twice is told once. */
function isTold(wanted: readonly Part[], found: readonly Part[], mayGoOn: readonly string[]): boolean {
  const fits = (one: Part, other: Part): boolean =>
    one.what === other.what && (one.when === other.when || (one.when === '[]' && mayGoOn.includes(other.when)));
  return (
    wanted.every((one) => found.some((other) => fits(one, other))) &&
    found.every((other) => wanted.some((one) => fits(one, other)))
  );
}

const isOpen = ({ unread, idle = [], state }: Reading): boolean =>
  unread.length + idle.length > 0 || state !== 'understood';

/** Questions that say another thing beside each other than each by itself, without a word about it. */
function lostIn(locale: Lang, isWanted: (at: number) => boolean): readonly string[] {
  const { first, other, pronouns, singles, joins, fill } = forms[locale];
  const lost: string[] = [];
  let at = 0;
  for (const join of joins)
    for (const who of [...pronouns, other])
      for (const one of singles)
        for (const next of singles) {
          at += 1;
          if (one === next || !isWanted(at)) continue;
          const text = join(fill(one, first), fill(next, who));
          const reading = ask(text, locale);
          const before = partsOf(ask(fill(one, first), locale));
          const after = partsOf(ask(fill(next, who === other ? other : first), locale));
          // What leaves out even the name goes on with the time too, where it has none of its own.
          const mayGoOn = who === '' ? before.map(({ when }) => when) : [];
          if (!isOpen(reading) && !isTold([...before, ...after], partsOf(reading), mayGoOn)) lost.push(text);
        }
  return lost;
}

describe('questions that are each read alone', () => {
  const all = (['en', 'zh-CN'] as const).flatMap((locale) =>
    forms[locale].singles.map((single) => [locale, forms[locale].fill(single, forms[locale].first)] as const),
  );
  it.each(all)('is one: %s %s', (locale, text) => {
    const reading = ask(text, locale);
    expect([reading.state, reading.unread, reading.idle, reading.frames.length]).toEqual([
      'understood',
      [],
      undefined,
      1,
    ]);
  });
});

describe('questions joined in one text', () => {
  // A part of all pairs on every run, spread over the joins, the names and the questions.
  const step = 13;

  it('each keep their own figure, time and company, or the loss is named: en', () => {
    expect(lostIn('en', (at) => at % step === 0)).toEqual([]);
  });

  it('each keep their own figure, time and company, or the loss is named: zh', () => {
    expect(lostIn('zh-CN', (at) => at % step === 0)).toEqual([]);
  });

  it.each([
    ['en', 'What is the 200-day average of Boeing and its payout ratio?', ['sma', 'payoutRatio']],
    [
      'en',
      "What is Boeing's P/E, what was its revenue in 2021, and how far is it above its 200-day average?",
      ['priceToEarnings', 'revenue', 'price', 'sma'],
    ],
    ['zh-CN', '茅台市盈率多少？2021年营收多少？上个月跌了多少？', ['priceToEarnings', 'revenue', 'totalReturn']],
  ] as const)('keep all of three: %s %s', (locale, text, metrics) => {
    const { frames, idle, unread } = ask(text, locale);
    const asked = frames.flatMap((frame) => ('topics' in frame ? frame.topics.map(({ value }) => value.id) : []));
    expect([asked, idle, unread]).toEqual([metrics, undefined, []]);
  });
});
