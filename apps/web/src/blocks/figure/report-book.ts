import type { Fact } from '@plumbline/model/fact';
import type { Report } from '@plumbline/model/report';
import type { Source } from '@plumbline/model/source';
import { blockFigures } from './block-figures.ts';

/** A report's figures and sources, looked up by handle. A running report has one too; it grows. */
export interface ReportBook {
  fact(id: string): Fact | undefined;
  /** Whether it has another value than the report's, set by hand or following from that. */
  isModified(id: string): boolean;
  source(id: string): Source | undefined;
  /** 1 for the first source of the list; 0 when unknown. */
  sourceNumber(id: string): number;
  readonly sources: readonly Source[];
  /** Figures in reading order, then those that serve only as inputs: the order in which the receipt steps. */
  readonly order: readonly string[];
  /** Figures read directly from a source. */
  factsOf(sourceId: string): readonly Fact[];
}

function bookOf(facts: ReadonlyMap<string, Fact>, sources: readonly Source[], shown: readonly string[]): ReportBook {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const numbers = new Map(sources.map((source, index) => [source.id, index + 1]));
  const order = [...new Set([...shown, ...facts.keys()])].filter((id) => facts.has(id));
  const bySource = new Map<string, Fact[]>();
  for (const fact of facts.values()) {
    const list = bySource.get(fact.source.id);
    if (list === undefined) bySource.set(fact.source.id, [fact]);
    else list.push(fact);
  }
  return {
    fact: (id) => facts.get(id),
    isModified: () => false,
    source: (id) => byId.get(id),
    sourceNumber: (id) => numbers.get(id) ?? 0,
    sources,
    order,
    factsOf: (sourceId) => bySource.get(sourceId) ?? [],
  };
}

export function createReportBook(report: Report): ReportBook {
  const { header } = report;
  const heads = [header.price, header.change, header.low52w, header.high52w].filter((id) => id !== null);
  const shown = [...heads, ...report.sections.flatMap((section) => section.blocks.flatMap(blockFigures))];
  return bookOf(new Map(report.facts.map((fact) => [fact.id, fact])), report.sources, [...shown, ...report.keyFigures]);
}

/** The book of a run in progress, from what its events have brought so far. */
export function createRunBook(facts: readonly Fact[], sources: readonly Source[]): ReportBook {
  const unique = new Map(sources.map((source) => [source.id, source]));
  return bookOf(new Map(facts.map((fact) => [fact.id, fact])), [...unique.values()], []);
}
