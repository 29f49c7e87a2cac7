import type { Fact } from '@plumbline/model/fact';
import { alterationKinds, alterations } from './alterations.ts';
import { analystKnowledge } from './analyst-facts.ts';

type Given = Readonly<Record<string, unknown>> & { readonly say: string };

/** What the published frames take, written from their descriptions by somebody who knows the figures. */
const { facts, spans = [], sentences = [] } = analystKnowledge;
const known = facts.filter(({ value }) => value !== null);
const valueOf = ({ value }: Fact): number => value ?? 0;
const named = (fact: Fact) => ({ handles: [`{${fact.id}}`], subject: fact.instrumentId, metric: fact.metric });
const timed = (fact: Fact) => ({ ...named(fact), ...(fact.period && { period: fact.period.label }) });
const handle = (id: string): string => `{${id}}`;
const find = (id: string): Fact => {
  const fact = facts.find((one) => one.id === id);
  if (fact === undefined) throw new Error(`no figure ${id}`);
  return fact;
};

export type Random = () => number;
const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

const companies = ['US:NVDA', 'US:AMD'];
const yearly = ['revenue', 'netIncome', 'netMargin', 'cash', 'totalAssets'];
const years = [2022, 2023, 2024, 2025, 2026];
const passageOf = (subject: string, at: number): string =>
  spans.filter(({ instrumentId }) => instrumentId === subject)[at]?.id ?? '';

/** One honest claim of each frame. */
const honest: Readonly<Record<string, (random: Random) => Given>> = {
  level: (random) => ({
    say: 'level',
    ...timed(
      pick(
        random,
        known.filter(({ id }) => !id.includes('given')),
      ),
    ),
  }),
  change(random) {
    const fact = pick(
      random,
      known.filter(({ metric }) => /Growth$|dayChange|return1Y/.test(metric)),
    );
    return { say: 'change', ...timed(fact), direction: valueOf(fact) > 0 ? 'up' : 'down' };
  },
  move(random) {
    const [subject, metric] = [pick(random, companies), pick(random, yearly)];
    const at = Math.floor(random() * 4);
    const [from, to] = [years[at], years[at + 1]].map((year) => find(`${subject}/${metric}.FY${String(year)}`));
    if (from === undefined || to === undefined) throw new Error('no years');
    const direction = valueOf(to) > valueOf(from) ? 'up' : 'down';
    return { say: 'move', handles: [handle(from.id), handle(to.id)], subject, metric, direction };
  },
  streak(random) {
    const [subject, metric] = [pick(random, companies), pick(random, ['revenue', 'cash', 'totalAssets'])];
    const from = pick(random, [0, 1, 2]);
    const handles = years.slice(from).map((year) => handle(`${subject}/${metric}.FY${String(year)}`));
    return { say: 'streak', handles, subject, metric, direction: 'up' };
  },
  compare(random) {
    const metric = pick(random, [
      'priceToEarnings.TTM',
      'netMargin.FY2026',
      'revenue.FY2026',
      'volatility.5Y',
      'marketCap',
    ]);
    const [a, b] = [find(`US:NVDA/${metric}`), find(`US:AMD/${metric}`)];
    return {
      say: 'compare',
      ...named(a),
      handles: [handle(a.id), handle(b.id)],
      order: valueOf(a) > valueOf(b) ? 'above' : 'below',
    };
  },
  'price against a level': (random) => {
    const subject = pick(random, companies);
    const [a, b] = [
      find(`${subject}/price`),
      find(`${subject}/${pick(random, ['movingAverage200', 'high52w', 'dcfTwoStage'])}`),
    ];
    return {
      say: 'compare',
      ...named(a),
      handles: [handle(a.id), handle(b.id)],
      order: valueOf(a) > valueOf(b) ? 'above' : 'below',
    };
  },
  rank(random) {
    const metric = pick(random, ['netMargin.FY2026', 'revenue.FY2025', 'priceToEarnings.TTM', 'fcfYield.TTM']);
    const order = pick(random, ['above', 'below']);
    const sorted = companies
      .map((subject) => find(`${subject}/${metric}`))
      .toSorted((a, b) => (order === 'above' ? valueOf(b) - valueOf(a) : valueOf(a) - valueOf(b)));
    return { say: 'rank', handles: sorted.map(({ id }) => handle(id)), metric: sorted[0]?.metric, order };
  },
  range(random) {
    const subject = pick(random, companies);
    const ends = pick(random, [
      ['low52w', 'high52w'],
      ['valueP10', 'valueP90'],
    ]);
    const third = pick(random, [[], ['price']]);
    return { say: 'range', handles: [...ends, ...third].map((name) => handle(`${subject}/${name}`)), subject };
  },
  share(random) {
    const subject = pick(random, companies);
    const year = pick(random, years);
    const [part, whole] = pick(random, [
      ['cash', 'totalAssets'],
      ['netIncome', 'revenue'],
    ]);
    return {
      say: 'share',
      handles: [part, whole].map((name) => handle(`${subject}/${name ?? ''}.FY${String(year)}`)),
      subject,
    };
  },
  valuation(random) {
    const subject = pick(random, companies);
    const value = find(`${subject}/${pick(random, ['dcfTwoStage', 'valueP10', 'valueP90'])}`);
    const price = find(`${subject}/price`);
    return {
      say: 'valuation',
      handles: [handle(value.id), handle(price.id)],
      subject,
      order: valueOf(value) > valueOf(price) ? 'above' : 'below',
    };
  },
  scenario(random) {
    const subject = pick(random, companies);
    const kind = pick(random, ['', '.given']);
    return {
      say: 'scenario',
      handles: [`dcfTwoStage${kind}`, `growth${kind}`, 'wacc'].map((name) => handle(`${subject}/${name}`)),
      subject,
    };
  },
  rule: (random) => ({
    say: 'rule',
    ...named(find(`${pick(random, companies)}/${pick(random, ['rsi14', 'beta.5Y'])}`)),
  }),
  risk(random) {
    const subject = pick(random, companies);
    const fact = find(`${subject}/${pick(random, ['volatility.5Y', 'maxDrawdown.5Y', 'beta.5Y'])}`);
    return pick(random, [
      { say: 'risk', ...timed(fact) },
      { say: 'risk', span: passageOf(subject, 1), subject },
    ]);
  },
  cause(random) {
    const subject = pick(random, companies);
    return {
      say: 'cause',
      ...timed(find(`${subject}/revenueGrowth.FY2026`)),
      direction: 'up',
      span: passageOf(subject, 0),
    };
  },
  quote: (random) => ({ say: 'quote', span: pick(random, spans).id }),
  'words of a passage': (random) => {
    const span = pick(random, spans);
    return { say: 'quote', span: span.id, words: span.text };
  },
  paraphrase: () => ({
    say: 'paraphrase',
    span: passageOf('US:NVDA', 3),
    words: 'NVIDIA designs chips and sells them in many countries',
  }),
  gap: (random) => {
    const subject = pick(random, companies);
    return pick(random, [
      { say: 'gap', handles: [handle(`${subject}/altmanZ`)] },
      { say: 'gap', handles: [], subject, metric: pick(random, ['dividendYield', 'inventory', 'goodwill']) },
    ]);
  },
  found: () => ({ say: 'found', sentence: sentences[0]?.id }),
  table: (random) => ({
    say: 'table',
    handles: companies.map((subject) => handle(`${subject}/${pick(random, ['price', 'beta.5Y'])}`)),
  }),
  heading: (random) => ({ say: 'heading', topic: pick(random, ['summary', 'growth', 'valuation', 'risk', 'open']) }),
  view(random) {
    const subject = pick(random, companies);
    const handles = [`revenueGrowth.FY2026`, `netMargin.FY2026`].map((name) => handle(`${subject}/${name}`));
    return {
      say: 'view',
      handles,
      topic: pick(random, ['growth', 'profitability']),
      side: pick(random, ['for', 'against', 'mixed', 'open']),
    };
  },
  watch: (random) => ({
    say: 'watch',
    subject: pick(random, companies),
    metric: pick(random, ['grossMargin', 'revenueGrowth', 'volatility']),
    direction: pick(random, ['up', 'down']),
  }),
};

export const frameNames = Object.keys(honest);

/** An answer of six to twelve claims of many frames. */
export function honestAnswer(random: Random): readonly Given[] {
  const count = 6 + Math.floor(random() * 7);
  return Array.from({ length: count }, () => honest[pick(random, frameNames)]?.(random) ?? { say: 'none' });
}

const opposite: Readonly<Record<string, string>> = { up: 'down', down: 'up', above: 'below', below: 'above' };

/** Claims that say what no figure and no passage bears. */
export function lies(random: Random): readonly Given[] {
  const given = (name: string): Given => honest[name]?.(random) ?? { say: 'none' };
  const turned = (one: Given): Given => ({
    ...one,
    ...('direction' in one && { direction: opposite[String(one['direction'])] }),
    ...('order' in one && { order: opposite[String(one['order'])] }),
  });
  const [own, foreign] = companies;
  const span = pick(random, spans);
  const altered = alterations(span.text, pick(random, alterationKinds)).filter((text) => text !== span.text);
  return [
    turned(given('change')),
    turned(given('move')),
    turned(given('streak')),
    turned(given('compare')),
    turned(given('price against a level')),
    turned(given('rank')),
    turned(given('valuation')),
    turned(given('cause')),
    { ...given('level'), metric: 'goodwill' },
    { ...given('level'), subject: 'US:TSLA' },
    { ...given('change'), period: 'FY2019' },
    { say: 'level', handles: ['{US:NVDA/backlog.FY2026}'], subject: own, metric: 'backlog' },
    {
      ...given('cause'),
      span: passageOf(foreign ?? '', 0),
      subject: own,
      handles: [`{${own ?? ''}/revenueGrowth.FY2026}`],
    },
    { ...given('cause'), span: passageOf('US:NVDA', 1) },
    { say: 'gap', handles: [], subject: own, metric: 'revenue' },
    { say: 'scenario', handles: ['{US:NVDA/dcfTwoStage}', '{US:NVDA/beta.5Y}'] },
    { say: 'share', handles: ['{US:NVDA/cash.FY2025}', '{US:AMD/totalAssets.FY2025}'] },
    { say: 'streak', handles: [2022, 2024, 2026].map((year) => `{US:NVDA/revenue.FY${year}}`), direction: 'up' },
    ...altered.map((words) => ({ say: 'quote', span: span.id, words })),
    ...altered.map((words) => ({ say: 'paraphrase', span: span.id, words })),
    { say: 'heading', topic: 'A strong buy' },
    { say: 'found', sentence: 'c9.1' },
    { say: 'predict', handles: ['{US:NVDA/price}'], direction: 'up' },
  ];
}
