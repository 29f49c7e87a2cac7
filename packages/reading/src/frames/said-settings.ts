import { indicatorForms, indicatorWith } from '../grammar/indicator-forms.ts';
import type { Condition } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';
import { mapTerm, someTerm, writeTerm, type Term } from '../term.ts';

type Call = Extract<Term, { readonly is: 'call' }>;

const chips: ReadonlyMap<string, Call> = new Map(
  Object.entries(indicatorForms).flatMap(([id, { usual }]) => {
    const term = indicatorWith(id, [])?.term;
    return term?.is === 'call' && usual.length > 0 ? [[`${id} ${usual.join('/')}`, term] as const] : [];
  }),
);

const conditionOf = ({ symbol, value }: Edge): Condition | null =>
  symbol === 'condition' ? (value as Condition) : null;

/** What an indicator is set to wherever the text says it; null where it says nothing, or several things. */
function saidFor({ name }: Call, chip: string, all: readonly Condition[]): Term | null {
  const found = new Map<string, Term>();
  for (const one of all) {
    if (one.assumed?.includes(chip) === true) continue;
    someTerm(one.term, (part) => {
      if (part.is === 'call' && part.name === name) found.set(writeTerm(part), part);
      return false;
    });
  }
  const [only, ...more] = found.values();
  return more.length > 0 ? null : (only ?? null);
}

/** "RSI(6) below 20 … RSI above 70": the indicator that was set once stays set so where it is named without its numbers. */
export function withSettingsSaid(phrases: readonly Edge[]): readonly Edge[] {
  const all = phrases.flatMap((edge) => conditionOf(edge) ?? []);
  return phrases.map((edge) => {
    let one = conditionOf(edge);
    for (const chip of one?.assumed ?? []) {
      const usual = chips.get(chip);
      const said = usual === undefined ? null : saidFor(usual, chip, all);
      if (one === null || usual === undefined || said === null) continue;
      const as = writeTerm(usual);
      const set = (term: Term): Term =>
        mapTerm(term, (part) => (part.is === 'call' && writeTerm(part) === as ? said : null));
      const { subject } = one;
      one = {
        ...one,
        term: set(one.term),
        assumed: one.assumed?.filter((other) => other !== chip),
        ...(subject !== undefined && { subject: { ...subject, term: set(subject.term), assumed: undefined } }),
      };
    }
    return one === null ? edge : { ...edge, value: one };
  });
}
