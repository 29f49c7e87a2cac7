import { locales } from '@plumbline/model/locale';
import type { Block, WeightedTotal } from '@plumbline/model/report';
import type { Assertion, LocalParts, TextPart } from '@plumbline/model/text-part';
import type { ReportContext } from './context.ts';
import { valueOf } from './fact-lookup.ts';
import { reportingCurrency } from './instrument-kind.ts';
import { inTradingCurrency } from './market-places.ts';
import { shownDecimals } from './shown-decimals.ts';

/** The handle to put in the place of another. */
export type Rename = (id: string, decimals?: number) => string;

/** A figure per share, which a reader holds against the price; amounts of the whole company stay as the statements give them. */
function renaming(context: ReportContext): Rename {
  const { book, instrument } = context;
  const paid = `price.${reportingCurrency(instrument)}`;
  return (id, decimals) => {
    if (id === paid) return 'price';
    return book.get(id)?.unit === 'moneyPerShare' ? inTradingCurrency(context, id, decimals) : id;
  };
}

/** A sentence with its figures under other handles. */
export function withHandles(parts: LocalParts, to: Rename): LocalParts {
  const renamed = (part: TextPart): TextPart =>
    typeof part !== 'string' && 'fact' in part ? { ...part, fact: to(part.fact) } : part;
  const asserted = (one: Assertion): Assertion => ({
    ...one,
    fact: to(one.fact),
    ...('of' in one && typeof one.of === 'string' ? { of: to(one.of) } : {}),
  });
  const [en, zhCn, zhHk] = locales.map((locale) => parts[locale].map(renamed));
  if (en === undefined || zhCn === undefined || zhHk === undefined) return parts;
  const asserts = parts.asserts === undefined ? {} : { asserts: parts.asserts.map(asserted) };
  return { en, 'zh-CN': zhCn, 'zh-HK': zhHk, ...asserts };
}

interface Term {
  readonly weight: string | undefined;
  readonly value: string;
}

/** The sum with the digits by which the converted, printed terms still give it. */
function inTotal<T extends WeightedTotal>({ book }: ReportContext, total: T, terms: readonly Term[], to: Rename): T {
  const known = terms.flatMap(({ weight, value }) => {
    const share = weight === undefined ? null : valueOf(book, weight);
    return share === null ? [] : [{ weight: share, value: valueOf(book, value) ?? Number.NaN }];
  });
  const decimals = shownDecimals(known);
  return { ...total, value: to(total.value, decimals.total), decimals: decimals.values };
}

function inBlock(context: ReportContext, block: Block, to: Rename): Block {
  switch (block.kind) {
    case 'text':
      return { ...block, parts: withHandles(block.parts, to) };
    case 'ranges': {
      const rows = block.rows.map((row) => ({ ...row, low: to(row.low), mid: to(row.mid), high: to(row.high) }));
      const terms = rows.map(({ weight, mid }) => ({ weight, value: mid }));
      const blend = block.blend === undefined ? {} : { blend: inTotal(context, block.blend, terms, to) };
      return { ...block, price: to(block.price), rows, ...blend };
    }
    case 'scenarios': {
      const rows = block.rows.map((row) => ({ ...row, value: to(row.value) }));
      const terms = rows.map(({ probability, value }) => ({ weight: probability, value }));
      return { ...block, price: to(block.price), rows, sum: inTotal(context, block.sum, terms, to) };
    }
    case 'density':
      return {
        ...block,
        price: to(block.price),
        low: to(block.low),
        mid: to(block.mid),
        high: to(block.high),
        base: to(block.base),
      };
    case 'tornado': {
      const rows = block.rows.map((row) => ({ ...row, low: to(row.low), high: to(row.high) }));
      return { ...block, price: to(block.price), base: to(block.base), rows };
    }
    case 'sensitivity':
      return { ...block, price: to(block.price), cells: block.cells.map((row) => row.map((id) => to(id))) };
    case 'models':
      return { ...block, rows: block.rows.map((row) => ({ ...row, fact: to(row.fact) })) };
    case 'claims': {
      const said = (claim: (typeof block.bull)[number]) => ({ ...claim, text: withHandles(claim.text, to) });
      return { ...block, bull: block.bull.map(said), bear: block.bear.map(said) };
    }
    default:
      return block;
  }
}

/** Blocks whose values per share stand in the currency of the price, each with its conversion in the receipt. */
export function blocksInTradingCurrency(context: ReportContext, blocks: readonly Block[]): readonly Block[] {
  if (reportingCurrency(context.instrument) === context.instrument.currency) return blocks;
  const to = renaming(context);
  return blocks.map((block) => inBlock(context, block, to));
}
