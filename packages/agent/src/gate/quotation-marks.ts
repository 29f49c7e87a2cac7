const closing: Readonly<Record<string, string>> = { '“': '”', '「': '」', '『': '』', '«': '»' };

/**
 * Where the quotation that opens at a place closes, or -1 where none opens there. A quotation may hold another: paired marks close
 * in pairs, and straight ones where the handle of the passage follows.
 */
export function quotationEnd(text: string, at: number): number {
  const open = text[at] ?? '';
  if (open === '"') {
    const cited = /"(?=\s*\{)/g;
    cited.lastIndex = at + 1;
    return cited.exec(text)?.index ?? text.indexOf('"', at + 1);
  }
  const close = closing[open];
  if (close === undefined) return -1;
  let depth = 0;
  for (let place = at; place < text.length; place += 1) {
    if (text[place] === open) depth += 1;
    else if (text[place] === close) depth -= 1;
    if (depth === 0) return place;
  }
  return text.indexOf(close, at + 1);
}

/** A text without what it quotes. */
export function withoutQuotations(text: string): string {
  let found = '';
  for (let at = 0; at < text.length; at += 1) {
    const end = quotationEnd(text, at);
    if (end > at) at = end;
    else found += text[at] ?? '';
  }
  return found;
}
