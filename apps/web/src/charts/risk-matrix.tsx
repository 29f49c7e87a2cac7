import { scaleLinear } from 'd3-scale';
import { spreadApart } from './label-places.ts';

export interface RiskMatrixProps {
  readonly label: string;
  /** Names of the two axes, each from one to five. */
  readonly across: string;
  readonly up: string;
  /** The gravest first; each is drawn by its place in the list. */
  readonly risks: readonly {
    readonly key: string;
    readonly likelihood: number | null;
    readonly impact: number | null;
  }[];
}

const size = 132;
const left = 40;
const top = 14;
const bands = 3;
const radius = 9;

/** Risks by how likely they are and how much they would cost, numbered as in the table beside it. */
export function RiskMatrix({ label, across, up, risks }: RiskMatrixProps) {
  const place = scaleLinear([1, 5], [radius, size - radius]);
  const known = risks.flatMap(({ key, likelihood, impact }, at) =>
    likelihood === null || impact === null
      ? []
      : [{ key, number: at + 1, at: [place(likelihood), size - place(impact)] as const }],
  );
  const places = spreadApart(
    known.map((one) => one.at),
    2 * radius,
    size,
  );
  const step = size / bands;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${left + size + 20} ${top + size + 26}`}
      className="mx-auto my-2 block h-[172px] max-lg:hidden"
    >
      {Array.from({ length: bands * bands }, (_, index) => {
        const [column, row] = [index % bands, Math.floor(index / bands)];
        return (
          <rect
            key={index}
            x={left + column * step + 1}
            y={top + row * step + 1}
            width={step - 2}
            height={step - 2}
            rx={3}
            fill="var(--warn)"
            fillOpacity={0.06 + 0.07 * (column + bands - 1 - row)}
          />
        );
      })}
      {known.map(({ key, number }, at) => {
        const [x = 0, y = 0] = places[at] ?? [];
        return (
          <g key={key} transform={`translate(${left + x} ${top + y})`}>
            <circle r={radius} fill="var(--bg-1)" stroke="var(--text-1)" />
            <text y={4} fontSize={11} fontWeight={600} textAnchor="middle" fill="var(--text-1)">
              {number}
            </text>
          </g>
        );
      })}
      <text x={left + size / 2} y={top + size + 18} fontSize={11} textAnchor="middle" fill="var(--text-3)">
        {across}
      </text>
      <text
        transform={`translate(${left - 10} ${top + size / 2}) rotate(-90)`}
        fontSize={11}
        textAnchor="middle"
        fill="var(--text-3)"
      >
        {up}
      </text>
    </svg>
  );
}
