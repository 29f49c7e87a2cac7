import { Check, Copy, RefreshCw, X } from 'lucide-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Fact } from '@plumbline/model/fact';
import { formatFact } from '@plumbline/model/format';
import type { Locale } from '@plumbline/model/locale';
import type { Source } from '@plumbline/model/source';
import { sourceTitle } from '@plumbline/model/source';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { isChangeMetric, figureLabel } from '../figure/metric-label.ts';
import { useReport } from '../figure/report-context.ts';
import { OtherRealmError, recompute } from './recompute.ts';

/** A figure as one would quote it: what, how much, for when, from where. Simulated figures say so. */
function citationOf(fact: Fact, source: Source | undefined, locale: Locale, simulatedMark: string): string {
  const parts = [
    `${figureLabel(fact, locale)}: ${formatFact(fact, locale)}`,
    fact.period === undefined ? fact.asOf : `${fact.period.start} – ${fact.period.end}`,
    ...(source === undefined ? [] : [`${source.publisher}, ${sourceTitle(source, locale)}`, source.locator]),
    ...(source?.url === undefined ? [] : [source.url]),
    ...(fact.simulated ? [simulatedMark] : []),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

export interface ReceiptProofProps {
  readonly fact: Fact;
}

/** The foot of a receipt: the figure computed again here and now, and a quotation to take away. */
export function ReceiptProof({ fact }: ReceiptProofProps) {
  const { t } = useTranslation('research');
  const { book, locale, asOf } = useReport();
  const client = useQueryClient();
  const isComputed = fact.formula !== undefined;
  const proof = useQuery({
    queryKey: ['recompute', asOf, fact],
    queryFn: () => recompute(fact, book, asOf, client),
    enabled: isComputed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Arithmetic needs no connection.
    networkMode: 'always',
    retry: false,
  });

  function copy(): void {
    const text = citationOf(fact, book.source(fact.source.id), locale, t('simulated.mark'));
    void navigator.clipboard.writeText(text).then(() => toast.success(t('receipt.citationCopied')));
  }

  return (
    <div className="sticky bottom-0 border-t border-line bg-1 px-5 pt-2 pb-3 max-md:px-3">
      <p
        role="status"
        className="num flex min-h-[18px] items-start gap-1.5 text-caption text-2"
        data-testid="recompute"
      >
        {isComputed ? (
          <ProofLine fact={fact} proof={proof} />
        ) : (
          t(fact.quality.includes('assumed') ? 'proof.chosen' : 'proof.read')
        )}
      </p>
      <div className="mt-2 flex items-center gap-2 max-md:[&>*]:flex-1">
        {isComputed ? (
          <Button
            variant="primary"
            icon={<RefreshCw size={16} aria-hidden />}
            loading={proof.isFetching}
            onClick={() => void proof.refetch()}
          >
            {t('proof.again')}
          </Button>
        ) : null}
        <Button icon={<Copy size={16} aria-hidden />} onClick={copy}>
          {t('receipt.copyCitation')}
        </Button>
      </div>
    </div>
  );
}

interface ProofLineProps {
  readonly fact: Fact;
  readonly proof: ReturnType<typeof useQuery<Awaited<ReturnType<typeof recompute>>>>;
}

function ProofLine({ fact, proof }: ProofLineProps) {
  const { t } = useTranslation('research');
  const { locale } = useReport();
  if (proof.isError) {
    return t(proof.error instanceof OtherRealmError ? 'proof.otherRealm' : 'proof.failed');
  }
  if (proof.data === undefined) return t('proof.running');
  const { value, same, ms } = proof.data;
  const sign = isChangeMetric(fact.metric);
  const printed = formatFact({ ...fact, value }, locale, { sign });
  const took = ms < 1 ? '<1' : String(Math.round(ms));
  if (same) {
    return (
      <>
        <Check size={14} className="mt-px text-ok" aria-hidden />
        {t('proof.same', { ms: took, value: printed })}
      </>
    );
  }
  return (
    <>
      <X size={14} className="mt-px text-danger" aria-hidden />
      <span className="text-danger">
        {t('proof.differs', { ms: took, value: printed, shown: formatFact(fact, locale, { sign }) })}
      </span>
    </>
  );
}
