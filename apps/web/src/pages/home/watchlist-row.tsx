import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Ellipsis, ListMinus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QuoteView } from '@plumbline/contract/instrument';
import type { WatchedView, WatchlistView } from '@plumbline/contract/watchlist';
import type { LocalText } from '@plumbline/model/locale';
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
import { WatchNewsLine } from './watch-news-line.tsx';

interface WatchlistRowProps {
  readonly item: WatchedView;
  readonly quote: QuoteView | undefined;
  /** Why there is no price. */
  readonly why: LocalText | undefined;
  readonly isLoading: boolean;
  /** All that is shown, in order, and the place of this one. */
  readonly ids: readonly string[];
  readonly at: number;
  /** The list that is shown; null is all that is watched. */
  readonly list: WatchlistView | null;
}

export function WatchlistRow({ item, quote, why, isLoading, ids, at, list }: WatchlistRowProps) {
  const { t } = useTranslation('watchlist');
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
          <WatchNewsLine news={news} priceThen={item.priceThen} priceNow={quote?.price ?? null} />
        </span>
      </Link>
      <RowMenu name={name} ids={ids} at={at} list={list} />
    </li>
  );
}

/** The value of the reader's latest report against the price of its day, as the report itself states it. */
function AgainstValue({ report }: { readonly report: WatchedView['report'] }) {
  const { t } = useTranslation('watchlist');
  const { figure } = useFormat();
  const { date } = useDates();
  if (report === null) return <span className="text-3">{t('noReport')}</span>;
  if (report.upside === null) return <span className="text-3">{t('noValue', { date: date(report.asOf) })}</span>;
  const gap = figure({ value: report.upside, unit: 'fraction', decimals: 1 }, { sign: true });
  return <span className="num">{t('value', { gap, date: date(report.asOf) })}</span>;
}

interface RowMenuProps {
  readonly name: string;
  readonly ids: readonly string[];
  readonly at: number;
  readonly list: WatchlistView | null;
}

function RowMenu({ name, ids, at, list }: RowMenuProps) {
  const { t } = useTranslation('watchlist');
  const errorText = useErrorTexts();
  const { add, remove, order, putList } = useWatchlistChanges();
  const onError = (error: Error): void => void toast.error(errorText(error));
  const id = ids[at] ?? '';
  const arrange = (next: readonly string[]): void =>
    list === null ? order.mutate(next, { onError }) : putList.mutate({ ...list, ids: [...next] }, { onError });
  const moveTo = (place: number): void => arrange(ids.toSpliced(at, 1).toSpliced(place, 0, id));
  // The row is gone by then, so its own callbacks are not called any more: promises are.
  const putBack = (): void => {
    add
      .mutateAsync({ symbols: [id] })
      .then(() => (list === null ? order.mutateAsync(ids) : undefined))
      .catch(onError);
  };
  const drop = (): void => {
    remove
      .mutateAsync(id)
      .then(() =>
        toast.success(t('removed', { name }), {
          durationMs: 8000,
          action: { label: t('undo'), onPress: putBack },
        }),
      )
      .catch(onError);
  };
  const label = t('menu', { name });
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
                  label: t('up'),
                  icon: <ArrowUp size={14} aria-hidden />,
                  onSelect: () => moveTo(at - 1),
                },
              ]),
          ...(at === ids.length - 1
            ? []
            : [
                {
                  id: 'down',
                  label: t('down'),
                  icon: <ArrowDown size={14} aria-hidden />,
                  onSelect: () => moveTo(at + 1),
                },
              ]),
          ...(list === null
            ? []
            : [
                {
                  id: 'takeOff',
                  label: t('takeOff', { list: list.name }),
                  icon: <ListMinus size={14} aria-hidden />,
                  onSelect: () => arrange(ids.filter((one) => one !== id)),
                },
              ]),
          {
            id: 'remove',
            label: t('remove'),
            icon: <Trash2 size={14} aria-hidden />,
            danger: true,
            onSelect: drop,
          },
        ]}
      />
    </span>
  );
}
