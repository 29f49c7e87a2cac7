import { lazy, Suspense, useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { listReports, readReport, RunView } from '@plumbline/contract/report';
import type { Report } from '@plumbline/model/report';
import { metricLabel } from '../../blocks/figure/metric-label.ts';
import { call } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { differences } from './report-diff.ts';

// Opened by a press.
const ValueBridgeView = lazy(async () => ({ default: (await import('./value-bridge.tsx')).ValueBridgeView }));

export interface VersionStripProps {
  readonly run: RunView;
  readonly report: Report;
}

const most = 20;

const versionQuery = (id: string) =>
  queryOptions({
    queryKey: ['report', id],
    queryFn: ({ signal }) => call<typeof readReport>('get', '/reports/:id', { as: 'owner', params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What changed since an earlier report on the same instrument; nothing where there is none. */
export function VersionStrip({ run, report }: VersionStripProps) {
  const { t } = useTranslation('research');
  const { date, dateTime } = useDates();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const versions = useQuery({
    queryKey: ['report-versions', report.instrumentId],
    queryFn: ({ signal }) =>
      call<typeof listReports>('get', '/reports', {
        as: 'owner',
        query: { instrument: report.instrumentId, limit: most },
        signal,
      }),
  });
  const earlier = (versions.data?.runs ?? []).filter(
    ({ id, state, createdAt, simulated }) =>
      id !== run.id && state === 'done' && createdAt < run.createdAt && simulated === run.simulated,
  );
  const against = earlier.find(({ id }) => id === chosen) ?? earlier[0];
  if (against === undefined) return null;
  return (
    <>
      <section
        aria-label={t('versions.title')}
        data-testid="versions"
        data-print="hide"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[10px] border border-line bg-1 px-4 py-2 text-ui font-normal"
      >
        <span className="flex items-center gap-2 font-medium">
          <History size={14} aria-hidden />
          {t('versions.title')}
        </span>
        <Select
          label={t('versions.load')}
          value={against.id}
          onChange={setChosen}
          options={earlier.map(({ id, asOf, createdAt }) => ({
            value: id,
            label: t('versions.option', { asOf: date(asOf), written: dateTime(createdAt) }),
          }))}
        />
        <Changes id={against.id} report={report} />
        <Button
          size="compact"
          aria-expanded={isOpen}
          icon={isOpen ? <ChevronUp size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('bridge.open')}
        </Button>
      </section>
      {isOpen && <Bridge id={against.id} report={report} />}
    </>
  );
}

function Changes({ id, report }: { readonly id: string; readonly report: Report }) {
  const { t } = useTranslation('research');
  const { figure } = useFormat();
  const locale = useLocale();
  const earlier = useQuery(versionQuery(id));
  if (earlier.isError) return <span className="text-2">{t('versions.failed')}</span>;
  const old = earlier.data?.report ?? null;
  if (old === null) return null;
  const found = differences(old, report);
  const labelOf = (one: Report): string => {
    const label = one.rating?.label ?? null;
    return label === null ? t('rating.none') : t(`rating.label.${label}`);
  };
  const [before, now] = [labelOf(old), labelOf(report)];
  return (
    <ul className="num flex min-w-0 flex-[1_1_320px] flex-wrap gap-x-4 gap-y-1 text-2 max-sm:basis-full">
      {found.map((one) => (
        <li key={one.now.id}>
          {metricLabel(one.now.metric, locale)}{' '}
          <span className="text-1">
            {figure(one.before)} → {figure(one.now)}
          </span>
        </li>
      ))}
      {found.length === 0 ? <li>{t('versions.same')}</li> : null}
      <li>
        {t('versions.rating')}{' '}
        <span className="text-1">{before === now ? t('versions.unchanged') : `${before} → ${now}`}</span>
      </li>
    </ul>
  );
}

function Bridge({ id, report }: { readonly id: string; readonly report: Report }) {
  const earlier = useQuery(versionQuery(id)).data?.report ?? null;
  const room = <Skeleton className="h-72 w-full" />;
  // That it could not be loaded is said in the strip.
  return earlier === null ? null : (
    <Suspense fallback={room}>
      <ValueBridgeView earlier={earlier} report={report} />
    </Suspense>
  );
}
