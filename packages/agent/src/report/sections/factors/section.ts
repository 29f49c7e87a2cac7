import { metricOf } from '@plumbline/quant/catalogue/catalogue';
import type { Block } from '@plumbline/model/report';
import type { ReportContext } from '../../context.ts';
import { valueOf } from '../../fact-lookup.ts';
import { isFinancial } from '../../instrument-kind.ts';
import { factorTexts as texts } from './texts.ts';
import { figure, paragraph } from '../../paragraph.ts';
import type { ReportSection } from '../../section.ts';
import { membersOn } from '../../universe.ts';
import type { UniverseMember } from '../../universe.ts';
import { universeSource } from '../../universe-source.ts';

type Row = Extract<Block, { readonly kind: 'percentiles' }>['rows'][number];

/** Among fewer a rank says nothing. */
const fewest = 10;

interface Factor {
  readonly metric: string;
  /** Handle in this report. */
  readonly fact: string;
  readonly better: 'higher' | 'lower';
}

function factorsOf({ template, instrument }: ReportContext): readonly Factor[] {
  const price: readonly Factor[] = [
    { metric: 'momentum12To1', fact: 'momentum12To1', better: 'higher' },
    { metric: 'return1M', fact: 'return1M', better: 'higher' },
    { metric: 'volatility', fact: 'volatility', better: 'lower' },
    { metric: 'maxDrawdown', fact: 'maxDrawdown', better: 'higher' },
  ];
  if (template !== 'company') return price;
  const own = isFinancial(instrument)
    ? (['returnOnEquity', 'priceToBook'] as const)
    : (['returnOnInvestedCapital', 'operatingMargin', 'fcfYield'] as const);
  const trailing = (metric: string): Factor => ({
    metric,
    fact: `${metric}.TTM`,
    better: metricOf(metric).better ?? (metric === 'priceToEarnings' || metric === 'priceToBook' ? 'lower' : 'higher'),
  });
  return [...['priceToEarnings', ...own, 'revenueGrowth'].map(trailing), ...price];
}

function percentile(context: ReportContext, factor: Factor, others: readonly UniverseMember[]): Row | null {
  const { book, asOf } = context;
  const { metric, fact, better } = factor;
  const value = valueOf(book, fact);
  if (value === null) return null;
  const known = others.flatMap((member) => member.values[metric] ?? []);
  if (known.length < fewest) return null;
  const counts = {
    lowerCount: known.filter((one) => (better === 'higher' ? one < value : one > value)).length,
    equalCount: known.filter((one) => one === value).length,
    universeCount: known.length,
  };
  const source = universeSource(context);
  const [lower, equal, all] = Object.entries(counts).map(
    ([kind, count]) =>
      book.observed({
        id: `${kind}.${metric}`,
        metric: kind,
        value: count,
        asOf,
        knownAt: asOf,
        source: { id: source, locator: `${kind} ${metric}` },
      }).id,
  );
  if (lower === undefined || equal === undefined || all === undefined) return null;
  const id = book.derived({
    id: `factorPercentile.${metric}`,
    metric: 'factorPercentile',
    expression: '(lower + equal / 2) / all',
    inputs: [
      { name: 'lower', fact: lower },
      { name: 'equal', fact: equal },
      { name: 'all', fact: all },
    ],
  }).id;
  return { metric, value: fact, percentile: id };
}

/** Where it stands among the measured instruments of its market, factor by factor. */
export const factorsSection: ReportSection = {
  key: 'factors',
  templates: ['company', 'crypto', 'fund'],
  stage: 'valuation',
  order: 10,
  build: (context) => {
    const { universe, asOf, instrument } = context;
    const empty = { key: 'factors', status: 'not-runnable', blocks: [] } as const;
    if (universe === null) return { ...empty, why: texts.notMeasured };
    const others = membersOn(universe, asOf).filter(({ id }) => id !== instrument.id);
    if (others.length < fewest)
      return { ...empty, why: universe.members.length < fewest ? texts.tooFew : texts.otherDate };
    const rows = factorsOf(context)
      .map((factor) => percentile(context, factor, others))
      .filter((row) => row !== null);
    const [first] = rows;
    if (first === undefined) return { ...empty, why: texts.ownUnknown };
    const byRank = rows.toSorted(
      (a, b) => (valueOf(context.book, b.percentile) ?? 0) - (valueOf(context.book, a.percentile) ?? 0),
    );
    const [best, worst] = [byRank[0] ?? first, byRank.at(-1) ?? first];
    const slots = {
      best: metricOf(best.metric).label,
      // A sentence may name a line of the statements only beside its figure.
      bestValue: figure(best.value),
      high: figure(best.percentile),
      worst: metricOf(worst.metric).label,
      worstValue: figure(worst.value),
      low: figure(worst.percentile),
      count: figure(`universeCount.${best.metric}`),
    };
    return {
      key: 'factors',
      status: 'ok',
      blocks: [
        { kind: 'text', parts: paragraph(texts.spread, slots) },
        { kind: 'percentiles', rows },
      ],
    };
  },
};
