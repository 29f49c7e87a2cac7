import { scaleLinear } from 'd3-scale';

export interface PairRow {
  readonly key: string;
  readonly name: string;
  readonly detail?: string;
  readonly own: number;
  readonly other: number;
}

export interface PairBarsProps {
  readonly rows: readonly PairRow[];
  readonly label: string;
  readonly describedBy: string;
  readonly ownLabel: string;
  readonly otherLabel: string;
  readonly print: (value: number) => string;
}

/** Two outcomes a row on one scale around zero: the strategy in its colour, the market beside it in grey. */
export function PairBars({ rows, label, describedBy, ownLabel, otherLabel, print }: PairBarsProps) {
  const values = rows.flatMap(({ own, other }) => [own, other]);
  const x = scaleLinear([Math.min(0, ...values), Math.max(0, ...values)], [0, 100]);
  const bar = (value: number, token: string) => (
    <i
      className="absolute inset-y-0 rounded-[2px]"
      style={{
        left: `${x(Math.min(0, value))}%`,
        width: `${Math.max(0.6, Math.abs(x(value) - x(0)))}%`,
        background: `var(${token})`,
      }}
    />
  );
  return (
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table aria-describedby={describedBy} className="num w-full min-w-[360px] text-ui font-normal">
        <thead>
          <tr className="text-caption text-3">
            <td />
            <td />
            <th scope="col" className="w-16 pb-1 text-end font-normal">
              {ownLabel}
            </th>
            <th scope="col" className="w-16 pb-1 text-end font-normal">
              {otherLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className="min-w-36 py-1.5 pe-3 text-start font-normal md:whitespace-nowrap">
                {row.name}
                {row.detail === undefined ? null : <span className="block text-caption text-3">{row.detail}</span>}
              </th>
              <td className="w-full py-1.5">
                <span aria-hidden className="relative block h-4">
                  <span className="absolute inset-x-0 top-0 h-[7px]">{bar(row.own, '--series-1')}</span>
                  <span className="absolute inset-x-0 bottom-0 h-[7px]">{bar(row.other, '--text-3')}</span>
                  <i className="absolute inset-y-0 w-px bg-[var(--border-2)]" style={{ left: `${x(0)}%` }} />
                </span>
              </td>
              <td className="ps-2 text-end font-semibold">{print(row.own)}</td>
              <td className="ps-2 text-end text-2">{print(row.other)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
