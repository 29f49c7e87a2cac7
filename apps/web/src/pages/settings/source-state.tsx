import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/cx.ts';
import { useDates } from '../../lib/use-dates.ts';
import { isFailing, stateDots, type SourceHealth } from './source-health.ts';

/** Name of a source as readers know it. */
export function useSourceTitle(): (source: SourceHealth) => string {
  const { t } = useTranslation('settings');
  return (source) => {
    if (source.id === 'simulated') return t('data.simulatedMarket');
    return source.id === 'feeds' ? t('data.feeds.title') : source.title;
  };
}

/** How a source is: a dot, a word, and what went wrong. */
export function SourceState({ source }: { readonly source: SourceHealth }) {
  const { t } = useTranslation('settings');
  const { shortDateTime } = useDates();
  return (
    <>
      <p className="flex items-center gap-1.5 text-caption text-2">
        <span className={cx('size-[7px] shrink-0 rounded-full', stateDots[source.state])} aria-hidden="true" />
        {t(`data.state.${source.state}`)}
        {source.state === 'open' && source.retryAt !== null && (
          <span className="num">{t('data.retryAt', { time: shortDateTime(source.retryAt) })}</span>
        )}
      </p>
      {isFailing(source) && source.lastError !== null && (
        <p className="mt-0.5 max-w-[36ch] text-caption text-danger">{source.lastError.message}</p>
      )}
    </>
  );
}

/** Milliseconds of the last answer; nothing for a source that is off, words for one that does not answer. */
export function SourceLatency({ source }: { readonly source: SourceHealth }) {
  const { t } = useTranslation('settings');
  if (isFailing(source) && source.state !== 'limited') return <span className="text-3">{t('data.noAnswer')}</span>;
  if (source.latencyMs === null) return <span className="text-3">{'\u2014'}</span>;
  return <span className="num whitespace-nowrap">{`${Math.round(source.latencyMs)} ms`}</span>;
}

/** How much was asked today, against what the source allows. */
export function SourceQuota({ source }: { readonly source: SourceHealth }) {
  const { t } = useTranslation('settings');
  const { requestsToday: count, quota } = source;
  if (source.state === 'off') return <span className="text-3">{'\u2014'}</span>;
  if (quota === null) return <span className="num">{t('data.quota.today', { count })}</span>;
  const limit = quota.questions;
  const share = quota.per === 'day' ? Math.min(1, count / limit) : null;
  return (
    <span className="num block">
      {quota.per === 'day' ? t('data.quota.ofDay', { count, limit }) : t('data.quota.ofMinute', { count, limit })}
      {share !== null && (
        <span className="mt-1 block h-1 overflow-hidden rounded-full bg-2" aria-hidden="true">
          <span
            className={cx('block h-full rounded-full', share >= 1 ? 'bg-danger' : 'bg-[var(--text-3)]')}
            style={{ width: `${Math.round(share * 100)}%` }}
          />
        </span>
      )}
    </span>
  );
}
