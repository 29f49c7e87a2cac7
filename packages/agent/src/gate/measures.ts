/** How far apart two figures are said to be: what the second is of the first, at least and at most. */
export interface Measure {
  readonly least: number;
  readonly most: number;
  /** The same stretch for a fall, where words such as `slightly` do not say the way. */
  readonly isEitherWay: boolean;
  /** Of how far the second is from the first, not of what it is of the first: `by a quarter`. */
  readonly isOfChange?: true;
}

/** `doubled` may be off by a twentieth, `about twice` by a tenth; `nearly` begins a tenth below. */
const exact = 0.05;
const around = 0.1;

/** `well above`: a fifth and more. `slightly`: a tenth at most. */
const far: Measure = { least: 1.2, most: Number.POSITIVE_INFINITY, isEitherWay: true };
/** `clearly above`: a twelfth and more. */
const clear: Measure = { least: 1.08, most: Number.POSITIVE_INFINITY, isEitherWay: true };
const near: Measure = { least: 1, most: 1.1, isEitherWay: true };

const farWords =
  'well; far; far and away; much; significantly; considerably; substantially; markedly; sharply; materially; a lot; a great deal; vastly; many times; way; a good deal; dramatically; steeply; by a wide margin; by far; by a large margin; by a long way; 远; 遠; 远远; 遠遠; 显著; 顯著; 大幅; 大大; 大幅度; 远为';
const clearWords =
  'some way; some distance; quite some way; a fair way; a fair bit; comfortably; clearly; noticeably; visibly; notably; decidedly; solidly; by a clear margin; by a comfortable margin; 明显; 明顯; 较为明显';
const nearWords =
  'just; slightly; modestly; a little; marginally; a touch; a bit; narrowly; only just; fractionally; mildly; only slightly; by a small margin; by a narrow margin; by a hair; a shade; a tad; a fraction; 略; 略微; 略有; 稍; 稍微; 小幅; 微幅; 轻微; 輕微; 略为; 略為; 稍稍; 小幅度; 略微有所; 略有; 微';

/** `somewhat`: a quarter at most. */
const some: Measure = { least: 1, most: 1.25, isEitherWay: true };
const someWords = 'somewhat; moderately; 一定程度上; 稍微有所';

type Way = 'up' | 'down' | 'above' | 'below';

/** A word that says how far, alone or together with the way. */
interface MeasureWord {
  readonly measure: Measure;
  readonly role: Way | null;
}

const numbers: readonly (readonly [en: string, zh: string, value: number])[] = [
  ['two', '两', 2],
  ['three', '三', 3],
  ['four', '四', 4],
  ['five', '五', 5],
  ['six', '六', 6],
  ['seven', '七', 7],
  ['eight', '八', 8],
  ['nine', '九', 9],
  ['ten', '十', 10],
];
/** Larger ones, of multiples only. */
const more: typeof numbers = [
  ['twelve', '十二', 12],
  ['fifteen', '十五', 15],
  ['twenty', '二十', 20],
  ['thirty', '三十', 30],
  ['forty', '四十', 40],
  ['fifty', '五十', 50],
  ['a hundred', '一百', 100],
];

/** `a quarter`, `two thirds`: what one figure is of another. */
const fractions: readonly (readonly [text: string, value: number])[] = [
  ['half', 1 / 2],
  ['one half', 1 / 2],
  ...(
    [
      ['third', 3],
      ['quarter', 4],
      ['fifth', 5],
      ['sixth', 6],
      ['seventh', 7],
      ['eighth', 8],
      ['ninth', 9],
      ['tenth', 10],
    ] as const
  ).flatMap(([name, of]) =>
    [['a', 1] as const, ['one', 1] as const, ...numbers.map(([en, , value]) => [en, value] as const)].flatMap(
      ([count, value]): readonly (readonly [string, number])[] =>
        value >= of
          ? []
          : [
              [`${name === 'eighth' && count === 'a' ? 'an' : count} ${name}${value > 1 ? 's' : ''}`, value / of],
              ...(value > 1 ? [[`${count}-${name}s`, value / of] as const] : []),
            ],
    ),
  ),
];
const fractionsInChinese: readonly (readonly [text: string, value: number])[] = [
  ['一半', 1 / 2],
  ...numbers.flatMap(([, whole, of]) =>
    of < 3
      ? []
      : [['', '一', 1] as const, ...numbers].flatMap(([, sign, value]): readonly (readonly [string, number])[] =>
          value < of ? [[`${whole}分之${sign === '两' ? '二' : sign}`, value / of]] : [],
        ),
  ),
  ...[['', '一', 1] as const, ...numbers].flatMap(([, sign, value]): readonly (readonly [string, number])[] =>
    value < 10
      ? [
          [`${sign}成`, value / 10],
          [`${sign}成半`, (value + 0.5) / 10],
        ]
      : [],
  ),
];
/** Near it, and below. */
const close: Measure = { least: 0.9, most: 1, isEitherWay: false };
/** `absorbed a third of`: one amount is that part of another. */
const equalling = [
  'absorbed ',
  'absorbs ',
  'consumed ',
  'consumes ',
  'took up ',
  'takes up ',
  'used up ',
  'uses up ',
  'equalled ',
  'equaled ',
  'equals ',
  'amounts to ',
  'amounted to ',
  'represents ',
  'represented ',
  'corresponds to ',
  'is equal to ',
  'was equal to ',
  'is equivalent to ',
  'was equivalent to ',
];
/** More than half, and no more than all. */
const most: Measure = { least: 0.5, most: 1, isEitherWay: false };
const little: Measure = { least: 0, most: 0.2, isEitherWay: false };
const parts: readonly (readonly [text: string, measure: Measure])[] = [
  ...['most of', 'the majority of', 'the larger part of', 'the greater part of'].map((text) => [text, most] as const),
  ['the bulk of', { ...most, least: 0.6 }],
  ['nearly all of', { ...most, least: 0.85 }],
  ['almost all of', { ...most, least: 0.85 }],
  ...[
    'a fraction of',
    'a small part of',
    'a small fraction of',
    'only a small part of',
    'only a small fraction of',
  ].map((text) => [text, little] as const),
];

/** A stretch of shares, as one of changes: `rose by a third`. */
export const ofChange = (measure: Measure): Measure => ({ ...measure, isOfChange: true });

type Bound = 'exact' | 'more' | 'less' | 'under' | 'about';
const bounds: readonly (readonly [bound: Bound, en: readonly string[], zh: readonly string[]])[] = [
  ['exact', [''], ['']],
  ['more', ['more than ', 'over ', 'just over ', 'well over '], ['超过', '逾']],
  ['less', ['nearly ', 'almost ', 'just under ', 'close to '], ['近', '将近', '接近']],
  ['under', ['less than ', 'under ', 'below '], ['不到', '不足']],
  [
    'about',
    ['about ', 'roughly ', 'around ', 'approximately ', 'some '],
    ['约', '大约', '约为', '约占', '大约占', '大致为'],
  ],
];

/** The stretch that a multiple means with the word in front of it. */
function stretch(value: number, bound: Bound): Measure {
  const [low, high] = {
    exact: [value * (1 - exact), value * (1 + exact)],
    // `more than three times` of five would hide two of them.
    more: [value, value < 1 ? Math.min(1, value * 1.5) : value + 1],
    less: [value * (1 - around), value],
    // `less than half` of a tenth would hide as much.
    under: [value * 0.6, value],
    about: [value * (1 - around), value * (1 + around)],
  }[bound];
  return { least: low ?? value, most: high ?? value, isEitherWay: false };
}

/** `more than halved` ends below a half, `nearly halved` a little above it. */
function halving(bound: Bound): Measure {
  if (bound === 'more') return { least: 0.3, most: 0.5, isEitherWay: false };
  if (bound === 'less') return { least: 0.5, most: 0.5 * (1 + around), isEitherWay: false };
  return bound === 'under' ? { least: 0.5, most: 0.75, isEitherWay: false } : stretch(0.5, bound);
}

function multiples(): ReadonlyMap<string, MeasureWord> {
  const found = new Map<string, MeasureWord>();
  const add = (text: string, value: number, bound: Bound, role: Way): void => {
    found.set(text, { measure: stretch(value, bound), role });
  };
  for (const [bound, english, chinese] of bounds) {
    for (const before of english) {
      for (const has of ['', 'has ', 'have ']) {
        add(`${has}${before}doubled`, 2, bound, 'up');
        add(`${has}${before}tripled`, 3, bound, 'up');
        add(`${has}${before}trebled`, 3, bound, 'up');
        add(`${has}${before}quadrupled`, 4, bound, 'up');
        found.set(`${has}${before}halved`, { measure: halving(bound), role: 'down' });
      }
      add(`${before}doubling`, 2, bound, 'up');
      add(`${before}tripling`, 3, bound, 'up');
      found.set(`${before}halving`, { measure: halving(bound), role: 'down' });
      for (const [text, value] of [
        ['twice', 2],
        ['double', 2],
        ['triple', 3],
      ] as const) {
        add(`${before}${text}`, value, bound, 'above');
      }
      for (const [text, value] of fractions) {
        add(`${before}${text}`, value, bound, 'below');
        for (const verb of ['', ...equalling]) add(`${verb}${before}${text} of`, value, bound, 'below');
        found.set(`by ${before}${text}`, { measure: ofChange(stretch(value, bound)), role: null });
      }
      for (const [text, , value] of [...numbers, ...more]) {
        for (const tail of ['times', 'times that of', 'times as high as', 'times as much as', 'times as large as']) {
          add(`${before}${text} ${tail}`, value, bound, 'above');
        }
      }
    }
    for (const before of chinese) {
      for (const [, sign, value] of [...numbers, ...more]) {
        add(`${before}${sign}倍`, value, bound, 'above');
        if (bound === 'exact') add(`${sign}倍多`, value, 'more', 'above');
        if (bound === 'exact') {
          for (const end of ['有余', '以上', '还多']) add(`${sign}倍${end}`, value, 'more', 'above');
        }
      }
    }
  }
  for (const [text, value, bound] of [
    ['翻番', 2, 'exact'],
    ['翻倍', 2, 'exact'],
    ['翻了一番', 2, 'exact'],
    ['翻一番', 2, 'exact'],
    ['翻了一倍', 2, 'exact'],
    ['翻了一倍多', 2, 'more'],
    ['翻了一番多', 2, 'more'],
    ['翻倍有余', 2, 'more'],
    ['增长了一倍', 2, 'exact'],
    ['增长一倍', 2, 'exact'],
    ['增加了一倍', 2, 'exact'],
    ['增加一倍', 2, 'exact'],
    ['增長一倍', 2, 'exact'],
    ['增長了一倍', 2, 'exact'],
    ['增长了一倍多', 2, 'more'],
    ['增长一倍多', 2, 'more'],
    ['增长逾一倍', 2, 'more'],
    ['增长超过一倍', 2, 'more'],
    ['增長逾一倍', 2, 'more'],
    ['增长近一倍', 2, 'less'],
    ['接近翻倍', 2, 'less'],
    ['几乎翻倍', 2, 'less'],
    ['增长了两倍', 3, 'exact'],
    ['增长两倍', 3, 'exact'],
    ['增長兩倍', 3, 'exact'],
  ] as const) {
    add(text, value, bound, 'up');
  }
  for (const verb of ['', ...equalling]) {
    for (const [text, measure] of parts) found.set(`${verb}${text}`, { measure, role: 'below' });
  }
  for (const [text, value] of fractionsInChinese) {
    for (const [bound, , before] of bounds) before.forEach((word) => add(`${word}${text}`, value, bound, 'below'));
    for (const end of ['以上', '多', '有余']) add(`${text}${end}`, value, 'more', 'below');
    add(`${text}左右`, value, 'about', 'below');
  }
  for (const text of ['close to', 'is close to', 'near', 'is near', 'just short of', 'not far below', '接近', '逼近'])
    found.set(text, { measure: close, role: 'below' });
  for (const text of ['大部分', '大半', '多半', '绝大部分']) found.set(text, { measure: most, role: 'below' });
  for (const [text, bound] of [
    ['减半', 'exact'],
    ['減半', 'exact'],
    ['减少一半', 'exact'],
    ['减少了一半', 'exact'],
    ['下降一半', 'exact'],
    ['腰斩', 'exact'],
  ] as const) {
    add(text, 0.5, bound, 'down');
  }
  // Words that say the way and that it was far.
  for (const verb of [
    'collapsed',
    'plummeted',
    'cratered',
    'has collapsed',
    'have collapsed',
    'has plummeted',
    '暴跌',
    '崩跌',
    '锐减',
    '骤降',
  ])
    found.set(verb, { measure: { least: 0, most: 0.7, isEitherWay: false }, role: 'down' });
  for (const verb of ['skyrocketed', 'ballooned', 'has ballooned', 'has skyrocketed', '飙涨', '激增', '猛增'])
    found.set(verb, { measure: { least: 1.4, most: Number.POSITIVE_INFINITY, isEitherWay: false }, role: 'up' });
  return found;
}

const list = (text: string): readonly string[] => text.split(';').map((one) => one.trim());

/** Phrases that say how far, in small letters. */
export const measureWords: ReadonlyMap<string, MeasureWord> = new Map([
  ...multiples(),
  ...list(farWords).map((text) => [text, { measure: far, role: null }] as const),
  ...list(clearWords).map((text) => [text, { measure: clear, role: null }] as const),
  ...list(someWords).map((text) => [text, { measure: some, role: null }] as const),
  ...list(nearWords).map((text) => [text, { measure: near, role: null }] as const),
]);

/** Whether the second figure is as far from the first as said. */
export function isMeasured(measure: Measure, first: number, second: number): boolean {
  // Of two falls how far apart they are is said of their sizes.
  if (measure.isEitherWay && first < 0 && second < 0) return isMeasured(measure, -first, -second);
  if (first <= 0 || second <= 0) return false;
  if (measure.isOfChange === true) {
    const change = Math.abs(second / first - 1);
    return change >= measure.least && change <= measure.most;
  }
  const ratio = measure.isEitherWay ? Math.max(second / first, first / second) : second / first;
  return ratio >= measure.least && ratio <= measure.most;
}
