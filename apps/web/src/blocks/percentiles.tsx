import { Figure } from './figure/figure.tsx';
import { metricLabel } from './figure/metric-label.ts';
import { useReport } from './figure/report-context.ts';
import type { BlockLeaf, BlockProps } from './block.ts';

function PercentilesView({ block }: BlockProps<'percentiles'>) {
  const { book, locale } = useReport();
  return (
    <ul className="grid gap-x-8 gap-y-3 @lg:grid-cols-2">
      {block.rows.map(({ metric, value, percentile }) => {
        const rank = book.fact(percentile)?.value ?? null;
        return (
          <li key={metric} className="min-w-0">
            <div className="flex items-baseline justify-between gap-3 text-ui font-normal">
              <span className="min-w-0 truncate text-2">{metricLabel(metric, locale)}</span>
              <span className="num flex shrink-0 items-baseline gap-3">
                <Figure id={value} className="text-caption text-3" change="never" />
                <Figure id={percentile} className="font-semibold" />
              </span>
            </div>
            <div aria-hidden className="relative mt-1.5 h-1 rounded-full bg-(--border-1)">
              {rank === null ? null : (
                <span
                  className="absolute inset-y-0 start-0 rounded-full bg-accent-solid"
                  style={{ width: `${rank * 100}%` }}
                />
              )}
              <span className="absolute -inset-y-0.5 start-1/2 w-px bg-(--text-3)" />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export const percentiles: BlockLeaf<'percentiles'> = { kind: 'percentiles', place: 'flow', View: PercentilesView };
