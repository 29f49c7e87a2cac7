import { commonTerms } from './glossary.ts';
import { metricNames } from './metric-names.ts';

// A thought is read by what its words do. A word has the classes that the lexicon gives it; a clause is a thought when its
// classes stand in an order that tells nothing of the world: what a notion is measured by, what holds of a kind, what may lie
// behind something, what the writer looks at, what figures cannot show. A word of no class ends the reading.

/**
 * What a word of a thought may do. `the`: points at something; `any`: at one of a kind; `degree`: a kind by its size;
 * `notion`: what every company has, a margin or a debt; `topic`: where demand, costs and rules come from; `price`, `stake`: what no thought may move; `agent`: somebody of a kind,
 * `whole`: all of them; `work`: texts, figures and what one thinks of them; `mechanism`: needs no article; `relates`: how notions
 * stand to each other by definition; `contains`: the same of texts; `moves`: makes more or less of something; `infers`: says what
 * lies behind, only under a hedge; `goes`: up or down, only under a condition; `judged`, `measured`, `state`, `askable`: what may
 * be said of texts, of notions, under a hedge, in a question; `denied`: only with a negation; `silent`, `lacks`: what is not told.
 */
export type Lexicon = Readonly<Record<string, string>>;

/** Orders of classes, written as patterns over `<class|class>`. */
export interface Forms {
  readonly isHan: boolean;
  readonly clause: readonly string[];
  readonly question: readonly string[];
  /** A condition, and what may follow one. */
  readonly supposed: readonly string[];
  readonly after: readonly string[];
  /** What may stand behind words that make it a possibility. */
  readonly opened: readonly string[];
  /** What may go on behind a thought. */
  readonly further: readonly string[];
  /** What may stand by itself behind a word that leads over to it. */
  readonly alone: readonly string[];
  readonly lead: string;
}

const mostReadings = 24;
/** A longer clause is not read. */
const longestClause = { han: 60, latin: 240 };

/** Reads sentences with the words of a lexicon in the orders of some forms. */
export function thoughtGrammar(lexicon: Lexicon, forms: Forms): (sentence: string) => boolean {
  const { signOf, compile } = signsOf(lexicon, forms.isHan);
  const led = (pattern: string): string =>
    forms.isHan ? `<lead|joins|view>{0,2}(?:${pattern})` : `<view>?(?:${pattern})`;
  const all = (patterns: readonly string[]): readonly RegExp[] => patterns.map((one) => compile(led(one)));
  const [clause, question, supposed, after] = [
    all(forms.clause),
    all(forms.question),
    all(forms.supposed),
    all(forms.after),
  ];
  const [opened] = [all(forms.opened)];
  const [alone, further, lead] = [all(forms.alone), all(forms.further), [compile(forms.lead)]];
  const longest = Math.max(...[...signOf.keys()].map((word) => word.length));

  /** The ways to cut a clause into known words, as signs. */
  function readings(text: string): readonly string[] {
    const found: string[] = [];
    const dead = new Set<number>();
    const go = (at: number, signs: string): boolean => {
      if (found.length >= mostReadings) return true;
      if (at >= text.length) return found.push(signs) > 0;
      if (dead.has(at)) return false;
      let isAny = false;
      for (let to = Math.min(text.length, at + longest); to > at; to -= 1) {
        if (!forms.isHan && to < text.length && text[to] !== ' ') continue;
        const sign = signOf.get(text.slice(at, to));
        if (sign !== undefined && go(forms.isHan ? to : to + 1, signs + sign)) isAny = true;
      }
      if (!isAny) dead.add(at);
      return isAny;
    };
    if (text.length <= (forms.isHan ? longestClause.han : longestClause.latin)) go(0, '');
    return found;
  }

  return (sentence) => {
    const text = plainOf(sentence);
    const matches = (read: readonly string[], patterns: readonly RegExp[]): boolean =>
      read.some((signs) => patterns.some((pattern) => pattern.test(signs)));
    if (/[?？]$/.test(text))
      return matches(
        readings(
          text
            .slice(0, -1)
            .replace(/[,，]/g, forms.isHan ? '' : ' ')
            .replace(/ +/g, ' '),
        ),
        question,
      );
    const possible = opening.exec(text);
    if (possible !== null) return matches(readings(text.slice(possible[0].length)), [...opened, ...clause]);
    // A list may stand in one clause.
    if (!forms.isHan && matches(readings(text.replaceAll(',', ' and').replaceAll(' and and ', ' and ')), clause))
      return true;
    // So may one behind words that lead.
    const led = /^([^,:]{3,40})[,:] (.+)$/.exec(text);
    const listed = (led?.[2] ?? '').replaceAll(',', ' and').replaceAll(' and and ', ' and ');
    if (!forms.isHan && led !== null && matches(readings(led[1] ?? ''), lead) && matches(readings(listed), clause))
      return true;
    const parts = text.split(/ ?[,;:，；：—–] ?/).filter((one) => one !== '');
    const read = parts.flatMap((one) => (forms.isHan ? [one] : clausesOf(one))).map(readings);
    const conditions = read.map((one) => matches(one, supposed));
    let [isTold, isLed] = [false, false];
    for (const [at, one] of read.entries()) {
      const isSupposed = conditions.some((is, other) => is && other !== at);
      if (at === 0 && read.length > 1 && matches(one, lead)) isLed = true;
      else if (matches(one, clause) || (isSupposed && matches(one, after))) isTold = true;
      else if (isLed && matches(one, alone)) isTold = true;
      else if (at > 0 && (isTold || isSupposed) && matches(one, further)) isTold = true;
      else if (conditions[at] !== true && (!(isLed || isTold) || !matches(one, lead))) return false;
    }
    return isTold;
  };
}

/** `One possible reading is that …`, 一种可能是…: what follows is only possible. */
const opening =
  /^(?:(?:one|a|another|an alternative|the simplest|the most likely|a possible|a plausible) (?:way to (?:read|see|explain|interpret) (?:this|it|that)|(?:(?:possible|plausible|likely|simple|alternative) )?(?:reading|explanation|interpretation|possibility|view|reason)) (?:is that |(?:could|may|might) be (?:that )?)|it (?:is (?:possible|conceivable|plausible)|may be|might be|could be) that |(?:一种|另一种|较为)?(?:可能|可能的解释|可能的原因|解读|理解)(?:是|在于)|一种可能是|(?:也)?不(?:能)?排除(?:这?只?是)?)/;

const plainOf = (sentence: string): string =>
  sentence
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[.。]$/, '')
    .replace(
      /^(?:please )?(?:readers should |one should |it is best to )?(?:note|keep in mind|bear in mind|remember|it helps to remember|it is worth (?:noting|remembering|repeating)) that /,
      '',
    )
    .replace(/\s*(\p{Script=Han})\s*/gu, '$1')
    // A kind of figure that holds its parameter, and the same number beside it.
    .replace(
      /\b(\d{1,3})[- ](?:day|week) (?:simple )?(?:moving )?average\b|\b(?:rsi|atr) ?\((\d{1,3})\)/g,
      'moving average',
    )
    .replace(/(?<=\blast )\d{1,3} (?=closing prices)/, '')
    // `a bank's balance sheet`: whose a notion is, of nobody in particular.
    .replace(
      /(?<=\b(?:an?|another) (?:[a-z]+ )?(?:bank|retailer|insurer|manufacturer|utility|company|firm|coin|fund|index))'s /g,
      ' ',
    );

/** `… when rates rise`, `because fiscal years differ`: clauses that a joining word begins. */
function clausesOf(text: string): readonly string[] {
  return text
    .split(/ (?=(?:if|when|unless|even if|even when) )/)
    .flatMap((one) =>
      one.split(/(?:^| )(?:because|since|although|though|while|whereas|so|which is why|and so|but|and that) (?=.{12})/),
    )
    .filter((one) => one !== '');
}

/** One sign for words of the same classes, and patterns over classes as patterns over signs. */
function signsOf(lexicon: Lexicon, isHan: boolean) {
  const classes = new Map<string, Set<string>>();
  const put = (word: string, name: string): void => {
    const known = classes.get(word) ?? new Set();
    classes.set(word, known.add(name));
  };
  for (const [name, words] of Object.entries(lexicon)) for (const word of words.split('; ')) put(word, name);
  // Names of figures and terms are notions.
  for (const name of [...metricNames.keys(), ...commonTerms]) {
    const word = name.toLowerCase();
    if (/\p{Script=Han}/u.test(word) === isHan && !classes.has(word)) put(word, 'notion');
  }
  const signs = new Map<string, { readonly sign: string; readonly of: ReadonlySet<string> }>();
  const signOf = new Map<string, string>();
  for (const [word, of] of classes) {
    const key = [...of].toSorted().join('|');
    const known = signs.get(key) ?? { sign: String.fromCharCode(0x4e00 + signs.size), of };
    signs.set(key, known);
    signOf.set(word, known.sign);
  }
  const signsIn = (names: readonly string[]): string =>
    [...signs.values()].flatMap(({ sign, of }) => (names.some((name) => of.has(name)) ? [sign] : [])).join('');
  const compile = (pattern: string): RegExp =>
    new RegExp(`^(?:${pattern.replace(/<([^>]+)>/g, (_, names: string) => `[${signsIn(names.split('|'))}]`)})$`);
  return { signOf, compile };
}
