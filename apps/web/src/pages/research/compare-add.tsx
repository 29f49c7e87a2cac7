import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { createReport, listReports, RunView } from '@plumbline/contract/report';
import { call } from '../../lib/api.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SymbolSearch } from './symbol-search.tsx';

/** Of the reader's other reports the newest. */
const mostOffered = 8;

export interface CompareAddProps {
  /** Ids of runs that stand in the comparison. */
  readonly taken: readonly string[];
  readonly onAdd: (run: string) => void;
}

/** Another instrument by any of its spellings: its newest finished report, or one that is written now. */
export function CompareAdd({ taken, onAdd }: CompareAddProps) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const history = useQuery({
    queryKey: ['reports', 'to-compare'],
    queryFn: ({ signal }) => call<typeof listReports>('get', '/reports', { as: 'owner', query: { limit: 50 }, signal }),
  });
  const write = useMutation({
    mutationFn: (symbol: string) =>
      call<typeof createReport>('post', '/reports', {
        as: 'owner',
        body: { symbol },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: (run) => onAdd(run.id),
  });
  const done = (history.data?.runs ?? []).filter(({ id, state }) => state === 'done' && !taken.includes(id));
  const newest = new Map<string, RunView>();
  for (const run of done) if (!newest.has(run.instrument.id)) newest.set(run.instrument.id, run);
  const choose = (id: string): void => {
    const known = newest.get(id);
    if (known === undefined) write.mutate(id);
    else onAdd(known.id);
  };
  return (
    <div className="mt-3 flex flex-col gap-3">
      <SymbolSearch clears action={t('compare.addTyped')} onChoose={choose} />
      {write.error === null ? null : (
        <ErrorState title={t('start.failed', { symbol: write.variables ?? '' })} error={write.error} />
      )}
      {newest.size === 0 ? null : (
        <div role="group" aria-label={t('compare.add')} className="flex flex-wrap gap-2">
          {[...newest.values()].slice(0, mostOffered).map((run) => (
            <Button
              key={run.id}
              size="compact"
              icon={<Plus size={14} aria-hidden />}
              title={`${run.instrument.name[locale]} ${run.asOf}`}
              onClick={() => onAdd(run.id)}
            >
              {run.instrument.symbol}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
