import { lazy, Suspense, useState } from 'react';
import { ArrowLeftRight, RefreshCw, Scale, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RunView } from '@plumbline/contract/report';
import type { Report } from '@plumbline/model/report';
import { writeRulesAddress } from '../../lib/rules-address.ts';
import { useAddressOverlay } from '../../lib/use-address-overlay.ts';
import { Button } from '../../ui/button.tsx';
import { ExportMenu } from './export-menu.tsx';
import { useRerun } from './use-rerun.ts';
import { WatchButton } from './watch-button.tsx';
import { useResearchSearch } from './use-research-search.ts';

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
