import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/cx.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Chip } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TrendLine } from '../../ui/trend-line.tsx';
import { moved, type SourceHealth, type SourceLine } from './source-health.ts';
import { SourceLatency, SourceQuota, SourceState, useSourceTitle } from './source-state.tsx';

interface LineProps {
  readonly line: SourceLine;
  readonly sources: ReadonlyMap<string, SourceHealth>;
  readonly mayChange: boolean;
  readonly onOrder: (providerIds: string[]) => void;
}

const wide = 'md:grid-cols-[1.5rem_minmax(0,1fr)_8.5rem_6.5rem_7rem_4.25rem]';

/** What stands in the columns of the cards below. */
export function SourceLineHead() {
  const { t } = useTranslation('settings');
  return (
    <div aria-hidden="true" className={cx('-mb-2 hidden gap-x-3 px-3.5 text-caption text-3 md:grid', wide)}>
      <span />
      <span>{t('data.source')}</span>
      <span>{t('data.latency')}</span>
      <span>{t('data.lastSuccess')}</span>
      <span>{t('data.quota.title')}</span>
      <span className="text-right">{t('data.order')}</span>
    </div>
  );
}

/** Sources of one kind of figure in one market, in the order in which they are asked: dragged, or moved with the arrows. */
export function SourceLineCard({ line, sources, mayChange, onOrder }: LineProps) {
  const { t } = useTranslation('settings');
  const { shortDateTime } = useDates();
  const titleOf = useSourceTitle();
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const { market, question, providerIds, serving, isFallback } = line;
  const name = t('data.line', { market: t(`market.${market}`), question: t(`data.question.${question}`) });

  const move = (from: number, to: number): void => {
    const next = moved(providerIds, from, to);
    const source = sources.get(providerIds[from] ?? '');
    if (next.join() === providerIds.join() || source === undefined) return;
    setSaid(t('data.movedTo', { source: titleOf(source), place: to + 1, count: providerIds.length }));
    onOrder(next);
  };

  return (
    <section aria-label={name} className="overflow-hidden rounded-card border border-line">
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-1 px-3.5 py-2">
        <h4 className="text-ui">{t(`market.${market}`)}</h4>
        {isFallback && serving !== null && (
          <span className="num text-caption text-warn">
            {t('data.fallbackSince', { time: shortDateTime(serving.since) })}
          </span>
        )}
      </header>
      <ol>
        {providerIds.map((id, at) => {
          const source = sources.get(id);
          if (source === undefined) return null;
          const isServing = serving?.providerId === id;
          const title = titleOf(source);
          return (
            <li
              key={id}
              draggable={mayChange}
              data-source={id}
              onDragStart={() => setDragged(at)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (dragged !== null) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null) move(dragged, at);
                setDragged(null);
              }}
              className={cx(
                'grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line px-3.5 py-2.5 last:border-b-0',
                wide,
                mayChange && 'cursor-grab',
                dragged === at && 'bg-2',
              )}
            >
              <span className="num text-caption text-3">{at + 1}</span>
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className={cx('font-semibold', source.state === 'off' && 'text-2')}>{title}</span>
                  {isServing && (
                    <Chip tone={isFallback ? 'warn' : 'accent'}>
                      {t(isFallback ? 'data.fallbackInUse' : 'data.serving')}
                    </Chip>
                  )}
                </p>
                <SourceState source={source} />
              </div>
              <div className="hidden items-center gap-2 md:flex">
                <div className="w-14 shrink-0">
                  <TrendLine
                    values={source.latencies}
                    height={18}
                    tone="quiet"
                    label={t('data.latencyTrend', { source: title })}
                  />
                </div>
                <span className="text-caption">
                  <SourceLatency source={source} />
                </span>
              </div>
              <span className="hidden text-caption md:block">
                {source.lastSuccessAt === null ? (
                  <span className="text-3">{t('data.never')}</span>
                ) : (
                  <time className="num whitespace-nowrap" dateTime={new Date(source.lastSuccessAt).toISOString()}>
                    {shortDateTime(source.lastSuccessAt)}
                  </time>
                )}
              </span>
              <span className="hidden text-caption md:block">
                <SourceQuota source={source} />
              </span>
              <span className="flex gap-1">
                <IconButton
                  label={t('data.moveUp', { source: title })}
                  icon={<ArrowUp size={14} aria-hidden />}
                  size="compact"
                  bordered
                  disabled={!mayChange || at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  label={t('data.moveDown', { source: title })}
                  icon={<ArrowDown size={14} aria-hidden />}
                  size="compact"
                  bordered
                  disabled={!mayChange || at === providerIds.length - 1}
                  onClick={() => move(at, at + 1)}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
    </section>
  );
}
