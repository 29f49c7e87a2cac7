import type { TextPart } from '@plumbline/model/text-part';

const closing = /^[,.;:!?)\]%，。；：！？、）]+/u;

/**
 * What a part of a paragraph begins with that closes or goes on with the clause of the figure before it; empty where it does not.
 * A figure is a button, after which a line may break, and no line may begin with a comma.
 */
export function closingAt(parts: readonly TextPart[], index: number): string {
  const [before, part] = [parts[index - 1], parts[index]];
  const follows = typeof before === 'object' && 'fact' in before && typeof part === 'string';
  return follows ? (closing.exec(part)?.[0] ?? '') : '';
}
