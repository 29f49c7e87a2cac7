import { Link } from '@tanstack/react-router';
import { writeRulesAddress, type RulesAddress } from '../../lib/rules-address.ts';

export interface RuleLinkProps extends Required<RulesAddress> {
  /** In place of the id. */
  readonly label?: string;
}

/** The id of a rule, as fills and refusals name it; it opens the rule among those in force on its date. */
export function RuleLink({ id, date, rule, label = rule }: RuleLinkProps) {
  return (
    <Link
      to="."
      search={(search) => ({ ...search, rules: writeRulesAddress({ id, date, rule }) })}
      state={(state) => ({ ...state, overlay: true })}
      className="num whitespace-nowrap rounded-cite bg-2 px-1 text-caption text-2 underline-offset-2 hover:text-1 hover:underline"
    >
      {label}
    </Link>
  );
}
