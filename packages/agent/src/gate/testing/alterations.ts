/** Ways to make a true sentence false. */
export const alterationKinds = ['word', 'number', 'negation', 'date'] as const;
export type AlterationKind = (typeof alterationKinds)[number];

const words = 'margin revenue supplier patents Japan employees quarterly shipments dividends regulators'.split(' ');
const opposites: readonly (readonly [from: string, to: string])[] = [
  ['increased', 'decreased'],
  ['decreased', 'increased'],
  ['rose', 'fell'],
  ['declined', 'improved'],
  ['higher', 'lower'],
  ['lower', 'higher'],
  ['more', 'less'],
  ['below', 'above'],
  ['adversely', 'favourably'],
  ['largest', 'smallest'],
  ['most', 'some'],
  ['primarily', 'partly'],
  ['before', 'after'],
  ['because', 'although'],
  ['customers', 'suppliers'],
  // Small words say who, when, and how one thing stands to another.
  ['our', 'their'],
  ['and', 'or'],
  ['from', 'to'],
  ['to', 'from'],
  ['by', 'without'],
  ['are', 'were'],
  ['has', 'had'],
];
const opposedInChinese: readonly (readonly [from: string, to: string])[] = [
  ['上涨', '下跌'],
  ['下降', '上升'],
  ['上升', '下降'],
  ['增长', '下降'],
  ['增加', '减少'],
  ['减少', '增加'],
  ['減少', '增加'],
  ['低于', '高于'],
  ['主要', '部分'],
  ['客户', '供应商'],
  ['境外', '境内'],
  ['研发', '销售'],
  ['采购', '销售'],
  ['浮動', '固定'],
  ['港元', '美元'],
  ['建议', '决定'],
  ['銀行', '股東'],
];
const numerals: readonly (readonly [from: string, to: string])[] = [
  ['two', 'three'],
  ['half', 'a third'],
  ['million', 'billion'],
  ['billion', 'million'],
  ['One', 'Two'],
  ['five', 'six'],
  ['两', '三'],
  ['三', '五'],
  ['前五', '前十'],
  ['亿', '万'],
  ['億', '萬'],
];
const months = ['January', 'March', 'April', 'June', 'August', 'September', 'December'];

/** Every place where a word stands as one. */
function places(text: string, word: string): readonly number[] {
  const isHan = /\p{Script=Han}/u.test(word);
  return [...text.matchAll(new RegExp(isHan ? word : `\\b${word}\\b`, 'g'))].map(({ index }) => index);
}

const replaced = (text: string, at: number, length: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + length);

const swapped = (text: string, pairs: readonly (readonly [string, string])[]): readonly string[] =>
  pairs.flatMap(([from, to]) => places(text, from).map((at) => replaced(text, at, from.length, to)));

function numbersAltered(text: string): readonly string[] {
  const digits = [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].filter(([found]) => !/^20\d\d$/.test(found));
  return [
    ...digits.flatMap(({ 0: found, index }) => {
      const last = Number(found.at(-1));
      return [
        replaced(text, index, found.length, found.slice(0, -1) + String((last + 1) % 10)),
        replaced(text, index, found.length, found.length > 1 ? found.slice(1) : `${found}0`),
      ];
    }),
    ...swapped(text, numerals),
  ];
}

function datesAltered(text: string): readonly string[] {
  return [
    ...[...text.matchAll(/20\d\d/g)].flatMap(({ 0: year, index }) =>
      [-1, 1, 10].map((step) => replaced(text, index, 4, String(Number(year) + step))),
    ),
    ...months.flatMap((month, at) =>
      places(text, month).flatMap((place) =>
        [1, 3].map((step) => replaced(text, place, month.length, months[(at + step) % months.length] ?? '')),
      ),
    ),
    ...[...text.matchAll(/(?<=[A-Z][a-z]+ )\d{1,2}(?=,)|\d{1,2}(?= ?[月日])/g)].map(({ 0: day, index }) =>
      replaced(text, index, day.length, String(Number(day) === 1 ? 2 : Number(day) - 1)),
    ),
    ...swapped(text, [
      ['first quarter', 'second quarter'],
      ['prior year', 'prior quarter'],
      ['第三季度', '第二季度'],
      ['本年度', '上年度'],
      ['上年', '前年'],
      ['去年', '今年'],
      ['六月', '七月'],
      ['三月', '四月'],
      ['二零二四', '二零二三'],
      ['报告期内', '报告期后'],
      ['年底', '年初'],
    ]),
  ];
}

function negated(text: string): readonly string[] {
  if (/\p{Script=Han}/u.test(text)) {
    return swapped(text, [
      ['可能', '不会'],
      ['可能', '必然'],
      ['未', '已'],
      ['不', ''],
      ['不存在', '存在'],
      ['無', '有'],
      ['沒有', '已經'],
      ['尚未', '已经'],
      ['无法', '可以'],
      ['实现', '未实现'],
      ['占', '不占'],
      ['建议', '未建议'],
      ['完成', '未完成'],
      ['公司', '公司未'],
      ['计划', '已经'],
      ['錄得', '未錄得'],
      ['為', '並非為'],
      ['为', '不为'],
      ['减少', '并未减少'],
      ['增加', '并未增加'],
      ['来自', '并非来自'],
    ]);
  }
  const verbs = 'may could will had is are was were can should have has'.split(' ');
  const acts =
    'increased decreased rose reduced provided completed acquired declined concluded represented depend requires relates'.split(
      ' ',
    );
  return [
    ...acts.flatMap((act) => places(text, act).map((at) => replaced(text, at, 0, 'never '))),
    ...verbs.flatMap((verb) => places(text, verb).map((at) => replaced(text, at, verb.length, `${verb} not`))),
    ...swapped(text, [
      ['may', 'will'],
      ['could', 'will'],
      ['cannot', 'can'],
      ['never', 'always'],
      ['unless', 'because'],
      ['No', 'A'],
    ]),
    ...[...text.matchAll(/\b(?:do not|not|never) /g)].map(({ 0: found, index }) =>
      replaced(text, index, found.length, ''),
    ),
  ].filter((one) => !/\bnot not\b/.test(one));
}

function wordsAltered(text: string): readonly string[] {
  if (/\p{Script=Han}/u.test(text)) return swapped(text, opposedInChinese);
  const long = [...text.matchAll(/\b[a-z]{6,}\b/g)];
  const strange = long.map(({ 0: word, index }, at) =>
    replaced(text, index, word.length, words[(at + text.length) % words.length] ?? ''),
  );
  const [first, last] = [long[0], long.at(-1)];
  // Two words that change places.
  const turned =
    first === undefined || last === undefined || first[0] === last[0]
      ? []
      : [replaced(replaced(text, last.index, last[0].length, first[0]), first.index, first[0].length, last[0])];
  return [...swapped(text, opposites), ...strange, ...turned];
}

const ways: Readonly<Record<AlterationKind, (text: string) => readonly string[]>> = {
  word: wordsAltered,
  number: numbersAltered,
  negation: negated,
  date: datesAltered,
};

/** A sentence with one word, number, negation or date made another: every way that is known, none of them as it was. */
export function alterations(text: string, kind: AlterationKind): readonly string[] {
  return [...new Set(ways[kind](text))].filter((one) => one !== text);
}
