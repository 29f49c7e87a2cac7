import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rating } from '@plumbline/model/rating';
import { boundsOf, ratingLabels } from '@plumbline/model/rating';
import { cx } from '../lib/cx.ts';
import { SimulatedChip } from '../ui/simulated-chip.tsx';
import { Figure } from './figure/figure.tsx';
import { useReport } from './figure/report-context.ts';
import { labelNow } from './lab/edited-conclusion.ts';
import type { BlockLeaf, BlockProps } from './block.ts';

/** Five steps from sell to buy; the one that holds is filled. */
function Scale({ label }: Pick<Rating, 'label'>) {
  const { t } = useTranslation('research');
  return (
    <div aria-hidden className="mt-2">
      <div className="grid grid-cols-5 gap-1">
        {ratingLabels.map((step) => (
          <span
            key={step}
            className={cx('h-1.5 rounded-full', step === label ? 'bg-accent-solid' : 'bg-(--border-1)')}
          />
        ))}
      </div>
      <div className="mt-1 flex justify-between text-caption text-3">
        <span>{t('rating.label.sell')}</span>
        <span>{t('rating.label.hold')}</span>
        <span>{t('rating.label.buy')}</span>
      </div>
    </div>
  );
}

/** One part of the rating: its score as a bar with the neutral middle marked, and what it brings by its weight. */
function Part({ part: { key, score, weight, points } }: { readonly part: Rating['parts'][number] }) {
  const { t } = useTranslation('research');
  const { book } = useReport();
  const value = book.fact(score)?.value ?? null;
  return (
    <li className="grid min-h-6 pointer-coarse:min-h-11 grid-cols-[76px_minmax(0,1fr)_34px_100px] items-center gap-x-2.5 text-ui font-normal">
      <span className="truncate">{t(`rating.part.${key}`)}</span>
      <span aria-hidden className="relative h-1.5 rounded-full bg-(--border-1)">
        {value === null ? null : (
          <span className="absolute inset-y-0 start-0 rounded-full bg-accent-solid" style={{ width: `${value}%` }} />
        )}
        <span className="absolute -inset-y-0.5 start-1/2 w-px bg-(--text-3)" />
      </span>
      <span className="text-end">
        <Figure id={score} className="font-semibold" decimals={points === undefined ? undefined : 1} />
      </span>
      <span className="num text-end text-caption whitespace-nowrap text-2">
        {weight === null ? null : book.fact(weight)?.value == null ? (
          <Figure id={weight} />
        ) : (
          <>
            × <Figure id={weight} />
            {points === undefined ? null : (
              <>
                {' = '}
                <Figure id={points} />
              </>
            )}
          </>
        )}
      </span>
    </li>
  );
}

/** The scores that each part is the mean of, opened by whoever asks. */
function Readings({ parts }: Pick<Rating, 'parts'>) {
  const { t } = useTranslation('research');
  const several = parts.flatMap(({ key, readings }) => (readings === undefined ? [] : [{ key, readings }]));
  if (several.length === 0) return null;
  return (
    <details className="mt-1 text-caption text-2" data-testid="rating-readings">
      <summary className="cursor-pointer text-3 pointer-coarse:min-h-11 pointer-coarse:content-center">
        {t('rating.means')}
      </summary>
      <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5">
        {several.map(({ key, readings }) => (
          <Fragment key={key}>
            <dt className="col-span-full mt-1 text-3">{t(`rating.part.${key}`)}</dt>
            {readings.map((reading) => (
              <Fragment key={reading.key}>
                <dt>{t(`rating.reading.${reading.key}`)}</dt>
                <dd className="text-end">
                  <Figure id={reading.score} decimals={1} />
                </dd>
              </Fragment>
            ))}
          </Fragment>
        ))}
      </dl>
    </details>
  );
}

/** The words for each figure that may hold the score. */
const boundNames = ['ceiling', 'floor', 'thinCeiling', 'thinFloor'] as const;

/** How the parts come to the score: their sum, what thin evidence takes of it, and what the gap to value and a thin basis leave of that. */
function Sum({ rating: { steps, parts } }: { readonly rating: Rating }) {
  const { t } = useTranslation('research');
  const { book } = useReport();
  if (steps === undefined) return null;
  const evidence = parts.find(({ key }) => key === 'evidence')?.score;
  const bounds = boundsOf(steps, (id) => book.fact(id)?.value ?? null);
  const terms = [
    ...(steps.sum === undefined ? [] : [['sum', steps.sum] as const]),
    ['weighted', steps.weighted] as const,
    ...boundNames.flatMap((name) => bounds.flatMap((id) => (steps[name] === id ? [[name, id] as const] : []))),
  ];
  return (
    <dl className="mt-2 grid gap-1 border-t border-line pt-2 text-caption text-2" data-testid="rating-sum">
      {terms.map(([name, id]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt>
            {name !== 'weighted' || evidence === undefined ? (
              t(`rating.${name}`)
            ) : (
              <>
                {t('rating.evidence')} <Figure id={evidence} />
                {t('rating.evidenceCounts')}
              </>
            )}
          </dt>
          <dd>
            <Figure id={id} className="font-semibold" decimals={1} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How sure it is, how many methods say the same, and what the value was before. */
function Standing({ rating: { conviction, methods, earlier, fair } }: { readonly rating: Rating }) {
  const { t } = useTranslation('research');
  const before = earlier?.at(-1)?.middle;
  return (
    <dl className="mt-auto grid grid-cols-[auto_auto_minmax(0,1fr)] divide-x divide-line border-t border-line pt-2 text-caption [&>div]:px-2.5 [&>div:first-child]:ps-0 [&>div:last-child]:pe-0">
      <div>
        <dt className="text-3">{t('rating.conviction')}</dt>
        <dd className="mt-0.5 font-medium">
          {conviction === null ? (
            '—'
          ) : (
            <>
              <Figure id={conviction} /> / 100
            </>
          )}
        </dd>
      </div>
      <div>
        <dt className="text-3">{t('rating.methodsAgree')}</dt>
        <dd className="mt-0.5 font-medium">
          {methods === undefined ? (
            '—'
          ) : (
            <>
              <Figure id={methods.above} /> / <Figure id={methods.count} /> {t('rating.methodsAbove')}
            </>
          )}
        </dd>
      </div>
      <div>
        <dt className="text-3">{t('rating.lastChange')}</dt>
        <dd className="mt-0.5 font-medium">
          {before === undefined || fair === null ? (
            '—'
          ) : (
            <>
              <Figure id={before} /> → <Figure id={fair} />
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}

function RatingView({ block: { rating }, title }: BlockProps<'rating'>) {
  const { t } = useTranslation('research');
  const { locale, simulated, book } = useReport();
  const { why, score, horizon } = rating;
  const label = labelNow(rating, book);
  const Heading = title === undefined ? 'h3' : 'h2';
  return (
    <div
      data-card
      data-testid="rating"
      className="flex h-full min-w-0 flex-col rounded-card border border-line bg-1 px-(--card-padding) py-3.5"
    >
      <Heading
        className="flex items-center justify-between gap-2 text-caption font-normal text-3"
        {...(title === undefined ? {} : { tabIndex: -1 })}
      >
        <span>
          {t('rating.title')} · <Figure id={horizon} look="prose" /> {t('rating.months')}
        </span>
        {simulated ? <SimulatedChip /> : null}
      </Heading>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3" data-rating={label ?? 'none'}>
        <span className="text-metric-lg">
          {label === null ? <span className="text-2">{t('rating.none')}</span> : t(`rating.label.${label}`)}
        </span>
        {score === null ? null : (
          <span className="text-ui text-3">
            <Figure id={score} className="text-metric text-1" /> / 100
          </span>
        )}
      </p>
      {why === undefined ? <Scale label={label} /> : <p className="mt-2 text-ui text-2">{why[locale]}</p>}
      <ul className="mt-2">
        {rating.parts
          // Evidence has no weight of its own: it stands in the sum, as the share of it that counts.
          .filter(({ weight }) => weight !== null || rating.steps === undefined)
          .map((part) => (
            <Part key={part.key} part={part} />
          ))}
      </ul>
      <Readings parts={rating.parts} />
      <Sum rating={rating} />
      <div className="mt-2 flex flex-1 flex-col">
        <Standing rating={rating} />
      </div>
    </div>
  );
}

export const rating: BlockLeaf<'rating'> = { kind: 'rating', place: 'card', View: RatingView };
