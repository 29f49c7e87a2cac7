import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { safeLink } from '../lib/safe-link.ts';
import { useDates } from '../lib/use-dates.ts';
import { Chip, type ChipTone } from '../ui/chip.tsx';

export interface Headline {
  readonly title: string;
  readonly url: string;
  readonly publisher: string;
  readonly publishedAt: number;
  /** Words that speak well and ill of what it is about; absent in answers of earlier versions. */
  readonly positive?: number;
  readonly negative?: number;
}

const toneChips = { good: 'ok', bad: 'danger', mixed: 'neutral' } as const satisfies Record<string, ChipTone>;

function toneOf({ positive = 0, negative = 0 }: Headline): keyof typeof toneChips | null {
  if (positive + negative === 0) return null;
  if (positive === negative) return 'mixed';
  return positive > negative ? 'good' : 'bad';
}

/** Words from outside: shown as text, linked only where the link is a web address, each with its tone by word lists. */
export function Headlines({ items }: { readonly items: readonly Headline[] }) {
  const { t } = useTranslation('research');
  const { shortDateTime } = useDates();
  return (
    <ul aria-label={t('headlines.label')}>
      {items.map((item) => {
        const { title, url, publisher, publishedAt, positive = 0, negative = 0 } = item;
        const link = safeLink(url, window.location.origin);
        const tone = toneOf(item);
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
                <span className="sr-only">{t('source.opensOutside')}</span>
              </a>
            ) : (
              <p className="text-ui">{title}</p>
            )}
            <p className="num mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-3">
              <span>
                {publisher} · {shortDateTime(publishedAt)}
              </span>
              {tone !== null && (
                <Chip tone={toneChips[tone]} className="h-5">
                  {t(`headlines.tone.${tone}`, { positive, negative })}
                </Chip>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
