const filled = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Texts that make a careless pattern look at every place again from every other place: by kind, of any length. */
export const hostileTexts: Readonly<Record<string, (length: number) => string>> = {
  'one long number': (length) => filled('7', length),
  'a number with points': (length) => filled('1.', length),
  'a number with commas': (length) => filled('1,', length),
  'a long sum': (length) => filled('1+', length),
  percentages: (length) => filled('5% ', length),
  'minus signs': (length) => filled('-1 ', length),
  hyphens: (length) => filled('-', length),
  'open brackets': (length) => filled('(', length),
  'nested brackets': (length) => `${filled('(', length >> 1)}1${filled(')', (length >> 1) - 1)}`,
  'nested functions': (length) => filled('sqrt(', length),
  'blanks behind a word': (length) => `buy${filled(' ', length - 3)}`,
  'blanks between two words': (length) => `pe below 1${filled(' ', length - 13)}roe`,
  'blanks behind a Chinese word': (length) => `什么是${filled(' ', length - 3)}`,
  'empty lines': (length) => filled('\n', length),
  'the start of a request': (length) => filled('make this ', length),
  'the start of a screen': (length) => filled('list ', length),
  'the start of a definition': (length) => `what is ${filled('means ', length - 8)}`,
  'the start of a rule': (length) => filled('buy when ', length),
  'the start of a stop': (length) => filled('stop of at is loss ', length),
  'the start of a description': (length) => filled('This is ', length),
  'growth without a figure': (length) => filled('grow ', length),
  'a figure name': (length) => filled('pe ', length),
  'a figure name with a relation': (length) => filled('pe below ', length),
  'relations with numbers': (length) => filled('above 1 ', length),
  'relation signs': (length) => filled('>', length),
  'a blank before a long number': (length) => ` ${filled('7', length - 1)}`,
  'a long number in its second sentence': (length) => `buy it. ${filled('7', length - 8)}`,
  'one long word': (length) => filled('a', length),
  'unknown words': (length) => filled('zzq ', length),
  'one long word in capitals': (length) => filled('A', length),
  tickers: (length) => filled('ABC ', length),
  'tickers one after the other': (length) => filled('ABCD-', length),
  commas: (length) => filled(',', length),
  quotes: (length) => filled('"', length),
  'one Chinese character': (length) => filled('的', length),
  'another Chinese character': (length) => filled('股', length),
  'Chinese acts': (length) => filled('买入卖出', length),
  'a Chinese promise': (length) => filled('保证', length),
  'a Chinese request': (length) => filled('变成', length),
  'a Chinese screen': (length) => filled('哪些找出', length),
  'a Chinese stop': (length) => filled('移动止损超过达到', length),
  'Chinese stops with figures': (length) => filled('止损 7 ', length),
  'Chinese unknown words': (length) => filled('龘靐齉', length),
  'Chinese words with Latin ones': (length) => filled('买A', length),
};

/**
 * How often a pattern begins at, and looks at, each character of a text that is read or refused at once, at most. Work that grows
 * with the square of the text passes this a hundredfold at the longest text that is read; and unlike time it is the same on any machine.
 */
export const mostPerCharacter = { tries: 32, looked: 64 } as const;

/** What regular expressions do during some work once it has been done before, per character of the text it is done on. */
export async function patternWorkOf(
  text: string,
  work: () => unknown,
): Promise<{ readonly tries: number; readonly looked: number }> {
  // What is made at its first use, for all texts, is not work on this one.
  await work();
  const { exec } = RegExp.prototype;
  let [tries, looked] = [0, 0];
  // Every other use of a pattern (match, replace, split, test) goes through it too, once it is not the language's own.
  RegExp.prototype.exec = function (subject: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, subject);
    tries += 1;
    if (found !== null) looked += found.index + found[0].length - from;
    else looked += this.sticky ? 1 : Math.max(0, subject.length - from);
    return found;
  };
  try {
    await work();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return { tries: tries / text.length, looked: looked / text.length };
}
