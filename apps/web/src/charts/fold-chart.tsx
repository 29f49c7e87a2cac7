import { scaleLinear } from 'd3-scale';

export interface FoldBar {
  readonly key: string;
  readonly trainFrom: number;
  readonly trainTo: number;
  readonly testFrom: number;
  readonly testTo: number;
  /** Printed results of the chosen setting where it was chosen and where it was judged. */
  readonly train: string;
  readonly test: string;
  readonly passed: boolean;
}

export interface FoldChartProps {
  readonly folds: readonly FoldBar[];
  readonly label: string;
  readonly describedBy: string;
  readonly trainLabel: string;
  readonly testLabel: string;
  readonly fromLabel: string;
  readonly toLabel: string;
}

/** A walk forward: each row chooses on its pale stretch and is judged on the solid one that follows. */
export function FoldChart({ folds, label, describedBy, trainLabel, testLabel, fromLabel, toLabel }: FoldChartProps) {
  const begin = Math.min(...folds.map(({ trainFrom }) => trainFrom));
  const end = Math.max(...folds.map(({ testTo }) => testTo));
  const x = scaleLinear([begin, end], [0, 100]);
  const width = (from: number, to: number): string => `${Math.max(0.5, x(to) - x(from))}%`;
  return (
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table aria-describedby={describedBy} className="num w-full min-w-[380px] text-caption">
        <thead>
          <tr className="text-3">
            <td className="pb-1">
              <span className="flex justify-between">
                <span>{fromLabel}</span>
                <span>{toLabel}</span>
              </span>
            </td>
            <th scope="col" className="w-20 pb-1 text-end font-normal">
              {trainLabel}
            </th>
            <th scope="col" className="w-20 pb-1 text-end font-normal">
              {testLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {folds.map((fold) => (
            <tr key={fold.key}>
              <td className="py-1">
                <span aria-hidden className="relative block h-4 rounded-cite bg-2">
                  <i
                    className="absolute inset-y-0 rounded-cite bg-series-1 opacity-25"
                    style={{ left: `${x(fold.trainFrom)}%`, width: width(fold.trainFrom, fold.trainTo) }}
                  />
                  <i
                    className="absolute inset-y-0 rounded-cite"
                    style={{
                      left: `${x(fold.testFrom)}%`,
                      width: width(fold.testFrom, fold.testTo),
                      background: fold.passed ? 'var(--series-1)' : 'var(--text-3)',
                    }}
                  />
                </span>
              </td>
              <td className="text-end text-2">{fold.train}</td>
              <td className="text-end font-semibold">{fold.test}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
