import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { cloneShared } from '@plumbline/contract/strategy';
import { missingMark, type Printable } from '@plumbline/model/format';
import { call, isApiError } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { sharedQuery } from '../../lib/strategies.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LogicView } from './logic-view.tsx';
import { RobustnessTab } from './robustness-tab.tsx';
import { VerdictCard } from './verdict-card.tsx';

const shown: readonly (readonly [string, Printable['unit'], number])[] = [
  ['annualReturn', 'fraction', 1],
  ['sharpe', 'ratio', 2],
  ['maxDrawdown', 'fraction', 1],
];

/** What somebody shares: read only, the verdict first, the logic where its owner gave it. */
export function SharedStrategyPage({ token }: { readonly token: string }) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useQuery(sharedQuery(token));
  const clone = useMutation({
    mutationFn: () =>
      call<typeof cloneShared>('post', '/shared/strategies/:token/clone', { as: 'owner', params: { token }, body: {} }),
    onSuccess: ({ id }) => void navigate({ to: '/strategy/$strategyId', params: { strategyId: id }, search: {} }),
  });
  if (error !== null) {
    if (isApiError(error) && error.code === 'not-found') {
      return (
        <EmptyState
          title={t('shared.closed')}
          detail={t('shared.closedDetail')}
          action={
            <Link to="/strategy" className={buttonClass('primary')}>
              {t('shared.own')}
            </Link>
          }
        />
      );
    }
    return <ErrorState title={t('detail.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (data === undefined) return <Skeleton className="h-96 w-full" />;
  const { name, trials, version } = data;
  const { summary, verdict } = version.test;
  const print = (value: number | null | undefined, unit: Printable['unit'], decimals: number): string =>
    value === null || value === undefined ? missingMark : figure({ value, unit, decimals });
  return (
    <div data-testid="shared-strategy" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 tabIndex={-1} className="text-h1 text-balance">
            {name}
          </h1>
          <p className="mt-1 flex items-center gap-2 text-caption text-3">
            {t('shared.readOnly', { version: `v${version.version}`, count: trials })}
            {summary?.simulated === true && <SimulatedChip />}
          </p>
        </div>
        {version.spec === null ? null : (
          <Button
            variant="primary"
            icon={<Copy size={14} aria-hidden />}
            loading={clone.isPending}
            onClick={() => clone.mutate()}
          >
            {t('shared.clone')}
          </Button>
        )}
      </header>
      {clone.error === null ? null : <ErrorState title={t('change.failed')} error={clone.error} />}
      <VerdictCard verdict={verdict} failed={version.test.error} progress={null} />
      {summary === null ? null : (
        <dl className="grid grid-cols-3 rounded-card border border-line bg-1">
          {shown.map(([id, unit, decimals]) => (
            <div key={id} className="border-line px-4 py-3 not-first:border-l">
              <dt className="text-caption text-2">{t(`kpi.${id}`)}</dt>
              <dd className="num text-metric">{print(summary.metrics.whole[id], unit, decimals)}</dd>
              <dd className="num text-caption text-3">
                {t('kpi.outOfSample', { value: print(summary.metrics.outOfSample[id], unit, decimals) })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {version.spec === null ? (
        <Card>
          <p className="text-ui font-normal text-2">{t('shared.withoutLogic')}</p>
        </Card>
      ) : (
        <LogicView spec={version.spec} />
      )}
      <RobustnessTab verdict={verdict} />
      <p className="text-caption text-3">{t('detail.disclaimer')}</p>
    </div>
  );
}
