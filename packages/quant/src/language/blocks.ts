import type { Expression, StrategySpec } from '@plumbline/model/strategy-spec';
import { expressionKind, partsOf } from './expression-kind.ts';

/** What may be put into a slot. */
export type Accepts = 'number' | 'condition' | 'any';

/**
 * One block of the block view: its word, its own settings, and its slots in order. A slot without a block is a hole that
 * waits to be filled; a strategy with holes is kept, but cannot run.
 */
export interface Block {
  readonly op: Expression['op'];
  readonly fields: Readonly<Record<string, unknown>>;
  readonly slots: readonly Slot[];
}

export interface Slot {
  /** `left`, `of`, `args`. */
  readonly name: string;
  readonly accepts: Accepts;
  readonly block: Block | null;
}

/** The places of a strategy that hold a tree of blocks. */
export const blockRoots = [
  'entry.long',
  'entry.short',
  'exit.long',
  'exit.short',
  'ranking.by',
  'sizing.of',
  'entryOrders.long.limit',
  'entryOrders.long.stop',
  'entryOrders.long.stopLoss',
  'entryOrders.long.target',
  'entryOrders.short.limit',
  'entryOrders.short.stop',
  'entryOrders.short.stopLoss',
  'entryOrders.short.target',
] as const;
export type BlockRoot = (typeof blockRoots)[number];

/** A strategy as blocks: its trees, and everything else as it is. Plain data, so that it can be stored and undone. */
export interface BlockTree {
  readonly rest: Readonly<Record<string, unknown>>;
  readonly roots: Readonly<Record<BlockRoot, Slot | null>>;
}

const partNames: ReadonlySet<string> = new Set(['op', 'args', 'left', 'right', 'of', 'against']);

/** An expression as a block. */
export function blockOf(expression: Expression): Block {
  const fields = Object.fromEntries(
    Object.entries(expression).filter(([name, value]) => !partNames.has(name) && value !== undefined),
  );
  return {
    op: expression.op,
    fields,
    slots: partsOf(expression).map(({ path, part, wanted }) => ({
      name: path.replace(/\[\d+\]$/, ''),
      accepts: wanted,
      block: blockOf(part),
    })),
  };
}

/** The kind of value a block gives; null while that depends on a hole. */
export function blockKind(block: Block): 'number' | 'condition' | null {
  if (block.op === 'ago' || block.op === 'other') {
    const inner = block.slots[0]?.block ?? null;
    return inner === null ? null : blockKind(inner);
  }
  // Only the outermost word decides; the schema is asked when the strategy is put together.
  const kind = expressionKind({ ...block.fields, op: block.op } as Expression);
  return kind === 'number' ? 'number' : 'condition';
}

function root(accepts: Accepts, expression: Expression | undefined): Slot | null {
  return expression === undefined ? null : { name: 'root', accepts, block: blockOf(expression) };
}

const sides = ['long', 'short'] as const;
const prices = ['limit', 'stop', 'stopLoss', 'target'] as const;

/** What a root has to give. */
export function rootAccepts(name: BlockRoot): Accepts {
  return name.startsWith('entry.') || name.startsWith('exit.') ? 'condition' : 'number';
}

function expressionAt(
  { entry, exit, ranking, sizing, entryOrders }: StrategySpec,
  name: BlockRoot,
): Expression | undefined {
  const [part, side, price] = name.split('.');
  const key = sides.find((one) => one === side);
  if (part === 'ranking') return ranking?.by;
  if (part === 'sizing') return sizing.basis === 'weight' ? sizing.of : undefined;
  if (key === undefined) return undefined;
  if (part === 'entry') return entry[key];
  if (part === 'exit') return exit[key];
  const field = prices.find((one) => one === price);
  return field === undefined ? undefined : entryOrders?.[key]?.[field];
}

function present(parts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

function ordersWithoutPrices(orders: StrategySpec['entryOrders']): unknown {
  if (orders === undefined) return undefined;
  const bare = ({ trail, goodForBars }: { readonly trail?: unknown; readonly goodForBars?: unknown }) =>
    present({ trail, goodForBars });
  return present({ long: orders.long && bare(orders.long), short: orders.short && bare(orders.short) });
}

/** A strategy as blocks. */
export function toBlocks(spec: StrategySpec): BlockTree {
  const { entry: _entry, exit: _exit, ranking, sizing, entryOrders, ...rest } = spec;
  const { by: _by, ...ranked } = ranking ?? {};
  const { of: _weight, ...sized } = sizing.basis === 'weight' ? sizing : { ...sizing, of: undefined };
  return {
    rest: {
      ...rest,
      ...(ranking === undefined ? {} : { ranking: ranked }),
      ...present({ entryOrders: ordersWithoutPrices(entryOrders) }),
      sizing: sized,
    },
    // Object.fromEntries forgets the names it was given.
    roots: Object.fromEntries(
      blockRoots.map((name) => [name, root(rootAccepts(name), expressionAt(spec, name))]),
    ) as BlockTree['roots'],
  };
}

/** A block as outside data for the schema; a hole is null, which the schema refuses at its path. */
function expressionOf({ op, fields, slots }: Block): unknown {
  const parts: Record<string, unknown> = {};
  const args = slots.filter(({ name }) => name === 'args');
  for (const { name, block } of slots) if (name !== 'args') parts[name] = block === null ? null : expressionOf(block);
  if (args.length > 0) parts.args = args.map(({ block }) => (block === null ? null : expressionOf(block)));
  return { op, ...fields, ...parts };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The blocks put together, as outside data for `parseStrategySpec`. */
export function fromBlocks({ rest, roots }: BlockTree): unknown {
  const at = (name: BlockRoot): unknown => {
    const slot = roots[name];
    return slot === null ? undefined : slot.block === null ? null : expressionOf(slot.block);
  };
  const { ranking, sizing, entryOrders, ...others } = rest;
  const orders = fieldsOf(entryOrders);
  const withPrices = sides.flatMap((side) => {
    const known = prices.map((price) => [price, at(`entryOrders.${side}.${price}`)] as const);
    const isThere = orders[side] !== undefined || known.some(([, value]) => value !== undefined);
    return isThere ? [[side, { ...fieldsOf(orders[side]), ...present(Object.fromEntries(known)) }] as const] : [];
  });
  const hasOrders = entryOrders !== undefined || withPrices.length > 0;
  return {
    ...others,
    entry: present({ long: at('entry.long'), short: at('entry.short') }),
    exit: present({ long: at('exit.long'), short: at('exit.short') }),
    ...(ranking === undefined ? {} : { ranking: { ...fieldsOf(ranking), by: at('ranking.by') } }),
    ...(hasOrders ? { entryOrders: Object.fromEntries(withPrices) } : {}),
    sizing: present({ ...fieldsOf(sizing), of: at('sizing.of') }),
  };
}
