import { useTranslation } from 'react-i18next';
import type { readCalendar } from '@plumbline/contract/discover';
import type { CallOutput } from '../../lib/api.ts';

interface UncoveredEventsProps {
  readonly uncovered: CallOutput<typeof readCalendar>['uncovered'];
  /** The kind that is looked for, or all. */
  readonly kind: string;
}

/** What the calendar cannot know, so that an empty day is not read as a quiet one. */
export function UncoveredEvents({ uncovered, kind }: UncoveredEventsProps) {
  const { t } = useTranslation('discover');
  const shown = uncovered.filter((one) => kind === 'all' || one.kind === kind);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('calendar.uncovered')} data-testid="uncovered" className="text-caption text-3">
      <p>{t('calendar.uncovered')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5">
        {shown.map((one) => (
          <li key={`${one.kind} ${one.source}`}>
            {t('calendar.uncoveredKind', {
              kind: t(`event.${one.kind}`),
              markets: one.markets.map((market) => t(`markets.${market}`)).join(t('calendar.and')),
            })}
            {one.except === undefined
              ? null
              : ` ${t('calendar.uncoveredOnly', { symbols: one.except.join(t('calendar.and')) })}`}
            {one.source === null ? null : ` ${t('calendar.uncoveredSource', { source: one.source })}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
