import { useState, type ReactNode } from 'react';
import { Bell, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Falsifier } from '@plumbline/model/falsifier';
import { labelOfScore } from '@plumbline/model/rating';
import type { Claim } from '@plumbline/model/report';
import { colonGap } from '../lib/colon-gap.ts';
import { cx } from '../lib/cx.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { SimulatedChip } from '../ui/simulated-chip.tsx';
import { Condition } from './condition.tsx';
import { Figure } from './figure/figure.tsx';
import { metricLabel } from './figure/metric-label.ts';
import { FoldButton, Folded } from './fold/fold.tsx';
import { useReport } from './figure/report-context.ts';
import { TextParts } from './figure/text-parts.tsx';
import { isJudgedAnew, isTurned } from './lab/edited-conclusion.ts';
import type { BlockLeaf, BlockOf, BlockProps } from './block.ts';
import { useWatch } from './watch-context.ts';

const steps = [1, 2, 3, 4, 5] as const;
/** Of each side the strongest are read first. */
const first = 3;
/** What else the sides say, and what neither settles. */
const part = 'claims';
const sides = ['bull', 'bear', 'conditions'] as const;
type Side = (typeof sides)[number];

/** The points of a claim, and the same as dashes: five for the strongest of both sides. */
function Strength({ id, most }: { readonly id: string; readonly most: number }) {
  const { book } = useReport();
  const filled = Math.max(1, Math.round((5 * Math.abs(book.fact(id)?.value ?? 0)) / most));
  return (
    <span className="flex shrink-0 items-center gap-2 pt-1">
      <span aria-hidden className="flex gap-0.5">
        {steps.map((step) => (
          <span
            key={step}
            className={cx('h-1 w-2.5 rounded-full', filled < step ? 'bg-(--border-1)' : 'bg-(--text-3)')}
          />
        ))}
      </span>
      <Figure id={id} className="text-caption text-2" />
    </span>
  );
}

interface ColumnProps {
  readonly side: Side;
  readonly shown: Side;
  readonly title: ReactNode;
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/** One of the columns; on a phone only the chosen one is seen. */
function Column({ side, shown, title, beside, children }: ColumnProps) {
  return (
    <div
      className={cx('min-w-0 px-(--card-padding) py-3', side !== shown && 'max-md:not-print:hidden')}
      data-side={side}
    >
      <div className="flex min-h-7 items-center justify-between gap-2 border-b border-line pb-2 max-md:border-b-0">
        <h3 className="text-ui font-semibold max-md:sr-only">{title}</h3>
        <span className="flex items-center gap-2 text-caption text-3 max-md:ms-auto">{beside}</span>
      </div>
      {children}
    </div>
  );
}

interface ClaimsProps {
  readonly side: 'bull' | 'bear';
  readonly claims: readonly Claim[];
  readonly weaker: string | null;
  readonly most: number;
}

function Claims({ side, claims, weaker, most }: ClaimsProps) {
  const { t } = useTranslation('research');
  return (
    <>
      {claims.length === 0 ? <p className="my-2 text-ui text-2">{t('claims.none')}</p> : null}
      <ul>
        {claims.slice(0, first).map((claim) => (
          <ClaimRow key={claim.strength} side={side} claim={claim} most={most} />
        ))}
      </ul>
      {claims.length <= first ? null : (
        <Folded part={part}>
          <ul className="border-t border-line">
            {claims.slice(first).map((claim) => (
              <ClaimRow key={claim.strength} side={side} claim={claim} most={most} />
            ))}
          </ul>
          {/* Beside claims that are folded away, it alone would neither add up nor stand for the rest. */}
          {weaker === null ? null : <Weaker id={weaker} />}
        </Folded>
      )}
      {weaker === null || claims.length > first ? null : <Weaker id={weaker} />}
    </>
  );
}

/** What is not listed, in points, so that a side adds up to what the judge says of it. */
function Weaker({ id }: { readonly id: string }) {
  const { locale } = useReport();
  return (
    <p className="flex items-center justify-between gap-3 border-t border-line py-2 text-caption text-3">
      {metricLabel('weakerPoints', locale)}
      <Figure id={id} className="text-caption text-2" />
    </p>
  );
}

interface ClaimRowProps extends Pick<ClaimsProps, 'side' | 'most'> {
  readonly claim: Claim;
}

function ClaimRow({ side, claim, most }: ClaimRowProps) {
  const { t } = useTranslation('research');
  const { locale, book } = useReport();
  return (
    <li className="flex items-start gap-3 border-b border-line py-2 last:border-b-0">
      <p className="min-w-0 flex-1 text-ui font-normal text-pretty">
        {isTurned(claim.strength, side, book) ? (
          <span className="text-3">{t(`claims.turned.${side}`)}</span>
        ) : (
          <TextParts parts={claim.text[locale]} />
        )}
      </p>
      <Strength id={claim.strength} most={most} />
    </li>
  );
}

/** What would change the rating, and one press that watches all of it. */
function Conditions({ falsifiers }: { readonly falsifiers: readonly Falsifier[] }) {
  const { t } = useTranslation('research');
  if (falsifiers.length === 0) return <p className="mt-2 text-ui text-2">{t('rating.noFalsifiers')}</p>;
  const rest = falsifiers.slice(first);
  return (
    <>
      <ul>
        {falsifiers.slice(0, first).map((falsifier) => (
          <Condition key={falsifier.id} falsifier={falsifier} />
        ))}
      </ul>
      {rest.length === 0 ? null : (
        <>
          <Folded part="falsifiers">
            <ul className="border-t border-line">
              {rest.map((falsifier) => (
                <Condition key={falsifier.id} falsifier={falsifier} />
              ))}
            </ul>
          </Folded>
          <FoldButton part="falsifiers" label={t('rating.allFalsifiers', { count: falsifiers.length })} />
        </>
      )}
    </>
  );
}

function WatchAll({ count }: { readonly count: number }) {
  const { t } = useTranslation('research');
  const watch = useWatch();
  if (watch === null || count === 0) return null;
  return (
    <button
      type="button"
      disabled={watch.isWatched || watch.isPending}
      aria-busy={watch.isPending}
      onClick={watch.watch}
      data-print="hide"
      className="flex min-h-7 items-center gap-1.5 font-medium text-accent disabled:text-3 pointer-coarse:min-h-11"
    >
      <Bell size={14} aria-hidden />
      {watch.isWatched ? t('rating.watched') : t('rating.watch', { count })}
    </button>
  );
}

export interface ClaimsCardProps {
  /** Null where no side was weighed. */
  readonly block: BlockOf<'claims'> | null;
  /** Absent: the conditions do not stand beside the claims. */
  readonly falsifiers?: readonly Falsifier[];
  readonly title?: string;
}

/** What speaks for it and against it, what would change it, and which side weighs more. */
export function ClaimsCard({ block, falsifiers, title }: ClaimsCardProps) {
  const { t } = useTranslation('research');
  const { book, locale, simulated } = useReport();
  const facts = [...(block?.bull ?? []), ...(block?.bear ?? [])].map(({ strength }) => book.fact(strength));
  const most = Math.max(...facts.map((fact) => Math.abs(fact?.value ?? 0)), Number.MIN_VALUE);
  const scale = facts.find((fact) => fact !== undefined)?.metric;
  const [shown, setShown] = useState<Side>(block === null ? 'conditions' : 'bull');
  const counts = { bull: block?.bull.length, bear: block?.bear.length, conditions: falsifiers?.length };
  const segments = sides.flatMap((value) => {
    const count = counts[value];
    return count === undefined ? [] : [{ value, label: t(`claims.segment.${value}`, { count }) }];
  });
  const Heading = title === undefined ? 'h3' : 'h2';
  return (
    <div data-card className="min-w-0 overflow-hidden rounded-card border border-line bg-1">
      <Heading className="sr-only" {...(title === undefined ? {} : { tabIndex: -1 })}>
        {title ?? t('claims.title')}
      </Heading>
      <div className="px-(--card-padding) pt-3 md:hidden print:hidden">
        <SegmentedControl
          label={t('claims.title')}
          segments={segments}
          value={shown}
          onChange={(value) => setShown(sides.find((known) => known === value) ?? 'bull')}
        />
      </div>
      <div
        className={cx(
          'grid md:divide-x md:divide-line',
          segments.length === 3 ? 'md:grid-cols-2 xl:grid-cols-3' : 'md:grid-cols-[repeat(auto-fit,minmax(320px,1fr))]',
        )}
      >
        {block === null
          ? null
          : (['bull', 'bear'] as const).map((side) => (
              <Column
                key={side}
                side={side}
                shown={shown}
                title={
                  <>
                    <span aria-hidden className={side === 'bull' ? 'text-up' : 'text-down'}>
                      {side === 'bull' ? '▲ ' : '▼ '}
                    </span>
                    {t(`claims.${side}`)}
                  </>
                }
                beside={
                  <>
                    {simulated && side === 'bull' ? <SimulatedChip /> : null}
                    {scale === undefined ? null : metricLabel(scale, locale)}
                  </>
                }
              >
                <Claims side={side} claims={block[side]} weaker={block.weaker?.[side] ?? null} most={most} />
              </Column>
            ))}
        {falsifiers === undefined ? null : (
          <Column
            side="conditions"
            shown={shown}
            title={t('rating.falsifiers')}
            beside={<WatchAll count={falsifiers.length} />}
          >
            <Conditions falsifiers={falsifiers} />
          </Column>
        )}
      </div>
      {block === null ? null : <Judge block={block} />}
    </div>
  );
}

/** What both sides weigh under the assumptions of the reader, and the rating that follows. */
function JudgedAnew({ judge }: { readonly judge: NonNullable<BlockOf<'claims'>['judge']> }) {
  const { t } = useTranslation('research');
  const { book } = useReport();
  const score = book.fact('ratingScore');
  const label = score?.value == null ? null : labelOfScore(score.value);
  return (
    <span data-testid="judged-anew">
      {t('claims.anew.for')} <Figure id={judge.bull} look="prose" />
      {t('claims.anew.against')} <Figure id={judge.bear} look="prose" />
      {t('claims.anew.net')} <Figure id={judge.balance} look="prose" change="always" />
      {score === undefined ? null : (
        <>
          {t('claims.anew.score')} <Figure id={score.id} look="prose" />
          {t('claims.anew.label', { label: label === null ? t('rating.none') : t(`rating.label.${label}`) })}
        </>
      )}
    </span>
  );
}

function Judge({ block }: { readonly block: BlockOf<'claims'> }) {
  const { t } = useTranslation('research');
  const { locale, book } = useReport();
  const all = block.bull.length + block.bear.length;
  return (
    <div className="border-t border-line px-(--card-padding) py-2 text-ui font-normal">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 flex-[1_1_320px] text-pretty">
          <Scale size={14} aria-hidden className="me-1.5 inline align-[-2px] text-3" />
          <strong className="font-semibold">{t('claims.judge') + colonGap(locale)}</strong>
          {block.judge !== null && isJudgedAnew(block, book) ? (
            <JudgedAnew judge={block.judge} />
          ) : (
            <TextParts parts={block.verdict[locale]} />
          )}
        </p>
        <FoldButton part={part} label={t('claims.all', { count: all })} />
      </div>
      {block.unresolved.length === 0 ? null : (
        <Folded part={part}>
          <div className="pb-1">
            <h4 className="text-caption font-medium text-3">{t('claims.unresolved')}</h4>
            <ul className="mt-1 flex list-disc flex-col gap-1 ps-4 text-2">
              {block.unresolved.map((parts, index) => (
                <li key={index}>
                  <TextParts parts={parts[locale]} />
                </li>
              ))}
            </ul>
          </div>
        </Folded>
      )}
    </div>
  );
}

function ClaimsView({ block, title }: BlockProps<'claims'>) {
  return <ClaimsCard block={block} {...(title === undefined ? {} : { title })} />;
}

export const claims: BlockLeaf<'claims'> = { kind: 'claims', place: 'card', View: ClaimsView };
