import { useId, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RunView } from '@plumbline/contract/report';
import type { Report } from '@plumbline/model/report';
import { cx } from '../../lib/cx.ts';
import { formatDuration } from '../../lib/format.ts';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Chip } from '../../ui/chip.tsx';
import { ActivityFeed } from './activity-feed.tsx';
import { isFinished, spanOf, type RunProgress } from './run-progress.ts';
import { StageList } from './stage-list.tsx';

export interface RunTraceProps {
  readonly run: RunView;
  readonly report: Report;
  readonly progress: RunProgress;
}

/** What did not go as it should while it was made, and the full trace behind a press. */
export function RunTrace({ run, report, progress }: RunTraceProps) {
  const { t } = useTranslation('research');
  const { t: common } = useTranslation();
  const { figure } = useFormat();
  const { date, dateTime } = useDates();
  const traceId = useId();
  const [isOpen, setOpen] = useState(false);
  const { stages } = progress;
  const finished = stages.filter(({ state }) => isFinished(state) && state !== 'skipped').length;
  const troubled = stages.filter(({ state }) => state === 'fallback' || state === 'failed').length;
  const warnings = stages.reduce((sum, stage) => sum + stage.warnings.length, 0) + report.checked.withheld;
  const ms = run.finishedAt === null ? null : run.finishedAt - (spanOf(progress)?.from ?? run.createdAt);
  const done =
    progress.lastSeq === 0 ? t(`run.state.${run.state}`) : t('strip.stages', { finished, count: stages.length });
  return (
    <>
      {troubled === 0 ? null : (
        <Chip tone="warn" icon={<TriangleAlert size={14} aria-hidden />}>
          {t('strip.troubled', { count: troubled })}
        </Chip>
      )}
      {warnings === 0 ? null : <Chip tone="warn">{t('strip.warnings', { count: warnings })}</Chip>}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={traceId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-[30px] items-center gap-1 font-medium text-accent pointer-coarse:min-h-11"
      >
        {t('strip.how')}
        <ChevronDown
          size={14}
          aria-hidden
          className={cx('transition-transform duration-(--move)', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen ? (
        <div
          id={traceId}
          // Hangs from the bar, so that opening it moves nothing.
          className="absolute inset-x-0 top-full z-10 grid max-h-[70dvh] gap-(--card-gap) overflow-y-auto rounded-b-card border border-line bg-1 p-(--card-padding) shadow-overlay lg:grid-cols-[360px_minmax(0,1fr)] xl:inset-x-8"
        >
          <div className="rounded-card border border-line pt-2">
            <StageList stages={stages} now={null} />
          </div>
          <div className="flex min-w-0 flex-col gap-(--card-gap)">
            <ActivityFeed progress={progress} />
            <dl className="num grid grid-cols-[minmax(88px,auto)_minmax(0,1fr)] gap-x-4 gap-y-1 text-caption">
              <Row name={t('strip.done')} value={done} />
              {ms === null || ms < 1 ? null : <Row name={t('strip.took')} value={formatDuration(ms)} />}
              <Row name={t('strip.asOf')} value={date(report.asOf)} />
              <Row name={t('strip.created')} value={dateTime(report.createdAt)} />
              <Row name={t('strip.engine')} value={report.engineVersion} />
              <Row
                name={t('strip.writer')}
                value={report.modelUse === null ? t('strip.builtIn') : report.modelUse.model}
              />
              <Row
                name={t('strip.checkedName')}
                value={figure({ value: report.checked.figures, unit: 'count', decimals: 0 })}
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
    </>
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
