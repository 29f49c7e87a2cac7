import { useId, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { Check, ChevronDown, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RunView } from '@plumbline/contract/report';
import type { Report, StageState } from '@plumbline/model/report';
import { cx } from '../../lib/cx.ts';
import { formatDuration } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Chip } from '../../ui/chip.tsx';
import { ActivityFeed } from './activity-feed.tsx';
import { isFinished, spanOf, type RunProgress } from './run-progress.ts';
import { StageList } from './stage-list.tsx';

export interface RunStripProps {
  readonly run: RunView;
  readonly report: Report;
  readonly progress: RunProgress;
}

const colors: Readonly<Record<StageState, string>> = {
  waiting: 'bg-2',
  running: 'bg-accent',
  done: 'bg-ok',
  fallback: 'bg-warn',
  failed: 'bg-danger',
  skipped: 'bg-[var(--border-2)] opacity-40',
};

/** How the report was made, in one line; it opens to the full trace. */
export function RunStrip({ run, report, progress }: RunStripProps) {
  const { t } = useTranslation('research');
  const { t: common } = useTranslation();
  const { date, dateTime } = useDates();
  const traceId = useId();
  const [isOpen, setOpen] = useState(false);
  const { stages } = progress;
  const finished = stages.filter(({ state }) => isFinished(state) && state !== 'skipped').length;
  const troubled = stages.filter(({ state }) => state === 'fallback' || state === 'failed').length;
  const warnings = stages.reduce((sum, stage) => sum + stage.warnings.length, 0) + report.checked.withheld;
  const ms = run.finishedAt === null ? null : run.finishedAt - (spanOf(progress)?.from ?? run.createdAt);
  return (
    <section
      aria-label={t('strip.title')}
      className="mt-4 rounded-[10px] border border-line bg-1 text-ui font-normal text-2"
      data-testid="run-strip"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={traceId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-10 w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-start"
      >
        <span aria-hidden className="flex gap-[3px] max-md:hidden">
          {stages.map(({ stage, state }) => (
            <i key={stage} className={cx('h-1 w-[18px] rounded-full', colors[state])} />
          ))}
        </span>
        <span className="flex items-center gap-1.5 font-medium text-1">
          <Check size={14} aria-hidden />
          {progress.lastSeq === 0 ? t(`run.state.${run.state}`) : t('strip.stages', { finished, count: stages.length })}
        </span>
        {ms === null || ms < 1 ? null : <span className="num">{formatDuration(ms)}</span>}
        <span className="num max-md:hidden">{t('strip.sources', { count: report.sources.length })}</span>
        <span className="num">{t('strip.checked', { count: report.checked.figures })}</span>
        {troubled === 0 ? null : (
          <Chip tone="warn" icon={<TriangleAlert size={14} aria-hidden />}>
            {t('strip.troubled', { count: troubled })}
          </Chip>
        )}
        {warnings === 0 ? null : <Chip tone="warn">{t('strip.warnings', { count: warnings })}</Chip>}
        <span className="flex flex-1 items-center justify-end gap-1 text-3" data-print="hide">
          <span className="max-md:sr-only">{t('strip.how')}</span>
          <ChevronDown
            size={14}
            aria-hidden
            className={cx('transition-transform duration-(--move)', isOpen && 'rotate-180')}
          />
        </span>
      </button>
      {isOpen ? (
        <div
          id={traceId}
          className="grid gap-(--card-gap) border-t border-line p-(--card-padding) lg:grid-cols-[360px_minmax(0,1fr)]"
        >
          <div className="rounded-card border border-line pt-2">
            <StageList stages={stages} now={null} />
          </div>
          <div className="flex min-w-0 flex-col gap-(--card-gap)">
            <ActivityFeed progress={progress} />
            <dl className="num grid grid-cols-[minmax(88px,auto)_minmax(0,1fr)] gap-x-4 gap-y-1 text-caption">
              <Row name={t('strip.asOf')} value={date(report.asOf)} />
              <Row name={t('strip.created')} value={dateTime(report.createdAt)} />
              <Row name={t('strip.engine')} value={report.engineVersion} />
              <Row
                name={t('strip.writer')}
                value={report.modelUse === null ? t('strip.builtIn') : report.modelUse.model}
              />
              <Row name={t('strip.withheld')} value={String(report.checked.withheld)} />
              <Row name={t('strip.hash')} value={report.hash} isCode />
            </dl>
            <Link to="/method" className="self-start text-caption text-accent hover:underline">
              {common('meta.method.title')}
            </Link>
          </div>
        </div>
      ) : null}
    </section>
  );
}

function Row({
  name,
  value,
  isCode = false,
}: {
  readonly name: string;
  readonly value: string;
  readonly isCode?: boolean;
}) {
  return (
    <>
      <dt className="text-3">{name}</dt>
      <dd className={cx('min-w-0', isCode && 'font-mono break-all')}>{value}</dd>
    </>
  );
}
