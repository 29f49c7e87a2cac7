import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskClaim, DeskQuote } from '@plumbline/model/desk';
import { useReport } from '../../blocks/figure/report-context.ts';
import { TextParts } from '../../blocks/figure/text-parts.tsx';
import { cx } from '../../lib/cx.ts';
import { useDates } from '../../lib/use-dates.ts';

/** Number of a claim in the memo, as a mark that leads to it. */
export function ClaimMark({ claim }: { readonly claim: DeskClaim }) {
  const { t } = useTranslation('desk');
  if (claim.number === null) return null;
  return (
    <a
      href={`#claim-${claim.id}`}
      aria-label={t('claim.number', { number: claim.number })}
      className="num ms-1 rounded-cite bg-2 px-1 text-caption text-2 no-underline"
    >
      {claim.number}
    </a>
  );
}

/** The sentence of a claim, whose figures open their receipts. */
export function ClaimWords({ claim, className }: { readonly claim: DeskClaim; readonly className?: string }) {
  const { locale } = useReport();
  return (
    <span className={className}>
      <TextParts parts={claim.text[locale]} />
    </span>
  );
}

/** The paragraph that a claim quotes: the quoted words marked in it, and where it stands. */
export function QuoteBox({ quote }: { readonly quote: DeskQuote }) {
  const { t } = useTranslation('desk');
  const { date } = useDates();
  const { text, from, to, title, form, item, page, knownAt } = quote;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // Words around the quotation are read on demand: a paragraph of a filing can fill a screen.
  const before = isOpen ? text.slice(0, from) : '';
  const after = isOpen ? text.slice(to) : '';
  const place = [
    form,
    item === null ? null : t('quote.item', { item }),
    page === null ? null : t('quote.page', { page }),
  ]
    .filter((part) => part !== null)
    .join(' · ');
  const hasMore = from > 0 || to < text.length;
  return (
    <figure className="mt-2 rounded-control bg-2 px-3 py-2">
      <blockquote id={id} className="text-ui font-normal text-pretty">
        {before}
        <mark className="rounded-cite bg-accent-wash px-0.5 text-1">{text.slice(from, to)}</mark>
        {after}
      </blockquote>
      <figcaption className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-caption text-3">
        <span>
          {title} · {place} · {date(knownAt.slice(0, 10))}
        </span>
        <span className="flex items-center gap-3">
          {hasMore && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
              className="flex min-h-6 items-center gap-1 text-accent pointer-coarse:min-h-11"
            >
              <ChevronDown size={12} aria-hidden className={cx(isOpen && 'rotate-180')} />
              {t(isOpen ? 'quote.less' : 'quote.more')}
            </button>
          )}
          <span className="flex items-center gap-1 text-ok">
            <Check size={12} aria-hidden />
            {t('quote.found')}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}

const weights = [1, 2, 3] as const;

/** How much its speaker makes of it. */
export function ClaimWeight({ weight }: Pick<DeskClaim, 'weight'>) {
  const { t } = useTranslation('desk');
  return (
    <span role="img" aria-label={t('claim.weight', { weight })} className="flex shrink-0 gap-0.5 pt-2">
      {weights.map((step) => (
        <span
          key={step}
          className={cx('h-1 w-2.5 rounded-full', step > weight ? 'bg-(--border-1)' : 'bg-(--text-3)')}
        />
      ))}
    </span>
  );
}
