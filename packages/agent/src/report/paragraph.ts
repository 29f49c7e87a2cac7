import type { Locale, LocalText } from '@plumbline/model/locale';
import { fiscalLabel } from '@plumbline/model/period-label';
import type { Assertion, LocalParts, TextPart } from '@plumbline/model/text-part';
import type { AssertingText } from './asserting.ts';

/** What may stand in a slot: words, a figure, a citation mark. */
export type Slot = string | LocalText | Exclude<TextPart, string>;
export type Slots = Readonly<Record<string, Slot>>;

/** A figure by its handle. */
export function figure(fact: string): { readonly fact: string } {
  return { fact };
}

/** A figure that prints with its sign and glyph. */
export function change(fact: string): { readonly fact: string; readonly as: 'delta' } {
  return { fact, as: 'delta' };
}

function partOf(slot: Slot, locale: Locale): TextPart {
  if (typeof slot === 'string') return fiscalLabel(slot, locale);
  return 'en' in slot ? slot[locale] : slot;
}

/** `{fall:size}` prints a figure without its sign, because the words around it say the direction. */
function sized(slot: Slot): Slot {
  return typeof slot !== 'string' && 'fact' in slot ? { fact: slot.fact, as: 'size' } : slot;
}

function fill(template: string, slots: Slots, locale: Locale): readonly TextPart[] {
  const parts: TextPart[] = [];
  const push = (part: TextPart): void => {
    const last = parts.at(-1);
    // A name that ends with a full stop ends the sentence: “JPMorgan Chase & Co.”
    if (typeof part === 'string' && typeof last === 'string')
      parts[parts.length - 1] = last + (last.endsWith('.') && part.startsWith('.') ? part.slice(1) : part);
    else if (part !== '') parts.push(part);
  };
  for (const piece of template.split(/(\{\w+(?::size)?\})/)) {
    const [, name, isSize] = /^\{(\w+)(:size)?\}$/.exec(piece) ?? [];
    if (name === undefined) {
      push(piece);
      continue;
    }
    const slot = slots[name];
    if (slot === undefined) throw new Error(`sentence has nothing for {${name}}: ${template}`);
    push(partOf(isSize === undefined ? slot : sized(slot), locale));
  }
  return parts;
}

/** What the sentence says of the figures that stand in its slots; a name that is no slot is a handle. */
function assertionsOf({ asserts }: AssertingText, slots: Slots): readonly Assertion[] {
  if (asserts === undefined) return [];
  const handle = (name: string): string => {
    const slot = slots[name];
    return typeof slot === 'object' && 'fact' in slot ? slot.fact : name;
  };
  const of = (place: string | number): string | number => (typeof place === 'string' ? handle(place) : place);
  return [
    ...Object.entries(asserts.kinds).map(([slot, kind]) => ({ fact: handle(slot), kind })),
    ...asserts.sides.map((one): Assertion =>
      one[1] === 'near'
        ? { fact: handle(one[0]), side: one[1], of: of(one[2]), within: one[3] }
        : { fact: handle(one[0]), side: one[1], of: of(one[2]) },
    ),
  ];
}

/**
 * A sentence around figures: the template says the words in every language, `{slots}` name what goes between them.
 * Every language is filled from the same slots, so a sentence cannot say one figure in English and another in Chinese.
 */
export function paragraph(template: AssertingText, slots: Slots): LocalParts {
  const asserts = assertionsOf(template, slots);
  return {
    en: fill(template.en, slots, 'en'),
    'zh-CN': fill(template['zh-CN'], slots, 'zh-CN'),
    'zh-HK': fill(template['zh-HK'], slots, 'zh-HK'),
    ...(asserts.length === 0 ? {} : { asserts }),
  };
}
