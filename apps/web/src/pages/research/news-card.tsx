import { memo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { readNews } from '@plumbline/contract/news';
import type { Fact } from '@plumbline/model/fact';
import { formatFact } from '@plumbline/model/format';
import type { Report } from '@plumbline/model/report';
import { Headlines } from '../../blocks/headlines.tsx';
import { call } from '../../lib/api.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ModelTone } from './model-tone.tsx';

const mostShown = 8;
const days = 30;

/** Method and extent of a tone, as its locator names them; null for a method this page has no words for. */
function methodOf({
  source,
}: Fact): { readonly version: string; readonly count: number; readonly days: number } | null {
  const found = /^word lists (\d+), (\d+) headlines of (\d+) days$/.exec(source.locator);
  return found === null ? null : { version: found[1] ?? '', count: Number(found[2]), days: Number(found[3]) };
}

/**
 * Headlines up to the day of the report with their tone and how it is counted. They are read anew and are no part of what the
 * report's hash seals. Those of the other side, real or simulated, are not shown beside it.
 */
export const NewsCard = memo(function NewsCard({ report }: { readonly report: Report }) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const { instrumentId: id, asOf } = report;
  const { data, isPending } = useQuery({
    queryKey: ['news', id, asOf],
    queryFn: ({ signal }) =>
      call<typeof readNews>('get', '/news/:id', { params: { id }, query: { asOf, days }, signal }),
    staleTime: 5 * 60_000,
    retry: false,
  });
  if (isPending) return <Skeleton className="h-40 w-full rounded-card" />;
  if (data === undefined || data.simulated !== report.simulated) return null;
  const { items, sentiment, status, why, fallback } = data;
  const formula = sentiment?.formula;
  const method = sentiment === null ? null : methodOf(sentiment);
  const counted = (name: string): number => {
    const input = formula?.inputs.find((one) => one.name === name);
    return input !== undefined && 'constant' in input ? input.constant : 0;
  };
  return (
    <Card
      flush
      title={t('headlines.title')}
      actions={
        <span className="flex flex-wrap items-center gap-2">
          {status === 'stale' ? <Chip tone="warn">{t('headlines.stale')}</Chip> : null}
          {fallback === undefined ? null : (
            <span className="rounded-chip bg-warn-wash px-1.5 text-caption text-warn">
              {t('source.fallback', { used: fallback.used, missing: fallback.insteadOf.join(', ') })}
            </span>
          )}
          {data.simulated ? <SimulatedChip /> : null}
        </span>
      }
    >
      {sentiment === null || items.length === 0 ? (
        <p className="p-(--card-padding) text-ui font-normal text-2">
          {why === null ? t('headlines.none') : locale === 'en' ? why : t('headlines.unavailable')}
        </p>
      ) : (
        <>
          <div className="border-b border-line px-4 py-3" data-testid="news-tone">
            <p className="text-ui">
              {t('headlines.toneIs')} <b className="num">{formatFact(sentiment, locale, { sign: true })}</b>
            </p>
            <p className="num mt-0.5 text-caption text-pretty text-3">
              {sentiment.value === null
                ? sentiment.why?.[locale]
                : t('headlines.method', { positive: counted('positive'), negative: counted('negative') })}{' '}
              {method === null ? sentiment.source.locator : t('headlines.lists', method)}
            </p>
            <ModelTone report={report} days={days} />
          </div>
          <Headlines items={items.slice(0, mostShown)} />
        </>
      )}
    </Card>
  );
});
