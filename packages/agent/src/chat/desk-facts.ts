import { dateOf } from '@plumbline/model/date';
import type { Fact } from '@plumbline/model/fact';
import type { Source } from '@plumbline/model/source';
import { metricOf } from '@plumbline/quant/catalogue/catalogue';

interface DeskFigures {
  /** In front of every handle. */
  readonly prefix: string;
  readonly title: string;
  readonly locator: string;
  readonly at: number;
  readonly simulated: boolean;
  readonly values: readonly (readonly [metric: string, value: number | null])[];
}

/** Figures the product keeps itself, such as those of a back-test, as facts with the product as their source. */
export function deskFacts({ prefix, title, locator, at, simulated, values }: DeskFigures): {
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
  const facts = values.map(([metric, value]): Fact => {
    const { unit, decimals } = metricOf(metric);
    return {
      id: `${prefix}/${metric}`,
      metric,
      value,
      unit,
      decimals,
      asOf: date,
      knownAt: date,
      source: { id, locator: metric },
      quality: [],
      simulated,
    };
  });
  return { facts, sources: [source] };
}
