import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Verdict, VerdictCheck } from '@plumbline/model/verdict';
import { missingMark } from '@plumbline/model/format';
import { printSentence } from '@plumbline/quant/evidence/print-sentence';
import { useFormat } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CheckMark } from './verdict-look.tsx';

function CheckRow({ check }: { readonly check: VerdictCheck }) {
  const { t } = useTranslation('strategy');
  const { locale, figure } = useFormat();
  const { value, unit, decimals, threshold, status, bound } = check;
  const print = (of: number): string => figure({ value: of, unit, decimals });
  const isTitle = check.reference[locale] === check.reference.en;
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line px-(--card-padding) py-3 first:border-t-0 md:grid-cols-[minmax(0,1fr)_150px]">
      <div className="flex min-w-0 gap-2.5">
        <CheckMark status={status} label={t(`check.${status}`)} />
        <div className="min-w-0">
          <h3 className="text-ui font-semibold">{check.label[locale]}</h3>
          <p className="text-ui font-normal text-pretty text-2">{check.question[locale]}</p>
          <p className="num mt-1 text-ui font-normal text-pretty">{printSentence(check.why, check.figures, locale)}</p>
          {check.change === null ? null : (
            <p className="num mt-1 text-caption text-pretty text-2">
              {printSentence(check.change, check.figures, locale)}
            </p>
          )}
          <p className="mt-1 text-caption text-3">
            {check.method[locale]} · <span lang={isTitle ? 'en' : undefined}>{check.reference[locale]}</span>
          </p>
        </div>
      </div>
      <p className="num text-metric max-md:ps-7 md:text-end">
        {value === null ? missingMark : print(value)}
        <span className="block text-caption font-normal text-3">
          {t(bound === 'at-least' ? 'check.atLeast' : 'check.atMost', { value: print(threshold) })}
        </span>
      </p>
    </li>
  );
}

export interface RobustnessTabProps {
  readonly verdict: Verdict | null;
  /** Checks of the present setting that are made while the rest is being made. */
  readonly arrived?: readonly VerdictCheck[];
  /** The pictures behind the answers, where the strategy can be run here. */
  readonly children?: ReactNode;
}

/** Every question that was put to the back-test, with its answer, its line to pass, its method and its source. */
export function RobustnessTab({ verdict, arrived = [], children }: RobustnessTabProps) {
  const { t } = useTranslation('strategy');
  const { locale } = useFormat();
  const changes = verdict?.changes ?? [];
  const checks = verdict?.checks ?? arrived;
  // The pictures stand above the list that grows, so that they do not move from under the pointer.
  return (
    <div className="flex flex-col gap-(--card-gap)">
      {changes.length === 0 ? null : (
        <Card title={t('robustness.changes')}>
          <ul className="num flex list-disc flex-col gap-1.5 ps-4 text-ui font-normal text-2">
            {changes.map((change) => (
              <li key={change.en}>{change[locale]}</li>
            ))}
          </ul>
        </Card>
      )}
      {children}
      <Card flush={checks.length > 0} title={t('robustness.title')}>
        <ul>
          {checks.map((check) => (
            <CheckRow key={check.id} check={check} />
          ))}
        </ul>
        {checks.length > 0 ? null : <Skeleton className="h-64 w-full" />}
      </Card>
    </div>
  );
}
