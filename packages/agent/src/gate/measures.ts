/** How far apart two figures are said to be: what the second is of the first, at least and at most. */
export interface Measure {
  readonly least: number;
  readonly most: number;
  /** The same stretch for a fall, where words such as `slightly` do not say the way. */
  readonly isEitherWay: boolean;
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
  'comfortably; clearly; noticeably; visibly; notably; decidedly; solidly; by a clear margin; by a comfortable margin; 明显; 明顯; 较为明显';
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

type Bound = 'exact' | 'more' | 'less' | 'about';
const bounds: readonly (readonly [bound: Bound, en: readonly string[], zh: readonly string[]])[] = [
  ['exact', [''], ['']],
  ['more', ['more than ', 'over ', 'just over ', 'well over '], ['超过', '逾']],
  ['less', ['nearly ', 'almost ', 'just under ', 'close to '], ['近', '将近', '接近']],
  ['about', ['about ', 'roughly ', 'around ', 'approximately ', 'some '], ['约', '大约']],
];

/** The stretch that a multiple means with the word in front of it. */
function stretch(value: number, bound: Bound): Measure {
  const [low, high] = {
    exact: [value * (1 - exact), value * (1 + exact)],
    // `more than three times` of five would hide two of them.
    more: [value, value < 1 ? value * 1.5 : value + 1],
    less: [value * (1 - around), value],
    about: [value * (1 - around), value * (1 + around)],
  }[bound];
  return { least: low ?? value, most: high ?? value, isEitherWay: false };
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
        add(`${has}${before}halved`, 0.5, bound, 'down');
      }
      add(`${before}doubling`, 2, bound, 'up');
      add(`${before}tripling`, 3, bound, 'up');
      add(`${before}halving`, 0.5, bound, 'down');
      for (const [text, value] of [
        ['twice', 2],
        ['double', 2],
        ['triple', 3],
        ['half', 0.5],
        ['half of', 0.5],
        ['one half of', 0.5],
        ['a third of', 1 / 3],
        ['one third of', 1 / 3],
        ['two thirds of', 2 / 3],
        ['a quarter of', 0.25],
        ['one quarter of', 0.25],
        ['three quarters of', 0.75],
        ['a fifth of', 0.2],
        ['a tenth of', 0.1],
      ] as const) {
        add(`${before}${text}`, value, bound, value > 1 ? 'above' : 'below');
      }
      for (const [text, , value] of numbers) {
        for (const tail of ['times', 'times that of', 'times as high as', 'times as much as', 'times as large as']) {
          add(`${before}${text} ${tail}`, value, bound, 'above');
        }
      }
    }
    for (const before of chinese) {
      for (const [, sign, value] of numbers) {
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
  for (const [text, value] of [
    ['一半', 0.5],
    ['三分之一', 1 / 3],
    ['三分之二', 2 / 3],
    ['四分之一', 0.25],
    ['四分之三', 0.75],
    ['五分之一', 0.2],
  ] as const) {
    for (const [bound, , before] of bounds) before.forEach((word) => add(`${word}${text}`, value, bound, 'below'));
  }
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
  if (first <= 0 || second <= 0) return false;
  const ratio = measure.isEitherWay ? Math.max(second / first, first / second) : second / first;
  return ratio >= measure.least && ratio <= measure.most;
}
