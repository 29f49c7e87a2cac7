import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DeskClaim, DeskPoint, DeskSide } from '@plumbline/model/desk';
import { deskSides } from '@plumbline/model/desk';
import { useReport } from '../../blocks/figure/report-context.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { ClaimMark, ClaimWeight, ClaimWords, QuoteBox } from './claim.tsx';
import { claimsOf, useDeskScope } from './desk-context.ts';

function Words({ claims }: { readonly claims: readonly DeskClaim[] }) {
  return claims.map((claim, at) => (
    <span key={claim.id}>
      {at === 0 ? null : ' '}
      <ClaimWords claim={claim} />
      <ClaimMark claim={claim} />
    </span>
  ));
}

function Point({ point: { claim: id, reply } }: { readonly point: DeskPoint }) {
  const { t } = useTranslation('desk');
  const scope = useDeskScope();
  const claim = scope.claim(id);
  if (claim === undefined) return null;
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="flex items-start gap-3">
        <p className="min-w-0 flex-1 text-ui font-medium text-pretty">
          <ClaimWords claim={claim} />
          <ClaimMark claim={claim} />
        </p>
        <ClaimWeight weight={claim.weight} />
      </div>
      {claim.quote === null ? null : <QuoteBox quote={claim.quote} />}
      {reply === null ? null : (
        <p className="mt-2 border-s-2 border-line ps-2.5 text-ui font-normal text-pretty text-2">
          <strong className="font-semibold text-1">{t(`debate.${reply.kind}.${reply.by}`)}</strong>{' '}
          <Words claims={claimsOf(scope, reply.with)} />
        </p>
      )}
    </li>
  );
}

function Side({ side, points }: { readonly side: DeskSide; readonly points: readonly DeskPoint[] }) {
  const { t } = useTranslation('desk');
  return (
    <div className="min-w-0 px-(--card-padding) py-3">
      <h4 className="border-b border-line pb-2 text-ui font-semibold">
        <span aria-hidden className={side === 'bull' ? 'text-up' : 'text-down'}>
          {side === 'bull' ? '▲ ' : '▼ '}
        </span>
        {t(`role.${side}`)}
      </h4>
      {points.length === 0 ? (
        <p className="py-3 text-ui font-normal text-3">{t('debate.silent')}</p>
      ) : (
        <ul>
          {points.map((point) => (
            <Point key={point.claim} point={point} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Both sides, round by round: points with their quotations, and what the other side answered. */
export function Debate() {
  const { t } = useTranslation('desk');
  const { rounds, simulated } = useDeskScope().desk;
  if (rounds.length === 0) return null;
  return (
    <Card title={t('debate.title', { count: rounds.length })} actions={simulated && <SimulatedChip />} flush>
      {rounds.map((round) => (
        <section key={round.number} className="border-b border-line last:border-b-0">
          <h3 className="px-(--card-padding) pt-3 text-caption font-medium text-3">
            {t('debate.round', { number: round.number })}
          </h3>
          <div className="grid md:grid-cols-2 md:divide-x md:divide-line">
            {deskSides.map((side) => (
              <Side key={side} side={side} points={round[side]} />
            ))}
          </div>
        </section>
      ))}
    </Card>
  );
}

/** What the risk officer attacks, and with what. */
export function RiskCard() {
  const { t } = useTranslation('desk');
  const scope = useDeskScope();
  const { attacks, stages, simulated } = scope.desk;
  const isOver = stages.find(({ stage }) => stage === 'risk')?.state === 'done';
  if (!isOver && attacks.length === 0) return null;
  return (
    <Card title={t('role.risk')} actions={simulated && <SimulatedChip />}>
      {attacks.length === 0 ? (
        <p className="text-ui font-normal text-2">{t('risk.none')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {attacks.map(({ on, kind, with: grounds }, at) => {
            const claim = scope.claim(on);
            return claim === undefined ? null : (
              <li key={`${on}-${at}`} className="text-ui font-normal text-pretty">
                <Chip tone="warn">{t(`risk.kind.${kind}`)}</Chip>
                <p className="mt-1">
                  <ClaimWords claim={claim} />
                  <ClaimMark claim={claim} />
                </p>
                {grounds.length > 0 && (
                  <p className="mt-1 border-s-2 border-line ps-2.5 text-2">
                    <Words claims={claimsOf(scope, grounds)} />
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

/** Who disagrees with the memo, and on what grounds. */
export function Dissents() {
  const { t } = useTranslation('desk');
  const { t: research } = useTranslation('research');
  const scope = useDeskScope();
  const { locale } = useReport();
  const dissents = scope.desk.memo?.dissents ?? [];
  if (dissents.length === 0) return null;
  return (
    <Card title={t('dissent.title')}>
      <ul className="flex flex-col gap-2">
        {dissents.map(({ by, wants, why, claims }) => (
          <li key={by} className="text-ui font-normal text-pretty">
            <Scale size={14} aria-hidden className="me-1.5 inline align-[-2px] text-3" />
            <strong className="font-semibold">
              {wants === null
                ? t('dissent.by', { who: t(`role.${by}`) })
                : t('dissent.wants', { who: t(`role.${by}`), rating: research(`rating.label.${wants}`) })}
            </strong>{' '}
            {why === null ? null : `${why[locale]} `}
            <Words claims={claimsOf(scope, claims)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
