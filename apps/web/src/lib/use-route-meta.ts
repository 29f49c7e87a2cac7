import { useMatches, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Entry of `meta` in the common dictionary: title and description. */
    readonly meta?: string;
    /** Entry of `header`: the title in the bar of layout 2. */
    readonly header?: string;
    /** Asks search engines not to list the page. */
    readonly noindex?: boolean;
  }
}

export interface RouteMeta {
  readonly title: string;
  readonly description: string;
  readonly header: string;
  readonly noindex: boolean;
}

/** Title, description and header of the page on screen, from its route's metadata. */
export function useRouteMeta(): RouteMeta {
  const { t } = useTranslation();
  const symbol = useSearch({ strict: false, select: (search) => search.symbol });
  const data = useMatches({ select: (matches) => matches.findLast((match) => match.staticData.meta)?.staticData });
  const key = data?.meta ?? 'home';
  const id = key === 'research' && symbol !== undefined ? parseInstrumentId(symbol) : null;
  return {
    title: id === null ? t(`meta.${key}.title`) : t('meta.research.titled', { symbol: displaySymbol(id) }),
    description: t(`meta.${key}.description`),
    header: data?.header === undefined ? '' : t(`header.${data.header}`),
    noindex: data?.noindex === true,
  };
}
