import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartLayout, listChartLayouts, putChartLayout, removeChartLayout } from '@plumbline/contract/chart';
import { call } from '../../lib/api.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { newId } from '../../lib/new-id.ts';
import { restoreLayout, writeCell } from './chart-layout.ts';
import { chartParameters } from './chart-settings.ts';
import type { ChartAddressState, ChartLayoutState } from './use-chart-layout.ts';

const layoutsQuery = queryOptions({
  queryKey: ['chart-layouts'],
  queryFn: ({ signal }) => call<typeof listChartLayouts>('get', '/chart-layouts', { as: 'owner', signal }),
  staleTime: 60_000,
});

export interface ChartViewsProps extends ChartLayoutState {
  /** Changes the active chart. */
  readonly change: ChartAddressState['change'];
}

/** Kept under a name: of one chart its settings, indicators and comparisons, for any instrument; several charts as they stand. */
export function ChartViews({ layout: shown, arrange, change }: ChartViewsProps) {
  const { t } = useTranslation('chart');
  const client = useQueryClient();
  const errorText = useErrorTexts();
  const [name, setName] = useState('');
  const kept = useQuery(layoutsQuery).data?.layouts ?? [];
  const settled = {
    onSettled: () => client.invalidateQueries({ queryKey: layoutsQuery.queryKey }),
    onError: (error: unknown) => toast.error(errorText(error)),
  };
  const save = useMutation({
    mutationFn: () => {
      const isOne = shown.cells.length === 1;
      const body: ChartLayout = {
        name: name.trim(),
        kind: isOne ? 'template' : 'layout',
        charts: isOne ? shown.cells.map(({ address }) => writeCell({ address })) : shown.cells.map(writeCell),
        links: isOne ? [] : [...shown.links],
      };
      // The same name keeps the newest.
      const id = kept.find(({ layout }) => layout.name === body.name)?.id ?? newId();
      return call<typeof putChartLayout>('put', '/chart-layouts/:id', { as: 'owner', params: { id }, body });
    },
    onSuccess: () => setName(''),
    ...settled,
  });
  const remove = useMutation({
    mutationFn: (id: string) =>
      call<typeof removeChartLayout>('delete', '/chart-layouts/:id', { as: 'owner', params: { id } }),
    ...settled,
  });
  const show = (layout: ChartLayout): void => {
    if (layout.kind === 'layout') return arrange((now) => restoreLayout(layout) ?? now, true);
    const said = new URLSearchParams(layout.charts[0]);
    change(Object.fromEntries(chartParameters.map((key) => [key, said.get(key) ?? undefined])));
  };
  return (
    <section className="border-t border-line p-4" aria-label={t('views.title')} data-testid="chart-views">
      <h2 className="text-ui text-3">{t('views.title')}</h2>
      {kept.map(({ id, layout }) => (
        <div key={id} className="flex items-center gap-1 pt-1">
          <button
            type="button"
            onClick={() => show(layout)}
            className="min-w-0 flex-1 truncate rounded-control px-1.5 py-1 text-start text-ui hover:bg-2 pointer-coarse:min-h-11"
          >
            {layout.name}
            {layout.kind === 'layout' ? (
              <span className="ms-2 text-caption text-3">{t('views.charts', { count: layout.charts.length })}</span>
            ) : null}
          </button>
          <IconButton
            size="compact"
            label={t('views.remove', { name: layout.name })}
            icon={<X size={14} aria-hidden />}
            onClick={() => remove.mutate(id)}
          />
        </div>
      ))}
      <form
        className="flex gap-2 pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') save.mutate();
        }}
      >
        <Input
          aria-label={t('views.name')}
          placeholder={t('views.name')}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" icon={<Plus size={14} aria-hidden />} disabled={name.trim() === '' || save.isPending}>
          {t('views.keep')}
        </Button>
      </form>
    </section>
  );
}
