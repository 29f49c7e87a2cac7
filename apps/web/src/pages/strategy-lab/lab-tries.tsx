import { useTranslation } from 'react-i18next';
import type { LabTry, StrategyLab } from '@plumbline/model/strategy-lab';
import { Figure } from '../../blocks/figure/figure.tsx';
import { cx } from '../../lib/cx.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { VerdictBadge } from '../strategy/verdict-look.tsx';

const shown = ['annualReturn', 'sharpe', 'sharpeLow', 'maxDrawdown', 'tradeCount'] as const;

function Change({ one }: { readonly one: LabTry }) {
  const { t } = useTranslation('strategy-lab');
  const locale = useLocale();
  if (one.change === null) return <p className="text-ui font-normal text-2">{t('try.idea')}</p>;
  const { from, to } = one.change;
  return (
    <div className="text-ui font-normal text-pretty">
      {from[locale] === '' ? null : (
        <p className="text-3">
          <span className="sr-only">{t('try.before')} </span>
          <del>{from[locale]}</del>
        </p>
      )}
      {to[locale] === '' ? (
        <p className="text-2">{t('try.removed')}</p>
      ) : (
        <p>
          <span className="sr-only">{t('try.after')} </span>
          <ins className="no-underline">{to[locale]}</ins>
        </p>
      )}
    </div>
  );
}

/** Why the best try is the best: the same order as the run has, in words. */
function leadsBy({ tries, facts }: StrategyLab, best: LabTry): 'bound' | 'enough' | 'trades' {
  const boundOf = ({ lowerBound }: LabTry): number =>
    facts.find(({ id }) => id === lowerBound)?.value ?? Number.NEGATIVE_INFINITY;
  if (best.label === 'not-enough-data') return 'trades';
  return tries.some((one) => boundOf(one) > boundOf(best)) ? 'enough' : 'bound';
}

interface TryRowProps {
  readonly one: LabTry;
  /** Why it leads; null where it does not. */
  readonly leads: ReturnType<typeof leadsBy> | null;
  readonly isOnly: boolean;
}

function TryRow({ one, leads, isOnly }: TryRowProps) {
  const { t } = useTranslation('strategy-lab');
  const { t: words } = useTranslation('strategy');
  const locale = useLocale();
  const { number, by, base, answers, why, words: reasoning, error, label, failed, facts, cluster, trials } = one;
  const handles = shown.map((metric) => [metric, `try-${number}/${metric}`] as const);
  return (
    <li
      className={cx(
        'border-b border-line px-(--card-padding) py-4 last:border-b-0',
        leads !== null && 'shadow-[inset_3px_0_0_var(--accent)]',
      )}
      data-try={number}
      data-by={by}
      data-trials={trials}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="num flex flex-wrap items-center gap-2 text-ui font-semibold">
          {t('try.number', { number })}
          {base === null ? null : <span className="font-normal text-3">{t('try.from', { number: base })}</span>}
          <Chip tone="outline">{t(`author.${by}`)}</Chip>
          {leads !== null && <Chip tone="accent">{t('try.best')}</Chip>}
        </h3>
        {label === null ? null : <VerdictBadge verdict={label} label={words(`verdict.${label}`)} />}
      </div>
      {leads === null || isOnly ? null : (
        <p className="mt-1 text-caption text-pretty text-3">{t(`try.leads.${leads}`)}</p>
      )}
      <div className="mt-2">
        <Change one={one} />
      </div>
      {answers === null ? null : (
        <p className="mt-1.5 text-ui font-normal text-pretty text-2">
          {t('try.answers', { check: answers.label[locale] })} {why?.[locale]}
        </p>
      )}
      {reasoning === null ? null : (
        <p className="mt-1.5 border-s-2 border-edge ps-3 text-ui font-normal text-pretty text-2">
          <span className="block text-caption text-3">{t('try.reasoning')}</span>
          {reasoning}
        </p>
      )}
      {error === null ? (
        <dl className="mt-2.5 grid grid-cols-2 gap-x-4 gap-y-1.5 sm:grid-cols-3 lg:grid-cols-5">
          {handles.map(([metric, handle]) =>
            facts.includes(handle) ? (
              <div key={metric}>
                <dt className="text-caption text-3">{t(`figure.${metric}`)}</dt>
                <dd className="num text-ui">
                  <Figure id={handle} look="plain" />
                </dd>
              </div>
            ) : null,
          )}
        </dl>
      ) : (
        <p className="mt-2 text-ui font-normal text-danger">{error}</p>
      )}
      <p className="num mt-2 text-caption text-pretty text-3">
        {failed.length === 0
          ? null
          : `${t('try.failed', { checks: failed.map((check) => check.label[locale]).join(locale === 'en' ? ', ' : '、') })} · `}
        {cluster === null ? null : `${t('try.cluster', { number: cluster + 1 })} · `}
        {t('try.trials', { count: trials })}
      </p>
    </li>
  );
}

/** Every variant that was tried, the latest first: what changed and why, its figures, and what they were counted as. */
export function LabTries({ lab }: { readonly lab: StrategyLab }) {
  const { t } = useTranslation('strategy-lab');
  return (
    <Card title={t('tries.title')} flush>
      <ol reversed data-testid="lab-tries">
        {lab.tries.toReversed().map((one) => (
          <TryRow
            key={one.number}
            one={one}
            isOnly={lab.tries.length === 1}
            leads={one.number === lab.best ? leadsBy(lab, one) : null}
          />
        ))}
      </ol>
    </Card>
  );
}
