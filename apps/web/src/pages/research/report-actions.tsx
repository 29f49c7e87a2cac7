import { lazy, Suspense, useState } from 'react';
import { ArrowLeftRight, RefreshCw, Scale, Share2, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RunView } from '@plumbline/contract/report';
import type { Report } from '@plumbline/model/report';
import { writeRulesAddress } from '../../lib/rules-address.ts';
import { useAddressOverlay } from '../../lib/use-address-overlay.ts';
import { Button } from '../../ui/button.tsx';
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
      onClick={() => (isWatched ? remove.mutate(id, { onError }) : add.mutate([id], { onError }))}
    >
      {t('watchlist.watch')}
    </Button>
  );
}

// Opened by a press: not part of what a report needs to be read.
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));
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
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <WatchButton id={report.instrumentId} />
      <Button icon={<ArrowLeftRight size={16} aria-hidden />} onClick={() => change({ compare: run.id })}>
        {t('compare.title')}
      </Button>
      <Button icon={<RefreshCw size={16} aria-hidden />} loading={rerun.isPending} onClick={rerun.start}>
        {t('report.rerun')}
      </Button>
      <Button
        icon={<Scale size={16} aria-hidden />}
        onClick={() => rules.open(writeRulesAddress({ id: report.instrumentId, date: report.asOf }))}
      >
        {t('report.rules')}
      </Button>
      <ExportMenu run={run} />
      <Button
        variant="primary"
        icon={<Share2 size={16} aria-hidden />}
        disabled={run.state !== 'done'}
        onClick={() => setSharing(true)}
      >
        {t('share.title')}
      </Button>
      <Suspense fallback={null}>
        {isSharing ? <ShareDialog id={run.id} onClose={() => setSharing(false)} /> : null}
        {search.compare === undefined ? null : <CompareDialog own={run.id} wanted={search.compare} />}
      </Suspense>
    </>
  );
}
