import { metricOf } from '@plumbline/quant/catalogue/catalogue';
import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { codeOf } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { PlumblineError } from '@plumbline/model/errors';
import type { Source } from '@plumbline/model/source';
import type { LocalParts, TextPart } from '@plumbline/model/text-part';
import { figure, paragraph } from '../report/paragraph.ts';
import { madeFact, madeSource } from '../chat/made-fact.ts';
import { figureOver } from '../chat/figure-over.ts';
import { handleOf, joinFindings, openFigures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { findPremiums, noPremium, premiumTopic } from '../chat/other-listings.ts';
import { inSentence, noFigure } from '../chat/no-data.ts';
import { parsePeriod, periodForms } from '../chat/period-notation.ts';
import { listOf, textOf } from '../chat/tool-input.ts';
import { timesAsMuch } from '../chat/times-as-much.ts';
import { isTopic, knownMetric, metricOfTopic, topicName } from '../chat/topics.ts';
import { askedWhen, whenOfFact } from '../chat/when-words.ts';
import { sameText } from '../report/texts.ts';
import { nextForSeveral } from '../chat/suggestions.ts';
import type { Tool } from '../tool.ts';

const usual = [
  'price',
  'return1Y',
  'volatility',
  'maxDrawdown',
  'marketCap',
  'priceToEarnings',
  'operatingMargin',
  'fcfYield',
];
/** What is told first where no figure was named; prices a share say nothing of two companies. */
const usualFirst = ['priceToEarnings', 'return1Y', 'marketCap', 'volatility'];
/** As many as there are sectors of a market, and the market beside them. */
const most = 13;
const asPrices = { isAsTraded: false, riskFree: null };

/** What one row of the table holds: the figure of each instrument at one time. */
interface Row {
  readonly topic: string;
  readonly metric: string | null;
  readonly facts: readonly (Fact | null)[];
  readonly lacks: readonly LocalParts[];
}

export const compare: Tool = {
  id: 'compare',
  title: localText('Compare', '对比', '對比'),
  summary: localText(
    'Two to thirteen instruments side by side.',
    '并排比较二至十三个标的。',
    '並排比較二至十三個標的。',
  ),
  example: localText('Compare NVDA and AMD', '比较英伟达和 AMD', '比較英偉達和 AMD'),
  params: {
    symbols: { kind: 'list', meaning: 'Tickers, codes or names, two to thirteen' },
    metrics: {
      kind: 'list',
      meaning: 'Metric ids such as operatingMargin; the usual ones when left out',
      isOptional: true,
    },
    periods: { kind: 'list', meaning: `Each of: ${periodForms}; the latest when left out`, isOptional: true },
    end: { kind: 'text', meaning: 'Which one is asked for', isOptional: true, options: ['highest', 'lowest'] },
    asks: { kind: 'text', meaning: 'The first as a multiple of the second', isOptional: true, options: ['times'] },
  },
  drafts: false,
  async run(input, context) {
    const symbols = listOf(input, 'symbols');
    if (symbols.length < 2 || symbols.length > most) {
      throw new PlumblineError('bad-input', `Name two to ${most} instruments to compare.`);
    }
    const instruments = await Promise.all(symbols.map((symbol) => findInstrument(context.desk, symbol)));
    const side = await context.desk.market(instruments.map(({ id }) => id));
    const all = await Promise.all(instruments.map((instrument) => openFigures(instrument, context, side)));
    const asked = listOf(input, 'metrics');
    const listed = asked.some((topic) => metricOfTopic(topic) === premiumTopic)
      ? await Promise.all(all.map((figures) => findPremiums(figures, context, side)))
      : [];
    const given = listOf(input, 'periods').map(parsePeriod);
    const periods = given.length > 0 ? given : [{ is: 'latest' } as const];
    const wanted = (asked.length > 0 ? asked : usual).flatMap((topic) => {
      const metric = metricOfTopic(topic) ?? (isTopic(topic) ? null : knownMetric(topic));
      return periods.map((period) => ({
        topic,
        metric,
        period,
        cells: all.map((figures) =>
          metric === null ? { handles: [], why: null } : figureOver(figures, metric, period, asPrices),
        ),
      }));
    });
    const taken = joinFindings(
      all.map((figures, at) => figures.take(wanted.flatMap(({ cells }) => cells[at]?.handles.slice(-1) ?? []))),
    );
    const shown = toldApart(instruments);
    const rows = wanted.map(({ topic, metric, period, cells }): Row => {
      const facts = cells.map(({ handles }, at) => {
        const [handle, instrument] = [handles.at(-1), instruments[at]];
        if (handle === undefined || instrument === undefined) return null;
        return taken.facts.find(({ id, value }) => id === handleOf(instrument, handle) && value !== null) ?? null;
      });
      const lacks = facts.flatMap((fact, at) => {
        const [instrument, premiums] = [shown[at]!, listed[at]];
        if (fact !== null) return [];
        if (metric === premiumTopic && premiums !== undefined) return [noPremium(instrument, premiums)];
        return [noFigure(instrument, topicName(topic), askedWhen(period), cells[at]?.why ?? null)];
      });
      return { topic, metric, facts, lacks };
    });
    const isAsked = asked.length > 0;
    const complete = usualFirst.flatMap(
      (usualTopic) => rows.find(({ topic, lacks }) => topic === usualTopic && lacks.length === 0) ?? [],
    );
    const isOfTimes = textOf(input, 'asks') === 'times';
    const told = (isAsked ? rows : complete.slice(0, 2)).flatMap((row) => [
      ...(isOfTimes ? [timesAsMuch(row.topic, row.facts, shown, context.today)] : []),
      tell(row, shown, textOf(input, 'end'), context.today),
    ]);
    const table = rows.flatMap(({ metric, facts }) =>
      metric === null || facts.every((fact) => fact === null)
        ? []
        : [{ metric, cells: facts.map((fact) => fact?.id ?? null) }],
    );
    return {
      summary: localText('Laid them side by side', '并排列出', '並排列出'),
      sentences: [...told.flatMap(({ sentences }) => sentences), ...(isAsked ? [] : [unnamed])],
      widgets:
        table.length === 0
          ? []
          : [
              {
                kind: 'table',
                columns: shown.map(({ id, name }) => (name.en === '' ? sameText(id) : name)),
                rows: table,
              },
            ],
      facts: [...taken.facts, ...told.flatMap(({ facts }) => facts)],
      sources: [...taken.sources, ...told.flatMap(({ sources }) => sources)].filter(
        ({ id }, at, list) => list.findIndex((one) => one.id === id) === at,
      ),
      instruments,
      followUps: nextForSeveral(instruments),
    };
  },
};

/** Two listings of one company have one name: there the code stands behind it. */
function toldApart(instruments: readonly Instrument[]): readonly Instrument[] {
  const isShared = (name: string, locale: Locale): boolean =>
    instruments.filter((one) => one.name[locale] === name).length > 1;
  return instruments.map((one) => {
    const named = (locale: Locale): string =>
      isShared(one.name[locale], locale) ? `${one.name[locale]} (${codeOf(one.id)})` : one.name[locale];
    return { ...one, name: localText(named('en'), named('zh-CN'), named('zh-HK')) };
  });
}

const unnamed = paragraph(
  localText(
    'No figure was named, so the usual ones stand below.',
    '未指定指标，下方列出常用的几项。',
    '未指定指標，下方列出常用的幾項。',
  ),
  {},
);

interface Told {
  readonly sentences: readonly LocalParts[];
  readonly facts: readonly Fact[];
  readonly sources: readonly Source[];
}

const falls: ReadonlySet<string> = new Set(['maxDrawdown', 'drawdownFromHigh']);

const only = (sentences: readonly LocalParts[]): Told => ({ sentences, facts: [], sources: [] });

/** Who comes first and by how much; what is lacking by its name. Amounts of two currencies are not set against each other. */
function tell({ topic, facts, lacks }: Row, instruments: readonly Instrument[], end: string, today: string): Told {
  const known = facts.flatMap((fact, at) => (fact === null ? [] : [{ fact, instrument: instruments[at]! }]));
  const [one, other] = known;
  if (one === undefined || other === undefined) return only([...known.map(alone), ...lacks]);
  // Of two listings of one company each premium is the other turned round: neither is the higher.
  if (one.fact.metric === premiumTopic) return only([...known.map(alone), ...lacks]);
  const isOneMoney = known.every(({ fact }) => fact.unit === one.fact.unit && fact.currency === one.fact.currency);
  if (!isOneMoney) return only([...known.map(alone), apart, ...lacks]);
  // A fall is a negative number: the larger one is the lower.
  const isFall = falls.has(one.fact.metric);
  const sign = isFall ? -1 : 1;
  const ordered = known.toSorted((a, b) => sign * ((b.fact.value ?? 0) - (a.fact.value ?? 0)));
  const order = end === 'lowest' ? ordered.toReversed() : ordered;
  const [first, second] = [order[0]!, order[1]!];
  const slots = {
    label: inSentence(topicName(topic)),
    first: first.instrument.name,
    second: second.instrument.name,
    a: figure(first.fact.id),
    b: figure(second.fact.id),
    when: whenOfFact(first.fact),
  };
  if (first.fact.value === second.fact.value) return only([paragraph(equal, slots), ...lacks]);
  const { unit, currency } = first.fact;
  // Two percentages lie points apart, not percent.
  const isShare = unit === 'fraction';
  const isPrinted = isPrintedDifference(first.fact, second.fact);
  const fact = madeFact({
    id: `difference.${first.fact.id}-${second.fact.id}`,
    expression: isShare ? '100 * (a - b)' : 'a - b',
    inputs: { a: first.fact, b: second.fact },
    traits: {
      unit: isShare ? 'points' : unit,
      decimals: first.fact.decimals + (isPrinted ? 0 : moreDecimals),
      ...(currency === undefined ? {} : { currency }),
    },
    today,
  });
  const by = {
    ...slots,
    by: figure(fact.id),
    points: isShare ? points : '',
    rounding: isPrinted ? '' : beforeRounding,
  };
  const [less, more] = isFall ? [smaller, larger] : [lower, higher];
  const template = first.fact.unit === 'price' ? levels : end === 'lowest' ? less : more;
  const others = rest(order);
  return {
    sentences: [paragraph(template, by), ...others, ...lacks],
    facts: [fact],
    sources: [madeSource(today, fact.simulated)],
  };
}

/**
 * Whether a reader who takes one printed number from the other gets the printed difference; where rounding says otherwise, 11.4 %
 * and 9.4 % being 1.9 points apart, it is given more exactly and said to be that before rounding. Amounts print in thousands or more and are not checked.
 */
function isPrintedDifference(a: Fact, b: Fact): boolean {
  if (a.unit === 'money' || a.unit === 'shares' || a.unit === 'coins') return true;
  const scale = a.unit === 'fraction' || a.unit === 'percentile' ? 100 : 1;
  const printed = (value: number): number => Number((value * scale).toFixed(a.decimals));
  const [first, second] = [a.value ?? 0, b.value ?? 0];
  const difference = printed(first) - printed(second);
  return Number(difference.toFixed(a.decimals)) === printed(first - second);
}

interface Known {
  readonly fact: Fact;
  readonly instrument: Instrument;
}

/** Those that come third and later: many of one time in one sentence, in their order, else each by itself. */
function rest(order: readonly Known[]): readonly LocalParts[] {
  const [first, , ...others] = order;
  const isOfOneTime = others.every(({ fact: { asOf, period } }) =>
    period === undefined ? first?.fact.period === undefined && asOf === first?.fact.asOf : isSameTime(period, first),
  );
  if (others.length < fewestInOne || !isOfOneTime) return others.map(alone);
  const listed = (locale: Locale, [begin, mark, end]: readonly [string, string, string]): readonly TextPart[] => [
    begin,
    ...others.flatMap(({ fact, instrument }, at) => [
      `${at === 0 ? '' : mark}${instrument.name[locale]} `,
      figure(fact.id),
    ]),
    end,
  ];
  return [
    {
      en: listed('en', ['Then, in this order: ', ', ', '.']),
      'zh-CN': listed('zh-CN', ['其后依次为：', '，', '。']),
      'zh-HK': listed('zh-HK', ['其後依次為：', '，', '。']),
    },
  ];
}

const isSameTime = ({ start, end }: NonNullable<Fact['period']>, one: Known | undefined): boolean =>
  start === one?.fact.period?.start && end === one?.fact.period?.end;

/** So many and more that follow are told in one sentence. */
const fewestInOne = 3;

function alone({ fact, instrument }: Known): LocalParts {
  return paragraph(
    localText(
      '{label} of {name}{when}: {value}.',
      '{name}{when}的{label}为 {value}。',
      '{name}{when}的{label}為 {value}。',
    ),
    { label: metricOf(fact.metric).label, name: instrument.name, when: whenOfFact(fact), value: figure(fact.id) },
  );
}

/** What the difference is given with beyond the two numbers, where rounded like them it would contradict them. */
const moreDecimals = 2;
const beforeRounding = localText(', before rounding', '（取整前）', '（取整前）');
const points = localText(' percentage points', ' 个百分点', ' 個百分點');
const larger = localText(
  '{first} lost more: its {label}{when} is {a} against {b} of {second}, a difference of {by:size}{points}{rounding}.',
  '{first}跌得更多：{when}{label}为 {a}，{second}为 {b}，相差 {by:size}{points}{rounding}。',
  '{first}跌得更多：{when}{label}為 {a}，{second}為 {b}，相差 {by:size}{points}{rounding}。',
);
const smaller = localText(
  '{first} lost less: its {label}{when} is {a} against {b} of {second}, a difference of {by:size}{points}{rounding}.',
  '{first}跌得较少：{when}{label}为 {a}，{second}为 {b}，相差 {by:size}{points}{rounding}。',
  '{first}跌得較少：{when}{label}為 {a}，{second}為 {b}，相差 {by:size}{points}{rounding}。',
);
const higher = localText(
  '{first} has the higher {label}{when}: {a} against {b} of {second}, a difference of {by:size}{points}{rounding}.',
  '{first}{when}的{label}较高：{a}，{second}为 {b}，相差 {by:size}{points}{rounding}。',
  '{first}{when}的{label}較高：{a}，{second}為 {b}，相差 {by:size}{points}{rounding}。',
);
const lower = localText(
  '{first} has the lower {label}{when}: {a} against {b} of {second}, a difference of {by:size}{points}{rounding}.',
  '{first}{when}的{label}较低：{a}，{second}为 {b}，相差 {by:size}{points}{rounding}。',
  '{first}{when}的{label}較低：{a}，{second}為 {b}，相差 {by:size}{points}{rounding}。',
);
/** A price per share alone does not say which company is dearer. */
const levels = localText(
  '{first} stands at {a}{when}, {second} at {b}: {by:size} apart a share{rounding}.',
  '{first}{when}为 {a}，{second}为 {b}，每股相差 {by:size}{rounding}。',
  '{first}{when}為 {a}，{second}為 {b}，每股相差 {by:size}{rounding}。',
);
const equal = localText(
  '{first} and {second} have the same {label}{when}: {a} and {b}.',
  '{first}与{second}{when}的{label}相同：{a} 与 {b}。',
  '{first}與{second}{when}的{label}相同：{a} 與 {b}。',
);
const apart = paragraph(
  localText(
    'These are in different currencies, so they are not set against each other.',
    '两者货币不同，因此不直接比较。',
    '兩者貨幣不同，因此不直接比較。',
  ),
  {},
);
