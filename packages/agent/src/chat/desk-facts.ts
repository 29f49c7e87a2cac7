import { dateOf } from '@plumbline/model/date';
import type { Fact, Period } from '@plumbline/model/fact';
import type { Source } from '@plumbline/model/source';
import { metricOf } from '@plumbline/quant/catalogue/catalogue';

interface DeskFigures {
  /** In front of every handle. */
  readonly prefix: string;
  readonly title: string;
  readonly locator: string;
  readonly at: number;
  readonly simulated: boolean;
  /** `handle` where a metric is told more than once, such as the ends of its interval. */
  readonly values: readonly (readonly [metric: string, value: number | null, handle?: string])[];
  /** What stretch of time all of them cover. */
  readonly period?: Period;
}

/** Figures the product keeps itself, such as those of a back-test, as facts with the product as their source. */
export function deskFacts({ prefix, title, locator, at, simulated, values, period }: DeskFigures): {
  readonly facts: readonly Fact[];
  readonly sources: readonly [Source];
} {
  const date = dateOf(at);
  const id = `desk:${prefix}`;
  const source: Source = {
    id,
    kind: 'derived',
    publisher: 'Plumbline',
    title,
    retrievedAt: at,
    asOf: date,
    locator,
    simulated,
  };
  const facts = values.map(([metric, value, handle = metric]): Fact => {
    const { unit, decimals } = metricOf(metric);
    return {
      id: `${prefix}/${handle}`,
      metric,
      value,
      unit,
      decimals,
      ...(period === undefined ? {} : { period }),
      asOf: date,
      knownAt: date,
      source: { id, locator: metric },
      quality: [],
      simulated,
    };
  });
  return { facts, sources: [source] };
}
