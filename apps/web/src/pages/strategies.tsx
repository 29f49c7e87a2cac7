import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download, GitCompareArrows, LayoutGrid, List, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marketIds } from '@plumbline/model/instrument';
import { strategyStates } from '@plumbline/model/strategy-state';
import { saveFile } from '../charts/save-file.ts';
import { loadNamespaces } from '../lib/i18n.ts';
import { strategiesQuery } from '../lib/strategies.ts';
import { useAddressOverlay } from '../lib/use-address-overlay.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Input } from '../ui/input.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ChangedThisWeek } from './strategies/changed-this-week.tsx';
import { CompareDialog } from './strategies/compare-dialog.tsx';
import { fewestCompared, mostCompared } from './strategies/compared-ids.ts';
import { MakeStrategy } from './strategies/make-strategy.tsx';
import { NoStrategies } from './strategies/no-strategies.tsx';
import { StrategiesGrid } from './strategies/strategies-grid.tsx';
import { StrategiesTable } from './strategies/strategies-table.tsx';
import { listed, type SortKey } from './strategies/strategy-rows.ts';
import { useArchive } from './strategies/use-archive.ts';

const kinds = ['all', 'trend', 'event', 'multi-factor', 'custom'] as const;
const sorts: readonly SortKey[] = ['evidence', 'updated', 'name'];

function ViewMark({ icon: Icon, label }: { readonly icon: LucideIcon; readonly label: string }) {
  return (
    <>
      <Icon size={14} aria-hidden />
      <span className="sr-only">{label}</span>
    </>
  );
}

// Few readers work in it, and its texts are its own.
const LabPage = lazy(async () => {
  const texts = loadNamespaces('strategy-lab');
  const { LabPage: page } = await import('./strategy-lab/lab-page.tsx');
  await texts;
  return { default: page };
});

/** `/strategy`: all strategies, or the strategy lab. The address says which. */
export function StrategiesPage() {
  const { lab, from } = useSearch({ from: '/layout-2/strategy' });
  if (lab === undefined) return <AllStrategies />;
  return (
    <Suspense fallback={<Skeleton className="h-[60dvh] w-full" />}>
      <LabPage run={lab} from={from} />
    </Suspense>
  );
}

/** All strategies of this browser: making one, finding one, comparing some. */
function AllStrategies() {
  const { t } = useTranslation('strategy');
  const { t: research } = useTranslation('research');
  const navigate = useNavigate({ from: '/strategy' });
  const search = useSearch({ from: '/layout-2/strategy' });
  const { data, error, refetch, isFetching } = useQuery(strategiesQuery);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const comparison = useAddressOverlay('compare');
  const archive = useArchive();
  const { q: text = '', kind = 'all', market = 'all', state = 'active' } = search;
  const isGrid = search.view === 'grid';
  const sort = sorts.find((one) => one === search.sort) ?? 'evidence';
  const set = (change: Partial<typeof search>): void =>
    void navigate({ search: (known) => ({ ...known, ...change }), replace: true, resetScroll: false });
  const all = data?.strategies ?? [];
  const Listing = isGrid ? StrategiesGrid : StrategiesTable;
  const shown = listed(all, { text, kind, market, state, sort });
  const picked = all.filter(({ id }) => selected.has(id));

  return (
    <div data-testid="strategies" className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="sr-only">
        {t('list.title')}
      </h1>
      <MakeStrategy />
      {error !== null && data === undefined ? (
        <Card>
          <ErrorState title={t('list.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </Card>
      ) : data === undefined ? (
        <Skeleton className="h-72 w-full" />
      ) : all.length === 0 ? (
        <NoStrategies />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <div className="min-w-48 flex-1 md:max-w-72">
              <Input
                type="search"
                aria-label={t('list.search')}
                placeholder={t('list.search')}
                value={text}
                onChange={(event) => set({ q: event.target.value })}
              />
            </div>
            <Select
              label={t('list.kind')}
              value={kind}
              onChange={(next) => set({ kind: next === 'all' ? '' : next })}
              options={kinds.map((value) => ({
                value,
                label: `${t('list.kind')} ${value === 'all' ? t('list.all') : t(`kind.${value}`)}`,
              }))}
            />
            <Select
              label={t('list.market')}
              value={market}
              onChange={(next) => set({ market: next === 'all' ? '' : next })}
              options={['all', ...marketIds].map((value) => ({
                value,
                label: `${t('list.market')} ${value === 'all' ? t('list.all') : research(`market.${value}`)}`,
              }))}
            />
            <Select
              label={t('list.state')}
              value={state}
              onChange={(next) => set({ state: next === 'active' ? '' : next })}
              options={['active', 'all', ...strategyStates].map((value) => ({
                value,
                label: `${t('list.state')} ${value === 'active' || value === 'all' ? t(`list.${value}`) : t(`state.${value}`)}`,
              }))}
            />
            <Select
              label={t('list.sort')}
              className="ms-auto"
              value={sort}
              onChange={(next) => set({ sort: next === 'evidence' ? '' : next })}
              options={sorts.map((value) => ({ value, label: `${t('list.sort')} ${t(`list.sortBy_${value}`)}` }))}
            />
            <SegmentedControl
              label={t('list.view')}
              value={isGrid ? 'grid' : 'table'}
              onChange={(next) => set({ view: next === 'grid' ? next : '' })}
              segments={[
                { value: 'table', label: <ViewMark icon={List} label={t('list.asTable')} /> },
                { value: 'grid', label: <ViewMark icon={LayoutGrid} label={t('list.asGrid')} /> },
              ]}
            />
          </div>
          <Card flush className="overflow-clip">
            {picked.length > 0 && (
              <div className="flex flex-wrap items-center gap-2 border-b border-line bg-accent-wash px-4 py-2.5">
                <b className="num text-ui font-semibold">{t('list.selected', { count: picked.length })}</b>
                <Button size="compact" variant="ghost" onClick={() => setSelected(new Set())}>
                  {t('list.clear')}
                </Button>
                <span className="ms-auto flex flex-wrap gap-2">
                  <Button
                    size="compact"
                    variant="primary"
                    disabled={picked.length < fewestCompared || picked.length > mostCompared}
                    title={t('compare.limit')}
                    icon={<GitCompareArrows size={12} aria-hidden />}
                    onClick={() => comparison.open(picked.map(({ id }) => id).join(','))}
                  >
                    {t('list.compare')}
                  </Button>
                  <Button
                    size="compact"
                    icon={<Download size={12} aria-hidden />}
                    onClick={() => {
                      const specs = picked.map(({ current }) => current.spec);
                      saveFile(
                        'strategies.json',
                        new Blob([`${JSON.stringify(specs, null, 2)}\n`], { type: 'application/json' }),
                      );
                    }}
                  >
                    {t('list.export')}
                  </Button>
                  <Button
                    size="compact"
                    onClick={() => {
                      archive(picked.map(({ id }) => id));
                      setSelected(new Set());
                    }}
                  >
                    {t('list.archive')}
                  </Button>
                </span>
              </div>
            )}
            <Listing
              strategies={shown}
              selected={selected}
              onSelect={(id, isSelected) => {
                const next = new Set(selected);
                if (isSelected) next.add(id);
                else next.delete(id);
                setSelected(next);
              }}
            />
          </Card>
          <ChangedThisWeek strategies={all} />
          <CompareDialog strategies={all} />
        </>
      )}
      <p className="text-caption text-3">{t('list.footer')}</p>
    </div>
  );
}
