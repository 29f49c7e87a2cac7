import type { Locale } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';

/** Words that claim a direction, a rank or a time. A rewritten sentence may leave one out, never bring one in. */
const lexicon: readonly RegExp[] = [
  /\b(?:more|above|over|higher|faster|ahead|rises?|rising|rose|grows?|grew|growing|up|increas\w*|gain\w*|beat\w*|exceed\w*|improv\w*|strong\w*|surg\w*|soar\w*|jump\w*)\b/i,
  /\b(?:less|below|under|lower|slower|behind|falls?|falling|fell|shrink\w*|declin\w*|down|decreas\w*|los[set]\w*|miss\w*|worsen\w*|weak\w*|plung\w*|collaps\w*|drop\w*)\b/i,
  /\b(?:best|worst|highest|lowest|largest|smallest|record|only|never|always|first|leading|cheapest)\b/i,
  /\b(?:buy|sell|should|must|recommend\w*|target)\b/i,
  /\b(?:this|next|last|previous|prior) (?:year|quarter|month|week|decade)\b|\byesterday\b|\btoday\b|\btomorrow\b/i,
  /高于|高於|超过|超過|上升|增长|增長|快于|快於|领先|領先|升|涨|漲|改善|强劲|強勁|大增|飙升|飆升/,
  /低于|低於|不及|下降|下滑|慢于|慢於|落后|落後|跌|减少|減少|恶化|惡化|疲弱|暴跌/,
  /最[高低大小好差佳强強弱]|唯一|首次|领头|龙头|龍頭/,
  /应当|應當|应该|應該|建议|建議|目标价|目標價/,
  /[今去明前后後]年|[上本下]季|[上本下]个?月|昨日|今日|明日/,
];

/** Words that make a figure a multiple of something. Beside a ratio they may be right, but they are not style. */
const manifold = /\btimes\b|\b-?fold\b|倍/gi;

function manifolds(text: string): number {
  return [...text.matchAll(manifold)].length;
}

function wordsOf(parts: LocalParts, locale: Locale): string {
  return parts[locale].filter((part) => typeof part === 'string').join(' ');
}

/** Names in Latin letters: a capital inside a sentence. */
function properNames(text: string): readonly string[] {
  return [...text.matchAll(/(?<!^)(?<![.!?:]\s)\b[A-Z][A-Za-z0-9&.-]+/g)].map(([name]) => name.replace(/\.$/, ''));
}

/** Whether a rewritten sentence claims nothing that the original does not: no new direction, rank, multiple, time, advice or name. */
export function keepsClaims(original: LocalParts, rewritten: LocalParts): boolean {
  return locales.every((locale) => {
    const [before, after] = [wordsOf(original, locale), wordsOf(rewritten, locale)];
    const known = before.toLowerCase();
    return (
      manifolds(after) <= manifolds(before) &&
      lexicon.every((words) => !words.test(after) || words.test(before)) &&
      properNames(after).every((name) => known.includes(name.toLowerCase()))
    );
  });
}
