/** What may fill a slot: `share` is an amount and `percent` a number, both written per cent. */
export const slotTypes = [
  'condition',
  'expression',
  'amount',
  'share',
  'number',
  'percent',
  'text',
  'key',
  'instrument',
  'instruments',
  'members',
  'weights',
  'parts',
  'after',
  'on',
  'whole',
  'money',
  'kind',
  'bar',
  'every',
  'order',
  'policy',
  'method',
  'set',
  'side',
] as const;
export type SlotType = (typeof slotTypes)[number];

/** A piece of a statement: fixed words, or a slot. */
export type TemplatePart = { readonly words: string } | { readonly slot: string; readonly type: SlotType };

function isSlotType(value: string): value is SlotType {
  return (slotTypes as readonly string[]).includes(value);
}

const parsed = new Map<string, readonly TemplatePart[]>();

/** The pieces of a statement such as `Stop at {value:share}.`; a slot without a type is named after it. */
export function templateParts(template: string): readonly TemplatePart[] {
  const known = parsed.get(template);
  if (known !== undefined) return known;
  const parts = template
    .split(/(\{\w+(?::\w+)?\})/)
    .filter((piece) => piece !== '')
    .map((piece): TemplatePart => {
      const [, slot, type = slot] = /^\{(\w+)(?::(\w+))?\}$/.exec(piece) ?? [];
      if (slot === undefined) return { words: piece };
      if (type === undefined || !isSlotType(type)) throw new Error(`no slot type "${type}" in "${template}"`);
      return { slot, type };
    });
  parsed.set(template, parts);
  return parts;
}
