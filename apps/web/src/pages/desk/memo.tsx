import { useQuery } from '@tanstack/react-query';
import { Check, Sparkles, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DeskMemo, MemoBlock } from '@plumbline/model/desk';
import type { RatingLabel } from '@plumbline/model/rating';
import { ratingLabels } from '@plumbline/model/rating';
import { Condition } from '../../blocks/condition.tsx';
import { Figure } from '../../blocks/figure/figure.tsx';
import { useReport } from '../../blocks/figure/report-context.ts';
import { cx } from '../../lib/cx.ts';
import { instrumentQuery } from '../../lib/queries.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { ClaimMark, ClaimWords, QuoteBox } from './claim.tsx';
import { claimsOf, useDeskScope } from './desk-context.ts';

function Block({ block }: { readonly block: MemoBlock }) {
  const { t } = useTranslation('desk');
  const scope = useDeskScope();
  const { locale } = useReport();
  if (block.kind === 'heading') return <h3 className="mt-4 text-h3">{block.text[locale]}</h3>;
  if (block.kind === 'reasoning') {
    return (
      <aside className="mt-3 rounded-control border border-dashed border-edge px-3.5 py-3" data-lane="reasoning">
        <p className="flex items-center gap-1.5 text-caption text-2">
          <Sparkles size={14} aria-hidden />
          {t('memo.reasoning')}
        </p>
        <p className="mt-1 text-ui font-normal text-pretty text-2">{block.words}</p>
      </aside>
    );
  }
  return (
    <ol className="mt-2 gap-x-6 md:columns-2">
      {claimsOf(scope, block.claims).map((claim) => (
        <li
          key={claim.id}
          id={`claim-${claim.id}`}
          className="break-inside-avoid scroll-mt-24 border-b border-line py-1.5 text-ui font-normal text-pretty"
        >
          <ClaimWords claim={claim} />
          <ClaimMark claim={claim} />
          {claim.quote === null ? null : <QuoteBox quote={claim.quote} />}
        </li>
      ))}
    </ol>
  );
}

/** The chair's memo, or that of the rules: claims, each checked and numbered, and the model's own reasoning apart from them. */
export function MemoCard({ memo }: { readonly memo: DeskMemo }) {
  const { t } = useTranslation('desk');
  const { locale, simulated } = useReport();
  const { withheldCount, claims, hindsight } = useDeskScope().desk;
  const printed = claims.filter(({ number }) => number !== null).length;
  return (
    <section data-card data-testid="desk-memo" className="rounded-card border border-line bg-1 p-(--card-padding)">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 text-caption text-2">
          {t(`memo.by.${memo.by}`)}
          {simulated && <SimulatedChip />}
        </p>
        <p className="num flex items-center gap-2 text-caption">
          <span className="flex items-center gap-1 text-ok">
            <Check size={14} aria-hidden />
            {t('memo.supported', { count: printed })}
          </span>
          {withheldCount > 0 && <Chip tone="warn">{t('memo.withheld', { count: withheldCount })}</Chip>}
        </p>
      </div>
      <h2 className="mt-2 text-[20px]/[28px] font-semibold text-pretty">{memo.title[locale]}</h2>
      {hindsight.isContaminated && hindsight.text !== null && (
        <p className="mt-2 flex gap-2 rounded-control bg-warn-wash px-3 py-2 text-ui font-normal text-pretty text-warn">
          <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {hindsight.text[locale]}
        </p>
      )}
      {memo.blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </section>
  );
}

const placeOf = (label: RatingLabel): number => ratingLabels.indexOf(label);

/** Five steps with the rule's rating and the desk's on them. */
function Steps({ memo: { ruleRating, deskRating } }: { readonly memo: DeskMemo }) {
  const { t } = useTranslation('desk');
  const { t: research } = useTranslation('research');
  return (
    <div className="mt-3" aria-hidden>
      <div className="grid grid-cols-5 gap-1">
        {ratingLabels.map((label) => (
          <span key={label} className="flex flex-col items-center gap-1">
            <span className="h-4 text-caption whitespace-nowrap text-2">
              {[label === deskRating && t('rating.desk'), label === ruleRating && t('rating.rule')]
                .filter((one) => one !== false)
                .join(' · ')}
            </span>
            <span
              className={cx(
                'h-1.5 w-full rounded-full',
                label === deskRating ? 'bg-accent-solid' : label === ruleRating ? 'bg-(--text-3)' : 'bg-(--border-1)',
              )}
            />
          </span>
        ))}
      </div>
      <div className="mt-1 flex justify-between text-caption text-3">
        <span>{research('rating.label.sell')}</span>
        <span>{research('rating.label.hold')}</span>
        <span>{research('rating.label.buy')}</span>
      </div>
    </div>
  );
}

/** The desk's rating beside the rule's, how likely the analysts hold it, and over what time it is held against what. */
export function RatingCard({ memo }: { readonly memo: DeskMemo }) {
  const { t } = useTranslation('desk');
  const { t: research } = useTranslation('research');
  const { simulated, locale } = useReport();
  const { date } = useDates();
  const { deskRating, ruleRating, ruleScore, chance, horizonMonths, benchmark, settlesOn } = memo;
  const { data: index } = useQuery({ ...instrumentQuery(benchmark ?? ''), enabled: benchmark !== null });
  const agree =
    deskRating === null || ruleRating === null
      ? 'unknown'
      : placeOf(deskRating) === placeOf(ruleRating)
        ? 'same'
        : placeOf(deskRating) < placeOf(ruleRating)
          ? 'lower'
          : 'higher';
  return (
    <section data-card data-testid="desk-rating" className="rounded-card border border-line bg-1 p-(--card-padding)">
      <p className="flex items-center justify-between gap-2 text-caption text-2">
        {t('rating.title', { months: horizonMonths })}
        {simulated && <SimulatedChip />}
      </p>
      <p className="mt-1 flex items-baseline justify-between gap-3">
        <span className="text-[22px]/[28px] font-semibold">
          {deskRating === null ? t('rating.none') : research(`rating.label.${deskRating}`)}
        </span>
        {ruleScore === null ? null : (
          <span className="num text-ui text-2">
            {t('rating.rule')} <Figure id={ruleScore} className="font-semibold text-1" /> / 100
          </span>
        )}
      </p>
      {deskRating === null ? null : <Steps memo={memo} />}
      <p className="mt-2 text-ui font-normal text-pretty text-2">{t(`rating.${agree}`)}</p>
      {chance === null ? null : (
        <p className="num mt-2 border-t border-line pt-2 text-ui font-normal">
          {t('rating.chance')} <Figure id={chance} className="font-semibold" />
        </p>
      )}
      <p className="mt-1 text-caption text-pretty text-3">
        {benchmark === null
          ? t('rating.settles', { date: date(settlesOn) })
          : t('rating.settlesAgainst', { date: date(settlesOn), benchmark: index?.name[locale] ?? benchmark })}{' '}
        {memo.ledgerSeq === null ? t(`rating.noLedger.${memo.by}`) : t('rating.ledger', { seq: memo.ledgerSeq })}
      </p>
    </section>
  );
}

/** What moved the rating from the rule's to the desk's, claim by claim. */
export function StepsCard({ memo }: { readonly memo: DeskMemo }) {
  const { t } = useTranslation('desk');
  const { t: research } = useTranslation('research');
  const scope = useDeskScope();
  const { steps, ruleRating, deskRating } = memo;
  if (ruleRating === null || deskRating === null || steps.length === 0) return null;
  return (
    <Card title={t('steps.title')}>
      <p className="text-ui font-normal text-pretty text-2">{t('steps.hint')}</p>
      <ol className="mt-2">
        <li className="py-1.5 text-ui font-semibold">
          {t('rating.rule')}: {research(`rating.label.${ruleRating}`)}
        </li>
        {steps.map(({ claim: id, toward, weight, isOutsideRule, hasQuote }) => {
          const claim = scope.claim(id);
          return claim === undefined ? null : (
            <li key={id} className="flex items-start gap-2.5 border-t border-line py-2 text-ui font-normal">
              <span aria-hidden className={cx('mt-0.5', toward === 'up' ? 'text-up' : 'text-down')}>
                {toward === 'up' ? '▲' : '▼'}
              </span>
              <span className="sr-only">{t(`steps.${toward}`)}</span>
              <span className="min-w-0 flex-1 text-pretty">
                <ClaimWords claim={claim} />
                <ClaimMark claim={claim} />
                <span className="block text-caption text-3">
                  {[
                    t('claim.weight', { weight }),
                    isOutsideRule ? t('steps.outside') : t('steps.inside'),
                    hasQuote ? t('steps.quoted') : null,
                  ]
                    .filter((one) => one !== null)
                    .join(' · ')}
                </span>
              </span>
            </li>
          );
        })}
        <li className="border-t border-line py-1.5 text-ui font-semibold">
          {t('rating.desk')}: {research(`rating.label.${deskRating}`)}
        </li>
      </ol>
    </Card>
  );
}

/** What would refute the memo, exact and dated. */
export function FalsifiersCard({ memo }: { readonly memo: DeskMemo }) {
  const { t } = useTranslation('research');
  const { simulated } = useReport();
  if (memo.falsifiers.length === 0) return null;
  return (
    <Card title={t('rating.falsifiers')} actions={simulated && <SimulatedChip />}>
      <ul className="-my-2">
        {memo.falsifiers.map((falsifier) => (
          <Condition key={falsifier.id} falsifier={falsifier} />
        ))}
      </ul>
    </Card>
  );
}
