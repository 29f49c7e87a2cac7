import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { safeLink } from '../../lib/safe-link.ts';
import { useDates } from '../../lib/use-dates.ts';
import type { WidgetOf } from './widget-of.ts';

/** Words from outside: shown as text, and linked only where the link is a web address. */
export function Headlines({ items }: Pick<WidgetOf<'news'>, 'items'>) {
  const { t } = useTranslation('chat');
  const { shortDateTime } = useDates();
  return (
    <ul aria-label={t('news')} className="rounded-card border border-line bg-1">
      {items.map(({ title, url, publisher, publishedAt }) => {
        const link = safeLink(url, window.location.origin);
        return (
          <li key={url} className="border-line px-4 py-2.5 not-last:border-b">
            {link?.external === true ? (
              <a
                href={link.href}
                target="_blank"
                rel="noreferrer"
                className="inline-flex items-start gap-1.5 text-ui hover:text-accent"
              >
                {title}
                <ExternalLink size={12} className="mt-1 shrink-0" aria-hidden />
                <span className="sr-only">{t('opensOutside')}</span>
              </a>
            ) : (
              <p className="text-ui">{title}</p>
            )}
            <p className="num mt-0.5 text-caption text-3">
              {publisher} · {shortDateTime(publishedAt)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
