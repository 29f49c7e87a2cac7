import { Eye, ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Falsifier } from '@plumbline/model/falsifier';
import type { Rating } from '@plumbline/model/rating';
import { boundOf, ratingLabels } from '@plumbline/model/rating';
import { colonGap } from '../lib/colon-gap.ts';
import { cx } from '../lib/cx.ts';
import { useDates } from '../lib/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { SimulatedChip } from '../ui/simulated-chip.tsx';
import { Figure } from './figure/figure.tsx';
import { FoldButton, Folded } from './fold/fold.tsx';
import { ValueAxis } from './value-axis.tsx';
import { useReport } from './figure/report-context.ts';
import { TextParts } from './figure/text-parts.tsx';
import type { BlockLeaf, BlockProps } from './block.ts';
import { useWatch } from './watch-context.ts';

/** Conditions that are read first; the others open in place. */
const first = 3;
const part = 'falsifiers';

/** Five steps from sell to buy; the one that holds is filled. */
function Scale({ label }: Pick<Rating, 'label'>) {
  const { t } = useTranslation('research');
  return (
    <div aria-hidden className="mt-3">
      <div className="grid grid-cols-5 gap-1">
        {ratingLabels.map((step) => (
          <span
            key={step}
            className={cx('h-1.5 rounded-full', step === label ? 'bg-accent-solid' : 'bg-(--border-1)')}
          />
        ))}
      </div>
      <div className="mt-1.5 flex justify-between text-caption text-3">
        <span>{t('rating.label.sell')}</span>
        <span>{t('rating.label.hold')}</span>
        <span>{t('rating.label.buy')}</span>
      </div>
    </div>
  );
}

function Conclusion({ rating }: { readonly rating: Rating }) {
  const { t } = useTranslation('research');
  const { locale, simulated } = useReport();
  const { label, why, conviction, horizon, fair, p10, p90, pAbovePrice } = rating;
  return (
    <div className="min-w-0 px-(--card-padding) py-3" data-testid="rating">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-caption text-3">
          {t('rating.horizon') + colonGap(locale)}
          <Figure id={horizon} look="prose" /> {t('rating.months')}
        </span>
        {conviction === null ? null : (
          <Chip>
            {t('rating.conviction')} <Figure id={conviction} /> / 100
          </Chip>
        )}
      </div>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-h1" data-rating={label ?? 'none'}>
        {label === null ? <span className="text-2">{t('rating.none')}</span> : t(`rating.label.${label}`)}
        {simulated ? <SimulatedChip /> : null}
      </p>
      {why === undefined ? <Scale label={label} /> : <p className="mt-2 text-ui text-2">{why[locale]}</p>}
      {fair === null ? null : (
        <dl className="mt-3 grid grid-cols-2 gap-4">
          <div>
            <dt className="text-caption text-3">{t('rating.fair')}</dt>
            <dd className="mt-0.5 text-metric">
              <Figure id={fair} />
            </dd>
          </div>
          {p10 === null || p90 === null ? null : (
            <div>
              <dt className="text-caption text-3">{t(p10 === 'dcf.p10' ? 'rating.range' : 'rating.rangeOfAll')}</dt>
              <dd className="mt-0.5 text-metric">
                <Figure id={p10} /> – <Figure id={p90} />
              </dd>
            </div>
          )}
        </dl>
      )}
      <ValueAxis rating={rating} />
      {pAbovePrice === null ? null : (
        <p className="mt-2 text-caption text-3">
          {t(pAbovePrice === 'dcf.above' ? 'rating.above' : 'rating.chance') + colonGap(locale)}
          <Figure id={pAbovePrice} look="prose" />
        </p>
      )}
    </div>
  );
}

function Condition({ falsifier }: { readonly falsifier: Falsifier }) {
  const { t } = useTranslation('research');
  const { locale } = useReport();
  const { date } = useDates();
  return (
    <li className="flex items-start gap-3 border-b border-line py-1.5 last:border-b-0" data-falsifier={falsifier.id}>
      <div className="min-w-0 flex-1">
        <p className="text-ui text-pretty">
          <TextParts parts={falsifier.text[locale]} />
        </p>
        <p className="mt-0.5 text-caption text-3">{t('rating.review', { date: date(falsifier.reviewOn) })}</p>
      </div>
    </li>
  );
}

/** One part of the rating: its score as a number and as a bar with the neutral middle marked. */
function Part({ part }: { readonly part: Rating['parts'][number] }) {
  const { t } = useTranslation('research');
  const { book } = useReport();
  const score = book.fact(part.score)?.value ?? null;
  return (
    <div className="min-w-0 px-3 py-2.5 odd:ps-(--card-padding) @lg:not-first:ps-3">
      <div className="flex items-baseline justify-between gap-2">
        <span className="truncate text-caption text-2">{t(`rating.part.${part.key}`)}</span>
        <Figure id={part.score} className="text-ui font-semibold" />
      </div>
      <div aria-hidden className="relative mt-1.5 h-1 rounded-full bg-(--border-1)">
        {score === null ? null : (
          <span className="absolute inset-y-0 start-0 rounded-full bg-accent-solid" style={{ width: `${score}%` }} />
        )}
        <span className="absolute -inset-y-0.5 start-1/2 w-px bg-(--text-3)" />
      </div>
      <p className="mt-1 text-caption text-3">
        {part.weight === null ? (
          t('rating.multiplier')
        ) : (
          <>
            {t('rating.weight')} <Figure id={part.weight} />
          </>
        )}
      </p>
    </div>
  );
}

/** How the parts come to the score, and what the gap between value and price leaves of it. */
function Sum({ rating: { score, steps } }: { readonly rating: Rating }) {
  const { t } = useTranslation('research');
  const { book } = useReport();
  if (score === null || steps === undefined) return null;
  const bound = boundOf(steps, (id) => book.fact(id)?.value ?? null);
  const terms = [
    ['score', score],
    ['weighted', steps.weighted],
    ...(bound === null ? [] : [[bound === steps.ceiling ? 'ceiling' : 'floor', bound] as const]),
  ] as const;
  return (
    <p
      className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-(--card-padding) py-2 text-caption text-2"
      data-testid="rating-sum"
    >
      {terms.map(([name, id]) => (
        <span key={name}>
          {t(`rating.${name}`)} <Figure id={id} className={name === 'score' ? 'font-semibold' : undefined} />
        </span>
      ))}
    </p>
  );
}

function RatingView({ block: { rating }, title }: BlockProps<'rating'>) {
  const { t } = useTranslation('research');
  const watch = useWatch();
  const Heading = title === undefined ? 'h3' : 'h2';
  return (
    <div data-card className="min-w-0 overflow-hidden rounded-card border border-line bg-1">
      <Heading className="sr-only" {...(title === undefined ? {} : { tabIndex: -1 })}>
        {title ?? t('rating.title')}
      </Heading>
      <div className="grid @2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @2xl:divide-x @2xl:divide-line">
        <Conclusion rating={rating} />
        <div className="min-w-0 px-(--card-padding) py-3 @max-2xl:border-t @max-2xl:border-line">
          <div className="flex min-h-8 items-center justify-between gap-3">
            <h3 className="flex items-center gap-2 text-ui font-semibold">
              <ShieldAlert size={15} aria-hidden />
              {t('rating.falsifiers')}
            </h3>
            {watch === null || rating.falsifiers.length === 0 ? null : (
              <Button
                size="compact"
                icon={<Eye size={14} aria-hidden />}
                loading={watch.isPending}
                disabled={watch.isWatched}
                onClick={watch.watch}
              >
                {t(watch.isWatched ? 'rating.watched' : 'rating.watch')}
              </Button>
            )}
          </div>
          {rating.falsifiers.length === 0 ? (
            <p className="mt-2 text-ui text-2">{t('rating.noFalsifiers')}</p>
          ) : (
            <>
              <ul className="mt-1">
                {rating.falsifiers.slice(0, first).map((falsifier) => (
                  <Condition key={falsifier.id} falsifier={falsifier} />
                ))}
              </ul>
              {rating.falsifiers.length <= first ? null : (
                <Folded part={part}>
                  <ul className="border-t border-line">
                    {rating.falsifiers.slice(first).map((falsifier) => (
                      <Condition key={falsifier.id} falsifier={falsifier} />
                    ))}
                  </ul>
                </Folded>
              )}
            </>
          )}
          {rating.falsifiers.length <= first ? null : (
            <FoldButton part={part} label={t('rating.allFalsifiers', { count: rating.falsifiers.length })} />
          )}
        </div>
      </div>
      <div className="grid grid-cols-2 border-t border-line @lg:grid-cols-5">
        {rating.parts.map((part) => (
          <Part key={part.key} part={part} />
        ))}
      </div>
      <Sum rating={rating} />
    </div>
  );
}

export const rating: BlockLeaf<'rating'> = { kind: 'rating', place: 'card', View: RatingView };
