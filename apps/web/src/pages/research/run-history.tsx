import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { deleteReport, listReports, restoreReport, RunView } from '@plumbline/contract/report';
import { call, type CallOutput } from '../../lib/api.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { InstrumentRow } from './instrument-row.tsx';
import { historyKey } from './history-key.ts';
import { useResearchSearch } from './use-research-search.ts';
import type { RunState } from '@plumbline/model/report';
import { Chip, type ChipTone } from '../../ui/chip.tsx';

const tones: Readonly<Record<RunState, ChipTone>> = {
  queued: 'neutral',
  running: 'accent',
  done: 'ok',
  failed: 'danger',
  cancelled: 'warn',
};

function RunStateChip({ state }: { readonly state: RunState }) {
  const { t } = useTranslation('research');
  return <Chip tone={tones[state]}>{t(`run.state.${state}`)}</Chip>;
}

type Pages = InfiniteData<CallOutput<typeof listReports>, number | null>;

const undoMs = 8_000;

/** Every run of this reader, newest first. A removed one can be brought back for eight seconds. */
export function RunHistory() {
  const { t } = useTranslation('research');
  const { dateTime } = useDates();
  const client = useQueryClient();
  const { change } = useResearchSearch();
  const history = useInfiniteQuery({
    queryKey: historyKey,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listReports>('get', '/reports', {
        as: 'owner',
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    // The first page has no mark to continue from.
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.runs.some(isGoing)) === true ? 4_000 : false,
  });

  async function remove(run: RunView): Promise<void> {
    // An answer still under way has the run in it.
    await client.cancelQueries({ queryKey: historyKey });
    client.setQueryData<Pages>(historyKey, (known) =>
      known === undefined
        ? known
        : {
            ...known,
            pages: known.pages.map((page) => ({ ...page, runs: page.runs.filter(({ id }) => id !== run.id) })),
          },
    );
    try {
      await call<typeof deleteReport>('delete', '/reports/:id', { as: 'owner', params: { id: run.id } });
      toast.show(t('history.removed', { symbol: run.instrument.symbol }), {
        durationMs: undoMs,
        action: { label: t('history.undo'), onPress: () => void restore(run) },
      });
    } catch {
      toast.error(t('history.removeFailed'), {
        action: { label: t('common:action.retry'), onPress: () => void remove(run) },
      });
      await client.invalidateQueries({ queryKey: historyKey });
    }
  }

  async function restore(run: RunView): Promise<void> {
    try {
      await call<typeof restoreReport>('post', '/reports/:id/restore', {
        as: 'owner',
        params: { id: run.id },
        body: {},
      });
    } catch {
      toast.error(t('history.restoreFailed'));
    }
    await client.invalidateQueries({ queryKey: historyKey });
  }

  const runs = history.data?.pages.flatMap((page) => page.runs) ?? [];
  return (
    <Card title={t('history.title')} flush>
      {history.isPending ? <HistorySkeleton /> : null}
      {history.isError && runs.length === 0 ? (
        <ErrorState
          title={t('history.failed')}
          error={history.error}
          stillWorks={t('history.stillWorks')}
          onRetry={() => void history.refetch()}
          retrying={history.isFetching}
        />
      ) : null}
      {history.isSuccess && runs.length === 0 ? <EmptyState ghost="rows" title={t('history.empty')} /> : null}
      <ul>
        {runs.map((run) => (
          <li
            key={run.id}
            className="group flex items-center gap-2 border-b border-line px-(--card-padding) py-1.5 last:border-b-0 hover:bg-2"
          >
            <button
              type="button"
              onClick={() => change({ symbol: run.instrument.id, run: run.id })}
              className="min-w-0 flex-1 py-1 text-start"
            >
              <InstrumentRow
                instrument={run.instrument}
                end={
                  <span className="flex shrink-0 flex-wrap items-center justify-end gap-x-2 gap-y-1">
                    {run.simulated === true ? <SimulatedChip /> : null}
                    <RunStateChip state={run.state} />
                    <span className="num text-caption text-3 max-sm:hidden">{dateTime(run.createdAt)}</span>
                  </span>
                }
              />
            </button>
            <IconButton
              label={t('history.remove', { symbol: run.instrument.symbol })}
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => void remove(run)}
            />
          </li>
        ))}
      </ul>
      {history.hasNextPage ? (
        <div className="border-t border-line p-2 text-center">
          <Button variant="ghost" loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {t('history.more')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function isGoing(run: RunView): boolean {
  return run.state === 'queued' || run.state === 'running';
}

function HistorySkeleton() {
  return (
    <div className="flex flex-col gap-4 p-(--card-padding)">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-8" />
          <Skeleton className="h-4 flex-1" />
        </div>
      ))}
    </div>
  );
}
