import { useTranslation } from 'react-i18next';
import { missingMark } from '@plumbline/model/format';
import type { OutOfSampleSharpe } from '@plumbline/quant/evidence/shown-figures';
import { useFormat } from '../../lib/format.ts';

/** All intervals share this scale, so that rows can be compared by eye. */
const [low, high] = [-1, 3];

function place(value: number): number {
  return ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * 100;
}

/** Out-of-sample Sharpe with the interval it may truly lie in, on one scale from −1 to 3 with zero marked. */
export function SharpeInterval({ value, low: from, high: to }: OutOfSampleSharpe) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  if (value === null) return <span className="text-3">{missingMark}</span>;
  const print = (of: number): string => figure({ value: of, unit: 'ratio', decimals: 2 });
  return (
    <span className="block w-40">
      <span className="num">
        <b className="font-semibold">{print(value)}</b>{' '}
        {from !== null && to !== null && <span className="text-caption text-3">{`${print(from)} – ${print(to)}`}</span>}
      </span>
      <span className="relative mt-1.5 block h-1.5 border-t border-line" role="img" aria-label={t('list.sharpe')}>
        <i aria-hidden className="absolute -top-1 h-2 w-px bg-[var(--text-3)]" style={{ left: `${place(0)}%` }} />
        {from !== null && to !== null && (
          <i
            aria-hidden
            className="absolute -top-[3px] h-1.5 rounded-full bg-series-1 opacity-40"
            style={{ left: `${place(from)}%`, width: `${Math.max(1, place(to) - place(from))}%` }}
          />
        )}
        <i
          aria-hidden
          className="absolute -top-1 size-2 -translate-x-1/2 rounded-full bg-series-1"
          style={{ left: `${place(value)}%` }}
        />
      </span>
    </span>
  );
}
