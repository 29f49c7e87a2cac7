import { cx } from '../lib/cx.ts';

/** What will stand in an empty place: one line of a list or several, a curve over its axis, or cards side by side. */
export type GhostKind = 'row' | 'rows' | 'chart' | 'cards';

export interface GhostProps {
  readonly of: GhostKind;
  readonly className?: string;
}

const curve = 'M0 52 L24 46 L48 50 L72 34 L96 40 L120 24 L144 30 L168 16 L192 22 L216 8 L240 12';

interface RowProps {
  readonly y: number;
  /** Width of the longer word. */
  readonly width: number;
}

function Row({ y, width }: RowProps) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect width={52} height={8} rx={4} fill="var(--bg-2)" />
      <rect x={64} width={width} height={8} rx={4} fill="var(--bg-2)" />
      <path d="M180 8 l12 -5 l10 3 l12 -7 l10 2 l12 -6" fill="none" stroke="var(--border-2)" strokeWidth={1.5} />
      <rect x={264} width={56} height={8} rx={4} fill="var(--bg-2)" />
    </g>
  );
}

function Rows() {
  return [8, 40, 72].map((y) => (
    <g key={y}>
      <Row y={y} width={92 - y / 2} />
      <line x1={0} x2={320} y1={y + 20} y2={y + 20} stroke="var(--border-1)" />
    </g>
  ));
}

function OneRow() {
  return <Row y={8} width={80} />;
}

function Chart() {
  return (
    <g transform="translate(32 12)">
      {[0, 24, 48].map((y) => (
        <line key={y} x1={0} x2={240} y1={y} y2={y} stroke="var(--grid)" />
      ))}
      <path d={`${curve} L240 72 L0 72 Z`} fill="var(--bg-2)" />
      <path d={curve} fill="none" stroke="var(--border-2)" strokeWidth={2} />
      <line x1={0} x2={240} y1={72} y2={72} stroke="var(--border-2)" />
    </g>
  );
}

function Cards() {
  return [0, 110, 220].map((x) => (
    <g key={x} transform={`translate(${x} 6)`}>
      <rect x={0.5} y={0.5} width={99} height={83} rx={8} fill="none" stroke="var(--border-1)" />
      <rect x={10} y={12} width={56} height={8} rx={4} fill="var(--bg-2)" />
      <rect x={10} y={26} width={34} height={6} rx={3} fill="var(--bg-2)" />
      <g transform="translate(10 44) scale(0.33 0.42)">
        <path d={curve} fill="none" stroke="var(--border-2)" strokeWidth={4} />
      </g>
    </g>
  ));
}

const pictures = {
  row: [OneRow, 24],
  rows: [Rows, 96],
  chart: [Chart, 96],
  cards: [Cards, 96],
} as const;

/** A faint picture of what will stand in an empty place; the words beside it say why it does not. */
export function Ghost({ of, className }: GhostProps) {
  const [Picture, height] = pictures[of];
  return (
    <svg
      aria-hidden
      data-ghost={of}
      width={320}
      height={height}
      viewBox={`0 0 320 ${height}`}
      className={cx('max-w-full opacity-60', className)}
    >
      <Picture />
    </svg>
  );
}
