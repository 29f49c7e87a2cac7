import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../lib/use-dates.ts';
import type { Rules } from './rules-queries.ts';

/** What the market does now and next, on the exchange's clock and beside it on the reader's own. */
export function MarketClock({ now }: Pick<Rules, 'now'>) {
  const { t } = useTranslation('rules');
  const { t: common } = useTranslation();
  const { shortDateTime } = useDates();
  const next = [
    ['nextOpen', now.nextOpenAt],
    ['nextClose', now.nextCloseAt],
  ] as const;
  return (
    <dl
      className="grid grid-cols-3 gap-x-5 gap-y-2 rounded-control bg-2 px-3.5 py-3 max-md:grid-cols-1"
      data-testid="market-clock"
    >
      <div>
        <dt className="text-caption text-2">{t('clock.now')}</dt>
        <dd className="flex items-center gap-1.5 text-ui font-medium">
          <Clock size={14} aria-hidden />
          {common(`phase.${now.phase}`)}
        </dd>
        <Times now={now} />
      </div>
      {next.map(([key, at]) => (
        <div key={key}>
          <dt className="text-caption text-2">{t(`clock.${key}`)}</dt>
          {at === null ? (
            <dd className="text-ui text-2">{t('clock.never')}</dd>
          ) : (
            <>
              <dd className="num text-ui font-medium">
                {shortDateTime(at, now.timeZone)} {now.zoneMark}
              </dd>
              <dd className="num text-caption text-2">{t('clock.yours', { time: shortDateTime(at) })}</dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}

function Times({ now }: Pick<Rules, 'now'>) {
  const { t } = useTranslation('rules');
  const { shortDateTime } = useDates();
  return (
    <>
      <dd className="num text-caption text-2">
        {shortDateTime(now.at, now.timeZone)} {now.zoneMark}
      </dd>
      <dd className="num text-caption text-2">{t('clock.yours', { time: shortDateTime(now.at) })}</dd>
    </>
  );
}
