import { useTranslation } from 'react-i18next';
import { isApiError } from './api.ts';

/** The sentence for a failure, from one table by code; the server's own words where the table has none. */
export function useErrorTexts(): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  return (error) => {
    if (!isApiError(error)) return t('error.internal');
    // Which limit was met says more than that one was.
    const limit = `error.limit.${String(error.details['limit'])}`;
    if (i18n.exists(limit)) return t(limit);
    const key = `error.${error.code}`;
    return i18n.exists(key) ? t(key) : error.message;
  };
}

/** The same for one failure at hand. */
export function useErrorText(error: unknown): string {
  return useErrorTexts()(error);
}
