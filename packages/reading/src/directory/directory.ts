import type { InstrumentId, InstrumentKind, MarketId } from '@plumbline/model/instrument';
import { codeOf, venueOf } from '@plumbline/model/instrument';
import { foldWord, isHan } from '../text/fold.ts';
import { nicknames } from './nicknames.ts';
import { indexSurfaces, type TableWord, type SurfaceIndex } from '../text/surface-index.ts';
import { ordinaryWords } from './ordinary-words.ts';

/** What the caller's list says about one instrument. The order of the list is the order of fame. */
export interface Listing {
  readonly id: InstrumentId;
  readonly kind: InstrumentKind;
  readonly market: MarketId;
  readonly names: readonly string[];
  readonly aliases: readonly string[];
  readonly formerCodes: readonly string[];
  /** The same for all that one company has listed. */
  readonly company?: string | undefined;
  /** No longer listed. */
  readonly isFormer?: boolean;
}

export type Naming = 'code' | 'ticker' | 'name' | 'alias' | 'short' | 'former';

/** One spelling and whom it may mean. */
export interface DirectoryEntry {
  readonly ids: readonly InstrumentId[];
  readonly how: Naming;
  /** Also an everyday word: it needs capitals, and gives way to the word where both fit. */
  readonly ordinary: boolean;
  /** One Latin word. */
  readonly single: boolean;
  /** So general that it is asked about even where one company alone is known by it. */
  readonly isAsked?: boolean;
  /** All of them are meant, not one. */
  readonly isGroup?: boolean;
  /** A ticker that is also how the company is called: Snap, Grab. */
  readonly isName?: boolean;
  /** Of a ticker in small letters, which may be the initials of a Chinese name as well: all that it can be. */
  readonly initials?: readonly InstrumentId[];
}

export interface Directory {
  readonly index: SurfaceIndex<DirectoryEntry>;
  readonly listings: ReadonlyMap<InstrumentId, Listing>;
  /** Six-digit codes of the mainland, of its indices, and former ones. */
  readonly codes: ReadonlyMap<string, readonly InstrumentId[]>;
}

const rank: Readonly<Record<Naming, number>> = { ticker: 0, code: 1, name: 2, alias: 3, former: 4, short: 5 };

/** Legal and trade words at the end of an English name. */
const tailsEn =
  /[, ]+(inc|incorporated|corp|corporation|co|company|companies|plc|ltd|limited|group|holdings?|holding company|n\.?v|s\.?a|ag|se|class [a-c]|the|technologies|technology|international|platforms|systems|stores|enterprises|bancorp|laboratories|& co|and company|trust|adr|common stock)\.?$/u;

/** Trade words that are left out in talk; what is left has to be typed with a capital. */
const tradesEn =
  / (financial( services)?|brands|networks|motors?|foods|cruise lines?( holdings)?|airlines|air lines|pharmaceuticals|pharma|therapeutics|software|resources|petroleum|energy|healthcare|medical|scientific|industries|realty|communications|entertainment|restaurants|mexican grill|automotive|bank|chartered|aerospace|semiconductor|controls|foodservice|beverage)$/u;

const tailsZh =
  /(股份有限公司|有限公司|控股集团|集团股份|集团|股份|控股|科技|电器|味业|电力|药业|实业|能源|重工|国际|汽车|证券|保险|-[a-z]{1,2})$/u;

/** Places and general words: the two characters before the trade word are nobody's name. */
const generalStarts = new Set(
  '中国 中金 中银 中远 中海 上海 北京 深圳 广州 广东 浙江 江苏 山东 四川 湖南 湖北 福建 安徽 天津 重庆 香港 国泰 东方 华润 招商 国电 国家 南方 北方 西部 新华 国际 东南 华夏 人民 太平 黄金 美国 标普 恒生 沪深 中证 上证 纳指 国债 创业 科创 红利 证券 银行 保险 医药 消费 有色 煤炭 钢铁 电力 能源 地产 交通 建设 农业 工商 第一 大众 万里 城市 海洋 光大 民生 中原 现代 时代 世纪 未来 天天 百度'.split(
    ' ',
  ),
);

/** What follows 中国 in a name and is a trade of its own. */
const generalEnds = new Set(
  '银行 黄金 建筑 移动 电信 石油 石化 铝业 船舶 人寿 中铁 中车 交建 电建 能建 化学 核电 广核 卫星 软件 汽研 稀土 国贸 西电 一重 中冶 科传 出版 电影 动力 重工 海防 海诚 医药 外运 铁建 铁物 长城 武夷 中期 高科 天楹 宝安 国航'.split(
    ' ',
  ),
);

/** Short names of several companies that people use for each of them: they are asked about. */
const askedStarts = new Set(
  '平安 中信 长江 国泰 长城 华润 招商 新华 太平 中金 中银 中远 中海 东方 prudential citic'.split(' '),
);

function shortNamesEn(name: string): readonly string[] {
  const found: string[] = [];
  let rest = name.replace(/\.com\b.*$/u, '').replace(/\s*\(.*\)$/u, '');
  for (let turn = 0; turn < 4; turn += 1) {
    const next = rest.replace(tailsEn, '').replace(/^the /u, '');
    if (next === rest) break;
    rest = next;
    if (rest.length > 2) found.push(rest);
  }
  if (rest !== name && rest.length > 2) found.push(rest);
  return found.filter((one) => !ordinaryWords.has(one) || one.includes(' '));
}

/** "Prudential" for Prudential Financial. */
function tradeNameEn(names: readonly string[]): string | null {
  const found = names.map((name) => name.replace(tradesEn, '')).find((name, at) => name !== names[at]);
  return found === undefined || found.length < 4 || ordinaryWords.has(found) ? null : found;
}

/** First words of many names, places and trades: with the next word they are nobody's name. */
const generalPairs =
  /^(?:the|new|united|china|shanghai|beijing|shenzhen|jiangsu|zhejiang|shandong|international|national|industrial|power|poly|public|first|las|bed) |[ -](?:&|and|of|inc|plc|ltd|co|corp|corporation|limited|new|iron|salt|oriental|coal|pacific|construction|global)$/u;

/** "Super Micro" for Super Micro Computer. */
function firstWordsEn(name: string): string | null {
  const [first = '', second = '', third] = name.replace(/[,.()]/gu, '').split(' ');
  const pair = `${first} ${second}`;
  const isName = third !== undefined && first.length > 2 && second.length > 2 && !third.startsWith('&');
  return isName && !generalPairs.test(pair) ? pair : null;
}

function shortNamesZh(name: string): readonly string[] {
  const found: string[] = [];
  const bare = name.replace(/-[a-z]{1,2}$/u, '');
  if (bare !== name) found.push(bare);
  const root = bare.replace(tailsZh, '');
  if (root !== bare && root.length >= 2 && root.length <= 4 && (!generalStarts.has(root) || askedStarts.has(root)))
    found.push(root);
  const start = bare.slice(0, 2);
  // The first word of a fund is its trade or country, not its name.
  if (
    bare.length >= 4 &&
    !bare.includes('etf') &&
    isHan(bare.charAt(1)) &&
    (!generalStarts.has(start) || askedStarts.has(start))
  )
    found.push(start);
  // 中国平安 is called 平安, 中国神华 神华.
  const own = start === '中国' && bare.length === 4 ? bare.slice(2) : '';
  if (own !== '' && !generalEnds.has(own)) found.push(own);
  return found;
}

interface Claim {
  readonly id: InstrumentId;
  readonly how: Naming;
}

function companyOf(listing: Listing): string {
  return listing.company ?? listing.id;
}

/** A short form of more companies than can be offered is a general word. */
const mostOwners = 4;

/** A short form that several companies could mean is asked about; a spelling of a better kind keeps its owner. */
function entryOf(
  text: string,
  claims: readonly Claim[],
  listings: ReadonlyMap<InstrumentId, Listing>,
  isWord: (text: string) => boolean,
): DirectoryEntry | null {
  const best = Math.min(...claims.map(({ how }) => rank[how]));
  const shorts = best === rank.short;
  // A ticker in capitals is no one else's initials.
  const isTicker = best === rank.ticker && /^[a-z]{1,5}$/u.test(text);
  const isKept = (how: Naming): boolean =>
    isTicker
      ? how === 'ticker' || how === 'name'
      : shorts
        ? how === 'short'
        : how !== 'short' && (how !== 'former' || best >= rank.alias);
  const kept = claims.filter(({ how }) => isKept(how));
  // A name that a listed company has taken over from one that is gone means the one there is.
  const live = kept.filter(({ id, how }) => rank[how] >= rank.name && listings.get(id)?.isFormer !== true);
  // Letters that are the code of one and the name of another, as DASH, may mean either.
  const borne = kept.filter(({ id }) => isTicker && listings.get(id)?.isFormer !== true);
  const owners = borne.length > 0 ? borne : live.length > 0 ? live : kept;
  const ids = [...new Set(owners.map(({ id }) => id))];
  const companies = new Set(ids.map((id) => companyOf(listings.get(id)!)));
  if (shorts && ((companies.size > mostOwners && !askedStarts.has(text)) || isWord(text))) return null;
  const how = owners.reduce((found, claim) => (rank[claim.how] < rank[found.how] ? claim : found)).how;
  const single = /^[a-z]+$/u.test(text);
  // "High dividend" is what a fund holds before it is the fund.
  const isFund = text.split(' ').length === 2 && how !== 'name' && ids.every((id) => listings.get(id)?.kind === 'etf');
  const isOrdinary = (word: string): boolean => ordinaryWords.has(word) || isWord(word);
  const isName = isTicker && claims.some(({ how: by }) => by === 'alias' || by === 'name');
  const others = claims.filter(({ how: by }) => by !== 'short' && !(isName && by === 'former'));
  const all = isTicker ? [...new Set(others.map(({ id }) => id))] : ids;
  return {
    ids,
    how,
    ordinary: isOrdinary(text) || (isFund && text.split(' ').every(isOrdinary)),
    single,
    ...(isName && { isName }),
    ...(best > rank.ticker && askedStarts.has(text) && { isAsked: true }),
    ...(all.length > ids.length && { initials: all }),
  };
}

/** Codes of four and more digits as they are typed; two and three digits are amounts. */
function codesOf({ id }: Listing): readonly string[] {
  const code = foldWord(codeOf(id));
  const venue = venueOf(id).toLowerCase();
  if (code.startsWith('^')) return [code, code.slice(1)].filter((one) => !/^\d+$/u.test(one));
  if (venue === 'hk') {
    const short = code.replace(/^0+/u, '');
    const four = short.padStart(4, '0');
    return [
      code,
      ...(four.startsWith('0') ? [four] : []),
      `${code}.hk`,
      `${four}.hk`,
      `${short}.hk`,
      `hk${code}`,
      `hk:${code}`,
    ];
  }
  if (venue === 'us') return [`$${code}`, `${code}.us`, `us:${code}`];
  if (venue === 'crypto') return [code, code.replace('-', '/'), code.replace('-', ''), `$${code.split('-')[0]}`];
  const suffixes = venue === 'sh' ? ['sh', 'ss'] : [venue];
  return suffixes.flatMap((suffix) => [
    `${code}.${suffix}`,
    `${suffix}${code}`,
    `${suffix}:${code}`,
    `${suffix}.${code}`,
  ]);
}

/** Spellings that differ only in blanks mean the same owners: "SPDR 金 ETF" and "SPDR金ETF". */
function shareSpaced(claims: ReadonlyMap<string, Claim[]>): void {
  for (const [text, spaced] of claims) {
    if (!text.includes(' ')) continue;
    const tight = claims.get(text.replaceAll(' ', ''));
    if (tight === undefined) continue;
    const all = [...spaced, ...tight];
    spaced.splice(0, spaced.length, ...all);
    tight.splice(0, tight.length, ...all);
  }
}

const leveraged = /leveraged|inverse|short|\d ?x|两倍|二倍|做多|做空|看多|看空|反向|杠杆/u;
const ofIndex = /(?:指数| index)? ?etf$/u;

/** Indices by each of their names but the shortest. */
function indexNames(list: readonly Listing[]): ReadonlyMap<string, InstrumentId> {
  const found = new Map<string, InstrumentId>();
  for (const { id, names, aliases } of list.filter(({ kind }) => kind === 'index'))
    for (const name of [...names, ...aliases].map(foldWord)) {
      const bare = name.replace(/(?:指数| index)$/u, '');
      if (bare.length >= (isHan(bare.charAt(0)) ? 3 : 6)) found.set(bare, id);
    }
  return found;
}

/**
 * A fund that is called by its index alone, as 恒生科技ETF, may be any that tracks it in the market of the index, under
 * whatever house's name; where a fund there has that very name, it is that one.
 */
function shareIndexFunds(claims: ReadonlyMap<string, Claim[]>, list: readonly Listing[]): void {
  const byName = indexNames(list);
  const longestFirst = [...byName].toSorted(([a], [b]) => b.length - a.length);
  const tracked = ({ kind, names }: Listing): InstrumentId | undefined => {
    const folded = names.map(foldWord);
    if (kind !== 'etf' || folded.some((name) => leveraged.test(name))) return undefined;
    return longestFirst.find(([index]) => folded.some((name) => name.includes(index)))?.[1];
  };
  const markets = new Map(list.map(({ id, market }) => [id, market]));
  const funds = list.map((listing) => [listing, tracked(listing)] as const);
  for (const [text, owners] of claims) {
    const index = ofIndex.test(text) ? byName.get(text.replace(ofIndex, '')) : undefined;
    const home = index === undefined ? undefined : markets.get(index);
    if (home === undefined || owners.some(({ id }) => markets.get(id) === home)) continue;
    for (const [{ id, market }, of] of funds) if (of === index && market === home) owners.push({ id, how: 'alias' });
  }
}

/**
 * The directory over a list of instruments: every name, short name, code, former code and alias, folded. `isWord` says
 * which spellings the vocabulary owns too.
 */
export function buildDirectory(list: readonly Listing[], isWord: (text: string) => boolean): Directory {
  const listings = new Map(list.map((listing) => [listing.id, listing]));
  const claims = new Map<string, Claim[]>();
  const codes = new Map<string, InstrumentId[]>();
  const claim = (text: string, id: InstrumentId, how: Naming): void => {
    if (text.length < 2 && how !== 'ticker') return;
    const known = claims.get(text);
    if (known === undefined) claims.set(text, [{ id, how }]);
    else known.push({ id, how });
  };
  for (const listing of list) {
    const { id } = listing;
    const venue = venueOf(id);
    const code = foldWord(codeOf(id));
    for (const one of codesOf(listing)) claim(one, id, 'code');
    if (venue === 'US' && !code.startsWith('^')) {
      claim(code, id, 'ticker');
      if (/[-.]/u.test(code)) claim(code.replace('-', '.'), id, 'ticker');
    }
    if (venue === 'CRYPTO' && code.endsWith('-usd')) claim(code.slice(0, -4), id, 'ticker');
    for (const name of listing.names.map(foldWord)) {
      claim(name, id, 'name');
      const isChinese = isHan(name.charAt(0));
      const shorts = isChinese ? shortNamesZh(name) : shortNamesEn(name);
      for (const short of shorts) claim(short, id, isChinese ? 'short' : 'alias');
      const trade = isChinese ? null : tradeNameEn([name, ...shorts]);
      if (trade !== null) claim(trade, id, 'short');
      const pair = isChinese ? null : firstWordsEn(name);
      if (pair !== null) claim(pair, id, 'short');
    }
    // "Johnson and Johnson" for what is written with a sign.
    for (const name of [...listing.names, ...listing.aliases].map(foldWord).filter((one) => one.includes(' & ')))
      for (const one of [name, ...shortNamesEn(name)])
        if (one.includes(' & ')) claim(one.replace(' & ', ' and '), id, 'alias');
    for (const alias of listing.aliases.map(foldWord)) {
      claim(alias, id, 'alias');
      // 标普ETF for 标普500ETF.
      const fund = alias.replace(/^(\p{Script=Han}+)\d+etf$/u, '$1etf');
      if (fund !== alias) claim(fund, id, 'short');
    }
    for (const former of listing.formerCodes.map(foldWord)) claim(former, id, 'former');
    // An index may have the code of a share: 000001 is a bank in Shenzhen and the composite of Shanghai.
    for (const six of [code.replace('^', ''), ...listing.formerCodes].filter((one) => /^\d{6}$/u.test(one)))
      codes.set(six, [...(codes.get(six) ?? []), id]);
  }
  const groups = new Set<string>();
  for (const { text, ids } of nicknames) {
    const known = ids.filter((id) => listings.has(id));
    if (known.length < ids.length) continue;
    if (ids.length > 1) groups.add(foldWord(text));
    for (const id of known) claim(foldWord(text), id, 'alias');
  }
  shareSpaced(claims);
  shareIndexFunds(claims, list);
  const surfaces: TableWord<DirectoryEntry>[] = [];
  for (const [text, owners] of claims) {
    if (/^\d{1,3}$/u.test(text) || /^\d{6}$/u.test(text)) continue;
    const value = entryOf(text, owners, listings, isWord);
    if (value !== null) surfaces.push({ text, value: groups.has(text) ? { ...value, isGroup: true } : value });
  }
  return { index: indexSurfaces(surfaces), listings, codes };
}
