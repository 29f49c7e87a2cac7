import { useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitleStore } from './page-title.ts';

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
  const own = usePageTitleStore((state) => state.title);
  const data = useMatches({ select: (matches) => matches.findLast((match) => match.staticData.meta)?.staticData });
  const key = data?.meta ?? 'home';
  return {
    title: own ?? t(`meta.${key}.title`),
    description: t(`meta.${key}.description`),
    header: data?.header === undefined ? '' : t(`header.${data.header}`),
    noindex: data?.noindex === true,
  };
}
