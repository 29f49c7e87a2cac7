import type { TextPart } from '@plumbline/model/text-part';

/** Longer sentences are text like the others. */
const mostLength = 240;

const ends = /[.!?](?=$|\s+(?:$|[A-Z“"]))|[。！？]/u;

/** Words by themselves, with room for a figure where one stands. */
const lengthOf = (parts: readonly TextPart[]): number =>
  parts.reduce<number>((sum, part) => sum + (typeof part === 'string' ? part.length : 8), 0);

/** A sentence ends in this part, behind so many characters; "Inc." and its kin end none. */
function endIn(part: string): number {
  for (const { index, 0: mark } of part.matchAll(new RegExp(ends, 'gu'))) {
    if (mark !== '.' || !/\b(?:Inc|Corp|Co|Ltd|Cos|Bros|No|vs|St|Mr|Dr|[A-Z])$/u.test(part.slice(0, index)))
      return index + mark.length;
  }
  return -1;
}

/** The first sentence of an answer apart from what follows; none where it begins with a list or a title, or is long. */
export function withLead(parts: readonly TextPart[]): {
  readonly lead: readonly TextPart[];
  readonly rest: readonly TextPart[];
} {
  const none = { lead: [], rest: parts };
  for (const [at, part] of parts.entries()) {
    if (typeof part !== 'string') continue;
    if (part.includes('\n') || part.startsWith('- ') || part.startsWith('## ')) return none;
    const end = endIn(part);
    if (end < 0) continue;
    const lead = [...parts.slice(0, at), part.slice(0, end)];
    if (lengthOf(lead) > mostLength) return none;
    const rest = [part.slice(end), ...parts.slice(at + 1)];
    // The space between two sentences may be a part of its own.
    while (typeof rest[0] === 'string' && rest[0].trim() === '') rest.shift();
    const [next] = rest;
    return { lead, rest: typeof next === 'string' ? [next.trimStart(), ...rest.slice(1)] : rest };
  }
  return lengthOf(parts) <= mostLength ? { lead: parts, rest: [] } : none;
}
