import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { readReport, RunView } from '@plumbline/contract/report';
import type { Fact } from '@plumbline/model/fact';
import { TableMenu } from '../../charts/chart-menu.tsx';
import type { ChartTable } from '../../charts/chart-table.tsx';
import { displaySymbol } from '@plumbline/model/instrument';
import type { Report } from '@plumbline/model/report';
import { metricOf } from '@plumbline/quant/catalogue/catalogue';
import { metricLabel } from '../../blocks/figure/metric-label.ts';
import { call } from '../../lib/api.ts';
import { cx } from '../../lib/cx.ts';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Sideways, stickyHead } from '../../ui/sideways.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CompareAdd } from './compare-add.tsx';
import { ComparePrices } from './compare-prices.tsx';
import { bestOf } from './best-of.ts';
import { useResearchSearch } from './use-research-search.ts';

const most = 4;
/** How often a report that is still being written is asked for. */
const askAgainMs = 1_500;
const rows = [
  'price',
  'blendedValue',
  'upside.blended',
  'ratingScore',
  'conviction',
  'priceToEarnings.TTM',
  'evToEbitda.TTM',
  'fcfYield.TTM',
  'revenueGrowth.TTM',
  'operatingMargin.TTM',
  'returnOnInvestedCapital.TTM',
  'return1Y',
  'momentum12To1',
  'volatility',
  'maxDrawdown',
] as const;

/** Room for a figure or a name in CSS pixels; beyond it the table scrolls. */
const columnWidth = 104;
const cell = 'border-b border-line px-3 py-2 first:sticky first:start-0 first:z-[1] first:bg-1 first:ps-0 last:pe-0';

export interface CompareDialogProps {
  /** The run that is being read. */
  readonly own: string;
  /** Ids of runs, separated by commas, as the address has them. */
  readonly wanted: string;
}

interface Answer {
  readonly run: RunView;
  readonly report: unknown;
}

/** Whether a run may still bring a report. */
const isWriting = ({ run, report }: Answer): boolean =>
  report === null && (run.state === 'queued' || run.state === 'running');

/** Up to four reports side by side; the address says which, so Back takes the last one away. */
export function CompareDialog({ own, wanted }: CompareDialogProps) {
  const { t } = useTranslation('research');
  const { change } = useResearchSearch();
  const ids = [...new Set(wanted.split(','))].filter((id) => id !== '').slice(0, most);
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['report', id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        call<typeof readReport>('get', '/reports/:id', { as: 'owner', params: { id }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
      // One that was started here is written while the others are read.
      refetchInterval: ({ state: { data } }: { readonly state: { readonly data: Answer | undefined } }) =>
        data !== undefined && isWriting(data) ? askAgainMs : false,
    })),
  });
  const failed = answers.find(({ isError }) => isError);
  const ready = answers.flatMap(({ data }, at) =>
    data?.report == null ? [] : [{ id: ids[at] ?? '', report: data.report }],
  );
  const reports = ready.map(({ report }) => report);
  const runs = answers.flatMap(({ data }, at) =>
    data === undefined || data.report !== null ? [] : [{ id: ids[at] ?? '', data }],
  );
  const isWaiting = answers.some(({ isPending }) => isPending);
  const show = (next: readonly string[]): void => void change({ compare: next.join(',') }, true);
  return (
    <Modal
      open
      onOpenChange={(next) => (next ? undefined : change({ compare: undefined }))}
      title={t('compare.title')}
      size="large"
      testId="compare"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-2 text-ui font-normal text-2">
          {t('compare.lead')}
          {reports.some(({ simulated }) => simulated) ? <SimulatedChip /> : null}
        </p>
      </div>
      {ids.length < most ? <CompareAdd taken={ids} onAdd={(id) => show([...ids, id])} /> : null}
      {failed === undefined ? null : <ErrorState title={t('compare.failed')} error={failed.error} />}
      {isWaiting && failed === undefined ? <Skeleton className="mt-4 h-64 w-full" /> : null}
      {runs.map(({ id, data }) => (
        <p key={id} role="status" className="mt-3 flex items-center gap-2 text-ui font-normal text-2">
          {isWriting(data) ? <Spinner size={14} /> : null}
          {t(isWriting(data) ? 'compare.writing' : 'compare.notWritten', { symbol: data.run.instrument.symbol })}
          <IconButton
            label={t('compare.remove', { symbol: data.run.instrument.symbol })}
            icon={<X size={14} aria-hidden />}
            onClick={() => show(ids.filter((one) => one !== id))}
          />
        </p>
      ))}
      {reports.length > 0 && !isWaiting ? (
        <>
          <CompareTable
            reports={reports}
            ids={ready.map(({ id }) => id)}
            onRemove={ids.length < 2 ? null : (id) => show(ids.filter((one) => one !== id || one === own))}
          />
          <ComparePrices reports={reports} />
        </>
      ) : null}
    </Modal>
  );
}

interface CompareTableProps {
  readonly reports: readonly Report[];
  readonly ids: readonly string[];
  readonly onRemove: ((id: string) => void) | null;
}

/** The figure in the currency of the price, where the statements have another. */
function figureOf(facts: readonly Fact[], id: string): Fact | undefined {
  return facts.find((fact) => fact.id === `${id}.traded`) ?? facts.find((fact) => fact.id === id);
}

function CompareTable({ reports, ids, onRemove }: CompareTableProps) {
  const { t } = useTranslation('research');
  const { figure } = useFormat();
  const { date } = useDates();
  const locale = useLocale();
  const labelOf = ({ rating }: Report): string =>
    rating === undefined || rating.label === null ? t('rating.none') : t(`rating.label.${rating.label}`);
  const lines = rows
    .map((id) => ({ id, facts: reports.map(({ facts }) => figureOf(facts, id)) }))
    .filter(({ facts }) => facts.some((fact) => fact?.value != null));
  const metric = (facts: readonly (Fact | undefined)[]): string =>
    facts.find((fact) => fact !== undefined)?.metric ?? '';
  const written = (): ChartTable => ({
    head: [t('compare.metric'), ...reports.map(({ instrumentId, asOf }) => `${displaySymbol(instrumentId)} ${asOf}`)],
    rows: [
      { key: 'rating', cells: [], values: [t('compare.rating'), ...reports.map(labelOf)] },
      ...lines.map(({ id, facts }) => ({
        key: id,
        cells: [],
        values: [metricLabel(metric(facts), locale), ...facts.map((fact) => fact?.value ?? null)],
      })),
    ],
  });
  return (
    <div className="mt-4">
      <div className="flex justify-end">
        <TableMenu
          title={t('compare.title')}
          fileName="reports-compared"
          simulated={reports.some(({ simulated }) => simulated)}
          table={written}
        />
      </div>
      <Sideways label={t('compare.title')}>
        <table
          className="num w-full border-separate border-spacing-0 text-ui font-normal"
          style={{ minWidth: reports.length * columnWidth + columnWidth }}
        >
          <thead>
            <tr>
              <th scope="col" className={cx(cell, stickyHead, 'bg-1 text-start text-caption font-medium text-3')}>
                {t('compare.metric')}
              </th>
              {reports.map((report, at) => (
                <th key={ids[at]} scope="col" className={cx(cell, stickyHead, 'bg-1 text-end font-semibold')}>
                  <span className="inline-flex items-center gap-1">
                    {displaySymbol(report.instrumentId)}
                    {onRemove === null || at === 0 ? null : (
                      <IconButton
                        label={t('compare.remove', { symbol: displaySymbol(report.instrumentId) })}
                        icon={<X size={14} aria-hidden />}
                        onClick={() => onRemove(ids[at] ?? '')}
                      />
                    )}
                  </span>
                  <span className="block text-caption font-normal text-3">
                    {t('compare.asOf')} {date(report.asOf)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className={cx(cell, 'text-start font-normal text-2')}>
                {t('compare.rating')}
              </th>
              {reports.map((report, at) => (
                <td key={ids[at]} className={cx(cell, 'text-end')}>
                  {labelOf(report)}
                </td>
              ))}
            </tr>
            {lines.map(({ id, facts }) => {
              const best = bestOf(facts, metricOf(metric(facts)).better);
              return (
                <tr key={id}>
                  <th scope="row" className={cx(cell, 'text-start font-normal text-2')}>
                    {metricLabel(metric(facts), locale)}
                  </th>
                  {facts.map((fact, at) => (
                    <td key={ids[at]} className={cx(cell, 'text-end', at === best && 'font-bold')}>
                      {fact === undefined ? '—' : figure(fact)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Sideways>
    </div>
  );
}
