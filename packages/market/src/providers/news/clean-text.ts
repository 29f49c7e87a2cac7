const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
]);

function decodeOne(whole: string, body: string): string {
  if (!body.startsWith('#')) return named.get(body) ?? whole;
  const code = body[1] === 'x' || body[1] === 'X' ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
  return Number.isInteger(code) && code >= 32 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}

/** Entities of HTML and XML as the characters they stand for; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#[xX]?[0-9a-fA-F]{1,7}|[a-zA-Z]{2,8});/g, decodeOne);
}

/** Control characters, and those that turn the direction of writing and could make a headline say something else than it does. */
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Words from outside as one line of plain text: markup gone, entities decoded, nothing unseen left, cut at `most` characters. */
export function cleanText(given: string, most: number): string {
  const plain = decodeEntities(given.slice(0, most * 10).replace(/<[^<>]{0,2000}>/g, ' '));
  const line = plain.replace(unseen, ' ').replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}
