import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { leastConfidence, pointsPerGap, ratingSteps, thinConfidence } from '@plumbline/model/rating';
import { Card } from '../ui/card.tsx';
import { useDates } from '../lib/use-dates.ts';
import { useFormat } from '../lib/format.ts';
import { colonGap } from '../lib/colon-gap.ts';
import { LabelTable } from './method/label-table.tsx';
import record from './method/rating-record.json' with { type: 'json' };

/** Whether scores told better shares from worse: the interval lies on one side of zero, or it says nothing. */
function skillOf({ low, high }: typeof record.rank): 'some' | 'none' | 'reversed' {
  if (low > 0) return 'some';
  return high < 0 ? 'reversed' : 'none';
}

/** How a rating comes about, and what came of it: the rule asked on past days and held against the year after. */
export function MethodPage() {
  const { t } = useTranslation('method');
  const { date } = useDates();
  const { locale, figure } = useFormat();
  const share = (value: number): string => figure({ value, unit: 'fraction', decimals: 1 }, { sign: true });
  const number = (value: number): string => figure({ value, unit: 'ratio', decimals: 2 });
  const gapTo = (score: number): string =>
    figure({ value: (100 - score) / pointsPerGap, unit: 'fraction', decimals: 0 });
  const rule = {
    ...ratingSteps,
    slope: pointsPerGap / 100,
    thin: thinConfidence,
    least: leastConfidence,
    holdGap: gapTo(ratingSteps.accumulate),
    reduceGap: gapTo(ratingSteps.hold),
    sellGap: gapTo(ratingSteps.reduce),
  };
  const { asked, count, companies, dates, rank, labels } = record;
  const afterOf = (label: string): number | null => labels.find((one) => one.label === label)?.after ?? null;
  const isUpsideDown = (afterOf('sell') ?? 0) > (afterOf('accumulate') ?? 0);
  return (
    <div data-testid="method" className="page flex max-w-[880px] flex-col gap-(--card-gap) py-8">
      <h1 tabIndex={-1} className="text-h1">
        {t('title')}
      </h1>
      <p className="text-lead font-normal text-pretty text-2">{t('lead')}</p>
      <Card title={t('rule.title')}>
        <Points>
          {(['parts', 'valuation', 'score', 'bounds', 'thin', 'evidence', 'confidence'] as const).map((key) => (
            <li key={key}>{t(`rule.${key}`, rule)}</li>
          ))}
        </Points>
      </Card>
      <Card title={t('record.title')}>
        <p className="text-ui font-semibold text-pretty" data-testid="skill">
          {t(`record.skill.${skillOf(rank)}`, {
            rank: number(rank.mean),
            low: number(rank.low),
            high: number(rank.high),
          })}
          {isUpsideDown ? colonGap(locale) + t('record.upsideDown') : null}
        </p>
        <p className="mt-2 text-ui font-normal text-pretty text-2">
          {t('record.sample', { asked, count, companies, dates, from: date(record.from), to: date(record.to) })}
          {colonGap(locale)}
          {t('record.market', { after: share(record.after), market: share(record.market) })}
        </p>
        <LabelTable labels={labels} />
      </Card>
      <Card title={t('limits.title')}>
        <Points>
          {(['survivors', 'recorded', 'few', 'rates', 'chosen', 'costs'] as const).map((key) => (
            <li key={key}>{t(`limits.${key}`)}</li>
          ))}
        </Points>
      </Card>
      <Card title={t('again.title')}>
        <p className="text-ui font-normal text-pretty">
          {t('again.text') + colonGap(locale)}
          <code className="num">npm run backtest-rating</code>
        </p>
      </Card>
    </div>
  );
}

function Points({ children }: { readonly children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-2 ps-4 text-ui font-normal text-pretty">{children}</ul>;
}
