import { numbersIn } from './printed-number.ts';
import type { Reading } from './printed-number.ts';
import type { Printed, Relation } from './printed-relation.ts';
import { near, pick, row, table } from './printed-relation.ts';

const ratingWords = {
  en: ['Sell', 'Reduce', 'Hold', 'Accumulate', 'Buy'],
  'zh-CN': ['卖出', '减持', '持有', '增持', '买入'],
} as const;
const lowestScores = [0, 25, 40, 60, 75];

interface Conclusion {
  readonly label: number;
  readonly score: Reading;
  readonly line: string;
}

function conclusion(printed: Printed): Conclusion | null {
  const { report, locale } = printed;
  const line = report.lines.find(({ text }) => (locale === 'en' ? /^Rating: / : /^评级：/).test(text))?.text ?? '';
  const label = ratingWords[locale].findIndex((word) => new RegExp(`(?:: |：)${word} ·`).test(line));
  const found = table(printed, 'Rating', '评级');
  const score = printed.number(row(found, pick(locale, 'Rating score', '评级得分'))?.[0]);
  return label < 0 || score === null ? null : { label, score, line };
}

/** A row of the table of the rating by its label, as a number. */
function scoreRow(printed: Printed, en: string, zhCn: string): number | null {
  const found = table(printed, 'Rating', '评级');
  return printed.number(row(found, pick(printed.locale, en, zhCn))?.[0])?.value ?? null;
}

/** Between which scores a thin basis is said to keep the rating. */
function thinScores(printed: Printed): { readonly least: number; readonly most: number } {
  return {
    least: scoreRow(printed, 'Lowest score on a thin basis', '依据不足时的最低得分') ?? 0,
    most: scoreRow(printed, 'Highest score on a thin basis', '依据不足时的最高得分') ?? 100,
  };
}

/** Sell rests on a confidence of twenty at least, Accumulate and Buy on ten; Sell and Buy on two methods. */
const thinBasis: Relation = {
  kind: 'rating and its basis',
  check: (printed) => {
    const found = conclusion(printed);
    if (found === null) return [];
    const { label, line } = found;
    const confidence = numbersIn(/(?:Confidence |置信度 ?)\d+/.exec(line)?.[0] ?? '')[0]?.value ?? null;
    const isAlone = printed.report.lines.some(({ text }) =>
      text.includes(pick(printed.locale, 'rests on one method alone', '仅以一种方法')),
    );
    const isWide = confidence !== null && confidence < 9.5;
    const isThin = isAlone || (confidence !== null && confidence < 19.5);
    const { least } = thinScores(printed);
    const doubts = printed.report.lines.filter(({ text }) =>
      text.includes(pick(printed.locale, 'with confidence of', '置信度为')),
    );
    return [
      ...doubts.map(({ text }) => ({
        holds: confidence !== null && confidence <= 20,
        what: `${line}, but “${text}” calls that too little`,
      })),
      { holds: !(isThin && label === 0) && !(isAlone && label === 4), what: `${line} on a thin basis` },
      { holds: !(isWide && label > 2), what: `${line} above Hold, with values too far apart` },
      { holds: least === 0 || isThin || confidence === 20, what: `${line} kept up by a basis that is not thin` },
    ];
  },
};

const ratingScore: Relation = {
  kind: 'label and score',
  check: (printed) => {
    const found = conclusion(printed);
    if (found === null) return [];
    const { label, score, line } = found;
    const isIn = score.value >= (lowestScores[label] ?? 0) && score.value < (lowestScores[label + 1] ?? 101);
    return [{ holds: isIn, what: `${line}; ${score.text}` }];
  },
};

/** A label that the gap forbids: dear beyond all methods is no hold, half above the value is a sale, below no purchase. */
const ratingGap: Relation = {
  kind: 'rating and value gap',
  check: (printed) => {
    const found = conclusion(printed);
    const [gap, price] = [printed.first('gap'), printed.first('price')];
    if (found === null || gap === null || price === null) return [];
    const highs = (table(printed, 'Fair value per share', '每股合理价值')?.rows ?? []).flatMap(({ cells }) =>
      printed.number(cells[0]) === null ? [] : (printed.number(cells[3]) ?? []),
    );
    const isBeyond = highs.length > 0 && highs.every(({ value }) => value < price.value);
    const most = !isBeyond ? 4 : gap.value < -0.52 ? 0 : gap.value < -0.42 ? 1 : gap.value < -0.28 ? 2 : 4;
    const kept = thinScores(printed).least > 0 ? 1 : 0;
    return [{ holds: found.label <= Math.max(most, kept), what: `${found.line} at ${gap.text}` }];
  },
};

/** The parts by their weights, drawn towards the middle, are the score unless the value bounds it. */
const ratingSum: Relation = {
  kind: 'parts and score',
  check: (printed) => {
    const { locale } = printed;
    const found = table(printed, 'Rating', '评级');
    const evidence = printed.number(row(found, pick(locale, 'Evidence', '证据'))?.[0]);
    const end = conclusion(printed);
    const gap = printed.first('gap')?.value ?? 0;
    if (found === null || end === null || evidence === null) return [];
    const parts = found.rows.flatMap(({ cells }) => {
      const [part, weight] = [printed.number(cells[0]), printed.number(cells[1])];
      return part === null || weight === null ? [] : [{ part: part.value, weight: weight.value }];
    });
    const sum = parts.reduce((all, { part, weight }) => all + part * weight, 0);
    const drawn = 50 + ((sum - 50) * evidence.value) / 100;
    const whole = parts.reduce((all, { weight }) => all + weight, 0);
    const { value } = end.score;
    const thin = thinScores(printed);
    // A price above the value can only lower the score, one below only raise it.
    const byGap =
      gap < 0 ? value <= drawn + 1.6 && value >= Math.min(drawn, 100 + 150 * gap) - 1.6 : value >= drawn - 1.6;
    const holds = byGap || (near(value, thin.least, 0.6) && thin.least > 0) || near(value, thin.most, 0.6);
    // Where the way to the score is printed, it leads there: what is weighted, held by what the gap leaves.
    const weighted = scoreRow(printed, 'Sum of the parts, after evidence', '分项合计（按证据折算）');
    const most = scoreRow(printed, 'Highest score at this price', '此价格下的最高得分') ?? 100;
    const least = scoreRow(printed, 'Lowest score at this price', '此价格下的最低得分') ?? 0;
    const byPrice = weighted === null ? null : Math.max(least, Math.min(most, weighted));
    const led = byPrice === null ? null : Math.max(thin.least, Math.min(thin.most, byPrice));
    return [
      ...(weighted === null || led === null
        ? []
        : [
            { holds: Math.abs(weighted - drawn) <= 1.6, what: `parts come to ${drawn.toFixed(1)}, said ${weighted}` },
            { holds: Math.floor(led) === value, what: `said to come to ${led}, score ${end.score.text}` },
          ]),
      { holds, what: `parts come to ${drawn.toFixed(1)}, score ${end.score.text}` },
      { holds: near(whole, 1, 0.002), what: `weights of the parts come to ${whole}` },
    ];
  },
};

const judge: Relation = {
  kind: 'judge and rating',
  check: (printed) => {
    const { report, locale } = printed;
    const text = report.lines.find((line) => (locale === 'en' ? /^Judge: / : /^裁定：/).test(line.text))?.text;
    const end = conclusion(printed);
    if (text === undefined || end === null) return [];
    const says = (en: RegExp, zhCn: RegExp): boolean => (locale === 'en' ? en : zhCn).test(text);
    const isBull = says(/bull case weighs more/, /看多论据更有力/);
    const isBear = says(/bear case weighs more|can be no better/, /看空论据更有力|评级不能更高/);
    const isNeither = says(/Neither side/, /双方均不足以/);
    const holds = isBull ? end.label > 2 : isBear ? end.label < 3 : isNeither ? end.label === 2 : true;
    const points = numbersIn(text);
    const [one, other, balance] = points;
    const first = says(/^Judge: (?:The bear|\d\S* points speak against)/, /^裁定：看空/) ? -1 : 1;
    const isWhole = one !== undefined && other !== undefined && balance !== undefined && balance.unit === 'percent';
    const expected = isWhole ? (first * (one.value - other.value)) / (one.value + other.value) : 0;
    const isBalanced = !isWhole || near(balance.value, expected, 0.01 + 0.11 / (one.value + other.value));
    return [{ holds: holds && isBalanced, what: `${text} under ${end.line}` }];
  },
};

/** A part is the mean of the scores printed below it. */
const partScores: Relation = {
  kind: 'scores of a part',
  check: (printed) => {
    const rows = table(printed, 'Rating', '评级')?.rows ?? [];
    return rows.flatMap(({ label, cells }) => {
      const score = printed.number(cells[0]);
      const within = rows.flatMap((one) =>
        one.label.startsWith(`${label}${pick(printed.locale, ': ', '：')}`) ? (printed.number(one.cells[0]) ?? []) : [],
      );
      if (score === null || within.length < 2) return [];
      const mean = within.reduce((all, { value }) => all + value, 0) / within.length;
      return [
        { holds: near(mean, score.value, 0.051 + score.tolerance), what: `${label} ${score.text}, mean ${mean}` },
      ];
    });
  },
};

/** The points of the claims of each side, with what is not listed, are what the judge says of it. */
const sidePoints: Relation = {
  kind: 'points of each side',
  check: ({ report, locale }) => {
    const lines = report.lines.map(({ text }) => text);
    const end = lines.findIndex((text) => text.startsWith(pick(locale, 'Judge: ', '裁定：')));
    // A page names both sides on its first screen too, where the strongest claims stand without their points.
    const at = (words: string): number =>
      lines.slice(0, Math.max(0, end)).findLastIndex((text) => text.startsWith(words));
    const [bull, bear] = [at(pick(locale, 'For it', '看多论据')), at(pick(locale, 'Against it', '看空论据'))];
    const said = lines[end] ?? '';
    if (bull < 0 || bear < 0 || end < 0) return [];
    const points = lines.slice(bull, end).map((text) => {
      const found = (locale === 'en' ? /(?:Points|rounding): (\S+?)\)?$/ : /(?:分值|尾差)：(\S+?)\)?$/).exec(text);
      return numbersIn(found?.[1] ?? '')[0]?.value ?? 0;
    });
    const open = 0.011;
    const sum = (from: number, to: number): number =>
      Math.abs(points.slice(from, to).reduce((all, one) => all + one, 0));
    const sides = [sum(0, bear - bull), sum(bear - bull, end - bull)].toSorted((a, b) => a - b);
    const [one, other, net] = numbersIn(said);
    // A judge who names one side alone, or a share, gives nothing to add up.
    if (one === undefined || other === undefined || net === undefined || net.unit === 'percent') return [];
    const told = [one.value, other.value].toSorted((a, b) => a - b);
    // In tenths all of it, so that what is listed adds up and what is subtracted is the net, to the digit.
    const isListed = near(sides[0] ?? 0, told[0] ?? 0, open) && near(sides[1] ?? 0, told[1] ?? 0, open);
    const isNet = near(Math.abs(one.value - other.value), Math.abs(net.value), open);
    return [
      { holds: isListed, what: `${said}; listed are ${sides.map((side) => side.toFixed(1)).join(' and ')}` },
      { holds: isNet, what: `${said}; the difference is ${Math.abs(one.value - other.value).toFixed(1)}` },
    ];
  },
};

/** What a conclusion must keep with its parts, the value and the judge. */
export const ratingRelations: readonly Relation[] = [
  ratingScore,
  thinBasis,
  ratingGap,
  ratingSum,
  judge,
  partScores,
  sidePoints,
];
