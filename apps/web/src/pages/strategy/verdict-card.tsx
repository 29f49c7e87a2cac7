import { useTranslation } from 'react-i18next';
import type { Verdict, VerdictCheck } from '@plumbline/model/verdict';
import { missingMark } from '@plumbline/model/format';
import { printSentence } from '@plumbline/quant/evidence/print-sentence';
import { useFormat } from '../../lib/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CheckMark, VerdictMark } from './verdict-look.tsx';

export interface VerdictCardProps {
  /** null while it is computed. */
  readonly verdict: Verdict | null;
  /** Why there is none, when there is none and none will come. */
  readonly failed: string | null;
  readonly progress: number | null;
}

/** Checks that stand on the card, in this order; all of them stand on the robustness tab. */
const headline = ['out-of-sample', 'deflated-sharpe', 'overfitting', 'cost', 'plateau', 'track-record'] as const;

function CheckCell({ check }: { readonly check: VerdictCheck }) {
  const { t } = useTranslation('strategy');
  const { locale, figure } = useFormat();
  const { value, unit, decimals, status } = check;
  return (
    <li className="flex gap-2.5 border-line p-4" data-check={check.id} data-value={value ?? ''}>
      <CheckMark status={status} label={t(`check.${status}`)} />
      <div className="min-w-0">
        <p className="text-caption text-2">{check.label[locale]}</p>
        <p className="num text-metric">{value === null ? missingMark : figure({ value, unit, decimals })}</p>
        <p className="num text-caption text-pretty text-3">{printSentence(check.why, check.figures, locale)}</p>
      </div>
    </li>
  );
}

/** Whether to believe the curve below, before the curve: the verdict in words and the checks it stands on. */
export function VerdictCard({ verdict, failed, progress }: VerdictCardProps) {
  const { t } = useTranslation('strategy');
  const { locale } = useFormat();
  if (failed !== null) {
    return (
      <section data-card className="rounded-card border border-line bg-1 p-5" aria-label={t('verdict.title')}>
        <p className="text-caption text-3">{t('verdict.title')}</p>
        <p className="mt-1 text-ui font-normal text-2">{failed}</p>
      </section>
    );
  }
  if (verdict === null) {
    return (
      <section
        data-card
        data-testid="verdict-loading"
        className="rounded-card border border-line bg-1 p-5"
        aria-busy="true"
        aria-label={t('verdict.title')}
      >
        <p className="text-caption text-3">{t('verdict.title')}</p>
        <Skeleton className="mt-2 h-6 w-56" />
        <p className="num mt-3 text-caption text-3">
          {progress === null ? t('verdict.waiting') : t('verdict.progress', { percent: Math.round(progress * 100) })}
        </p>
      </section>
    );
  }
  const shown = headline.flatMap((id) => verdict.checks.find((check) => check.id === id) ?? []);
  const listed = shown.length > 0 ? shown : verdict.checks.slice(0, 6);
  return (
    <section
      data-card
      data-testid="verdict"
      data-verdict={verdict.label}
      data-trials={verdict.trials}
      aria-label={t('verdict.title')}
      className="grid overflow-hidden rounded-card border border-line bg-1 lg:grid-cols-[296px_minmax(0,1fr)]"
    >
      <div className="border-line p-5 max-lg:border-b lg:border-r">
        <p className="text-caption text-3">{t('verdict.title')}</p>
        <p className="mt-1 flex items-center gap-2 text-h2">
          <span aria-hidden="true">
            <VerdictMark verdict={verdict.label} label="" />
          </span>
          {t(`verdict.${verdict.label}`)}
        </p>
        <p className="mt-2 text-ui font-normal text-pretty text-2">{verdict.explanation[locale]}</p>
        <p className="num mt-2 text-caption text-3">{t('verdict.tries', { count: verdict.trials })}</p>
      </div>
      <ul className="grid sm:grid-cols-2 xl:grid-cols-3">
        {listed.map((check) => (
          <CheckCell key={check.id} check={check} />
        ))}
      </ul>
    </section>
  );
}
