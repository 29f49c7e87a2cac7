import { Check, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DeskAnalyst } from '@plumbline/model/desk';
import { useReport } from '../../blocks/figure/report-context.ts';
import { Figure } from '../../blocks/figure/figure.tsx';
import { formatDuration } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ClaimWords } from './claim.tsx';
import { claimsOf, useDeskScope } from './desk-context.ts';

/** Claims that are shown before the analyst is opened. */
const first = 3;

function State({ state }: Pick<DeskAnalyst, 'state'>) {
  const { t } = useTranslation('desk');
  if (state === 'working') {
    return (
      <span className="text-accent">
        <span className="sr-only">{t('analyst.state.working')}</span>
        <Spinner size={16} />
      </span>
    );
  }
  if (state === 'finished') return <Check size={16} className="text-ok" aria-label={t('analyst.state.finished')} />;
  if (state === 'silent')
    return <TriangleAlert size={16} className="text-warn" aria-label={t('analyst.state.silent')} />;
  return <span className="text-caption text-3">{t('analyst.state.waiting')}</span>;
}

function Span({ analyst }: { readonly analyst: DeskAnalyst }) {
  const { t } = useTranslation('desk');
  const { locale } = useReport();
  const now = useNow(1_000);
  const { state, startedAt, endedAt, fault } = analyst;
  if (fault !== null) return fault.text[locale];
  if (startedAt === null) return t(`analyst.lead.${analyst.role}`);
  const took = formatDuration(Math.max(0, (endedAt ?? now) - startedAt));
  // Under a clock that stands still nothing takes any time.
  if (took === '') return t(`analyst.state.${state}`);
  return state === 'finished' ? t('analyst.finishedIn', { took }) : t('analyst.workingFor', { took });
}

/** One analyst at the desk: how far it is, what it claimed, and what of it was kept. */
export function AnalystCard({ analyst }: { readonly analyst: DeskAnalyst }) {
  const { t } = useTranslation('desk');
  const scope = useDeskScope();
  const { locale } = useReport();
  const { role, state, sources, claims, kept, chance, stance, missing } = analyst;
  const { simulated } = scope.desk;
  const shown = claimsOf(scope, kept);
  return (
    <section data-card data-analyst={role} className="flex min-w-0 flex-col rounded-card border border-line bg-1 p-4">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-h3">{t(`role.${role}`)}</h3>
        <span className="flex items-center gap-2">
          {simulated && shown.length > 0 && <SimulatedChip />}
          <State state={state} />
        </span>
      </div>
      <p className="mt-0.5 text-caption text-pretty text-2">
        <Span analyst={analyst} />
      </p>
      <dl className="num mt-3 grid grid-cols-4 gap-2 border-y border-line py-2">
        {(
          [
            ['sources', sources],
            ['made', claims.made],
            ['kept', claims.kept],
            ['held', claims.held],
          ] as const
        ).map(([name, count]) => (
          <div key={name}>
            <dt className="text-caption text-3">{t(`analyst.${name}`)}</dt>
            <dd className={name === 'held' && count > 0 ? 'text-h3 text-warn' : 'text-h3'}>{count}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-2 flex flex-col gap-1.5">
        {shown.slice(0, first).map((claim) => (
          <li key={claim.id} className="flex items-start gap-2 text-ui font-normal">
            <Check size={14} aria-hidden className="mt-1 shrink-0 text-ok" />
            <ClaimWords claim={claim} className="min-w-0 text-pretty" />
          </li>
        ))}
        {claims.held > 0 && (
          <li className="flex items-start gap-2 text-ui font-normal text-3">
            <X size={14} aria-hidden className="mt-1 shrink-0 text-warn" />
            {t('analyst.heldBack', { count: claims.held })}
          </li>
        )}
      </ul>
      {shown.length > first && (
        <details className="mt-1.5">
          <summary className="min-h-6 cursor-pointer text-caption text-accent pointer-coarse:min-h-11">
            {t('analyst.all', { count: shown.length })}
          </summary>
          <ul className="mt-1 flex flex-col gap-1.5">
            {shown.slice(first).map((claim) => (
              <li key={claim.id} className="text-ui font-normal text-pretty">
                <ClaimWords claim={claim} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {(stance !== null || missing.length > 0) && (
        <p className="mt-auto pt-2 text-caption text-pretty text-3">
          {stance === null ? null : t(`stance.${stance}`)}
          {chance === null ? null : (
            <>
              {' · '}
              {t('analyst.chance')} <Figure id={chance} className="text-2" />
            </>
          )}
          {missing.length === 0 ? null : (
            <span className="block">
              {t('analyst.missing', { list: missing.map((one) => one[locale]).join(locale === 'en' ? ', ' : '、') })}
            </span>
          )}
        </p>
      )}
    </section>
  );
}
