import { useEffect, useRef, useState } from 'react';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { callsOf, spanOf, type RunProgress } from './run-progress.ts';

const plainRow = 'py-[7px] text-ui font-normal';
const row = `grid grid-cols-[58px_minmax(0,1fr)] gap-2.5 ${plainRow}`;

/**
 * What happened, in order: the steps in words, or every call to a source. What comes is added below and scrolled to, so that
 * nothing that is being read moves.
 */
export function ActivityFeed({ progress }: { readonly progress: RunProgress }) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const [view, setView] = useState<'steps' | 'calls'>('steps');
  const calls = callsOf(progress);
  const list = useRef<HTMLDivElement>(null);
  const known = useRef(progress.events.length);
  useEffect(() => {
    const isNew = progress.events.length > known.current;
    known.current = progress.events.length;
    if (isNew && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [progress.events]);
  const from = spanOf(progress)?.from ?? 0;
  const sinceStart = (event: RunProgress['events'][number]): number =>
    Math.max(0, (event.endedAt ?? event.startedAt) - from);
  // Under a fixed clock everything happens at once, and there is no time to tell.
  const isTimed = progress.events.some((event) => sinceStart(event) >= 1);
  return (
    <Card
      title={t('activity.title')}
      actions={
        <SegmentedControl
          label={t('activity.view')}
          value={view}
          segments={[
            { value: 'steps', label: t('activity.steps') },
            { value: 'calls', label: t('activity.calls', { count: calls.length }) },
          ]}
          onChange={setView}
        />
      }
      flush
    >
      {/* Scrolls by itself, so it must be reachable by key. */}
      <div
        ref={list}
        role="region"
        aria-label={t('activity.title')}
        tabIndex={0}
        className="h-[320px] overflow-y-auto px-(--card-padding) py-2"
      >
        {view === 'steps' ? (
          <ul>
            {progress.events.map((event) => (
              <li key={event.seq} className={isTimed ? row : plainRow}>
                {isTimed ? <span className="num text-3">{formatDuration(sinceStart(event))}</span> : null}
                <span className="text-pretty text-2">
                  <span className="text-1">{t(`stage.${event.stage}`)}</span>
                  {' · '}
                  {event.summary[locale] === '' ? t(`stageState.${event.state}`) : event.summary[locale]}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        {view === 'calls' && calls.length === 0 ? (
          <p className="py-2 text-ui font-normal text-3">{t('activity.noCalls')}</p>
        ) : null}
        {view === 'calls' ? (
          <ul>
            {calls.map(({ stage, attempt }, index) => (
              <li key={index} className={row}>
                <span className="num text-3">{formatDuration(attempt.ms)}</span>
                <span className="flex min-w-0 items-start gap-1.5 text-2">
                  {attempt.ok ? (
                    <Check size={14} className="mt-0.5 text-ok" aria-label={t('activity.answered')} />
                  ) : (
                    <X size={14} className="mt-0.5 text-danger" aria-label={t('activity.didNot')} />
                  )}
                  <span className="min-w-0">
                    <span className="text-1">{attempt.provider}</span> · {t(`stage.${stage}`)}
                    {attempt.message === undefined ? null : (
                      <span className="block text-caption text-3">{attempt.message}</span>
                    )}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Card>
  );
}
