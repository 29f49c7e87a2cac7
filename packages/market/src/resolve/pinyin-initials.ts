/** The first character of every initial in the order of the pinyin alphabet; no syllable begins with i, u or v. */
const firsts = [...'阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀'];
const initials = 'abcdefghjklmnopqrstwxyz';

/** Characters of company names whose second reading begins with another letter. */
const secondReadings: ReadonlyMap<string, string> = new Map([
  ['长', 'c'],
  ['長', 'c'],
  ['重', 'c'],
  ['厦', 'x'],
  ['廈', 'x'],
  ['行', 'h'],
  ['乐', 'y'],
  ['樂', 'y'],
  ['传', 'c'],
  ['曾', 'z'],
  ['朝', 'c'],
  ['盛', 's'],
  ['柏', 'b'],
  ['藏', 'z'],
]);

const byPinyin = new Intl.Collator('zh-u-co-pinyin');
const known = new Map<string, string>();

/** How the sound of a character begins, as dictionaries order it. */
function initialOf(character: string): string {
  let low = 0;
  let high = firsts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (byPinyin.compare(character, firsts[middle] ?? '') < 0) high = middle;
    else low = middle + 1;
  }
  return initials.charAt(low - 1);
}

function lettersOf(character: string): readonly string[] {
  if (/[a-z0-9]/i.test(character)) return [character.toLowerCase()];
  if (!/\p{Script=Han}/u.test(character)) return [''];
  const usual = known.get(character) ?? initialOf(character);
  known.set(character, usual);
  const second = secondReadings.get(character);
  return second === undefined || second === usual ? [usual] : [usual, second];
}

/**
 * First letters of a Chinese name, as people type it on a Latin keyboard: 贵州茅台 → gzmt. Characters with two readings give both, so
 * that 长江 is found as cj; at most four ways of one name.
 */
export function pinyinInitials(name: string): readonly string[] {
  if (!/\p{Script=Han}/u.test(name)) return [];
  const ways = [...name.normalize('NFKC')].reduce<readonly string[]>(
    (begun, character) => begun.flatMap((way) => lettersOf(character).map((letter) => way + letter)).slice(0, 4),
    [''],
  );
  return [...new Set(ways)].filter((way) => way.length > 1);
}
