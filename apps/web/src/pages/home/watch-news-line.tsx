import { useTranslation } from 'react-i18next';
import type { WatchNews } from '@plumbline/contract/watchlist';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';

interface WatchNewsLineProps {
  readonly news: readonly WatchNews[];
  /** The price that the reader saw on the visit before, and the one of now; null where unknown. */
  readonly priceThen: number | null;
  readonly priceNow: number | null;
}

/** The latest thing that is new to the reader, or that there is none; and how far the price has gone since they looked. */
export function WatchNewsLine({ news, priceThen, priceNow }: WatchNewsLineProps) {
  const { t } = useTranslation('watchlist');
  const { figure } = useFormat();
  const textOf = useNewsText();
  const [latest] = news;
  const move = priceThen === null || priceNow === null ? null : priceNow / priceThen - 1;
  const moved = move === null ? null : figure({ value: move, unit: 'fraction', decimals: 1 }, { sign: true });
  return (
    <span className="flex min-w-0 items-center gap-2">
      {latest !== undefined && <span className="size-[7px] shrink-0 rounded-full bg-accent" aria-hidden="true" />}
      <span className={latest === undefined ? 'truncate text-3' : 'truncate'} title={latest && textOf(latest)}>
        {latest === undefined ? t('nothingNew') : textOf(latest)}
      </span>
      {news.length > 1 && <span className="shrink-0 text-3">{t('more', { count: news.length - 1 })}</span>}
      {moved !== null && <span className="num shrink-0 text-3">{t('moved', { move: moved })}</span>}
    </span>
  );
}

function useNewsText(): (one: WatchNews) => string {
  const { t } = useTranslation('watchlist');
  const { figure } = useFormat();
  const { date } = useDates();
  const locale = useLocale();
  const money = (value: number, currency: string): string => figure({ value, unit: 'price', currency, decimals: 2 });

  function reportText({ now, before }: Extract<WatchNews, { readonly kind: 'report' }>): string {
    const rated = (label: typeof now.rating): string => t(`rating.${label ?? 'none'}`);
    if (before === null) return t('report.first', { rating: rated(now.rating) });
    if (now.rating !== before.rating)
      return t('report.rating', { before: rated(before.rating), now: rated(now.rating) });
    if (now.value !== null && before.value !== null && now.currency !== null && now.currency === before.currency) {
      const [was, is] = [money(before.value, now.currency), money(now.value, now.currency)];
      if (was !== is) return t('report.value', { before: was, now: is });
    }
    return t('report.same', { rating: rated(now.rating) });
  }

  return (one) => {
    switch (one.kind) {
      case 'report':
        return reportText(one);
      case 'signal':
        return t(`signal.${one.signal}`, { strategy: one.strategyName });
      case 'verdict': {
        const [now, before] = [one.now, one.before].map((label) => label && t(`verdict.${label}`));
        return before === null || before === now
          ? t('verdict.first', { strategy: one.strategyName, now })
          : t('verdict.changed', { strategy: one.strategyName, before, now });
      }
      case 'alert':
        return t(`alert.${one.alert}`, { rule: one.rule[locale], value: one.value[locale] });
      case 'event':
        return t('event', { date: date(one.date), title: one.title[locale] });
    }
  };
}
