import { useTranslation } from 'react-i18next';
import type { Falsifier } from '@plumbline/model/falsifier';
import { useDates } from '../lib/use-dates.ts';
import { useReport } from './figure/report-context.ts';
import { TextParts } from './figure/text-parts.tsx';
import { isMet } from './lab/edited-conclusion.ts';

/** Room beyond the farther of threshold and reading, as a part of the way from nothing to it. */
const room = 1.2;

/** Where threshold and reading stand on one scale that holds nothing, too, in percent of it. */
function places(threshold: number, now: number): readonly [threshold: number, now: number] {
  const from = Math.min(0, threshold, now) * room;
  const to = Math.max(0, threshold, now) * room;
  const at = (one: number): number => (to === from ? 50 : ((one - from) / (to - from)) * 100);
  return [at(threshold), at(now)];
}

/** A condition that would refute the report: in words, and how far the watched figure is from its threshold. */
export function Condition({ falsifier }: { readonly falsifier: Falsifier }) {
  const { t } = useTranslation('research');
  const { locale, book } = useReport();
  const { date } = useDates();
  const [threshold, now] = [falsifier.thresholdFact, falsifier.fact].map((id) => book.fact(id)?.value ?? null);
  const [mark, dot] = threshold == null || now == null ? [null, null] : places(threshold, now);
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_84px] items-center gap-x-3 border-b border-line py-2 last:border-b-0"
      data-falsifier={falsifier.id}
    >
      <p className="text-ui font-normal text-pretty">
        <TextParts parts={falsifier.text[locale]} />
        {isMet(falsifier, book) ? (
          <span className="ms-1 text-warn" data-testid="condition-met">
            {t('rating.metNow')}
          </span>
        ) : null}
      </p>
      <div className="min-w-0">
        {mark === null || dot === null ? null : (
          <div aria-hidden className="relative h-3" data-testid="condition-track">
            <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 rounded-full bg-(--border-2)" />
            <span
              className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-warn"
              style={{ insetInlineStart: `${mark}%` }}
            />
            <span
              className="absolute top-1/2 size-2 -translate-x-1/2 -translate-y-1/2 rounded-full bg-ink"
              style={{ insetInlineStart: `${dot}%` }}
            />
          </div>
        )}
        <p className="mt-0.5 text-end text-caption whitespace-nowrap text-3">
          <span className="sr-only">{t('rating.reviewOn')} </span>
          {date(falsifier.reviewOn)}
        </p>
      </div>
    </li>
  );
}
