import type { FormerCode, Instrument, InstrumentId } from '@plumbline/model/instrument';
import { parseInstrumentId } from '@plumbline/model/instrument';

/**
 * How people type a Chinese name on a Latin keyboard: all syllables in one word, or their first letters. The sound ü is typed as v.
 * One letter alone names nothing.
 */
function pinyinAliases(syllables: string): readonly string[] {
  const parts = syllables
    .replaceAll('ü', 'v')
    .split(' ')
    .filter((part) => part !== '');
  const initials = parts.map((part) => part.charAt(0)).join('');
  return [parts.join(''), ...(initials.length > 1 ? [initials] : [])].filter((alias) => alias !== '');
}

/** What every row of a table has in common; a column of the same name overrides it. */
export type TableDefaults = Pick<Instrument, 'kind' | 'market' | 'currency' | 'priceDecimals'> &
  Partial<Pick<Instrument, 'exchange'>> & {
    /** Canonical id of the code in the first column. */
    readonly idOf: (code: string) => string;
    readonly exchangeOf?: (id: InstrumentId) => string;
  };

/** Facts of the last column, each written as `name=value`. */
const factNames = ['isin', 'cik', 'listed', 'delisted', 'reports', 'of', 'shares', 'was'] as const;
type FactName = (typeof factNames)[number];
type Facts = Partial<Record<FactName, string>>;

function isFactName(name: string): name is FactName {
  return (factNames as readonly string[]).includes(name);
}

function cellsOf(line: string): readonly string[] {
  return line.split('|').map((cell) => cell.trim());
}

function factsOf(text: string, code: string): Facts {
  const facts: Facts = {};
  for (const word of text.split(' ').filter((one) => one !== '')) {
    const equals = word.indexOf('=');
    const name = word.slice(0, equals);
    if (!isFactName(name)) throw new Error(`${code}: no fact is called "${word}"`);
    const known = facts[name];
    facts[name] = known === undefined ? word.slice(equals + 1) : `${known},${word.slice(equals + 1)}`;
  }
  return facts;
}

/** `8`, or `1/1500` where one unit is a part of a share. */
function numberOf(text: string): number {
  const [above = '', below = '1'] = text.split('/');
  return Number(above) / Number(below);
}

/** `SQ:2025-01-17`: the code and its last day. */
function formerCodesOf(text: string): readonly FormerCode[] {
  return text.split(',').map((one) => {
    const colon = one.lastIndexOf(':');
    return { code: one.slice(0, colon), until: one.slice(colon + 1) };
  });
}

function optionalFields(facts: Facts): Partial<Instrument> {
  return {
    ...(facts.isin !== undefined && { isin: facts.isin }),
    ...(facts.cik !== undefined && { cik: facts.cik.padStart(10, '0') }),
    ...(facts.listed !== undefined && { listedOn: facts.listed }),
    ...(facts.delisted !== undefined && { delistedOn: facts.delisted }),
    ...(facts.reports !== undefined && { reportingCurrency: facts.reports }),
    ...(facts.of !== undefined && { company: facts.of }),
    ...(facts.shares !== undefined && { sharesPerUnit: numberOf(facts.shares) }),
    ...(facts.was !== undefined && { formerCodes: formerCodesOf(facts.was) }),
  };
}

/**
 * Identities as one text table, a row each, so that hundreds of them can be read and compared. The first line names the columns:
 * `code`, names in `en`, `zh-CN` and `zh-HK` (empty means as in the language before), `exchange`, `sector`, `decimals`, `pinyin` in
 * syllables, `aliases` divided by semicolons, and `more` for rarer facts.
 */
export function readTable(defaults: TableDefaults, text: string): readonly Instrument[] {
  const [head = '', ...lines] = text.trim().split('\n');
  const columns = cellsOf(head);
  return lines.map((line) => {
    const cells = cellsOf(line);
    const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
    const code = cell('code');
    const id = parseInstrumentId(defaults.idOf(code));
    if (id === null || cells.length > columns.length) throw new Error(`not a row of identities: ${line}`);
    const chinese = cell('zh-CN') === '' ? cell('en') : cell('zh-CN');
    const written = cell('aliases')
      .split(';')
      .map((alias) => alias.trim())
      .filter((alias) => alias !== '');
    // What a US row does not call a receipt is the share itself, also where the company reports as a foreign issuer.
    const isOwnShare = defaults.market === 'us' && defaults.kind === 'stock' && !/\bADR\b/.test(cell('en'));
    return {
      id,
      kind: defaults.kind,
      market: defaults.market,
      exchange: cell('exchange') === '' ? (defaults.exchangeOf?.(id) ?? defaults.exchange ?? '') : cell('exchange'),
      currency: defaults.currency,
      name: { en: cell('en'), 'zh-CN': chinese, 'zh-HK': cell('zh-HK') === '' ? chinese : cell('zh-HK') },
      ...(cell('sector') !== '' && { sector: cell('sector') }),
      aliases: [...new Set([...written, ...pinyinAliases(cell('pinyin'))])],
      priceDecimals: cell('decimals') === '' ? defaults.priceDecimals : Number(cell('decimals')),
      ...(isOwnShare && { sharesPerUnit: 1 }),
      ...optionalFields(factsOf(cell('more'), code)),
    };
  });
}
