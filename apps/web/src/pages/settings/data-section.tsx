import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { configQuery, sourcesQuery } from '../../lib/queries.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { BackFill } from './back-fill.tsx';
import { BarsImport } from './bars-import.tsx';
import { OperatorToken } from './operator-token.tsx';
import { RefusedAnswers } from './refused-answers.tsx';
import { SourceContact } from './source-contact.tsx';
import { SourceExamination } from './source-examination.tsx';
import { SourceFeeds } from './source-feeds.tsx';
import { SourceKeys } from './source-keys.tsx';
import { SourceCounts, SourceLines } from './source-lines.tsx';
import { SourceOutbound } from './source-outbound.tsx';
import { useSourceTitle } from './source-state.tsx';
import { useSourceSettings } from './use-source-settings.ts';
import { dateOf } from '@plumbline/model/date';
import type { readSources } from '@plumbline/contract/system';
import type { CallOutput } from '../../lib/api.ts';
import { useLocale } from '../../lib/use-locale.ts';

interface ArchiveContentProps {
  readonly archive: NonNullable<CallOutput<typeof readSources>['archive']>;
}

/** The archive that everything comes from: its day, what it holds, and the terms of those who gave it. */
function ArchiveContent({ archive: { at, markets, sources } }: ArchiveContentProps) {
  const { t } = useTranslation('settings');
  const { date } = useDates();
  const locale = useLocale();
  const count = markets.reduce((sum, one) => sum + one.count, 0);
  return (
    <Card as="div" title={t('data.archive.title')}>
      <p className="text-ui font-normal text-2" data-testid="archive-content">
        {t('data.archive.holds', { date: date(dateOf(at)), count })}{' '}
        <span className="num">
          {markets.map((one) => `${t(`market.${one.market}`)} ${String(one.count)}`).join(' · ')}
        </span>
      </p>
      <dl className="mt-3 flex flex-col gap-1.5 text-caption">
        {sources.map(({ publisher, licence }) => (
          <div key={publisher}>
            <dt className="inline font-semibold">{publisher}</dt> <dd className="inline text-2">{licence[locale]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Sources of figures: how they are, in which order they are asked, their keys and feeds. */
export function DataSection() {
  const { t } = useTranslation('settings');
  const { shortDateTime } = useDates();
  const titleOf = useSourceTitle();
  const errorText = useErrorTexts();
  const sources = useQuery(sourcesQuery);
  const config = useQuery(configQuery);
  const hook = useSourceSettings();
  const list = sources.data?.sources ?? [];
  // In the two modes that ask nobody there is nothing to count and no order to keep.
  const asksOutside = config.data === undefined || ['auto', 'live'].includes(config.data.dataMode);
  const byId = new Map(list.map((source) => [source.id, source]));
  const fallback = (sources.data?.lines ?? []).find((line) => line.isFallback && line.serving !== null);
  const server = fallback?.serving ? byId.get(fallback.serving.providerId) : undefined;

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-h2">{t('section.data')}</h3>
          <p className="mt-0.5 text-ui font-normal text-2">{t('data.intro')}</p>
        </div>
        {asksOutside && (
          <Button
            icon={<RefreshCw size={16} aria-hidden />}
            loading={hook.check.isPending}
            onClick={() => hook.check.mutate(undefined, { onError: (error) => toast.error(errorText(error)) })}
          >
            {t('data.checkAll')}
          </Button>
        )}
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
          {sources.data.archive !== null && <ArchiveContent archive={sources.data.archive} />}
          {asksOutside && <SourceCounts sources={list} />}
          <OperatorToken changes={hook.changes} mayChange={hook.mayChange} />
          {asksOutside ? (
            <SourceLines sources={list} lines={sources.data.lines} hook={hook} />
          ) : (
            <p className="text-ui font-normal text-2">{t('data.notAsked')}</p>
          )}
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
