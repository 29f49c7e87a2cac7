import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { toast } from '../../ui/toast.ts';
import { AllSources } from './all-sources.tsx';
import { isFailing, type SourceHealth, type SourceLine } from './source-health.ts';
import { SourceLineCard, SourceLineHead } from './source-line-card.tsx';
import type { useSourceSettings } from './use-source-settings.ts';

const questions = ['bars', 'quote', 'fundamentals', 'earnings', 'measures', 'news'] as const;
type Shown = (typeof questions)[number] | 'all';

interface SourceLinesProps {
  readonly sources: readonly SourceHealth[];
  readonly lines: readonly SourceLine[];
  readonly hook: ReturnType<typeof useSourceSettings>;
}

/** How many sources are how; the simulated market is none. */
export function SourceCounts({ sources }: Pick<SourceLinesProps, 'sources'>) {
  const { t } = useTranslation('settings');
  const real = sources.filter(({ id }) => id !== 'simulated');
  const counts = [
    { key: 'healthy', count: real.filter((source) => source.state === 'ok').length },
    { key: 'failing', count: real.filter(isFailing).length },
    { key: 'idle', count: real.filter((source) => source.state === 'idle').length },
    { key: 'off', count: real.filter((source) => source.state === 'off').length },
  ];
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line sm:grid-cols-4">
      {counts.map(({ key, count }) => (
        <div key={key} className="border-r border-line px-3.5 py-2.5 last:border-r-0">
          <dt className="text-caption text-3">{t(`data.count.${key}`)}</dt>
          <dd className="num text-metric">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who is asked for what, in which order, a kind of figure at a time. */
export function SourceLines({ sources, lines, hook }: SourceLinesProps) {
  const { t } = useTranslation('settings');
  const errorText = useErrorTexts();
  const [shown, setShown] = useState<Shown>('bars');
  const byId = new Map(sources.map((source) => [source.id, source]));
  const own = lines.filter((line) => line.question === shown);
  const onOrder = (market: string, question: string) => (providerIds: string[]) =>
    hook.order.mutate({ market, question, providerIds }, { onError: (error) => toast.error(errorText(error)) });
  return (
    <>
      <div className="overflow-x-auto">
        <SegmentedControl<Shown>
          label={t('data.questions')}
          value={shown}
          segments={[...questions, 'all' as const].map((value) => ({ value, label: t(`data.question.${value}`) }))}
          onChange={setShown}
        />
      </div>
      {shown === 'all' && <AllSources sources={sources} />}
      {own.length > 0 && <SourceLineHead />}
      {own.map((line) => (
        <SourceLineCard
          key={line.market}
          line={line}
          sources={byId}
          mayChange={hook.mayChange}
          onOrder={onOrder(line.market, line.question)}
        />
      ))}
      {shown !== 'all' && own.length === 0 && <p className="text-ui font-normal text-2">{t('data.noLines')}</p>}
    </>
  );
}
