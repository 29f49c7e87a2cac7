/** A piece of a page with its place, in points from the lower left. */
export interface PdfPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

interface Line {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/** Blanks wider than this many letters part the cells of a table. */
const cellGap = 1.6;
/** A blank narrower than this is the spacing of the letters. */
const wordGap = 0.15;
const isHan = (text: string): boolean => /[\p{Script=Han}，。；：、（）“”《》]/u.test(text);
const ends = /[.!?:;。！？：；”"’')\]]$/;

/** Pieces of one height are a line; its words in their order from the left. */
function linesOf(pieces: readonly PdfPiece[]): readonly Line[] {
  const rows: PdfPiece[][] = [];
  for (const piece of pieces) {
    if (piece.text.trim() === '') continue;
    const last = rows.at(-1);
    const [first] = last ?? [];
    // Marks above the line, such as notes, stand a little higher than their line.
    const isSame = first !== undefined && Math.abs(first.y - piece.y) < Math.max(first.size, piece.size) * 0.5;
    if (isSame) last?.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => {
    const sorted = row.toSorted((a, b) => a.x - b.x);
    let text = '';
    let right = Number.NaN;
    for (const piece of sorted) {
      const gap = (piece.x - right) / piece.size;
      if (gap > cellGap) text += ' | ';
      else if (gap > wordGap && !(isHan(text.at(-1) ?? '') && isHan(piece.text[0] ?? ''))) text += ' ';
      text += piece.text;
      right = piece.x + piece.width;
    }
    const [first] = sorted;
    const size = Math.max(...sorted.map((piece) => piece.size));
    return { text: text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), x: first?.x ?? 0, right, y: first?.y ?? 0, size };
  });
}

/** How far apart the lines of a text stand, in letters: the lower quarter of all steps, since pages also hold headings. */
function pitchOf(pages: readonly (readonly Line[])[]): number {
  const steps = pages.flatMap((lines) => lines.slice(1).map((line, at) => stepTo(line, lines[at]) / line.size));
  const down = steps.filter((step) => step > 0).toSorted((a, b) => a - b);
  return down[Math.floor(down.length / 4)] ?? 0;
}

const stepTo = (line: Line, above: Line | undefined): number => (above === undefined ? 0 : above.y - line.y);

/**
 * The paragraphs of pages. A line goes on with the one above when both have the same size, stand as close as the lines of
 * the document do, and neither an indent nor a short last line parts them. Rows of a table stay lines.
 */
export function pagedParagraphs(pages: readonly (readonly PdfPiece[])[]): readonly (readonly string[])[] {
  const lines = withoutRunningLines(pages.map(linesOf));
  const pitch = pitchOf(lines);
  return lines.map((page) => paragraphsOf(page, pitch));
}

function paragraphsOf(lines: readonly Line[], pitch: number): readonly string[] {
  const edge = Math.max(0, ...lines.map(({ right }) => right));
  const paragraphs: string[] = [];
  let left = 0;
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const step = stepTo(line, above);
    const isRow = line.text.includes(' | ') || (above?.text.includes(' | ') ?? false);
    const isIndented = line.x > left + line.size * 1.2;
    const isAfterEnd = above !== undefined && ends.test(above.text) && above.right < edge - line.size * 3;
    const goesOn =
      above !== undefined &&
      !isRow &&
      !isIndented &&
      !isAfterEnd &&
      step > 0 &&
      step <= pitch * line.size * 1.3 &&
      Math.abs(above.size - line.size) < 0.6;
    const last = paragraphs.at(-1) ?? '';
    if (!goesOn) {
      paragraphs.push(line.text);
      left = line.x;
    } else {
      const isGlued = (isHan(last.at(-1) ?? '') && isHan(line.text[0] ?? '')) || /\p{L}-$/u.test(last);
      paragraphs[paragraphs.length - 1] = `${last}${isGlued ? '' : ' '}${line.text}`;
      left = Math.min(left, line.x);
    }
  }
  return paragraphs;
}

/** Letters of a running title at most. */
const longestTitle = 120;

/** How a running line may come again on page `at`: the same words, or one number that counts the pages. */
function shapesOf({ text }: Line, at: number): readonly string[] {
  if (text.length > longestTitle) return [];
  const counted = [...text.matchAll(/\d{1,4}/g)].map(({ 0: number, index }) => {
    const rest = text.slice(index + number.length);
    return `${text.slice(0, index)}#${String(Number(number) - at)}${rest}`;
  });
  return [text, ...counted];
}

/** What stands highest or lowest on many pages, and says the same but for the number of the page, is no part of the text. */
function withoutRunningLines(pages: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  let found = pages;
  // A page has a running title and a number beside it at most.
  for (let round = 0; round < 2; round += 1) {
    for (const side of [1, -1]) {
      const outer = found.map((page) => page.toSorted((a, b) => side * (b.y - a.y))[0]);
      const seen = new Map<string, number>();
      for (const [at, line] of outer.entries()) {
        for (const shape of line === undefined ? [] : shapesOf(line, at)) seen.set(shape, (seen.get(shape) ?? 0) + 1);
      }
      found = found.map((page, at) => {
        const line = outer[at];
        const times = line === undefined ? 0 : Math.max(0, ...shapesOf(line, at).map((shape) => seen.get(shape) ?? 0));
        return times >= 3 && times * 3 >= pages.length ? page.filter((one) => one !== line) : page;
      });
    }
  }
  return found;
}
