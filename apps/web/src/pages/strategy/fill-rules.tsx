import { dateOf } from '@plumbline/model/date';
import { parseInstrumentId } from '@plumbline/model/instrument';
import { RuleLink } from '../../blocks/rules/rule-link.tsx';

export interface FillRulesProps {
  readonly id: string;
  readonly time: number;
  readonly ruleIds: readonly string[];
  /** One link for all of them. */
  readonly label?: string;
}

/** The rules that an outcome is owed to; each opens among those in force on its day. */
export function FillRules({ id, time, ruleIds, label }: FillRulesProps) {
  const known = parseInstrumentId(id);
  if (known === null || ruleIds.length === 0) return '—';
  const shown = label === undefined ? ruleIds : ruleIds.slice(-1);
  return (
    <span className="inline-flex flex-wrap gap-1">
      {shown.map((rule) => (
        <RuleLink key={rule} id={known} date={dateOf(time)} rule={rule} {...(label === undefined ? {} : { label })} />
      ))}
    </span>
  );
}
