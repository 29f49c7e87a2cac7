import type { Binder } from './binder.ts';
import { refusal } from './refusals.ts';
import type { Refusal } from './shapes.ts';
import type { Token } from './tokens.ts';

/** A letter or digit right beside a figure would read as a part of it. */
export function gluedHandle(text: string, tokens: readonly Token[]): Refusal | null {
  for (const [place, token] of tokens.entries()) {
    if (token.kind !== 'handle') continue;
    // Chinese sets no space behind a name: `AMD{x}`.
    const last = tokens[place - 1];
    const isNamed = last !== undefined && last.to === token.from && isName(last) && /\p{Script=Han}/u.test(text);
    const [before, after] = [text[token.from - 1] ?? ' ', text[token.to] ?? ' '];
    const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign) && !/\p{Script=Han}/u.test(sign);
    if (
      (isLetter(before) && !isNamed) ||
      isLetter(after) ||
      /[-+−~≈<>=$€£¥%^*/{}]/.test(after) ||
      /[-+−~≈<>=$€£¥%^*{}]/.test(before)
    ) {
      return refusal('unit', text.slice(Math.max(0, token.from - 1), token.to + 1));
    }
  }
  return null;
}

export function unknownHandle(tokens: readonly Token[], binder: Binder): Refusal | null {
  for (const token of tokens) {
    const found = token.kind === 'handle' ? binder.isKnown(token.handle) : null;
    if (found !== null) return found;
  }
  return null;
}

/** The first token nobody licensed, with the reason. */
export function strangerOf(tokens: readonly Token[]): Refusal | null {
  const stranger = tokens.find(({ kind }) => kind === 'number' || kind === 'unknown');
  if (stranger === undefined) return null;
  if (stranger.kind === 'number' || isAmount(stranger.text)) return refusal('number', stranger.text);
  return refusal(/^\p{Lu}/u.test(stranger.text) && stranger.from > 0 ? 'name' : 'word', stranger.text);
}

const amounts =
  /^(?:zero|nil|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|trillion|dozen|half|third|quarter|double[ds]?|triple[ds]?|trebled|quadrupled|quintupled|twice|thrice|\w+fold|halved|[ivxlcdm]{2,})(?:-\w+)?$|[零〇一二三四五六七八九十百千万萬亿億壹贰叁肆伍陆柒捌玖拾佰仟两兩半倍]/i;

/** For the reason only: what is not licensed is withheld whether or not it reads as an amount. */
function isAmount(text: string): boolean {
  return amounts.test(text);
}

export function oddSign(text: string): string {
  return /[\p{No}\p{Nl}\p{Cf}\p{Cc}\p{Co}]/u.exec(text)?.[0] ?? '';
}

const headRoles = new Set([
  'head',
  'det',
  'its',
  'of',
  'in',
  'and',
  'with',
  'adjective',
  'versus',
  'lead',
  'kind',
  'legal',
  'poss',
  'now',
]);

export function isHeadWord(token: Token): boolean {
  return token.kind === 'word' && [...token.uses.roles].some((role) => headRoles.has(role));
}

export function isName(token: Token): boolean {
  return (
    token.kind === 'word' &&
    (token.uses.entities.size > 0 || token.uses.metrics.size > 0 || token.uses.isTerm || token.uses.period !== null)
  );
}
