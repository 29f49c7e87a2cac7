import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { configQuery, sourcesQuery } from '../../lib/queries.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { AllSources } from './all-sources.tsx';
import { BackFill } from './back-fill.tsx';
import { BarsImport } from './bars-import.tsx';
import { OperatorToken } from './operator-token.tsx';
import { RefusedAnswers } from './refused-answers.tsx';
import { SourceContact } from './source-contact.tsx';
import { SourceExamination } from './source-examination.tsx';
import { SourceFeeds } from './source-feeds.tsx';
import { isFailing } from './source-health.ts';
import { SourceKeys } from './source-keys.tsx';
import { SourceLineCard, SourceLineHead } from './source-line-card.tsx';
import { SourceOutbound } from './source-outbound.tsx';
import { useSourceTitle } from './source-state.tsx';
import { useSourceSettings } from './use-source-settings.ts';

const questions = ['bars', 'quote', 'fundamentals', 'earnings', 'measures', 'news'] as const;
type Shown = (typeof questions)[number] | 'all';

/** Sources of figures: how they are, in which order they are asked, their keys and feeds. */
export function DataSection() {
  const { t } = useTranslation('settings');
  const { shortDateTime } = useDates();
  const titleOf = useSourceTitle();
  const errorText = useErrorTexts();
  const sources = useQuery(sourcesQuery);
  const config = useQuery(configQuery);
  const hook = useSourceSettings();
  const [shown, setShown] = useState<Shown>('bars');
  const list = sources.data?.sources ?? [];
  const byId = new Map(list.map((source) => [source.id, source]));
  const lines = (sources.data?.lines ?? []).filter((line) => line.question === shown);
  const fallback = (sources.data?.lines ?? []).find((line) => line.isFallback && line.serving !== null);
  const server = fallback?.serving ? byId.get(fallback.serving.providerId) : undefined;
  const counts = [
    { key: 'healthy', count: list.filter((source) => source.state === 'ok').length },
    { key: 'failing', count: list.filter(isFailing).length },
    { key: 'idle', count: list.filter((source) => source.state === 'idle').length },
    { key: 'off', count: list.filter((source) => source.state === 'off').length },
  ];
  const onOrder = (market: string, question: string) => (providerIds: string[]) =>
    hook.order.mutate({ market, question, providerIds }, { onError: (error) => toast.error(errorText(error)) });

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-h2">{t('section.data')}</h3>
          <p className="mt-0.5 text-ui font-normal text-2">{t('data.intro')}</p>
        </div>
        <Button
          icon={<RefreshCw size={16} aria-hidden />}
          loading={hook.check.isPending}
          onClick={() => hook.check.mutate(undefined, { onError: (error) => toast.error(errorText(error)) })}
        >
          {t('data.checkAll')}
        </Button>
      </div>
      {config.data !== undefined && (
        <Banner tone={config.data.simulatedOnly ? 'warn' : 'info'}>
          {t(`data.mode.${config.data.dataMode}`)}
          {config.data.simulatedOnly && ` ${t('data.simulatedNow')}`}
        </Banner>
      )}
      {fallback?.serving && server !== undefined && (
        <Banner tone="warn">
          {t('data.fallbackNow', {
            market: t(`market.${fallback.market}`),
            question: t(`data.question.${fallback.question}`),
            source: titleOf(server),
            time: shortDateTime(fallback.serving.since),
          })}
        </Banner>
      )}
      {sources.isPending && <Skeleton className="h-72 w-full rounded-card" />}
      {sources.isError && sources.data === undefined && (
        <Card as="div" flush>
          <ErrorState title={t('data.failed')} error={sources.error} onRetry={() => void sources.refetch()} />
        </Card>
      )}
      {sources.data !== undefined && (
        <>
          <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line sm:grid-cols-4">
            {counts.map(({ key, count }) => (
              <div key={key} className="border-r border-line px-3.5 py-2.5 last:border-r-0">
                <dt className="text-caption text-3">{t(`data.count.${key}`)}</dt>
                <dd className="num text-metric">{count}</dd>
              </div>
            ))}
          </dl>
          <OperatorToken changes={hook.changes} mayChange={hook.mayChange} />
          <div className="overflow-x-auto">
            <SegmentedControl<Shown>
              label={t('data.questions')}
              value={shown}
              segments={[...questions, 'all' as const].map((value) => ({ value, label: t(`data.question.${value}`) }))}
              onChange={setShown}
            />
          </div>
          {shown === 'all' && <AllSources sources={list} />}
          {lines.length > 0 && <SourceLineHead />}
          {lines.map((line) => (
            <SourceLineCard
              key={line.market}
              line={line}
              sources={byId}
              mayChange={hook.mayChange}
              onOrder={onOrder(line.market, line.question)}
            />
          ))}
          {shown !== 'all' && lines.length === 0 && <p className="text-ui font-normal text-2">{t('data.noLines')}</p>}
          <SourceKeys hook={hook} />
          <SourceContact hook={hook} />
          <SourceFeeds hook={hook} />
          <SourceOutbound hook={hook} />
          <SourceExamination mayChange={hook.mayChange} />
          <BackFill mayChange={hook.mayChange} />
          <BarsImport mayChange={hook.mayChange} />
          <RefusedAnswers titleOf={(id) => byId.get(id)?.title ?? id} />
        </>
      )}
    </div>
  );
}
