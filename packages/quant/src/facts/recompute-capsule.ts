import type { BarColumns } from '@plumbline/model/bar';
import type { CapsuleBars, ReportCapsule } from '@plumbline/model/capsule';
import { recomputeFact } from './recompute.ts';

function unpack({ columns }: CapsuleBars): BarColumns {
  const length = columns.time?.length ?? 0;
  const column = (name: keyof BarColumns): Float64Array =>
    Float64Array.from(columns[name] ?? Array.from({ length }, () => null), (value) => value ?? Number.NaN);
  return {
    time: column('time'),
    open: column('open'),
    high: column('high'),
    low: column('low'),
    close: column('close'),
    volume: column('volume'),
  };
}

/**
 * The figures of a capsule that do not come out again from the formulas and prices it carries, by handle. Figures
 * without a formula are as filed; they are covered by the report's fingerprint.
 */
export function notReproduced({ report, bars }: Pick<ReportCapsule, 'report' | 'bars'>): readonly string[] {
  const facts = new Map(report.facts.map((fact) => [fact.id, fact]));
  const series = new Map(bars.map((one) => [`${one.instrumentId} ${one.adjustment}`, unpack(one)]));
  return report.facts
    .filter((fact) => {
      // A figure taken back by the checker has no value to come out again.
      if (fact.value === null) return false;
      const { same } = recomputeFact(fact, {
        fact: (id) => facts.get(id) ?? null,
        series: (input) => series.get(`${input.instrumentId} ${input.adjustment}`) ?? null,
      });
      return !same;
    })
    .map(({ id }) => id);
}
