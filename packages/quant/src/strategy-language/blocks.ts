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
export const blockRoots = ['entry.long', 'entry.short', 'exit.long', 'exit.short', 'ranking.by', 'sizing.of'] as const;
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

/** A strategy as blocks. */
export function toBlocks(spec: StrategySpec): BlockTree {
  const { entry, exit, ranking, sizing, ...rest } = spec;
  const { by, ...ranked } = ranking ?? {};
  const isWeight = sizing.basis === 'weight';
  const { of: weight, ...sized } = isWeight ? sizing : { ...sizing, of: undefined };
  return {
    rest: { ...rest, ...(ranking === undefined ? {} : { ranking: ranked }), sizing: sized },
    roots: {
      'entry.long': root('condition', entry.long),
      'entry.short': root('condition', entry.short),
      'exit.long': root('condition', exit.long),
      'exit.short': root('condition', exit.short),
      'ranking.by': root('number', by),
      'sizing.of': root('number', weight),
    },
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

/** The blocks put together, as outside data for `parseStrategySpec`. */
export function fromBlocks({ rest, roots }: BlockTree): unknown {
  const at = (name: BlockRoot): unknown => {
    const slot = roots[name];
    return slot === null ? undefined : slot.block === null ? null : expressionOf(slot.block);
  };
  const present = (parts: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
  const { ranking, sizing, ...others } = rest;
  return {
    ...others,
    entry: present({ long: at('entry.long'), short: at('entry.short') }),
    exit: present({ long: at('exit.long'), short: at('exit.short') }),
    ...(typeof ranking === 'object' && ranking !== null ? { ranking: { ...ranking, by: at('ranking.by') } } : {}),
    sizing: typeof sizing === 'object' && sizing !== null ? present({ ...sizing, of: at('sizing.of') }) : sizing,
  };
}
