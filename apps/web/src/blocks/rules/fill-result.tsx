import { useTranslation } from 'react-i18next';
import type { InstrumentId } from '@plumbline/model/instrument';
import { Callout } from '../../ui/callout.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { RuleLink } from './rule-link.tsx';
import type { FillAnswer } from './rules-queries.ts';

/** The reasons that the dictionary has a sentence for; any other is told by its own name. */
const told = [
  'price-not-reached',
  'limit-locked',
  'halted',
  'resale-wait',
  'short-not-allowed',
  'short-needs-limit',
  'below-smallest-lot',
  'below-smallest-value',
  'above-largest-order',
  'insufficient-cash',
  'shrunk-to-cash',
] as const;

export interface FillResultProps {
  readonly id: InstrumentId;
  readonly answer: FillAnswer;
}

/** The answer in words: what was filled, or each reason with the rule it comes from, and the day's prices. */
export function FillResult({ id, answer }: FillResultProps) {
  const { t } = useTranslation('rules');
  const { bar, limits, fills, reasons, date, currency } = answer;
  return (
    <Callout title={t(`fill.outcome.${answer.outcome}`)}>
      {fills.map(({ quantity, price, commission }, row) => (
        <p key={row} className="num">
          {t('fill.filled', { quantity, price, commission, currency })}
        </p>
      ))}
      {reasons.map(({ reason, ruleIds }) => {
        const known = told.find((name) => name === reason);
        return (
          <p key={reason} data-reason={reason}>
            {known === undefined ? reason : t(`reason.${known}`)}{' '}
            {ruleIds.map((rule) => (
              <RuleLink key={rule} id={id} date={date} rule={rule} />
            ))}
          </p>
        );
      })}
      <p className="num mt-1 flex flex-wrap items-center gap-2 text-caption">
        {t('fill.bar', { open: bar.open, high: bar.high, low: bar.low, close: bar.close })}
        {limits.up === null || limits.down === null ? null : (
          <span>{t('fill.limits', { up: limits.up, down: limits.down })}</span>
        )}
        <span>{t('source', { source: answer.sourceTitle })}</span>
        {answer.simulated ? <SimulatedChip /> : null}
      </p>
    </Callout>
  );
}
