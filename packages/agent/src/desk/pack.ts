import type { InstrumentId } from '@plumbline/model/instrument';
import type { AnalystRole } from '@plumbline/model/desk';
import { analystRoles } from '@plumbline/model/desk';
import type { Fact } from '@plumbline/model/fact';
import type { Block, Report } from '@plumbline/model/report';
import type { SectionKey } from '@plumbline/model/section-keys';
import type { LocalParts } from '@plumbline/model/text-part';
import { network } from '@plumbline/model/metrics/network';
import { canonicalText } from '@plumbline/model/canonical-text';
import { sha256, utf8 } from '@plumbline/quant/facts/hash';
import type { ClaimWriter } from '../gate/claims.ts';
import { claimWriter } from '../gate/claims.ts';
import { benchmarkOf } from '../report/gather/benchmark.ts';
import type { DocumentSpan, SourceDocument } from '../sources/document.ts';
import { quotable } from '../sources/document.ts';
import { spanIndex } from '../sources/search-spans.ts';

/** A passage with the document it stands in. */
export interface PackSpan {
  readonly document: SourceDocument;
  readonly span: DocumentSpan;
}

/** A sentence the report wrote by its own rules; `speaks` where its place says so. */
export interface PackReading {
  readonly id: string;
  readonly text: LocalParts;
  readonly speaks: 'for' | 'against' | 'neither';
}

/** What one analyst is handed. */
export interface PackSlice {
  readonly facts: readonly Fact[];
  readonly readings: readonly PackReading[];
  readonly spans: readonly PackSpan[];
}

/** Everything the desk may argue about, put together by rules alone and nothing later than its date. */
export interface DeskPack {
  readonly report: Report;
  readonly documents: readonly SourceDocument[];
  readonly benchmark: InstrumentId | null;
  readonly roles: readonly AnalystRole[];
  readonly slices: ReadonlyMap<AnalystRole, PackSlice>;
  readonly readings: readonly PackReading[];
  /** Every passage that may be quoted, by id, those outside the slices included. */
  readonly spans: ReadonlyMap<string, PackSpan>;
  readonly index: ReturnType<typeof spanIndex>;
  /** Metrics the rule's rating is computed from, through all of its formulas. */
  readonly ruleMetrics: ReadonlySet<string>;
  readonly writer: ClaimWriter;
  readonly counts: { facts: number; readings: number; spans: number; events: number; gaps: number };
  readonly hash: string;
}

interface Interest {
  readonly sections: readonly SectionKey[];
  readonly metrics: RegExp;
  readonly facts: number;
  /** What passages are looked for, and how many. */
  readonly query: string;
  readonly spans: number;
}

const interests: Readonly<Record<AnalystRole, Interest>> = {
  fundamentals: {
    sections: ['financials', 'strength', 'multiples', 'valuation', 'scores', 'peers', 'scenarios', 'ownership'],
    metrics: /^(?:revenue|netIncome|freeCashFlow|grossMargin|operatingMargin|blendedValue|upside)$/,
    facts: 48,
    query: 'revenue growth margin customers demand cash flow inventory purchase obligations 收入 利润 毛利 客户 现金流',
    spans: 14,
  },
  technical: {
    sections: ['technicals', 'returns', 'price', 'factors'],
    metrics: /^(?:price|volatility|maxDrawdown|momentum12To1|aboveAverage200)$/,
    facts: 30,
    query: 'stock price volatility trading volume 股价 波动',
    spans: 2,
  },
  events: {
    sections: ['events', 'ownership', 'price'],
    metrics: /^(?:eventReaction|meanReaction|nextEarnings|newsSentiment)/,
    facts: 16,
    query:
      'regulation export licence litigation agreement acquisition supply competition risk 监管 诉讼 协议 收购 竞争 风险',
    spans: 14,
  },
  macro: {
    sections: ['cycle'],
    metrics:
      /^(?:riskFreeRate|equityRiskPremium|countryPremium|beta|adjustedBeta|correlation|wacc|costOfEquity|costOfDebt|impliedRate|rateSwing|relativeReturn)/,
    facts: 16,
    query: 'interest rates inflation currency economic conditions tariffs taxes 利率 通胀 汇率 宏观 关税',
    spans: 6,
  },
  'on-chain': {
    sections: ['ownership', 'strength', 'cycle'],
    metrics: new RegExp(
      `^(?:${network.map(({ id }) => id).join('|')}|marketToRealized|realizedPrice|networkValueToTransfers)$`,
    ),
    facts: 20,
    query: 'network addresses fees issuance staking 链上 地址 手续费',
    spans: 4,
  },
};

/** Figures about the report itself say nothing about the instrument. */
const ownWork =
  /^(?:part|claim|case|risk(?:Likelihood|Impact|Severity)|wantedFigures|knownFigures|gapCount|flaggedFigures|sourceAge|methodWeight|scenarioProbability|ratingHorizon|conviction|weightedScore|score(?:Ceiling|Floor)|believedGap|daysUntil|barCount|eventCount|reaction(?:Error|T)$|pastPoints|method(?:Count|sAbovePrice))/;
/** Letters of a passage that is laid on the table; longer ones can be looked up. */
const longestPassage = 1200;
/** Documents about the instrument that are read, the latest first. */
const mostDocuments = 12;
/** Figures on the way to another one: a percentile of an assumption, a grid's cell. */
const innerStep = /\.(?:p\d+|implied|used|usual|given|-?\d+)$/;

/** Handles of figures that a block names, in its order. */
function handlesIn(value: unknown, known: ReadonlyMap<string, Fact>, found: Set<string>): void {
  if (typeof value === 'string') {
    if (known.has(value)) found.add(value);
  } else if (Array.isArray(value)) {
    for (const one of value) handlesIn(one, known, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) handlesIn(one, known, found);
  }
}

/** A figure that no sentence can say is not laid on the table. */
function isSayable(fact: Fact, writer: ClaimWriter): boolean {
  const { say, handles, ...repeats } = levelOf(fact);
  return writer.write({ say: String(say), handles: handles as string[], ...repeats }).ok;
}

const endOf = (fact: Fact): string => fact.period?.end ?? fact.asOf;

/** The claim of a single figure: the plainest sentence there is. */
export function levelOf(fact: Fact): Record<string, unknown> {
  return {
    say: 'level',
    handles: [fact.id],
    metric: fact.metric,
    ...(fact.instrumentId === undefined ? {} : { subject: fact.instrumentId }),
  };
}

function factsFor(role: AnalystRole, report: Report, known: ReadonlyMap<string, Fact>, writer: ClaimWriter): Fact[] {
  const { sections, metrics, facts: most } = interests[role];
  const handles = new Set<string>();
  for (const fact of report.facts) if (metrics.test(fact.metric)) handles.add(fact.id);
  for (const key of sections) {
    for (const { key: own, blocks } of report.sections) if (own === key) handlesIn(blocks, known, handles);
  }
  const byMetric = new Map<string, Fact[]>();
  for (const id of handles) {
    const fact = known.get(id);
    if (fact?.value == null || ownWork.test(fact.metric) || innerStep.test(id)) continue;
    byMetric.set(fact.metric, [...(byMetric.get(fact.metric) ?? []), fact]);
  }
  const chosen = [...byMetric.values()].flatMap((alike) => {
    const latest = alike.toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : endOf(a) > endOf(b) ? -1 : 0));
    // The year before stands beside the latest, so that a course can be told.
    const [first, ...rest] = latest.filter((fact) => isSayable(fact, writer));
    if (first === undefined) return [];
    const before = rest.find(({ period }) => period?.kind === 'year' && period.end < endOf(first));
    return before === undefined ? [first] : [first, before];
  });
  return chosen.slice(0, most);
}

/** What the report concluded from its figures in sentences of its own. */
function readingsOf({ sections }: Report): readonly PackReading[] {
  const found: Omit<PackReading, 'id'>[] = [];
  const take = (block: Block): void => {
    if (block.kind === 'claims') {
      found.push(...block.bull.map(({ text }) => ({ text, speaks: 'for' as const })));
      found.push(...block.bear.map(({ text }) => ({ text, speaks: 'against' as const })));
    }
    if (block.kind === 'risks') found.push(...block.rows.map(({ text }) => ({ text, speaks: 'against' as const })));
  };
  for (const { blocks } of sections) blocks.forEach(take);
  return found.slice(0, 30).map((one, at) => ({ id: `r${String(at + 1)}`, ...one }));
}

/** Kinds of figures behind the rating, followed through every formula. */
function ruleMetricsOf({ rating, facts }: Report): ReadonlySet<string> {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const seen = new Set<string>();
  const open = [rating?.score, ...(rating?.parts ?? []).flatMap(({ score, weight }) => [score, weight])];
  while (open.length > 0) {
    const id = open.pop();
    if (typeof id !== 'string' || seen.has(id)) continue;
    seen.add(id);
    for (const input of byId.get(id)?.formula?.inputs ?? []) if ('fact' in input) open.push(input.fact);
  }
  return new Set([...seen].flatMap((id) => byId.get(id)?.metric ?? []));
}

/** Who sits at the desk: somebody reads the network of a coin, and nothing else has one. */
export function rolesFor({ template }: Pick<Report, 'template'>): readonly AnalystRole[] {
  return analystRoles.filter((role) => role !== 'on-chain' || template === 'crypto');
}

/** Lays out what the desk argues about, from a stored report and the documents known on its date. */
export function packOf(report: Report, given: readonly SourceDocument[]): DeskPack {
  const documents = given
    .filter(({ knownAt, instrumentId }) => knownAt <= report.asOf && instrumentId === report.instrumentId)
    .toSorted((a, b) => (a.knownAt === b.knownAt ? (a.id < b.id ? -1 : 1) : a.knownAt < b.knownAt ? 1 : -1))
    .slice(0, mostDocuments);
  const known = new Map(report.facts.map((fact) => [fact.id, fact]));
  const spans = new Map(
    documents.flatMap((document) => document.spans.map((span) => [span.id, { document, span }] as const)),
  );
  const writer = claimWriter({
    facts: report.facts,
    instruments: [report.instrument],
    spans: [...spans.values()].map(({ document, span }) => quotable(document, span)),
    subject: report.instrumentId,
  });
  const index = spanIndex(documents);
  const readings = readingsOf(report);
  const roles = rolesFor(report);
  const taken = new Set<string>();
  const slices = new Map(
    roles.map((role): [AnalystRole, PackSlice] => {
      const { query, spans: most } = interests[role];
      const isFree = ({ span }: PackSpan): boolean => !taken.has(span.id) && span.text.length <= longestPassage;
      const answers = index.search(query, most * 3).filter(isFree);
      // Where the query finds less than may be told, the document is told from its beginning.
      const found = [
        ...new Map([...answers, ...spans.values()].filter(isFree).map((one) => [one.span.id, one])).values(),
      ]
        .slice(0, most)
        .map(({ document, span }) => ({ document, span }));
      for (const { span } of found) taken.add(span.id);
      const own = role === 'fundamentals' ? readings : readings.slice(0, 10);
      return [role, { facts: factsFor(role, report, known, writer), readings: own, spans: found }];
    }),
  );
  const told = [...new Set([...slices.values()].flatMap(({ facts }) => facts))];
  const events = report.sections.find(({ key }) => key === 'events');
  const hashed = {
    report: report.hash,
    facts: told.map(({ id, value }) => [id, value]),
    readings: readings.map(({ id }) => id),
    spans: [...taken],
  };
  return {
    report,
    documents,
    benchmark: benchmarkOf(report.instrument),
    roles,
    slices,
    readings,
    spans,
    index,
    ruleMetrics: ruleMetricsOf(report),
    writer,
    counts: {
      facts: told.length,
      readings: readings.length,
      spans: taken.size,
      events: (events?.blocks ?? []).reduce((sum, one) => sum + (one.kind === 'bullets' ? one.items.length : 0), 0),
      gaps: report.gaps.length,
    },
    hash: sha256(utf8(canonicalText(hashed))),
  };
}
