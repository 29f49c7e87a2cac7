import type { Fact } from '@plumbline/model/fact';

// `the following year`, `two years before`, 前一财年, `in November 2021`: times that are said by how far they are from the figure in
// front, or by the month a price is of. Where that is so the time is written out; where it is not the words stay as they are and
// the sentence is read as it stands.

const counts: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
};
const months = 'january february march april may june july august september october november december'.split(' ');

interface Shown {
  readonly fact: Fact;
  readonly from: number;
  readonly to: number;
}

const yearOf = ({ period }: Fact): number | null => {
  const year = period?.kind === 'year' ? /^FY(\d{4})$/.exec(period.label)?.[1] : undefined;
  return year === undefined ? null : Number(year);
};

/** The year of a figure as a sentence writes it: its fiscal year, or the calendar's where they are one. */
function labelOf(fact: Fact, isHan: boolean): string {
  const year = String(yearOf(fact) ?? '');
  const isCalendar = fact.period?.start === `${year}-01-01` && fact.period.end === `${year}-12-31`;
  if (isHan) return isCalendar ? `${year}年` : `${year}财年`;
  return isCalendar ? `in ${year}` : `in fiscal ${year}`;
}

/** How far from a year two days may be that are said to be one apart. */
const daysOff = 31;
const yearMs = 365.25 * 24 * 3600 * 1000;
const isDay = ({ period, metric, asOf }: Fact): boolean =>
  /^(?:price|indexLevel)$/.test(metric) && (period === undefined || period.kind === 'instant') && asOf !== '';
const dayOf = ({ asOf }: Fact, isHan: boolean): string =>
  isHan ? asOf.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$1年$2月$3日') : `on ${asOf}`;

/** How many years later a figure is said to be than the one in front of it. */
function stepOf(words: string): number | null {
  const text = words.trim().toLowerCase();
  if (
    /^(?:in )?the (?:following|next|subsequent) (?:fiscal |financial )?year$|^(?:次年|翌年|第二年|后一年|隔年|下一(?:财)?年)$/.test(
      text,
    )
  )
    return 1;
  if (
    /^(?:in |from |than )?(?:in )?the (?:year (?:before|prior|earlier)|(?:prior|previous|preceding) (?:fiscal |financial )?year)$/.test(
      text,
    )
  )
    return -1;
  if (/^(?:上年|上一年|前一年|上一财年|前一财年|上个财年|上财年|上一年度|前一年度|去年)$/.test(text)) return -1;
  if (
    /^(?:in )?(?:the|that) same (?:fiscal |financial )?(?:year|period)$|^that (?:fiscal |financial )?year$|^(?:同期|同年|当年|当期|该年|同一年)$/.test(
      text,
    )
  )
    return 0;
  const [, many = '', way = ''] =
    /^(?:in )?(a|one|two|three|four|five) years? (later|on|after|earlier|before|previously)$/.exec(text) ?? [];
  if (way !== '') return (counts[many] ?? Number.NaN) * (/later|on|after/.test(way) ? 1 : -1);
  const [, count = '', behind = ''] = /^([一两二三四五])年(后|之后|前|之前)$/.exec(text) ?? [];
  return behind === '' ? null : (counts[count] ?? Number.NaN) * (behind.includes('后') ? 1 : -1);
}

const english =
  /(?:in |than )?the (?:following|next|subsequent|prior|previous|preceding) (?:fiscal |financial )?year\b|(?:in |than )?the year (?:before|prior|earlier)\b|(?:in )?(?:the|that) same (?:fiscal |financial )?(?:year|period)\b|\bthat (?:fiscal |financial )?year\b|\b(?:a|one|two|three|four|five) years? (?:later|on|after|earlier|before|previously)\b/gi;
const chinese =
  /次年|翌年|第二年|隔年|下一(?:财)?年|上一财年|前一财年|上个财年|上一年度|前一年度|上财年|上一年|前一年|上年(?!同期)|同期|同年|当年|该年|[一两二三四五]年(?:之)?[后前]/g;

/** `in November 2021`, `in mid-November`, `by March 2024`, 10月8日, 2024年末: of a price at one day. */
const dated =
  /\b(?:in|by|at the (?:start|end) of|to|of)? ?(early|mid|late)?-?(?: )?(January|February|March|April|May|June|July|August|September|October|November|December)(?: (20\d\d)| (?!\d)|\b(?! \d))|(20\d\d)年(?:末|底)|(?<![\d年])(\d{1,2})月(\d{1,2})日/g;
const thirds: Readonly<Record<string, readonly [number, number]>> = { early: [1, 10], mid: [10, 20], late: [20, 31] };

function isOfDate(fact: Fact, found: RegExpExecArray | RegExpMatchArray, before: Fact | null): boolean {
  const [year = '', month = '', day = ''] = fact.asOf.split('-');
  const [, part, name, ofYear, end, monthInChinese, dayInChinese] = found;
  if (fact.period !== undefined && fact.period.kind !== 'instant') return false;
  if (end !== undefined) return end === year && month === '12' && Number(day) >= 28;
  // Without its year a date is of the year of the figure in front.
  const isYear = ofYear === undefined ? before?.asOf.startsWith(`${year}-`) === true : ofYear === year;
  if (monthInChinese !== undefined)
    return isYear && Number(monthInChinese) === Number(month) && Number(dayInChinese) === Number(day);
  const third = part === undefined ? null : (thirds[part] ?? null);
  return (
    isYear &&
    months[Number(month) - 1] === name?.toLowerCase() &&
    (third === null || (Number(day) >= third[0] && Number(day) <= third[1]))
  );
}

/** The sentence with such times written out. */
export function datedByOthers(sentence: string, factOf: (handle: string) => Fact | null): string {
  const shown: Shown[] = [...sentence.matchAll(/\{([^{}]+)\}/g)].flatMap(({ 0: all, 1: id = '', index }) => {
    const fact = factOf(id.trim());
    return fact === null ? [] : [{ fact, from: index, to: index + all.length }];
  });
  const isHan = /\p{Script=Han}/u.test(sentence);
  const changes: { from: number; to: number; as: string }[] = [];
  /** The figure a time is of: the one right behind it in Chinese, right in front of it in English unless none is. */
  const ownerOf = (from: number, to: number): readonly [Shown, Shown | undefined] | null => {
    const behind = shown.findIndex((one) => one.from >= to);
    const ahead = shown.findLastIndex((one) => one.to <= from);
    const isNear = (at: number): boolean => {
      const one = shown[at];
      if (one === undefined) return false;
      // `and its free cash flow that year was negative, at {b}`
      if (one.from >= to)
        return /^(?:[^,，;；:：。]{0,40}|[^,，;；:：。]{0,25}, at )$/.test(sentence.slice(to, one.from));
      return /^(?! and | but | while )[^,，;；:：。]{0,40}$/.test(
        sentence.slice(one.to, from).replace(/^.*? (?=and |but |while )/, ' '),
      );
    };
    const order = isHan ? [behind, ahead] : [ahead, behind];
    const at = order.find((one) => one >= 0 && isNear(one));
    const own = at === undefined ? undefined : shown[at];
    return at === undefined || own === undefined ? null : [own, shown[at - 1]];
  };
  for (const found of sentence.matchAll(isHan ? chinese : english)) {
    const step = stepOf(found[0]);
    const [own, before] = ownerOf(found.index, found.index + found[0].length) ?? [];
    if (own === undefined || before === undefined || step === null) continue;
    if (isDay(own.fact) && isDay(before.fact) && own.fact.metric === before.fact.metric) {
      if (Math.abs((Date.parse(own.fact.asOf) - Date.parse(before.fact.asOf)) / yearMs - step) > daysOff / 365)
        continue;
      changes.push({ from: found.index, to: found.index + found[0].length, as: dayOf(own.fact, isHan) });
      continue;
    }
    const [year, from] = [yearOf(own.fact), yearOf(before.fact)];
    if (year === null || from === null || year - from !== step) continue;
    changes.push({ from: found.index, to: found.index + found[0].length, as: labelOf(own.fact, isHan) });
  }
  // `{a} in 2022, then {b}, then {c} in 2024`
  for (const [at, { fact, from, to }] of shown.entries()) {
    const before = shown[at - 1];
    const [year, last] = [yearOf(fact), before === undefined ? null : yearOf(before.fact)];
    const lead = /[,，] ?(?:and )?then $/.exec(sentence.slice(0, from))?.[0];
    if (lead === undefined || year === null || last === null || year !== last + 1) continue;
    if (before?.fact.metric !== fact.metric || /^ in (?:fiscal )?20/.test(sentence.slice(to))) continue;
    changes.push({ from: from - lead.length, to, as: `, ${sentence.slice(from, to)} ${labelOf(fact, false)}` });
  }
  for (const found of sentence.matchAll(dated)) {
    const lead = /^\s/.test(found[0]) ? 1 : 0;
    const [own, before] = ownerOf(found.index, found.index + found[0].length) ?? [];
    if (own === undefined || !isOfDate(own.fact, found, before?.fact ?? null)) continue;
    changes.push({ from: found.index + lead, to: found.index + found[0].length, as: dayOf(own.fact, isHan) });
  }
  return changes
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, as }) => text.slice(0, from) + as + text.slice(to), sentence);
}

const onward =
  /\b(?:then|later|subsequently|afterwards)\b[^{}.;]{0,20}$|(?:随后|其后|之后|接着|后来|继而)[^{}。；]{0,8}$/i;

/** Whether `then` stands in front of a figure that is of an earlier time than the same one in front of it. */
export function isBackwards(sentence: string, factOf: (handle: string) => Fact | null): boolean {
  const end = ({ period, asOf }: Fact): string => period?.end ?? asOf;
  let before: Fact | null = null;
  let from = 0;
  for (const { 0: all, 1: id = '', index } of sentence.matchAll(/\{([^{}]+)\}/g)) {
    const fact = factOf(id.trim());
    const isSame = fact !== null && before?.metric === fact.metric && before.instrumentId === fact.instrumentId;
    if (isSame && onward.test(sentence.slice(from, index)) && before !== null && end(fact) <= end(before)) return true;
    before = fact;
    from = index + all.length;
  }
  return false;
}
