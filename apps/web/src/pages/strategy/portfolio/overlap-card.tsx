import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StrategyBacktest } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { useFormat } from '../../../lib/format.ts';
import { mixOf } from '../../../lib/mix.ts';
import { strategiesQuery } from '../../../lib/strategies.ts';
import { strategyEquityQuery } from '../../../lib/strategy-equity.ts';
import { useInView } from '../../../lib/use-in-view.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** More would take long to compute and longer to read. */
const most = 8;

export interface OverlapCardProps {
  readonly id: string;
  readonly backtest: StrategyBacktest;
}

/** How alike this setting and the owner's other strategies move, over the weeks they have in common. */
export function OverlapCard({ id, backtest }: OverlapCardProps) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInView(place, { threshold: 0.1 });
  const list = useQuery(strategiesQuery);
  const others = (list.data?.strategies ?? [])
    .filter((one) => one.id !== id && one.state !== 'archived')
    .slice(0, most);
  const accounts = useQueries({
    queries: others.map(({ current }) => ({ ...strategyEquityQuery(current.spec), enabled: isSeen })),
  });
  const rows = others.map((other, at) => {
    const { data, isError } = accounts[at] ?? { data: undefined, isError: false };
    const mix = data === undefined ? null : mixOf([backtest, data]);
    return { other, isKnown: data !== undefined || isError, value: mix?.correlation[0]?.[1] ?? Number.NaN };
  });
  return (
    <div ref={place} className="min-w-0">
      <Card title={t('portfolio.overlap')}>
        {list.isPending ? <Skeleton className="h-24 w-full" /> : null}
        {list.isError ? (
          <ErrorState title={t('list.failed')} error={list.error} onRetry={() => void list.refetch()} />
        ) : null}
        {list.isSuccess && others.length === 0 ? (
          <p className="text-ui font-normal text-2">{t('portfolio.noOthers')}</p>
        ) : null}
        <ul className="flex flex-col gap-2" data-testid="overlap">
          {rows.map(({ other, isKnown, value }) => (
            <li
              key={other.id}
              data-value={value}
              className="grid grid-cols-[minmax(0,1fr)_96px_44px] items-center gap-3"
            >
              <Link
                to="/strategy/$strategyId"
                params={{ strategyId: other.id }}
                className="truncate text-ui hover:underline"
              >
                {other.name}
              </Link>
              <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-2">
                <span
                  className="block h-full rounded-full"
                  style={{
                    width: `${Math.round(Math.abs(Number.isNaN(value) ? 0 : value) * 100)}%`,
                    background: `var(${value < 0 ? '--series-2' : '--series-1'})`,
                  }}
                />
              </span>
              <span className="num text-end text-ui">
                {isKnown && !Number.isNaN(value)
                  ? figure({ value, unit: 'ratio', decimals: 2 }, { sign: true })
                  : t(isKnown ? 'portfolio.tooShort' : 'portfolio.waiting')}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-caption text-pretty text-3">{t('portfolio.overlapBasis')}</p>
      </Card>
    </div>
  );
}
