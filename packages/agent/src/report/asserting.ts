import type { LocalText } from '@plumbline/model/locale';

type Side = 'above' | 'below';

/** A slot, or the handle of a figure that is not printed, on one side of another or of a level. */
type SlotSide =
  | readonly [slot: string, side: Side, of: string | number]
  | readonly [slot: string, side: 'near', of: string | number, within: number];

export interface AssertingText extends LocalText {
  /** What the words call the figure of a slot, and where they say that it lies. */
  readonly asserts?: { readonly kinds: Readonly<Record<string, string>>; readonly sides: readonly SlotSide[] };
}

/** A sentence with what its words say of the figures in its slots, stated beside the words that say it. */
export function asserting(
  text: LocalText,
  kinds: Readonly<Record<string, string>>,
  ...sides: readonly SlotSide[]
): AssertingText {
  return { ...text, asserts: { kinds, sides } };
}
