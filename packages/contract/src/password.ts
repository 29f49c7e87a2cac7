export const shortestPassword = 10;

/** What lists of stolen passwords begin with, as letters alone. */
const common = new Set(
  'password passwort qwerty qwertz azerty iloveyou letmein welcome admin administrator login master dragon monkey football baseball basketball soccer superman batman sunshine princess shadow michael jordan charlie trustno starwars whatever freedom changeme default secret computer internet google facebook hello plumbline woaini woaiwojia'.split(
    ' ',
  ),
);

/** Letters that are often written as digits or signs. */
const written: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890', 'qazwsxedcrfvtgbyhnujmikolp', '1qaz2wsx3edc4rfv5tgb'];

const fewestKinds = 5;
const longestBlock = 5;

/** Whether the second character follows from the first: the same, its neighbour in the alphabet or on the keyboard. */
function follows(a: string, b: string): boolean {
  const step = Math.abs((b.codePointAt(0) ?? 0) - (a.codePointAt(0) ?? 0));
  return step <= 1 || rows.some((row) => row.includes(`${a}${b}`) || row.includes(`${b}${a}`));
}

function isRun(text: string): boolean {
  const characters = [...text];
  const followed = characters.filter((one, at) => at > 0 && follows(characters[at - 1] ?? '', one)).length;
  return followed >= 0.75 * (characters.length - 1);
}

function isRepeated(text: string): boolean {
  return Array.from({ length: longestBlock }, (_, at) => at + 1).some(
    (length) =>
      text ===
      text
        .slice(0, length)
        .repeat(Math.ceil(text.length / length))
        .slice(0, text.length),
  );
}

/** What is left of a password when digits and signs at its ends are taken for decoration, in both ways of reading it. */
function cores(text: string): readonly string[] {
  const plain = text.replaceAll(/[^a-z]/g, '');
  const trimmed = text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const asLetters = [...trimmed].map((one) => written[one] ?? one).join('');
  return [plain, asLetters.replaceAll(/[^a-z]/g, '')];
}

/**
 * Whether a password is among the first that anybody would try: one or few characters again and again, a row of the keyboard or
 * of the alphabet, a common word with digits around it, or the name in the address itself. Length is asked for apart from this.
 */
export function isGuessable(password: string, email = ''): boolean {
  const text = password.toLowerCase();
  if (new Set(text).size < fewestKinds || isRun(text) || isRepeated(text)) return true;
  const [name = ''] = email.toLowerCase().split('@');
  if (name.length >= 4 && text.replaceAll(name, '').length < 6) return true;
  return cores(text).some((core) => common.has(core));
}
