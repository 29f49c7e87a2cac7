/** Letters of a paragraph at most: what is longer is cut where a sentence ends. */
const longest = 1200;
/** A page number, or the line that leads back to the contents of a filing. */
const isFurniture = (line: string): boolean => /^\d{1,4}$/.test(line) || /^table of contents$/i.test(line);
const ends = /[.!?:;。！？：；”"’')\]]$/;

/**
 * The paragraphs of a plain text. An empty line ends one; a line that ends without a full stop goes on with the next when
 * that begins with a small letter, as texts do that were cut at the end of a page.
 */
export function paragraphsOf(text: string): readonly string[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim());
  const found: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (isFurniture(line)) continue;
    if (line === '') {
      isOpen = isOpen && !ends.test(found.at(-1) ?? '.');
      continue;
    }
    const last = found.at(-1) ?? '';
    const goesOn = isOpen && !ends.test(last) && /^[a-z(,;]/.test(line);
    if (goesOn) found[found.length - 1] = `${last} ${line}`;
    else found.push(line);
    isOpen = true;
  }
  return found.flatMap(cut);
}

function cut(paragraph: string): readonly string[] {
  const pieces: string[] = [];
  let rest = paragraph;
  while (rest.length > longest) {
    const head = rest.slice(0, longest);
    const at = Math.max(
      ...['. ', '? ', '! ', '。', '；'].map((end) => head.lastIndexOf(end) + (head.includes(end) ? end.length : 1)),
      0,
    );
    const to = at > 0 ? at : longest;
    pieces.push(rest.slice(0, to).trim());
    rest = rest.slice(to);
  }
  return [...pieces, rest.trim()].filter((one) => one !== '');
}
