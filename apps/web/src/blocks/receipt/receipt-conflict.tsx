import { useTranslation } from 'react-i18next';
import type { Fact } from '@plumbline/model/fact';
import type { Conflict } from '@plumbline/model/report';
import { Chip } from '../../ui/chip.tsx';
import { Cite } from '../figure/cite.tsx';
import { Figure } from '../figure/figure.tsx';
import { useReport } from '../figure/report-context.ts';

export interface ReceiptConflictProps {
  readonly fact: Fact;
  readonly conflicts: readonly Conflict[];
}

/** Other sources that say something else about the same figure, and why they were not used. */
export function ReceiptConflict({ fact, conflicts }: ReceiptConflictProps) {
  const { t } = useTranslation('research');
  const { book, locale } = useReport();
  const others = conflicts.filter((conflict) => conflict.facts.includes(fact.id));
  if (others.length === 0) return null;
  return (
    <section className="border-t border-line px-5 py-3.5 max-md:px-4">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h3 className="text-h3">{t('receipt.conflict')}</h3>
        <Chip tone="warn">{t('flag.source-conflict')}</Chip>
      </div>
      {others.map((conflict) => (
        <div key={conflict.note.en} className="rounded-[10px] border border-line px-3.5 py-2.5">
          {conflict.facts
            .filter((id) => id !== fact.id)
            .flatMap((id) => book.fact(id) ?? [])
            .map((other) => (
              <p key={other.id} className="num flex items-center justify-between gap-2 text-ui">
                <span className="min-w-0 truncate">
                  {book.source(other.source.id)?.title ?? other.source.id}
                  <Cite sourceId={other.source.id} />
                </span>
                <Figure id={other.id} change="never" className="font-semibold" />
              </p>
            ))}
          <p className="mt-1.5 text-ui font-normal text-pretty text-2">{conflict.note[locale]}</p>
        </div>
      ))}
    </section>
  );
}
