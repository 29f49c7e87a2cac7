import { useTranslation } from 'react-i18next';
import { dateOf } from '@plumbline/model/date';
import type { readSources } from '@plumbline/contract/system';
import type { CallOutput } from '../../lib/api.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Card } from '../../ui/card.tsx';

interface ArchiveContentProps {
  readonly archive: NonNullable<CallOutput<typeof readSources>['archive']>;
}

/** The archive that everything comes from: its day, what it holds, and the terms of those who gave it. */
export function ArchiveContent({ archive: { at, markets, sources } }: ArchiveContentProps) {
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
