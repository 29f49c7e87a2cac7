import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { listChartLayouts, putChartLayout, removeChartLayout } from '@plumbline/contract/chart';
import { call } from '../../lib/api.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { newId } from './new-id.ts';
import { chartParameters, type ChartAddress } from './chart-settings.ts';
import type { ChartAddressState } from './use-chart-address.ts';

const layoutsQuery = queryOptions({
  queryKey: ['chart-layouts'],
  queryFn: ({ signal }) => call<typeof listChartLayouts>('get', '/chart-layouts', { as: 'owner', signal }),
  staleTime: 60_000,
});

export interface ChartViewsProps {
  /** What the address says of the chart that is shown. */
  readonly address: ChartAddress;
  readonly change: ChartAddressState['change'];
}

/** Settings, indicators and comparisons kept under a name, for any instrument. */
export function ChartViews({ address, change }: ChartViewsProps) {
  const { t } = useTranslation('chart');
  const client = useQueryClient();
  const errorText = useErrorTexts();
  const [name, setName] = useState('');
  const kept = (useQuery(layoutsQuery).data?.layouts ?? []).filter(({ layout: { kind } }) => kind === 'template');
  const settled = {
    onSettled: () => client.invalidateQueries({ queryKey: layoutsQuery.queryKey }),
    onError: (error: unknown) => toast.error(errorText(error)),
  };
  const save = useMutation({
    mutationFn: () => {
      const said = Object.entries(address).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
      const body = {
        name: name.trim(),
        kind: 'template' as const,
        charts: [new URLSearchParams(said).toString()],
        links: [],
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
  const show = (chart: string | undefined): void => {
    const said = new URLSearchParams(chart);
    change(Object.fromEntries(chartParameters.map((key) => [key, said.get(key) ?? undefined])));
  };
  return (
    <section className="border-t border-line p-4" aria-label={t('views.title')} data-testid="chart-views">
      <h2 className="text-ui text-3">{t('views.title')}</h2>
      {kept.map(({ id, layout }) => (
        <div key={id} className="flex items-center gap-1 pt-1">
          <button
            type="button"
            onClick={() => show(layout.charts[0])}
            className="min-w-0 flex-1 truncate rounded-control px-1.5 py-1 text-start text-ui hover:bg-2 pointer-coarse:min-h-11"
          >
            {layout.name}
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
