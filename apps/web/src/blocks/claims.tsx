import { useTranslation } from 'react-i18next';
import type { Claim } from '@plumbline/model/report';
import { colonGap } from '../lib/colon-gap.ts';
import { cx } from '../lib/cx.ts';
import { SimulatedChip } from '../ui/simulated-chip.tsx';
import { Figure } from './figure/figure.tsx';
import { FoldButton, Folded } from './fold/fold.tsx';
import { useReport } from './figure/report-context.ts';
import { TextParts } from './figure/text-parts.tsx';
import type { BlockLeaf, BlockProps } from './block.ts';

const steps = [1, 2, 3, 4, 5] as const;
/** Of each side the strongest are read first. */
const first = 3;
/** What else the sides say, and what neither settles. */
const part = 'claims';

function Strength({ id, side }: { readonly id: string; readonly side: 'bull' | 'bear' }) {
  const { book } = useReport();
  const value = book.fact(id)?.value ?? 0;
  return (
    <span className="flex shrink-0 items-center gap-2 pt-1">
      <span aria-hidden className="flex gap-0.5">
        {steps.map((step) => (
          <span
            key={step}
            className={cx(
              'h-1 w-2.5 rounded-full',
              Math.round(value) < step ? 'bg-(--border-1)' : side === 'bull' ? 'bg-up-fill' : 'bg-down-fill',
            )}
          />
        ))}
      </span>
      <Figure id={id} className="text-caption text-2" />
    </span>
  );
}

function Side({ side, claims }: { readonly side: 'bull' | 'bear'; readonly claims: readonly Claim[] }) {
  const { t } = useTranslation('research');
  const { simulated } = useReport();
  return (
    <div className="min-w-0 px-(--card-padding) py-3" data-side={side}>
      <div className="flex items-baseline justify-between">
        <h3 className={cx('text-ui font-semibold', side === 'bull' ? 'text-up' : 'text-down')}>
          <span aria-hidden>{side === 'bull' ? '▲ ' : '▼ '}</span>
          {t(`claims.${side}`)}
        </h3>
        <span className="flex items-center gap-2 text-caption text-3">
          {simulated && side === 'bull' ? <SimulatedChip /> : null}
          {t('claims.strength')}
        </span>
      </div>
      {claims.length === 0 ? <p className="mt-2 text-ui text-2">{t('claims.none')}</p> : null}
      <ul>
        {claims.slice(0, first).map((claim) => (
          <ClaimRow key={claim.strength} claim={claim} side={side} />
        ))}
      </ul>
      {claims.length <= first ? null : (
        <Folded part={part}>
          <ul className="border-t border-line">
            {claims.slice(first).map((claim) => (
              <ClaimRow key={claim.strength} claim={claim} side={side} />
            ))}
          </ul>
        </Folded>
      )}
    </div>
  );
}

function ClaimRow({ claim, side }: { readonly claim: Claim; readonly side: 'bull' | 'bear' }) {
  const { locale } = useReport();
  return (
    <li className="flex items-start gap-3 border-b border-line py-2 last:border-b-0">
      <p className="min-w-0 flex-1 text-ui font-normal text-pretty">
        <TextParts parts={claim.text[locale]} />
      </p>
      <Strength id={claim.strength} side={side} />
    </li>
  );
}

function ClaimsView({ block, title }: BlockProps<'claims'>) {
  const { t } = useTranslation('research');
  const { locale } = useReport();
  const all = block.bull.length + block.bear.length;
  const Heading = title === undefined ? 'h3' : 'h2';
  return (
    <div data-card className="min-w-0 overflow-hidden rounded-card border border-line bg-1">
      <Heading className="sr-only" {...(title === undefined ? {} : { tabIndex: -1 })}>
        {title ?? t('claims.title')}
      </Heading>
      <div className="grid @2xl:grid-cols-2 @2xl:divide-x @2xl:divide-line @max-2xl:divide-y @max-2xl:divide-line">
        <Side side="bull" claims={block.bull} />
        <Side side="bear" claims={block.bear} />
      </div>
      <div className="flex flex-col gap-2 border-t border-line px-(--card-padding) py-3 text-ui font-normal">
        <p className="text-pretty">
          <strong className="font-semibold">{t('claims.judge') + colonGap(locale)}</strong>
          <TextParts parts={block.verdict[locale]} />
        </p>
        {block.unresolved.length === 0 ? null : (
          <Folded part={part}>
            <div>
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
        <FoldButton part={part} label={t('claims.all', { count: all })} className="self-start" />
      </div>
    </div>
  );
}

export const claims: BlockLeaf<'claims'> = { kind: 'claims', place: 'card', View: ClaimsView };
