export interface CorrelationMatrixProps {
  readonly names: readonly string[];
  readonly values: readonly (readonly number[])[];
  readonly label: string;
  readonly print: (value: number) => string;
}

/** How alike things move, from −1 to 1: the second series colour against the first, never the market's. */
export function CorrelationMatrix({ names, values, label, print }: CorrelationMatrixProps) {
  const tint = (value: number): string =>
    `color-mix(in srgb, var(${value < 0 ? '--series-2' : '--series-1'}) ${Math.round(Math.min(1, Math.abs(value)) * 45)}%, var(--bg-2))`;
  return (
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table className="num w-full border-separate border-spacing-0.5 text-caption">
        <thead>
          <tr>
            <td />
            {names.map((name, at) => (
              <th key={at} scope="col" className="max-w-24 truncate p-1 text-center font-normal text-3" title={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {values.map((row, i) => (
            <tr key={i}>
              <th scope="row" className="max-w-32 truncate pe-2 text-start font-normal text-2" title={names[i]}>
                {names[i]}
              </th>
              {row.map((value, j) => (
                <td
                  key={j}
                  className="h-8 rounded-cite text-center text-1"
                  style={i === j ? { background: 'var(--bg-2)' } : { background: tint(value) }}
                >
                  {print(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
