/** Chinese by its characters; for Latin letters the script says nothing. */
export function languageOfScript(text: string): string | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return /\p{Script=Han}/u.test(text) ? 'zh' : null;
}

const names: ReadonlyMap<string, string> = new Map([
  ['english', 'en'],
  ['chinese', 'zh'],
  ['japanese', 'ja'],
  ['korean', 'ko'],
  ['german', 'de'],
  ['french', 'fr'],
  ['spanish', 'es'],
  ['italian', 'it'],
  ['portuguese', 'pt'],
  ['russian', 'ru'],
  ['arabic', 'ar'],
]);

/** A language as a source names it: a word, or a tag such as `en-US`. */
export function languageOfName(name: string): string | null {
  const lower = name.trim().toLowerCase();
  const tag = /^[a-z]{2}(?=-|$)/.exec(lower)?.[0];
  return names.get(lower) ?? tag ?? null;
}
