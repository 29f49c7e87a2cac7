import type { TrackRecordView } from '@plumbline/contract/signal';

const size = 52;

/** Stated chances against how often they came true: on the diagonal they can be believed. Decoration beside the score in words. */
export function CalibrationMark({ bins }: { readonly bins: TrackRecordView['calibration']['bins'] }) {
  const y = (share: number): number => size - share * size;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden
      className="shrink-0 rounded-chip border border-line"
    >
      <path d={`M0 ${size}L${size} 0`} stroke="var(--border-2)" strokeDasharray="3 3" fill="none" />
      {bins.map(({ stated, value, low, high }) =>
        value === null ? null : (
          <g key={stated}>
            {low !== null && high !== null && (
              <path d={`M${stated * size} ${y(high)}V${y(low)}`} stroke="var(--accent)" strokeOpacity={0.5} />
            )}
            <circle cx={stated * size} cy={y(value)} r={2.5} fill="var(--accent)" />
          </g>
        ),
      )}
    </svg>
  );
}
