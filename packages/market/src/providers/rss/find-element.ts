/** One element: where it lies in the text, its attributes and its inside. */
export interface FoundElement {
  readonly start: number;
  readonly end: number;
  readonly attributes: string;
  readonly inside: string;
}

function isNameEnd(char: string | undefined): boolean {
  return char === '>' || char === '/' || char === ' ' || char === '\n' || char === '\t' || char === '\r';
}

/**
 * The first element of a name from a place on, without looking at what is inside. Searched by position and not by pattern, so that a
 * text of ten thousand opening tags takes no longer than its length. `lower` is the text in lower case.
 */
export function findElement(text: string, lower: string, name: string, from = 0): FoundElement | null {
  const tag = name.toLowerCase();
  const open = `<${tag}`;
  let start = lower.indexOf(open, from);
  while (start >= 0 && !isNameEnd(lower[start + open.length])) start = lower.indexOf(open, start + 1);
  if (start < 0) return null;
  const head = lower.indexOf('>', start);
  if (head < 0) return null;
  const attributes = text
    .slice(start + open.length, head)
    .replace(/\/$/, '')
    .trim();
  if (lower[head - 1] === '/') return { start, end: head + 1, attributes, inside: '' };
  const close = lower.indexOf(`</${tag}`, head);
  const end = close < 0 ? -1 : lower.indexOf('>', close);
  return end < 0 ? null : { start, end: end + 1, attributes, inside: text.slice(head + 1, close) };
}
