/** A line of a page: where it begins in points from the lower left, and what it says. */
export interface PdfLine {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

interface PdfKind {
  /** A Chinese font that is named and not embedded, as exchanges' announcements have it. */
  readonly isChinese?: boolean;
  /** Locked with a password that nobody gives. */
  readonly isLocked?: boolean;
}

const hex = (text: string): string =>
  [...text].map((sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('');

/** A PDF of the simplest kind, for tests: lines of 11 points; a page without lines is a scan. */
export function writePdf(pages: readonly (readonly PdfLine[])[], { isChinese, isLocked }: PdfKind = {}): Uint8Array {
  const shown = (text: string): string =>
    isChinese === true ? `<${hex(text)}>` : `(${text.replace(/[()\\]/g, '\\$&')})`;
  const font =
    isChinese === true
      ? '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >> >>] >>'
      : '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
  const kids = pages.map((_, at) => `${String(4 + 2 * at)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${String(pages.length)} >>`,
    font,
    ...pages.flatMap((lines, at) => {
      const words = lines.map(({ x, y, text }) => `BT /F1 11 Tf ${String(x)} ${String(y)} Td ${shown(text)} Tj ET`);
      const stream = words.length === 0 ? '0 0 100 100 re f' : words.join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${String(5 + 2 * at)} 0 R >>`,
        `<< /Length ${String(stream.length)} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  const lock = 'ab'.repeat(32);
  if (isLocked === true) objects.push(`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${lock}> /U <${lock}> >>`);
  let body = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${String(at + 1)} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const size = objects.length + 1;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const locked = isLocked === true ? ` /Encrypt ${String(objects.length)} 0 R /ID [<${lock}> <${lock}>]` : '';
  const tail = `xref\n0 ${String(size)}\n0000000000 65535 f \n${table}trailer\n<< /Size ${String(size)} /Root 1 0 R${locked} >>\nstartxref\n${String(body.length)}\n%%EOF\n`;
  return new TextEncoder().encode(body + tail);
}

/** A page of lines one under the other, as wide as a page has them. */
export function linesOf(lines: readonly string[], { x = 72, top = 770, pitch = 14 } = {}): readonly PdfLine[] {
  return lines.flatMap((text, at) => (text === '' ? [] : [{ x, y: top - at * pitch, text }]));
}
