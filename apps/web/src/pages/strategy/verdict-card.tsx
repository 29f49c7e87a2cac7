import { useTranslation } from 'react-i18next';
import type { Verdict, VerdictCheck } from '@plumbline/model/verdict';
import { missingMark } from '@plumbline/model/format';
import { printSentence } from '@plumbline/quant/evidence/print-sentence';
import { useFormat } from '../../lib/format.ts';
import { useTallest } from '../../lib/use-tallest.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CheckMark, VerdictMark } from './verdict-look.tsx';

export interface VerdictCardProps {
  /** null while it is computed. */
  readonly verdict: Verdict | null;
  /** Which setting it is on, where that is not the saved one; null where it is. */
  readonly whose?: string | null;
  /** Why there is none, when there is none and none will come. */
  readonly failed: string | null;
  /** Share of the checks of the present setting that are made, while they are made. */
  readonly progress: number | null;
  /** Those checks; they take the place of older answers. */
  readonly arrived?: readonly VerdictCheck[];
}

/** Checks that stand on the card unless another one fails, in this order; all of them stand on the robustness tab. */
const headline = ['out-of-sample', 'deflated-sharpe', 'overfitting', 'cost', 'plateau', 'track-record'] as const;

/** As many as before, but every check that fails is among them: each it brings in takes the place of one that does not fail. */
function withFailing(shown: readonly VerdictCheck[], all: readonly VerdictCheck[]): readonly VerdictCheck[] {
  const failing = all.filter(({ id, status }) => status === 'fail' && shown.every((one) => one.id !== id));
  const left = [...shown];
  for (const _ of failing) {
    const at = left.findLastIndex(({ status }) => status !== 'fail');
    if (at >= 0) left.splice(at, 1);
  }
  return [...left, ...failing];
}

function CheckCell({ check }: { readonly check: VerdictCheck }) {
  const { t } = useTranslation('strategy');
  const { locale, figure } = useFormat();
  const { value, unit, decimals, status } = check;
  return (
    <li className="flex gap-2.5 bg-1 p-4" data-check={check.id} data-value={value ?? ''}>
      <CheckMark status={status} label={t(`check.${status}`)} />
      <div className="min-w-0">
        <p className="text-caption text-2">{check.label[locale]}</p>
        <p className="num text-metric">{value === null ? missingMark : figure({ value, unit, decimals })}</p>
        <p className="num text-caption text-pretty text-3">{printSentence(check.why, check.figures, locale)}</p>
      </div>
    </li>
  );
}

/** The place of a check that is still being made. */
function WaitingCell() {
  return (
    <li className="flex flex-col gap-1.5 bg-1 p-4" aria-hidden="true">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-5 w-14" />
      <Skeleton className="h-4 w-full" />
    </li>
  );
}

function Cells({ verdict, arrived }: { readonly verdict: Verdict | null; readonly arrived: readonly VerdictCheck[] }) {
  const checks = verdict?.checks ?? [];
  const find = (id: string): VerdictCheck | undefined =>
    arrived.find((check) => check.id === id) ?? checks.find((check) => check.id === id);
  const isPlain = verdict !== null && headline.every((id) => find(id) === undefined);
  const usual = isPlain ? checks.slice(0, 6) : headline.flatMap((id) => find(id) ?? []);
  // What is still being made has its place; once all are, those that fail do.
  const cells =
    verdict === null
      ? headline.map((id) => {
          const check = find(id);
          return check === undefined ? <WaitingCell key={id} /> : <CheckCell key={id} check={check} />;
        })
      : withFailing(usual, checks).map((check) => <CheckCell key={check.id} check={check} />);
  // The ground between the cells is the line between them, however many stand in a row.
  return <ul className="grid gap-px bg-line sm:grid-cols-2 xl:grid-cols-3">{cells}</ul>;
}

/** Whether to believe the curve below, before the curve: the verdict in words and the checks it stands on, as they come. */
export function VerdictCard({ verdict, whose = null, failed, progress, arrived = [] }: VerdictCardProps) {
  const { t } = useTranslation('strategy');
  const { locale } = useFormat();
  const ref = useTallest<HTMLElement>();
  if (failed !== null) {
    return (
      <section data-card className="rounded-card border border-line bg-1 p-5" aria-label={t('verdict.title')}>
        <p className="text-caption text-3">{t('verdict.title')}</p>
        <p className="mt-1 text-ui font-normal text-2">{failed}</p>
      </section>
    );
  }
  const state =
    progress === null ? t('verdict.waiting') : t('verdict.progress', { percent: Math.round(progress * 100) });
  const isBusy = verdict === null || progress !== null;
  return (
    <section
      ref={ref}
      data-card
      data-testid={verdict === null ? 'verdict-loading' : 'verdict'}
      data-verdict={verdict?.label}
      data-trials={verdict?.trials}
      data-arrived={arrived.length}
      aria-busy={isBusy}
      aria-label={t('verdict.title')}
      className="grid overflow-hidden rounded-card border border-line bg-1 lg:grid-cols-[296px_minmax(0,1fr)]"
    >
      <div className="border-line p-5 max-lg:border-b lg:border-r">
        <p className="text-caption text-3">{t('verdict.title')}</p>
        {verdict === null ? (
          <Skeleton className="mt-2 h-6 w-48" />
        ) : (
          <>
            <p className="mt-1 flex items-center gap-2 text-h2">
              <span aria-hidden="true">
                <VerdictMark verdict={verdict.label} label="" />
              </span>
              {t(`verdict.${verdict.label}`)}
            </p>
            {whose === null ? null : (
              <p className="mt-1 text-caption text-warn" data-testid="verdict-whose">
                {whose}
              </p>
            )}
          </>
        )}
        <p className="num mt-2 text-caption text-3">{isBusy ? state : t('verdict.tries', { count: verdict.trials })}</p>
      </div>
      {/* Over the whole width, below the checks it is made of: in the column of the label it was taller than all of them. */}
      <div className="border-line px-5 py-3.5 max-lg:border-b lg:order-last lg:col-span-2 lg:border-t">
        {verdict === null ? (
          <Skeleton className="h-[72px] w-full max-lg:h-[190px]" />
        ) : (
          <p className="text-ui font-normal text-pretty text-2">{verdict.explanation[locale]}</p>
        )}
      </div>
      <Cells verdict={verdict} arrived={arrived} />
    </section>
  );
}
