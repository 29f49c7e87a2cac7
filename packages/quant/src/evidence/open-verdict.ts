import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Verdict, VerdictCheck } from '@plumbline/model/verdict';
import { evidenceChecks } from './checks/registry.ts';
import { thresholds } from './thresholds.ts';

/** Methods and references were kept in English alone at first. */
export type KeptCheck = Omit<VerdictCheck, 'method' | 'reference'> & {
  readonly method: LocalText | string;
  readonly reference: LocalText | string;
};
export type KeptVerdict = Omit<Verdict, 'checks'> & { readonly checks: readonly KeptCheck[] };

/** The minus sign is printed as such now, and a percentage without a blank. */
const plain = (text: string): string => text.replaceAll('\u2212', '-').replaceAll(' %', '%');

/** The text of today where it says the same; another wording was true of the check as it was then, so it stays. */
function readable(kept: LocalText | string, today: LocalText | undefined): LocalText {
  if (typeof kept !== 'string') return kept;
  return today !== undefined && plain(today.en) === plain(kept) ? today : localText(kept, kept, kept);
}

/** A kept verdict in the form of today, whenever it was written. */
export function openVerdict(kept: KeptVerdict): Verdict {
  return {
    ...kept,
    checks: kept.checks.map((check) => ({
      ...check,
      method: readable(check.method, evidenceChecks.find(({ id }) => id === check.id)?.method),
      reference: readable(check.reference, thresholds[check.id]?.reference),
    })),
  };
}
