import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../ui/tabs.tsx';
import { EventsCalendar } from './discover/events-calendar.tsx';
import { Gallery } from './discover/gallery.tsx';
import { Movers } from './discover/movers.tsx';
import { Screener } from './discover/screener.tsx';

const tabs = ['screener', 'strategies', 'movers', 'calendar'] as const;

/** Finding something to look at: instruments by their figures, strategies by their evidence, days by what falls on them. */
export function DiscoverPage() {
  const { t } = useTranslation('discover');
  const navigate = useNavigate({ from: '/discover' });
  const search = useSearch({ from: '/layout-2/discover' });
  const tab = tabs.find((one) => one === search.tab) ?? 'screener';
  const content = { screener: Screener, strategies: Gallery, movers: Movers, calendar: EventsCalendar };
  return (
    <div data-testid="discover" className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="sr-only">
        {t('title')}
      </h1>
      <Tabs
        label={t('title')}
        value={tab}
        onChange={(next) =>
          void navigate({ search: next === 'screener' ? {} : { tab: next }, replace: true, resetScroll: false })
        }
        tabs={tabs.map((value) => {
          const Content = content[value];
          return { value, label: t(`tab.${value}`), content: value === tab ? <Content /> : null };
        })}
      />
      <p className="text-caption text-3">{t('footer')}</p>
    </div>
  );
}
