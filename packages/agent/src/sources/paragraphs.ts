/** Letters of a paragraph at most: what is longer is cut where a sentence ends. */
const longest = 1200;
/** A page number, or the line that leads back to the contents of a filing. */
const isFurniture = (line: string): boolean => /^\d{1,4}$/.test(line) || /^table of contents$/i.test(line);
/** A line of Chinese long enough to be no heading. */
const cutAtPage = /\p{Script=Han}.{14,}[\p{Script=Han}，、]$/u;
const ends = /[.!?:;。！？：；”"’')\]]$/;

/** A paragraph and the page it begins on, where the text has pages. */
export interface PlacedText {
  readonly text: string;
  readonly page?: number;
}

/**
 * The paragraphs of a plain text. An empty line ends one; a line that ends without a full stop goes on with the next when
 * that begins with a small letter, or with a Chinese character on the next page: texts are cut so at the end of a page.
 * A form feed begins a page.
 */
export function paragraphsOf(text: string): readonly PlacedText[] {
  const pages = text.replace(/\r\n?/g, '\n').split('\f');
  const found: PlacedText[] = [];
  let isOpen = false;
  for (const [at, page] of pages.entries()) {
    let isFirst = at > 0;
    for (const raw of page.split('\n')) {
      const line = raw.replace(/[\s\u00a0]+/g, ' ').trim();
      if (isFurniture(line)) continue;
      const last = found.at(-1);
      const ended = ends.test(last?.text ?? '.');
      if (line === '') {
        isOpen = isOpen && !ended;
        continue;
      }
      const isTurned = isFirst && cutAtPage.test(last?.text ?? '') && /^\p{Script=Han}/u.test(line);
      const goesOn = last !== undefined && isOpen && !ended && (isTurned || /^[a-z(,;]/.test(line));
      if (goesOn) found[found.length - 1] = { ...last, text: `${last.text}${isTurned ? '' : ' '}${line}` };
      else found.push({ text: line, ...(pages.length > 1 && { page: at + 1 }) });
      isOpen = true;
      isFirst = false;
    }
  }
  return found.flatMap(({ text: words, ...place }) => cut(words).map((piece) => ({ text: piece, ...place })));
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
