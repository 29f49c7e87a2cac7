import { useTranslation } from 'react-i18next';
import type { TestSummary } from '@plumbline/contract/strategy';
import { useDates } from '../../lib/use-dates.ts';
import { dateOf } from '@plumbline/model/date';
import { trendPath } from '../../lib/trend-path.ts';

export interface BirthLineProps {
  readonly summary: TestSummary;
  /** When the version was made: what lies after it was not known then. */
  readonly bornAt: number;
  readonly height: number;
}

/** The equity of a version in small, split where it was born: what came before was looked at, what came after was not. */
export function BirthLine({ summary, bornAt, height }: BirthLineProps) {
  const { t } = useTranslation('strategy');
  const { date } = useDates();
  const path = trendPath(summary.sparkline, height);
  if (path === null) return <div style={{ height }} aria-hidden="true" />;
  const [from, to] = [Date.parse(summary.from), Date.parse(summary.to)];
  const born = Math.min(100, Math.max(0, ((bornAt - from) / Math.max(1, to - from)) * 100));
  return (
    <svg
      role="img"
      aria-label={t('list.sparklineSplit', { from: date(summary.from), born: date(dateOf(bornAt)) })}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      width="100%"
      height={height}
      className="block overflow-visible"
    >
      <rect x={born} width={100 - born} y={0} height={height} fill="var(--accent)" fillOpacity={0.12} />
      <line
        x1={born}
        x2={born}
        y1={0}
        y2={height}
        stroke="var(--text-3)"
        strokeDasharray="2 2"
        vectorEffect="non-scaling-stroke"
      />
      <path d={path.line} fill="none" stroke="var(--text-3)" strokeWidth={1.6} vectorEffect="non-scaling-stroke" />
      <svg
        x={born}
        width={100 - born}
        height={height}
        viewBox={`${born} 0 ${Math.max(0.01, 100 - born)} ${height}`}
        preserveAspectRatio="none"
      >
        <path d={path.line} fill="none" stroke="var(--series-1)" strokeWidth={1.6} vectorEffect="non-scaling-stroke" />
      </svg>
    </svg>
  );
}
