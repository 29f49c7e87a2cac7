import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent, readCalendar } from '@plumbline/contract/discover';
import { dateOf, isDate } from '@plumbline/model/date';
import { marketIds } from '@plumbline/model/instrument';
import { calendarQuery } from '../../lib/discover.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { calendarDays, calendarStep, calendarViews } from './calendar-days.ts';
import { CalendarDay, EventLine } from './calendar-day.tsx';
import type { CallOutput } from '../../lib/api.ts';

interface UncoveredEventsProps {
  readonly uncovered: CallOutput<typeof readCalendar>['uncovered'];
  /** The kind that is looked for, or all. */
  readonly kind: string;
}

/** What the calendar cannot know, so that an empty day is not read as a quiet one. */
function UncoveredEvents({ uncovered, kind }: UncoveredEventsProps) {
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

const kinds = ['all', 'earnings', 'dividend', 'split', 'listing', 'lock-up', 'index-change', 'macro', 'token'] as const;
const markets = ['all', ...marketIds] as const;

/** What is dated ahead for the known instruments, on the trading dates of their markets, with the days these stay closed. */
export function EventsCalendar() {
  const { t } = useTranslation('discover');
  const { date } = useDates();
  const navigate = useNavigate({ from: '/discover' });
  const search = useSearch({ from: '/layout-2/discover' });
  const today = dateOf(useNow());
  const view = calendarViews.find((one) => one === search.view) ?? 'list';
  const market = markets.find((one) => one === search.market) ?? 'all';
  const kind = kinds.find((one) => one === search.kind) ?? 'all';
  const day = search.from !== undefined && isDate(search.from) ? search.from : today;
  const days = calendarDays(view, day);
  const [from = day] = days;
  const to = days.at(-1) ?? day;
  const { data, error, refetch, isFetching } = useQuery(
    calendarQuery({ from, to, ...(market === 'all' ? {} : { market }) }),
  );
  const set = (change: Partial<typeof search>): void =>
    void navigate({ search: (known) => ({ ...known, ...change }), replace: true, resetScroll: false });
  const events = (data?.events ?? []).filter((one) => kind === 'all' || one.kind === kind);
  const closedOn = (on: string) => (data?.holidays ?? []).filter((one) => one.date === on);
  const eventsOn = (on: string): readonly CalendarEvent[] => events.filter((one) => one.date === on);
  const listed = days.filter((on) => eventsOn(on).length > 0 || closedOn(on).length > 0);

  return (
    <div className="flex flex-col gap-4" data-testid="calendar">
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl
          label={t('calendar.view')}
          value={view}
          onChange={(next) => set({ view: next === 'list' ? '' : next })}
          segments={calendarViews.map((value) => ({ value, label: t(`calendar.${value}`) }))}
        />
        <IconButton
          bordered
          label={t('calendar.before')}
          icon={<ChevronLeft size={16} aria-hidden />}
          onClick={() => set({ from: calendarStep(view, day, -1) })}
        />
        <Button onClick={() => set({ from: '' })}>{t('calendar.today')}</Button>
        <IconButton
          bordered
          label={t('calendar.after')}
          icon={<ChevronRight size={16} aria-hidden />}
          onClick={() => set({ from: calendarStep(view, day, 1) })}
        />
        <b className="num text-ui font-semibold">{`${date(from)} – ${date(to)}`}</b>
        <Select
          label={t('calendar.kind')}
          className="ms-auto"
          value={kind}
          onChange={(next) => set({ kind: next === 'all' ? '' : next })}
          options={kinds.map((value) => ({ value, label: t(`event.${value}`) }))}
        />
        <Select
          label={t('market')}
          value={market}
          onChange={(next) => set({ market: next === 'all' ? '' : next })}
          options={markets.map((value) => ({ value, label: t(`markets.${value}`) }))}
        />
      </div>
      {error !== null && data === undefined ? (
        <Card>
          <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </Card>
      ) : data === undefined ? (
        <Skeleton className="h-dvh w-full" />
      ) : (
        <Card
          flush
          title={t('calendar.title', { count: events.length })}
          actions={data.simulated ? <SimulatedChip /> : undefined}
        >
          {data.measured < data.known && (
            <p className="border-b border-line px-4 py-2 text-caption text-2" role="status">
              {t('measuring', { measured: data.measured, known: data.known })}
            </p>
          )}
          {view !== 'list' && (
            <ol className="hidden grid-cols-7 md:grid" data-testid="calendar-grid">
              {days.map((on) => (
                <CalendarDay
                  key={on}
                  on={on}
                  isToday={on === today}
                  isOutside={view === 'month' && on.slice(0, 7) !== day.slice(0, 7)}
                  most={view === 'week' ? 12 : 3}
                  events={eventsOn(on)}
                  closed={closedOn(on)}
                  onMore={() => set({ view: '', from: on })}
                />
              ))}
            </ol>
          )}
          <ol className={view === 'list' ? undefined : 'md:hidden'}>
            {listed.length === 0 && (
              <li className="p-5 text-ui font-normal text-2">
                {t(data.measured < data.known ? 'calendar.noneSoFar' : 'calendar.none')}
              </li>
            )}
            {listed.map((on) => (
              <li key={on} data-day={on}>
                <h3 className="num flex flex-wrap items-center gap-2 bg-2 px-4 py-2 text-caption font-medium text-2">
                  {date(on)}
                  {closedOn(on).map((one) => (
                    <span key={one.market} className="text-warn">
                      {t(one.isHalfDay ? 'calendar.half' : 'calendar.closed', { market: t(`markets.${one.market}`) })}
                    </span>
                  ))}
                </h3>
                <ul className="divide-y divide-line">
                  {eventsOn(on).map((one) => (
                    <EventLine key={`${one.instrument.id} ${one.kind} ${one.title.en}`} event={one} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </Card>
      )}
      {data !== undefined && <UncoveredEvents uncovered={data.uncovered} kind={kind} />}
      {data !== undefined && (
        <p className="text-caption text-3">
          {t('calendar.zones', {
            zones: data.zones.map((one) => `${t(`markets.${one.market}`)} ${one.zone}`).join(' · '),
          })}
        </p>
      )}
    </div>
  );
}
