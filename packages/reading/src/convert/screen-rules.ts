import type { MarketId } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { isTooLong, tooLongText } from '@plumbline/model/text-limit';
import { screenSectors, type ScreenNumber } from '@plumbline/quant/screen/screen-fields';
import { screenCurrencies, type ScreenRule, type ScreenTest } from '@plumbline/quant/screen/screen-rule';
import { read } from '../read.ts';
import type { Chip, Part, Reading, ReadingContext, ScreenCondition, ScreenFrame } from '../reading.ts';
import { writeTerm, type Term } from '../term.ts';
import { askScreenText, limitText, missingFiguresText, unreadText, wholeSectorText } from './ask-texts.ts';
import { lackingOf, lackingText } from './lacking-texts.ts';
import { asWritten, wordsFor } from './missing.ts';
import { offersForUnread, type Offer } from './offer.ts';

/** A sentence of the screener: the rows it stands for, or what has to be settled. Without rows nothing may run. */
export interface Screen {
  /** Null where every market is meant. */
  readonly market: MarketId | null;
  readonly rules: readonly ScreenRule[] | null;
  readonly order: ScreenOrder | null;
  /** The market that nobody named. */
  readonly assumedMarket: boolean;
  readonly question: LocalText | null;
  readonly offers: readonly Offer[];
  /** The same with the whole sector in place of an industry that the table does not tell apart. */
  readonly wider: ScreenRows | null;
  readonly echo: readonly Chip[];
}

/** The first so many by a figure, where a ranking is said. */
export interface ScreenOrder {
  readonly field: ScreenNumber;
  /** The field as the table sorts by it: `-` before it for the highest first. */
  readonly sort: string;
  /** Null where all of them are shown. */
  readonly count: number | null;
}

/** What the table is asked for. */
export interface ScreenRows {
  readonly market: MarketId | null;
  readonly rules: readonly ScreenRule[];
  readonly order: ScreenOrder | null;
}

/** Figures of the table by what expressions call them. */
const figures: Readonly<Record<string, ScreenNumber>> = {
  pe: 'priceToEarnings',
  pb: 'priceToBook',
  ps: 'priceToSales',
  evEbitda: 'evToEbitda',
  fcfYield: 'fcfYield',
  roe: 'returnOnEquity',
  roic: 'returnOnInvestedCapital',
  grossMargin: 'grossMargin',
  operatingMargin: 'operatingMargin',
  netMargin: 'netMargin',
  revenueGrowth: 'revenueGrowth',
  epsGrowth: 'epsGrowth',
  debtToEquity: 'debtToEquity',
  marketCap: 'marketCap',
  dividendYield: 'dividendYield',
  return1m: 'return1M',
  return1y: 'return1Y',
  volatility1y: 'volatility',
  'change()': 'dayChange',
  'ROC(close,21)': 'return1M',
  'ROC(close,126)': 'return6M',
  'ROC(close,252)': 'return1Y',
};

const tests: Readonly<Record<string, ScreenTest>> = { '>': 'gt', '>=': 'gte', '<': 'lt', '<=': 'lte' };

const sectors: Readonly<Record<string, string>> = {
  Technology: 'technology',
  Financials: 'financials',
  Healthcare: 'health-care',
  'Consumer Staples': 'consumer-staples',
  Energy: 'energy',
  Utilities: 'utilities',
  Industrials: 'industrials',
  Materials: 'materials',
  RealEstate: 'real-estate',
  Consumer: 'consumer-discretionary',
  Communication: 'communication',
};

/** The sector of an industry that the table does not tell apart. */
const sectorAround: Readonly<Record<string, string>> = {
  Banks: 'financials',
  Insurance: 'financials',
  Brokers: 'financials',
  'Mainland Banks': 'financials',
  'Mainland Property': 'real-estate',
  'Real Estate Development': 'real-estate',
  REIT: 'real-estate',
  Semiconductors: 'technology',
  Software: 'technology',
  Biotech: 'health-care',
  Liquor: 'consumer-staples',
  Coal: 'energy',
  Pharmaceuticals: 'health-care',
  Automobiles: 'consumer-discretionary',
  'Electric Vehicles': 'consumer-discretionary',
  Retailers: 'consumer-discretionary',
  Restaurants: 'consumer-discretionary',
  Casinos: 'consumer-discretionary',
  'Home Appliances': 'consumer-discretionary',
  Airlines: 'industrials',
  Shipping: 'industrials',
  Railways: 'industrials',
  'Toll Roads': 'industrials',
  'Aerospace & Defense': 'industrials',
  Batteries: 'industrials',
  Steel: 'materials',
  'Gold Miners': 'materials',
  Chemicals: 'materials',
  Cement: 'materials',
  'Hog Farming': 'consumer-staples',
  'Telecom Operators': 'communication',
  Landlords: 'real-estate',
};

const markets: Readonly<Record<string, MarketId>> = { US: 'us', CN: 'cn', HK: 'hk', CRYPTO: 'crypto' };

type Bound = Extract<ScreenCondition, { readonly is: 'bound' }>;

/** Rows under the making, and what the table has no column for. */
class Rows {
  readonly rules: ScreenRule[] = [];
  readonly missing: LocalText[] = [];
  readonly industries: string[] = [];
  order: ScreenOrder | null = null;

  take({ value, from }: Part<ScreenCondition>): void {
    // A multiple of a loss has no value in the table, and so meets no condition.
    if (from === 'default' && value.is === 'bound' && value.op === '>' && value.value === 0) return;
    switch (value.is) {
      case 'bound':
        return this.bound(value);
      case 'range':
        this.bound({ ...value, is: 'bound', op: '>=', value: value.low });
        return this.bound({ ...value, is: 'bound', op: '<=', value: value.high });
      case 'member':
        return this.members(value);
      case 'formula':
        return this.formula(value.term);
      case 'rank':
        return this.rank(value);
      case 'sort':
        return this.sortBy(value);
      default:
        return this.lack(value.field, value.field);
    }
  }

  private lack(text: string, name: string): void {
    const words = name === '' ? asWritten(text) : wordsFor(name);
    this.missing.push(
      text === name || name === ''
        ? words
        : localText(`${text} · ${words.en}`, `${text} · ${words['zh-CN']}`, `${text} · ${words['zh-HK']}`),
    );
  }

  /** One ranking over all that is left is the order of the table; a second one, a share or one within each sector is not. */
  private rank({ field, end, count, share, within }: Extract<ScreenCondition, { readonly is: 'rank' }>): void {
    const number = figures[field];
    if (number === undefined || share || within !== undefined || this.order !== null)
      return this.lack(`top ${count}`, field);
    this.order = { field: number, sort: end === 'highest' ? `-${number}` : number, count };
  }

  private sortBy({ field, end }: Extract<ScreenCondition, { readonly is: 'sort' }>): void {
    const number = figures[field];
    if (number === undefined || this.order !== null) return this.lack('sort', field);
    this.order = { field: number, sort: end === 'highest' ? `-${number}` : number, count: null };
  }

  private bound({ field, op, value, currency, years, ownHistoryYears }: Bound, join: 'and' | 'or' = 'and'): void {
    const test = tests[op];
    const isProfit = field === 'netIncome' && op === '>' && value === 0;
    // A company that earns something is one whose multiple of earnings is above nothing.
    const number = isProfit ? 'priceToEarnings' : figures[field];
    const money = screenCurrencies.find((one) => one === currency);
    // Sizes are kept in dollars, and a rate of the day turns the money of a condition into them.
    const isMoneyKnown =
      currency === undefined || currency === 'USD' || (money !== undefined && number === 'marketCap');
    if (
      number === undefined ||
      test === undefined ||
      years !== undefined ||
      ownHistoryYears !== undefined ||
      !isMoneyKnown
    )
      return this.lack(field, field);
    this.rules.push({ join, field: number, test, value, ...(money !== undefined && { currency: money }) });
  }

  private members({ field, ids, not }: Extract<ScreenCondition, { readonly is: 'member' }>): void {
    for (const [at, id] of ids.entries()) {
      const around = sectorAround[id];
      const sector = sectors[id] ?? around;
      if (sector === undefined || (field !== 'sector' && field !== 'industry') || (around !== undefined && not))
        return this.lack(id, id);
      if (around !== undefined) this.industries.push(id);
      const row = { field: 'sector', test: not ? 'not' : 'is', value: sector } as const;
      this.rules.push({ join: at > 0 && !not ? 'or' : 'and', ...row });
    }
  }

  private formula(term: Term, join: 'and' | 'or' = 'and'): void {
    if (term.is === 'and' && join === 'and') return term.args.forEach((one) => this.formula(one));
    if (term.is === 'or' && term.args.every(({ is }) => is === 'compare'))
      return term.args.forEach((one, at) => this.formula(one, at === 0 ? join : 'or'));
    if (term.is === 'compare' && term.right.is === 'number')
      return this.bound({ is: 'bound', field: writeTerm(term.left), op: term.op, value: term.right.value }, join);
    return this.lack(writeTerm(term), writeTerm(term));
  }
}

function asked(echo: readonly Chip[], question: LocalText, offers: readonly Offer[] = []): Screen {
  return { market: null, rules: null, order: null, assumedMarket: false, question, offers, wider: null, echo };
}

function marketOf(
  { universe }: ScreenFrame,
  isAssumed: boolean,
  open: MarketId | undefined,
): MarketId | null | undefined {
  const { value } = universe;
  if (isAssumed && open !== undefined) return open;
  return value.is === 'market' ? markets[value.market] : undefined;
}

/** The rows of a screen that is read in full. */
export function screenOf(reading: Reading, { market: open }: Pick<ReadingContext, 'market'>): Screen {
  const { echo, unread, frames, state, question } = reading;
  const frame = frames.find((one) => one.act === 'screen');
  const lacking = question === undefined ? undefined : lackingOf(question.text);
  if (lacking !== undefined) return asked(echo, lackingText(lacking));
  if (unread.length > 0) return asked(echo, unreadText(unread.map(({ text }) => text).join(' · ')));
  if (frame === undefined) return asked(echo, askScreenText);
  if (state === 'refuse') return asked(echo, missingFiguresText([wordsFor(question?.text ?? '')]));
  if (state === 'ask' && question?.about === 'limit') return asked(echo, limitText(wordsFor(question.text)));
  if (state === 'ask') return asked(echo, askScreenText);
  const rows = new Rows();
  for (const condition of frame.conditions) rows.take(condition);
  const assumedMarket = echo.some(({ is, label }) => is === 'assumed' && label === 'universe');
  const market = marketOf(frame, assumedMarket, open);
  const { universe } = frame;
  if (market === undefined)
    rows.missing.push(
      wordsFor(
        universe.value.is === 'market' ? universe.value.market : 'id' in universe.value ? universe.value.id : '',
      ),
    );
  if (rows.missing.length > 0) return asked(echo, missingFiguresText(rows.missing));
  const [industry] = rows.industries;
  const made: ScreenRows = { market: market ?? null, rules: rows.rules, order: rows.order };
  if (industry !== undefined) {
    // The field's own name, not the shortest word that somebody may have typed for it.
    const text = wholeSectorText({ ...wordsFor(industry), en: industry }, screenSectors[sectorAround[industry]!]!);
    return { ...asked(echo, text), assumedMarket, wider: made };
  }
  return { ...made, assumedMarket, question: null, offers: [], wider: null, echo };
}

/** Reads a sentence of the screener. */
export function readScreen(text: string, context: ReadingContext): Screen {
  if (isTooLong(text)) return asked([], tooLongText);
  const reading = read(text, context);
  const screen = screenOf(reading, context);
  if (reading.unread.length === 0) return screen;
  const reader = {
    read: (words: string) => read(words, context),
    isWhole: (one: Reading) => screenOf(one, context).rules !== null,
  };
  return { ...screen, offers: offersForUnread(text, reading, reader) };
}
