import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { BellRing, Download } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { markRead, SignalView } from '@plumbline/contract/signal';
import { dateOf } from '@plumbline/model/date';
import { apiUrl, call } from '../lib/api.ts';
import { signalsQuery, trackRecordQuery, type SignalFilter } from '../lib/signals.ts';
import { strategiesQuery } from '../lib/strategies.ts';
import { useArchiveDay } from '../lib/use-archive-day.ts';
import { useDates } from '../lib/use-dates.ts';
import { useSettings } from '../lib/use-settings.ts';
import { useSignalStream } from '../lib/use-signal-stream.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { DeliveryBanner } from './signals/delivery-banner.tsx';
import { PaperAccounts } from './signals/paper-accounts.tsx';
import { RecordStrip } from './signals/record-strip.tsx';
import { SignalDrawer } from './signals/signal-drawer.tsx';
import { SignalRow, symbolOf } from './signals/signal-row.tsx';

const marketKeys = ['all', 'us', 'cn', 'hk', 'crypto'] as const;
const sides = ['both', 'buy', 'sell'] as const;
const statuses = ['all', 'new', 'open', 'closed', 'expired'] as const;

function oneOf<T extends string>(values: readonly T[], value: string | undefined): T | undefined {
  return values.find((one) => one === value && one !== 'all');
}

/** Every signal that was issued, day by day, losers included, under the record that they make. */
export function SignalsPage() {
  const { t } = useTranslation('signals');
  const navigate = useNavigate({ from: '/signal' });
  const search = useSearch({ from: '/layout-2/signal' });
  const client = useQueryClient();
  const { date } = useDates();
  const archiveDay = useArchiveDay();
  const settings = useSettings();
  useSignalStream();
  const filter = useMemo((): SignalFilter => {
    const market = oneOf(['us', 'cn', 'hk', 'crypto'], search.market);
    const side = oneOf(['buy', 'sell'], search.side);
    const status = oneOf(['new', 'open', 'closed', 'expired'], search.status);
    return {
      ...(market === undefined ? {} : { market }),
      ...(side === undefined ? {} : { side }),
      ...(status === undefined ? {} : { status }),
      ...(search.strategy === undefined ? {} : { strategyId: search.strategy }),
    };
  }, [search.market, search.side, search.status, search.strategy]);
  const feed = useQuery(signalsQuery(filter));
  const record = useQuery(trackRecordQuery(search.strategy));
  const strategies = useQuery(strategiesQuery);
  const { mutate: read } = useMutation({
    mutationFn: (ids: string[]) => call<typeof markRead>('post', '/signals/read', { as: 'owner', body: { ids } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['signals'] }),
  });
  const onSeen = useCallback((id: string) => read([id]), [read]);
  const set = (change: Partial<Record<keyof typeof search, string>>): void =>
    void navigate({ search: (known) => ({ ...known, ...change }), replace: true, resetScroll: false });
  const signals = feed.data?.signals ?? [];
  const open = signals.find(({ id }) => id === search.signal) ?? null;
  const isFiltered = Object.keys(filter).length > 0;
  const days = groupByDay(signals);
  const withheld = feed.data?.withheld ?? [];

  if (feed.error !== null && feed.data === undefined) {
    return (
      <Card>
        <ErrorState
          title={t('failed')}
          error={feed.error}
          onRetry={() => void feed.refetch()}
          retrying={feed.isFetching}
        />
      </Card>
    );
  }
  return (
    <div data-testid="signals" className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="sr-only">
        {t('title')}
      </h1>
      {record.data === undefined ? <Skeleton className="h-28 w-full" /> : <RecordStrip record={record.data} />}
      <DeliveryBanner />
      {archiveDay !== null && signals.length + withheld.length > 0 ? (
        <p className="text-ui font-normal text-2">{t('inArchive', { date: archiveDay })}</p>
      ) : null}
      {feed.data === undefined ? (
        <Skeleton className="h-80 w-full" />
      ) : signals.length === 0 && withheld.length === 0 && !isFiltered ? (
        <Card>
          <EmptyState
            ghost="rows"
            title={t(archiveDay === null ? 'empty' : 'emptyInArchive')}
            detail={t('emptyDetail')}
            action={
              <Link to="/strategy" className={buttonClass('primary')}>
                {t('emptyAction')}
              </Link>
            }
          />
        </Card>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <Select
              label={t('filter.market')}
              value={search.market ?? 'all'}
              onChange={(market) => set({ market: market === 'all' ? '' : market })}
              options={marketKeys.map((value) => ({ value, label: `${t('filter.market')} ${t(`market.${value}`)}` }))}
            />
            <Select
              label={t('filter.strategy')}
              value={search.strategy ?? ''}
              onChange={(strategy) => set({ strategy })}
              options={[
                { value: '', label: `${t('filter.strategy')} ${t('market.all')}` },
                ...(strategies.data?.strategies ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <SegmentedControl
              label={t('filter.side')}
              value={search.side ?? 'both'}
              onChange={(side) => set({ side: side === 'both' ? '' : side })}
              segments={sides.map((value) => ({ value: value as string, label: t(`side.${value}`) }))}
            />
            <SegmentedControl
              label={t('filter.status')}
              value={search.status ?? 'all'}
              onChange={(status) => set({ status: status === 'all' ? '' : status })}
              segments={statuses.map((value) => ({ value: value as string, label: t(`status.${value}`) }))}
            />
            <Button
              variant="ghost"
              icon={<BellRing size={14} aria-hidden />}
              className="ms-auto"
              onClick={() => settings.open('alerts')}
            >
              {t('channels')}
            </Button>
            <a
              className={buttonClass('ghost')}
              href={apiUrl('/signals/export', {}, { ...filter })}
              download
              data-testid="signals-csv"
            >
              <Download size={14} aria-hidden /> CSV
            </a>
          </div>
          <Card flush>
            {days.length === 0 && <p className="p-5 text-ui font-normal text-2">{t('noMatch')}</p>}
            {days.map(([day, rows]) => (
              <section key={day} aria-label={date(day)}>
                <h2 className="num bg-2 px-4 py-2 text-caption font-medium text-2">{date(day)}</h2>
                {rows.map((signal) => (
                  <SignalRow
                    key={signal.id}
                    signal={signal}
                    isOpen={signal.id === search.signal}
                    onOpen={() => set({ signal: signal.id === search.signal ? '' : signal.id })}
                    onSeen={onSeen}
                  />
                ))}
              </section>
            ))}
          </Card>
          {withheld.length === 0 ? null : (
            <Card flush title={t('withheld.title', { count: withheld.length })}>
              <ul>
                {withheld.map((one) => (
                  <li
                    key={one.seq}
                    className="flex flex-wrap items-baseline gap-2 border-t border-line px-4 py-2.5 first:border-t-0"
                  >
                    <Chip tone="warn">{t(`withheld.${one.reason}`)}</Chip>
                    <span className="min-w-0 flex-1 text-ui font-normal text-2">
                      {one.instrumentId === null
                        ? one.strategyName
                        : `${symbolOf(one.instrumentId)} · ${one.strategyName}`}
                    </span>
                    <span className="num text-caption text-3">{date(dateOf(one.barTime ?? one.at))}</span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </>
      )}
      <PaperAccounts />
      <p className="text-caption text-3">{t('footer')}</p>
      <SignalDrawer signal={open} onClose={() => set({ signal: '' })} />
    </div>
  );
}

function groupByDay(signals: readonly SignalView[]): readonly (readonly [string, readonly SignalView[]])[] {
  const days = new Map<string, SignalView[]>();
  for (const signal of signals) {
    const day = dateOf(signal.barTime);
    const known = days.get(day);
    if (known === undefined) days.set(day, [signal]);
    else known.push(signal);
  }
  return [...days];
}
