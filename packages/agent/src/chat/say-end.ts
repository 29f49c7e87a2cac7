import type { Fact } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';
import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import { figure, paragraph } from '../report/paragraph.ts';

export type End = 'highest' | 'lowest';

const words: Readonly<Record<End, LocalText>> = {
  highest: localText('highest', '最高', '最高'),
  lowest: localText('lowest', '最低', '最低'),
};

const whenOf = ({ period, asOf }: Fact): string => period?.label ?? asOf;

/** In which of several periods a figure was highest or lowest, each of them where several share it; null of one period. */
export function sayEnd(
  facts: readonly Fact[],
  metric: string,
  { name }: Pick<Instrument, 'name'>,
  end: End,
): LocalParts | null {
  const known = facts.flatMap((fact) => (fact.value === null ? [] : [{ fact, value: fact.value }]));
  const [first, last] = [known[0]?.fact, known.at(-1)?.fact];
  if (first === undefined || last === undefined || known.length < 2) return null;
  const values = known.map(({ value }) => value);
  const top = end === 'highest' ? Math.max(...values) : Math.min(...values);
  const ends = known.flatMap(({ fact, value }) => (value === top ? [fact] : []));
  return paragraph(
    localText(
      '{label} of {name} was {end} in {when}: {value}, of {from} to {to}.',
      '{name}的{label}在 {when} {end}：{value}（{from} 至 {to} 之中）。',
      '{name}的{label}在 {when} {end}：{value}（{from} 至 {to} 之中）。',
    ),
    {
      label: labelOf(metric),
      name,
      end: words[end],
      when: ends.map(whenOf).join(', '),
      value: figure(ends[0]!.id),
      from: whenOf(first),
      to: whenOf(last),
    },
  );
}
