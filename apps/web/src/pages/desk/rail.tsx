import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { deskStages } from '@plumbline/model/desk';
import { useReport } from '../../blocks/figure/report-context.ts';
import { cx } from '../../lib/cx.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Card } from '../../ui/card.tsx';
import { useDollars } from '../settings/ai-spend.tsx';
import { useDeskScope } from './desk-context.ts';
import type { FollowedDesk } from '../../lib/desk.ts';

const tones = ['bg-accent-solid', 'bg-(--accent)', 'bg-(--text-3)', 'bg-(--border-2)'] as const;

/** What the run has used of what it may use, by stage. */
export function BudgetCard() {
  const { t } = useTranslation('desk');
  const dollars = useDollars();
  const { budget } = useDeskScope().desk;
  const { spent, limit, estimated, byStage } = budget;
  const tokens = spent.inputTokens + spent.outputTokens;
  const count = (value: number): string => t('budget.tokens', { count: value });
  return (
    <Card title={t('budget.title')}>
      <p className="num flex justify-between gap-3 text-ui">
        <span className="font-semibold">{spent.dollars === null ? count(tokens) : dollars(spent.dollars)}</span>
        <span className="text-2">
          {t('budget.of', {
            limit: limit.dollars === null || spent.dollars === null ? count(limit.tokens) : dollars(limit.dollars),
          })}
        </span>
      </p>
      <div aria-hidden className="mt-2 flex h-1.5 overflow-hidden rounded-full bg-(--border-1)">
        {deskStages.map((stage, at) => (
          <span
            key={stage}
            className={tones[at]}
            style={{ width: `${limit.tokens === 0 ? 0 : Math.min(100, (byStage[stage] / limit.tokens) * 100)}%` }}
          />
        ))}
      </div>
      <p className="num mt-2 text-caption text-pretty text-3">
        {deskStages
          .filter((stage) => byStage[stage] > 0)
          .map((stage) => `${t(`stage.${stage}`)} ${count(byStage[stage])}`)
          .join(' · ')}
      </p>
      <p className="num mt-1 text-caption text-pretty text-3">
        {t('budget.calls', { requests: spent.requests, calls: spent.calls })}
        {' · '}
        {t('budget.estimated', {
          estimate: estimated.dollars === null ? count(estimated.tokens) : dollars(estimated.dollars),
        })}
      </p>
    </Card>
  );
}

/** How many claims stand, and how many were not printed. */
export function ClaimsCount() {
  const { t } = useTranslation('desk');
  const { analysts, claims, withheldCount } = useDeskScope().desk;
  const made = analysts.reduce((sum, { claims: { made: one } }) => sum + one, 0);
  const total = claims.length + withheldCount;
  return (
    <Card title={t('count.title')}>
      <p className="num text-ui">{t('count.line', { kept: claims.length, held: withheldCount })}</p>
      {total > 0 && (
        <div aria-hidden className="mt-2 flex h-1.5 gap-0.5 overflow-hidden rounded-full bg-(--border-1)">
          <span className="bg-ok" style={{ width: `${(claims.length / total) * 100}%` }} />
          <span className="bg-warn" style={{ width: `${(withheldCount / total) * 100}%` }} />
        </div>
      )}
      <p className="mt-2 text-caption text-pretty text-3">{t('count.hint', { made })}</p>
    </Card>
  );
}

/** The last lines of what happened, the newest first. */
export function FeedCard({ feed }: { readonly feed: FollowedDesk['feed'] }) {
  const { t } = useTranslation('desk');
  const { locale } = useReport();
  const { dateTime } = useDates();
  return (
    <Card title={t('feed.title')} flush>
      <ol
        tabIndex={0}
        aria-label={t('feed.title')}
        className="max-h-72 overflow-y-auto px-(--card-padding) py-2 -outline-offset-2!"
      >
        {feed.toReversed().map(({ at, text }, place) => (
          <li key={feed.length - place} className="grid grid-cols-[64px_minmax(0,1fr)] gap-2 py-1 text-ui font-normal">
            <time className="num text-caption leading-5 text-3" dateTime={new Date(at).toISOString()}>
              {dateTime(at).split(' ').at(-1)}
            </time>
            <span className="text-pretty text-2">{text[locale]}</span>
          </li>
        ))}
        {feed.length === 0 && <li className="py-1 text-ui font-normal text-3">{t('feed.none')}</li>}
      </ol>
    </Card>
  );
}

/** What was not printed, by reason; each can be opened to be read, and none of it is part of a copy or a print. */
export function WithheldCard() {
  const { t } = useTranslation('desk');
  const { locale } = useReport();
  const { withheld, withheldCount } = useDeskScope().desk;
  if (withheldCount === 0) return null;
  const reasons = [...new Map(withheld.map((one) => [one.code, one])).values()];
  return (
    <Card title={t('withheld.title', { count: withheldCount })} className="print:hidden">
      <ul className="flex flex-col gap-1 text-ui font-normal">
        {reasons.map(({ code, why }) => (
          <li key={code} className="grid grid-cols-[28px_minmax(0,1fr)]">
            <span className="num font-medium">{withheld.filter((one) => one.code === code).length}</span>
            <span className="text-2">{why[locale]}</span>
          </li>
        ))}
      </ul>
      <details className="mt-2 select-none" onCopy={(event) => event.preventDefault()}>
        <summary className="min-h-6 cursor-pointer text-caption text-accent pointer-coarse:min-h-11">
          {t('withheld.read')}
        </summary>
        <ul className="mt-1 max-h-72 overflow-y-auto" tabIndex={0} aria-label={t('withheld.read')}>
          {withheld.map(({ by, text, why }, place) => (
            <li key={place} className="border-t border-line py-1.5 text-caption text-3">
              <TriangleAlert size={12} aria-hidden className="me-1 inline text-warn" />
              {t(`role.${by}`)} · {why[locale]}
              <span className="block font-mono break-words line-through">{text}</span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

/** Analysts in one table: what each claimed, what was kept, and what it made of it. */
export function AnalystTable() {
  const { t } = useTranslation('desk');
  const { analysts } = useDeskScope().desk;
  const sum = (of: (claims: (typeof analysts)[number]['claims']) => number): number =>
    analysts.reduce((total, { claims }) => total + of(claims), 0);
  return (
    <Card title={t('analyst.title')} flush>
      <table className="num w-full text-ui font-normal">
        <thead className="text-caption text-3">
          <tr className="border-b border-line">
            <th scope="col" className="px-(--card-padding) py-2 text-start font-normal">
              <span className="sr-only">{t('analyst.title')}</span>
            </th>
            {(['made', 'kept', 'held'] as const).map((name) => (
              <th key={name} scope="col" className="px-2 py-2 text-end font-normal last:pe-(--card-padding)">
                {t(`analyst.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {analysts.map(({ role, state, claims, stance, weight }) => (
            <tr key={role} className="border-b border-line">
              <th scope="row" className="px-(--card-padding) py-2 text-start font-medium">
                {t(`role.${role}`)}
                <span className="block text-caption font-normal text-3">
                  {state === 'silent' || stance === null ? t(`analyst.state.${state}`) : t(`stance.${stance}`)}
                  {weight === 1 ? null : ` · ${t('analyst.weight', { weight: weight.toFixed(2) })}`}
                </span>
              </th>
              <td className="px-2 text-end">{claims.made}</td>
              <td className="px-2 text-end">{claims.kept}</td>
              <td className={cx('ps-2 pe-(--card-padding) text-end', claims.held > 0 && 'text-warn')}>{claims.held}</td>
            </tr>
          ))}
          <tr className="font-semibold">
            <th scope="row" className="px-(--card-padding) py-2 text-start">
              {t('analyst.total')}
            </th>
            <td className="px-2 text-end">{sum(({ made }) => made)}</td>
            <td className="px-2 text-end">{sum(({ kept }) => kept)}</td>
            <td className="ps-2 pe-(--card-padding) text-end">{sum(({ held }) => held)}</td>
          </tr>
        </tbody>
      </table>
    </Card>
  );
}
