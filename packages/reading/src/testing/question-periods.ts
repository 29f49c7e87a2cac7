import type { Period } from '../reading.ts';

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, eight: 8, ten: 10 };
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** A period in one word: `fy2024`, `fy2022Q4`, `2023-04-07`, `2021-11`, `last5years`, `2010-01-01..2020-12-31`, `latest`. */
export function normalPeriod(period: Period | null): string {
  if (period === null) return 'latest';
  switch (period.is) {
    case 'day':
      return period.date;
    case 'range':
      return `${period.from}..${period.to}`;
    case 'fiscal':
      return `fy${period.year}${period.part ?? ''}${period.single === true ? 'single' : ''}`;
    case 'last':
      return `last${period.n}${period.of}`;
    case 'named':
      return period.id;
    default:
      return period.is;
  }
}

function monthEnd(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
}

const latest = ['latest', 'trailingYear', 'latestQuarter', 'lastFiscalYear', 'lastSession'];

/** The normal forms that are right for a period of the corpus; null where the corpus leaves it open. */
export function periodsNamed(said: string, today: string): readonly (readonly string[])[] | null {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-01-01..${today}`;
  const text = said.trim();
  const both = /^(FY\d{4}), (FY\d{4})$/u.exec(text);
  if (both !== null) return [...(periodsNamed(both[1]!, today) ?? []), ...(periodsNamed(both[2]!, today) ?? [])];
  const day = /^\d{4}-\d\d-\d\d$/u.exec(text);
  if (day !== null) return [[text]];
  const fiscal = /^(?:FY|fiscal )(\d{4})(?: (Q[1-4]))?/u.exec(text);
  if (fiscal !== null) {
    const one = fiscal[1]!;
    return [fiscal[2] === undefined ? [`fy${one}`, `${one}-01-01..${one}-12-31`] : [`fy${one}${fiscal[2]}`]];
  }
  const ended = /^fiscal year ended (\d{4})/u.exec(text);
  if (ended !== null) return [[`fy${ended[1]!}`]];
  const quarter = /^(\d{4})(Q[1-4])(.*)$/u.exec(text);
  if (quarter !== null) {
    const [, one, part, rest] = quarter;
    if (rest!.includes('single')) return [[`fy${one!}${part!}single`, `fy${one!}${part!}`]];
    return [rest!.includes('January to September') ? [`fy${one!}9M`, `fy${one!}Q3`] : [`fy${one!}${part!}`]];
  }
  const range = /^(\d{4}-\d\d) to (\d{4}-\d\d)$/u.exec(text);
  if (range !== null) return [[`${range[1]!}-01..${monthEnd(range[2]!)}`]];
  const years = /^(\d{4}) to (\d{4})$/u.exec(text);
  if (years !== null) return [[`${years[1]!}-01-01..${years[2]!}-12-31`]];
  const month = /^\d{4}-\d\d$/u.exec(text);
  if (month !== null)
    return [
      [
        `${text}-01..${monthEnd(text)}`,
        text,
        `fy${text.slice(0, 4)}`,
        `${text.slice(0, 4)}-01-01..${text.slice(0, 4)}-12-31`,
      ],
    ];
  if (/^\d{4}$/u.test(text)) return [[`fy${text}`, `${text}-01-01..${text}-12-31`, 'fall2022']];
  const late = /^late (\w+) (\d{4})$/u.exec(text);
  if (late !== null) {
    const number = String(months.indexOf(late[1]!.toLowerCase()) + 1).padStart(2, '0');
    return [
      [
        `${late[2]!}-${number}-21..${monthEnd(`${late[2]!}-${number}`)}`,
        `${late[2]!}-${number}-01..${monthEnd(`${late[2]!}-${number}`)}`,
      ],
    ];
  }
  const since = /^since (\w+ )?(\d{4})(-\d\d)?/u.exec(text);
  if (since !== null && !text.includes('stated')) {
    const named =
      since[1] === undefined ? '01' : String(months.indexOf(since[1].trim().toLowerCase()) + 1).padStart(2, '0');
    return [[`${since[2]!}${since[3] ?? `-${named}`}-01..${today}`, ...(text.includes('1990') ? ['sinceStart'] : [])]];
  }
  if (text.startsWith('since inception')) return [['sinceStart']];
  const span = /^last (\w+) (?:fiscal )?(years|quarters|days|weeks|sessions|months)/u.exec(text);
  if (span !== null) {
    const n = numbers[span[1]!] ?? Number(span[1]);
    return [[`last${n}${span[2]!}`, ...(text === 'last 52 weeks' ? ['latest'] : [])]];
  }
  if (text === 'ten years') return [['last10years']];
  if (text === 'last year') return [['last1years', `${year - 1}-01-01..${year - 1}-12-31`]];
  if (text === 'last calendar year') return [[`${year - 1}-01-01..${year - 1}-12-31`]];
  if (text === 'last completed fiscal year' || text === 'same fiscal year')
    return [['lastFiscalYear', `fy${year - 1}`]];
  if (text === 'year to date' || text === 'current year') return [[thisYear, 'latest']];
  if (text === 'today') return [[today, 'latest']];
  if (text === 'last US session') return [['lastSession', today]];
  if (/^(latest|last close|now|current$|TTM|in force|next|recent|most recent|latest paid)/u.test(text))
    return text.includes('and ') || text.includes(';') || text.includes('vs')
      ? null
      : [[...latest, today, 'last1months', ...(text.startsWith('TTM') ? ['last4quarters'] : [])]];
  return null;
}
