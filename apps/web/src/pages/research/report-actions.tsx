import { lazy, Suspense, useState } from 'react';
import {
  ArrowLeftRight,
  CandlestickChart,
  Ellipsis,
  RefreshCw,
  Scale,
  Share2,
  Sparkles,
  Star,
  Users,
} from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { RunView } from '@plumbline/contract/report';
import type { Report } from '@plumbline/model/report';
import { cx } from '../../lib/cx.ts';
import { loadNamespaces } from '../../lib/i18n.ts';
import { writeRulesAddress } from '../../lib/rules-address.ts';
import { useAddressOverlay } from '../../lib/use-address-overlay.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ExportMenu } from './export-menu.tsx';
import { useRerun } from './use-rerun.ts';
import { useResearchSearch } from './use-research-search.ts';
import { useQuery } from '@tanstack/react-query';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useWatchlistChanges, watchlistQuery } from '../../lib/watchlist.ts';
import { toast } from '../../ui/toast.ts';

/** Puts an instrument on the reader's watchlist, or takes it off. */
function WatchButton({ id }: { readonly id: string }) {
  const { t } = useTranslation('research');
  const errorText = useErrorTexts();
  const { data, isPending } = useQuery(watchlistQuery);
  const { add, remove } = useWatchlistChanges();
  const isWatched = data?.items.some(({ instrument }) => instrument.id === id) === true;
  const onError = (error: Error): void => void toast.error(errorText(error));
  return (
    <Button
      aria-pressed={isWatched}
      loading={isPending || add.isPending || remove.isPending}
      icon={<Star size={16} aria-hidden fill={isWatched ? 'currentColor' : 'none'} />}
      onClick={() => (isWatched ? remove.mutate(id, { onError }) : add.mutate({ symbols: [id] }, { onError }))}
    >
      <span className="max-md:sr-only">{t('watchlist.watch')}</span>
    </Button>
  );
}

// Opened by a press: not part of what a report needs to be read.
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));
// Speaks from the dictionary of conversations, which a report does not need otherwise.
const AskReport = lazy(async () => {
  await loadNamespaces('chat');
  return { default: (await import('../chat/ask-report.tsx')).AskReport };
});
const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }));

export interface ReportActionsProps {
  readonly run: RunView;
  readonly report: Report;
}

/** What one can do with a report of one's own. */
export function ReportActions({ run, report }: ReportActionsProps) {
  const { t } = useTranslation('research');
  const { search, change } = useResearchSearch();
  const rerun = useRerun(report.instrumentId);
  const rules = useAddressOverlay('rules');
  const [opened, setOpened] = useState<'share' | 'ask' | null>(null);
  const close = (): void => setOpened(null);
  return (
    <>
      <WatchButton id={report.instrumentId} />
      <Link
        to="/research"
        search={{ symbol: report.instrumentId, view: 'chart' }}
        className={cx(buttonClass(), 'max-md:hidden')}
      >
        <CandlestickChart size={16} aria-hidden />
        {t('priceChart.open')}
      </Link>
      <Button icon={<ArrowLeftRight size={16} aria-hidden />} onClick={() => change({ compare: run.id })}>
        <span className="max-md:sr-only">{t('compare.title')}</span>
      </Button>
      <IconButton
        bordered
        label={t('report.rerun')}
        disabled={rerun.isPending}
        icon={<RefreshCw size={16} aria-hidden />}
        onClick={rerun.start}
      />
      <ExportMenu run={run} />
      <Menu
        label={t('report.more')}
        trigger={<IconButton bordered label={t('report.more')} icon={<Ellipsis size={16} aria-hidden />} />}
        items={[
          {
            id: 'share',
            label: t('share.title'),
            icon: <Share2 size={16} aria-hidden />,
            ...(run.state === 'done' ? {} : { disabled: true }),
            onSelect: () => setOpened('share'),
          },
          {
            id: 'desk',
            label: t('report.desk'),
            icon: <Users size={16} aria-hidden />,
            ...(run.state === 'done' ? {} : { disabled: true }),
            onSelect: () => change({ symbol: report.instrumentId, view: 'desk', run: run.id }),
          },
          {
            id: 'rules',
            label: t('report.rules'),
            icon: <Scale size={16} aria-hidden />,
            onSelect: () => rules.open(writeRulesAddress({ id: report.instrumentId, date: report.asOf })),
          },
        ]}
      />
      <Button variant="primary" icon={<Sparkles size={16} aria-hidden />} onClick={() => setOpened('ask')}>
        <span className="max-md:sr-only">{t('report.ask')}</span>
      </Button>
      <Suspense fallback={null}>
        {opened === 'share' ? <ShareDialog id={run.id} onClose={close} /> : null}
        {search.compare === undefined ? null : <CompareDialog own={run.id} wanted={search.compare} />}
      </Suspense>
      <Modal
        open={opened === 'ask'}
        onOpenChange={(isOpen) => (isOpen ? undefined : close())}
        title={t('report.ask')}
        size="small"
      >
        <Suspense fallback={<Skeleton className="h-[96px] w-full" />}>
          <AskReport reportId={report.id} />
        </Suspense>
      </Modal>
    </>
  );
}
