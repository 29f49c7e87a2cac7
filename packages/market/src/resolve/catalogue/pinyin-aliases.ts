/**
 * How people type a Chinese name on a Latin keyboard: all syllables in one word, or their first letters. The sound ü is typed as v.
 * One letter alone names nothing.
 */
export function pinyinAliases(syllables: string): readonly string[] {
  const parts = syllables
    .replaceAll('ü', 'v')
    .split(' ')
    .filter((part) => part !== '');
  const initials = parts.map((part) => part.charAt(0)).join('');
  return [parts.join(''), ...(initials.length > 1 ? [initials] : [])].filter((alias) => alias !== '');
}
