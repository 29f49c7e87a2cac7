import type { Locale } from '@plumbline/model/locale';
import type { Expression, StrategySpec } from '@plumbline/model/strategy-spec';
import type { Block } from '@plumbline/quant/language/blocks';
import { spoken } from '@plumbline/quant/language/describe';
import { writeExpression } from '@plumbline/quant/language/write-expression';
import { writerOf } from '@plumbline/quant/language/write-spec';

/** A block without slots in plain words, such as the 20-day average; null for one that is made of others. */
export function leafWords(block: Block, spec: Pick<StrategySpec, 'parameters' | 'bar'>, locale: Locale): string | null {
  if (block.slots.length > 0) return null;
  // A block without slots holds all the fields of its expression; the writer names what it does not know.
  const expression = { ...block.fields, op: block.op } as Expression;
  return writeExpression(expression, writerOf(spec, spoken[locale]));
}

/** The path of a slot within a strategy, as problems name it. */
export function pathBelow(path: string, slots: Block['slots'], at: number): string {
  const name = slots[at]?.name ?? '';
  if (name !== 'args') return `${path}.${name}`;
  const before = slots.slice(0, at).filter((slot) => slot.name === 'args').length;
  return `${path}.args[${before}]`;
}
