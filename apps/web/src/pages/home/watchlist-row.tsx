import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QuoteView } from '@plumbline/contract/instrument';
import type { WatchedView, WatchNews } from '@plumbline/contract/watchlist';
import type { LocalText } from '@plumbline/model/locale';
import { cx } from '../../lib/cx.ts';
import { changeOf, useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useWatchlistChanges } from '../../lib/watchlist.ts';
import { Delta } from '../../ui/delta.tsx';
import { PlainIconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { TrendLine } from '../../ui/trend-line.tsx';

interface WatchlistRowProps {
  readonly item: WatchedView;
  readonly quote: QuoteView | undefined;
  /** Why there is no price. */
  readonly why: LocalText | undefined;
  readonly isLoading: boolean;
  /** All that is watched, in order, and the place of this one. */
  readonly ids: readonly string[];
  readonly at: number;
}

export function WatchlistRow({ item, quote, why, isLoading, ids, at }: WatchlistRowProps) {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const { instrument, report, news } = item;
  const name = instrument.name[locale];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] border-b border-line last:border-b-0">
      <Link
        to="/research"
        search={{ symbol: instrument.id, ...(report === null ? {} : { run: report.runId }) }}
        className="grid min-h-[46px] min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 ps-4 py-2 hover:bg-2 md:grid-cols-[minmax(0,1.2fr)_72px_104px_76px_minmax(0,1.1fr)_minmax(0,1.6fr)]"
      >
        <span className="truncate text-ui">
          {name} <span className="num font-normal text-3">{instrument.symbol}</span>
        </span>
        <span className="max-md:hidden">
          {quote !== undefined && (
            <TrendLine
              values={quote.spark}
              height={24}
              tone="quiet"
              label={t('spark', { name, count: quote.spark.length })}
            />
          )}
        </span>
        {isLoading ? (
          <Skeleton className="h-5 w-16 justify-self-end" />
        ) : (
          <span className="text-right text-ui">
            <Price
              value={quote?.price ?? null}
              decimals={quote?.decimals ?? instrument.priceDecimals}
              {...(instrument.kind === 'index' ? {} : { currency: quote?.currency ?? instrument.currency })}
              {...(why === undefined ? {} : { why: why[locale] })}
            />
          </span>
        )}
        <span className="text-right text-ui max-md:col-start-2">
          <Delta value={quote === undefined ? null : changeOf(quote.price, quote.previousClose)} />
        </span>
        <span className="truncate text-caption text-2 max-md:col-start-1 max-md:row-start-2">
          <AgainstValue report={report} />
        </span>
        <span className="truncate text-caption max-md:col-span-2">
          <News news={news} />
        </span>
      </Link>
      <RowMenu name={name} ids={ids} at={at} />
    </li>
  );
}

/** The value of the reader's latest report against the price of its day, as the report itself states it. */
function AgainstValue({ report }: { readonly report: WatchedView['report'] }) {
  const { t } = useTranslation('home');
  const { figure } = useFormat();
  const { date } = useDates();
  if (report === null) return <span className="text-3">{t('watch.noReport')}</span>;
  if (report.upside === null) return <span className="text-3">{t('watch.noValue', { date: date(report.asOf) })}</span>;
  const gap = figure({ value: report.upside, unit: 'fraction', decimals: 1 }, { sign: true });
  return <span className="num">{t('watch.value', { gap, date: date(report.asOf) })}</span>;
}

/** The latest thing that is new to the reader, or that there is none. */
function News({ news }: { readonly news: readonly WatchNews[] }) {
  const { t } = useTranslation('home');
  const { figure } = useFormat();
  const [latest] = news;
  if (latest === undefined) return <span className="text-3">{t('watch.nothingNew')}</span>;
  const textOf = (one: WatchNews): string => {
    if (one.kind === 'signal') {
      return t(`watch.signal.${one.signal}`, { strategy: one.strategyName });
    }
    const { now, before } = one;
    const rated = (label: typeof now.rating): string => t(`watch.rating.${label ?? 'none'}`);
    if (before === null) return t('watch.report.first', { rating: rated(now.rating) });
    const money = (value: number, currency: string): string => figure({ value, unit: 'price', currency, decimals: 2 });
    if (now.rating !== before.rating)
      return t('watch.report.rating', { before: rated(before.rating), now: rated(now.rating) });
    if (now.value !== null && before.value !== null && now.currency !== null && now.currency === before.currency) {
      const [was, is] = [money(before.value, now.currency), money(now.value, now.currency)];
      if (was !== is) return t('watch.report.value', { before: was, now: is });
    }
    return t('watch.report.same', { rating: rated(now.rating) });
  };
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className={cx('size-[7px] shrink-0 rounded-full bg-accent')} aria-hidden="true" />
      <span className="truncate">{textOf(latest)}</span>
      {news.length > 1 && <span className="text-3">{t('watch.more', { count: news.length - 1 })}</span>}
    </span>
  );
}

interface RowMenuProps {
  readonly name: string;
  readonly ids: readonly string[];
  readonly at: number;
}

function RowMenu({ name, ids, at }: RowMenuProps) {
  const { t } = useTranslation('home');
  const errorText = useErrorTexts();
  const { add, remove, order } = useWatchlistChanges();
  const onError = (error: Error): void => void toast.error(errorText(error));
  const id = ids[at] ?? '';
  const moveTo = (place: number): void => order.mutate(ids.toSpliced(at, 1).toSpliced(place, 0, id), { onError });
  // The row is gone by then, so its own callbacks are not called any more: promises are.
  const putBack = (): void => {
    add
      .mutateAsync([id])
      .then(() => order.mutateAsync(ids))
      .catch(onError);
  };
  const drop = (): void => {
    remove
      .mutateAsync(id)
      .then(() =>
        toast.success(t('watch.removed', { name }), {
          durationMs: 8000,
          action: { label: t('watch.undo'), onPress: putBack },
        }),
      )
      .catch(onError);
  };
  const label = t('watch.menu', { name });
  return (
    <span className="flex items-center pe-2">
      <Menu
        label={label}
        trigger={<PlainIconButton label={label} icon={<Ellipsis size={16} aria-hidden />} />}
        items={[
          ...(at === 0
            ? []
            : [
                {
                  id: 'up',
                  label: t('watch.up'),
                  icon: <ArrowUp size={14} aria-hidden />,
                  onSelect: () => moveTo(at - 1),
                },
              ]),
          ...(at === ids.length - 1
            ? []
            : [
                {
                  id: 'down',
                  label: t('watch.down'),
                  icon: <ArrowDown size={14} aria-hidden />,
                  onSelect: () => moveTo(at + 1),
                },
              ]),
          {
            id: 'remove',
            label: t('watch.remove'),
            icon: <Trash2 size={14} aria-hidden />,
            danger: true,
            onSelect: drop,
          },
        ]}
      />
    </span>
  );
}
