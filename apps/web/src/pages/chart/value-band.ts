import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { listReports, readReport } from '@plumbline/contract/report';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { Report } from '@plumbline/model/report';
import { call } from '../../lib/api.ts';
import type { Bars } from '../../lib/bars.ts';
import { bandSteps, middleHalf, type BandStep } from '../research/first-screen/value-spread.ts';
import { multipleBand, type ChartMultiple, type MultipleBand } from './multiple-band.ts';
import type { ChartUnderlay } from './chart-underlay.ts';
import { indexOfTime } from './drawings/drawing-places.ts';

/** How many of the latest runs are looked through for one that is done. */
const looked = 5;

/** Values of one share from a report, over bars in today's shares. */
export interface ValueBand {
  readonly steps: readonly BandStep[];
  readonly reportId: string;
  readonly asOf: string;
}

type ValueReport = Pick<Report, 'asOf' | 'rating' | 'facts'>;

/**
 * The value and the middle half of its range (P25 to P75, so that bars keep their height beside it) as each was known in its
 * time, up to the last bar; nothing in another currency than the bars'.
 */
export function valueSteps(
  { asOf, rating, facts }: ValueReport,
  { columns, currency }: Pick<Bars, 'columns' | 'currency'>,
): readonly BandStep[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const { fair = null, p10 = null, p90 = null, earlier = [] } = rating ?? {};
  if (fair === null || p10 === null || p90 === null || byId.get(fair)?.currency !== currency) return [];
  const valueOf = (id: string): number | null => byId.get(id)?.value ?? null;
  const now = { from: asOf, low: p10, middle: fair, high: p90 };
  const past = earlier.filter(({ from }) => from < asOf);
  // The last bar lasts as long as the chart goes on.
  const between = [columns.time[0] ?? 0, (columns.time.at(-1) ?? 0) + 1] as const;
  return bandSteps([...past, now], valueOf, between).map(middleHalf);
}

export interface ReportBands {
  readonly value: ValueBand | null;
  readonly multiple: MultipleBand | null;
  /** Asked for, and no report has it. */
  readonly isValueMissing: boolean;
  readonly isMultipleMissing: boolean;
}

/** What the reader's latest finished report on an instrument lays behind its prices; null while it is off or there is none. */
export function useReportBands(
  id: InstrumentId,
  bars: Bars,
  hasValue: boolean,
  multiple: ChartMultiple | null,
): ReportBands {
  const isOn = hasValue || multiple !== null;
  const runs = useQuery({
    queryKey: ['report-versions', id],
    queryFn: ({ signal }) =>
      call<typeof listReports>('get', '/reports', { as: 'owner', query: { instrument: id, limit: looked }, signal }),
    enabled: isOn,
  });
  const run = runs.data?.runs.find(({ state, simulated }) => state === 'done' && simulated === bars.simulated);
  const runId = run?.id ?? '';
  const report = useQuery({
    queryKey: ['report', runId],
    queryFn: ({ signal }) =>
      call<typeof readReport>('get', '/reports/:id', { as: 'owner', params: { id: runId }, signal }),
    enabled: isOn && run !== undefined,
  });
  const body = report.data?.report ?? null;
  const value = useMemo(
    () => (!hasValue || body === null ? null : { steps: valueSteps(body, bars), reportId: runId, asOf: body.asOf }),
    [hasValue, body, bars, runId],
  );
  const multiples = useMemo(
    () => (multiple === null || body === null ? null : multipleBand(body, multiple, bars)),
    [multiple, body, bars],
  );
  const isWithout = runs.isSuccess && run === undefined;
  return {
    value,
    multiple: multiples,
    isValueMissing: hasValue && (isWithout || (body !== null && value?.steps.length === 0)),
    isMultipleMissing: multiple !== null && (isWithout || (body !== null && multiples === null)),
  };
}

/** Lowest and highest price of a band; null where there is none. */
export function reachOf(steps: readonly BandStep[]): readonly [low: number, high: number] | null {
  if (steps.length === 0) return null;
  return [Math.min(...steps.map(({ low }) => low)), Math.max(...steps.map(({ high }) => high))];
}

/** Paints a band: its range filled, its middle dashed, stepped where something became known. */
export function paintBand(steps: readonly BandStep[], times: Float64Array, token: string): ChartUnderlay {
  return ({ x, y, width }, context, color) => {
    context.save();
    context.setLineDash([5, 4]);
    context.lineWidth = 1;
    context.strokeStyle = color(token);
    context.fillStyle = color(token, 0.12);
    for (const [at, { from, to, low, middle, high }] of steps.entries()) {
      const left = x(indexOfTime(times, from) - 0.5);
      const right = at === steps.length - 1 ? width : x(indexOfTime(times, to) - 0.5);
      const [top, line, bottom] = [y(high), y(middle), y(low)];
      if (![left, right, top, line, bottom].every(Number.isFinite)) continue;
      context.fillRect(left, top, right - left, bottom - top);
      context.beginPath();
      context.moveTo(left, line);
      context.lineTo(right, line);
      context.stroke();
    }
    context.restore();
  };
}
