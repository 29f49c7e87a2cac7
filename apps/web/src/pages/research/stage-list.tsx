import { Check, Circle, Minus, RotateCcw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StageState } from '@plumbline/model/report';
import { cx } from '../../lib/cx.ts';
import { formatDuration } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { StageProgress } from './run-progress.ts';

const looks: Readonly<Record<StageState, string>> = {
  waiting: 'border-[1.5px] border-line text-3',
  running:
    'border-[1.5px] border-accent border-e-transparent animate-[plumbline-spin_900ms_linear_infinite] motion-reduce:animate-none',
  done: 'bg-ok-wash text-ok',
  fallback: 'bg-warn-wash text-warn',
  failed: 'bg-danger-wash text-danger',
  skipped: 'bg-2 text-3',
};
const icons = { waiting: null, running: null, done: Check, fallback: RotateCcw, failed: X, skipped: Minus } as const;

function StageMark({ state }: { readonly state: StageState }) {
  const Icon = icons[state];
  return (
    <span aria-hidden className={cx('grid size-5 place-items-center rounded-full', looks[state])}>
      {Icon === null ? (
        state === 'waiting' ? (
          <Circle size={4} fill="currentColor" />
        ) : null
      ) : (
        <Icon size={12} strokeWidth={2.2} />
      )}
    </span>
  );
}

export interface StageListProps {
  readonly stages: readonly StageProgress[];
  /** Epoch ms, for the seconds of the stage that is running. */
  readonly now: number | null;
}

/** The stages of a run as its events tell them: nothing here moves by itself but the clock of the running one. */
export function StageList({ stages, now }: StageListProps) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  return (
    <ol className="pb-2" data-testid="stages">
      {stages.map((stage) => {
        const end = stage.endedAt ?? (stage.state === 'running' ? now : null);
        const isCalled = stage.state === 'fallback' || stage.state === 'failed';
        const said = [stage.summary, ...stage.warnings]
          .flatMap((text) => (text == null ? [] : [text[locale]]))
          .join(' · ');
        const count = stage.done !== null && stage.total !== null && stage.state === 'running';
        return (
          <li
            key={stage.stage}
            data-stage={stage.stage}
            data-state={stage.state}
            aria-current={stage.state === 'running' ? 'step' : undefined}
            className={cx(
              'mx-2 grid grid-cols-[22px_minmax(0,1fr)_auto] items-start gap-2.5 rounded-control px-2 py-[9px]',
              stage.state === 'running' && 'bg-accent-wash',
            )}
          >
            <StageMark state={stage.state} />
            <div className="min-w-0">
              <p className={cx('text-ui', stage.state === 'waiting' && 'text-3')}>
                {t(`stage.${stage.stage}`)}
                <span className="sr-only">, {t(`stageState.${stage.state}`)}</span>
                {isCalled ? (
                  <span className="ms-2 text-caption text-warn">{t(`stageState.${stage.state}`)}</span>
                ) : null}
              </p>
              {/* One line from the start to the end, so that no stage moves the next; the whole text stands in the list of steps. */}
              <p
                className={cx(
                  'h-[18px] truncate text-caption',
                  isCalled || stage.warnings.length > 0 ? 'text-warn' : 'text-3',
                )}
                title={said}
              >
                {count ? (
                  <span className="num">{t('stageCount', { done: stage.done, total: stage.total })} · </span>
                ) : null}
                {said}
              </p>
            </div>
            <span className="num text-caption text-3">
              {stage.startedAt === null || end === null ? '' : formatDuration(Math.max(0, end - stage.startedAt))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
