import { timeOf } from '@plumbline/model/date';
import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { Source } from '@plumbline/model/source';
import { evaluateFormula } from '@plumbline/quant/facts/formula';
import { formulaFunctions } from '@plumbline/quant/facts/formula-library';

const sourceId = 'derived';
const yourNumber = localText('Computed with your number.', '使用了你给出的数字。', '使用了你給出的數字。');

export interface MadeFact {
  readonly id: string;
  readonly expression: string;
  /** Figures of any instrument, or numbers of the reader's, by their names in the expression. */
  readonly inputs: Readonly<Record<string, Fact | number>>;
  readonly traits: Pick<Fact, 'unit' | 'decimals'> & Partial<Pick<Fact, 'currency'>>;
  readonly today: string;
}

/** A figure computed from those of several books, with its receipt. */
export function madeFact({ id, expression, inputs, traits, today }: MadeFact): Fact {
  const facts = Object.values(inputs).filter((one) => typeof one !== 'number');
  const scope = new Map(
    Object.entries(inputs).map(([name, one]) => [name, typeof one === 'number' ? one : (one.value ?? Number.NaN)]),
  );
  const value = evaluateFormula(expression, scope, formulaFunctions);
  const latest = (pick: (fact: Fact) => string): string => facts.map(pick).toSorted().at(-1) ?? today;
  return {
    id,
    metric: 'calculation',
    value: Number.isFinite(value) ? value : null,
    ...traits,
    asOf: latest(({ asOf }) => asOf),
    knownAt: latest(({ knownAt }) => knownAt),
    source: { id: sourceId, locator: expression },
    formula: {
      expression,
      inputs: Object.entries(inputs).map(([name, one]) =>
        typeof one === 'number' ? { name, constant: one, why: yourNumber } : { name, fact: one.id },
      ),
    },
    quality: [...new Set(facts.flatMap(({ quality }) => quality))],
    simulated: facts.some(({ simulated }) => simulated),
  };
}

/** The source of such figures. */
export function madeSource(today: string, simulated: boolean): Source {
  return {
    id: sourceId,
    kind: 'derived',
    publisher: 'Plumbline',
    title: 'Derived figures',
    retrievedAt: timeOf(today),
    asOf: today,
    locator: sourceId,
    simulated,
  };
}
