import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { Expression } from '@plumbline/model/strategy-spec';
import {
  blockKind,
  rootAccepts,
  type Accepts,
  type Block,
  type BlockRoot,
  type BlockTree,
  type Slot,
} from './blocks.ts';
import { indicatorById } from './code-names.ts';

/** A slot of a strategy: the root of a tree, then the number of the slot in each block on the way. */
export type BlockAddress = readonly [root: BlockRoot, ...slots: readonly number[]];

/** The strategy after an edit, or why it was not made. */
export type Edited =
  { readonly done: true; readonly tree: BlockTree } | { readonly done: false; readonly why: LocalText };

const most = 16;
const refusals = {
  gone: localText('That block is no longer there.', '该积木已不存在。', '該積木已不存在。'),
  number: localText(
    'A number belongs in this slot, not a condition.',
    '此处只能放数值，不能放条件。',
    '此處只能放數值，不能放條件。',
  ),
  condition: localText(
    'A condition belongs in this slot, not a number.',
    '此处只能放条件，不能放数值。',
    '此處只能放條件，不能放數值。',
  ),
  itself: localText('A block cannot be moved into itself.', '积木不能移入自身。', '積木不能移入自身。'),
  list: localText('Only lists of parts can grow.', '只有列表可以增加项。', '只有列表可以增加項。'),
  full: localText('A list holds at most 16 parts.', '列表至多 16 项。', '列表至多 16 項。'),
};

const refused = (why: LocalText): Edited => ({ done: false, why });

function slotIn(slot: Slot | null, path: readonly number[]): Slot | null {
  const [first, ...rest] = path;
  return first === undefined || slot === null ? slot : slotIn(slot.block?.slots[first] ?? null, rest);
}

/** The slot at an address; null when there is none. */
export function slotAt({ roots }: BlockTree, [root, ...path]: BlockAddress): Slot | null {
  return slotIn(roots[root], path);
}

function changedSlot(slot: Slot, path: readonly number[], change: (slot: Slot) => Slot): Slot {
  const [first, ...rest] = path;
  if (first === undefined) return change(slot);
  if (slot.block === null) return slot;
  const slots = slot.block.slots.map((one, at) => (at === first ? changedSlot(one, rest, change) : one));
  return { ...slot, block: { ...slot.block, slots } };
}

function changed(tree: BlockTree, [root, ...path]: BlockAddress, change: (slot: Slot) => Slot): BlockTree {
  const slot = tree.roots[root];
  return slot === null ? tree : { ...tree, roots: { ...tree.roots, [root]: changedSlot(slot, path, change) } };
}

/** Whether a block may stand in a slot; blocks whose kind depends on a hole may stand anywhere. */
export function fits({ accepts }: Slot, block: Block): boolean {
  const kind = blockKind(block);
  return accepts === 'any' || kind === null || kind === accepts;
}

function misfit({ accepts }: Slot): Edited {
  return refused(accepts === 'condition' ? refusals.condition : refusals.number);
}

/** Opens a tree, such as a short entry, with an empty slot; an open one stays as it is. */
export function openRoot(tree: BlockTree, root: BlockRoot): BlockTree {
  const slot = tree.roots[root] ?? { name: 'root', accepts: rootAccepts(root), block: null };
  return { ...tree, roots: { ...tree.roots, [root]: slot } };
}

/** Puts a block into a slot in place of what is there; null empties the slot. */
export function replaceBlock(tree: BlockTree, address: BlockAddress, block: Block | null): Edited {
  const slot = slotAt(tree, address);
  if (slot === null) return refused(refusals.gone);
  if (block !== null && !fits(slot, block)) return misfit(slot);
  return { done: true, tree: changed(tree, address, (one) => ({ ...one, block })) };
}

/** Adds a part to a list such as `and` or `+` before its part number `at`. */
export function insertBlock(tree: BlockTree, address: BlockAddress, at: number, block: Block): Edited {
  const list = slotAt(tree, address)?.block ?? null;
  const model = list?.slots.find(({ name }) => name === 'args');
  if (list === null || model === undefined) return refused(refusals.list);
  if (list.slots.length >= most) return refused(refusals.full);
  const slot: Slot = { ...model, block };
  if (!fits(slot, block)) return misfit(slot);
  const slots = list.slots.toSpliced(at, 0, slot);
  return { done: true, tree: changed(tree, address, (one) => ({ ...one, block: { ...list, slots } })) };
}

/** Takes a block out: a list of more than two parts closes up, a whole tree that may be absent goes, anything else leaves a hole. */
export function removeBlock(tree: BlockTree, address: BlockAddress): Edited {
  const slot = slotAt(tree, address);
  if (slot === null) return refused(refusals.gone);
  const [root, ...path] = address;
  const last = path.at(-1);
  if (last === undefined) {
    const isOptional = root !== 'ranking.by' && root !== 'sizing.of';
    const left = isOptional ? null : { ...slot, block: null };
    return { done: true, tree: { ...tree, roots: { ...tree.roots, [root]: left } } };
  }
  const above: BlockAddress = [root, ...path.slice(0, -1)];
  const parent = slotAt(tree, above)?.block ?? null;
  if (parent !== null && slot.name === 'args' && parent.slots.length > 2) {
    const slots = parent.slots.toSpliced(last, 1);
    return { done: true, tree: changed(tree, above, (one) => ({ ...one, block: { ...parent, slots } })) };
  }
  // The second series of an indicator may be left out, and so may what it reads.
  return { done: true, tree: changed(tree, address, (one) => ({ ...one, block: null })) };
}

/** Moves a block into another slot, exchanging the two where the other slot is taken and both fit. */
export function moveBlock(tree: BlockTree, from: BlockAddress, to: BlockAddress): Edited {
  const source = slotAt(tree, from);
  const target = slotAt(tree, to);
  if (source === null || source.block === null || target === null) return refused(refusals.gone);
  const isInside = (outer: BlockAddress, inner: BlockAddress): boolean =>
    outer.length <= inner.length && outer.every((step, k) => step === inner[k]);
  if (isInside(from, to) || isInside(to, from)) return refused(refusals.itself);
  if (!fits(target, source.block)) return misfit(target);
  const back = target.block;
  if (back !== null && !fits(source, back)) return misfit(source);
  const { block } = source;
  const moved = changed(tree, to, (one) => ({ ...one, block }));
  return { done: true, tree: changed(moved, from, (one) => ({ ...one, block: back })) };
}

/** Puts a block around another: the inner one goes into the first slot of the outer one that takes it. */
export function wrapBlock(tree: BlockTree, address: BlockAddress, outer: Block): Edited {
  const slot = slotAt(tree, address);
  if (slot === null) return refused(refusals.gone);
  const { block } = slot;
  const at = outer.slots.findIndex((one) => one.block === null && (block === null || fits(one, block)));
  if (at < 0) return misfit(outer.slots[0] ?? slot);
  const slots = outer.slots.map((one, k) => (k === at ? { ...one, block } : one));
  return replaceBlock(tree, address, { ...outer, slots });
}

/** Changes a block's own setting, such as a length; undefined takes it away. */
export function setField(tree: BlockTree, address: BlockAddress, name: string, value: unknown): Edited {
  const block = slotAt(tree, address)?.block ?? null;
  if (block === null) return refused(refusals.gone);
  const { [name]: _old, ...rest } = block.fields;
  const fields = value === undefined ? rest : { ...rest, [name]: value };
  return { done: true, tree: changed(tree, address, (one) => ({ ...one, block: { ...block, fields } })) };
}

/** A new block of a kind with its slots empty and its settings at their defaults. */
export function newBlock(op: Expression['op'], fields: Readonly<Record<string, unknown>> = {}): Block {
  const slot = (name: string, accepts: Accepts): Slot => ({ name, accepts, block: null });
  switch (op) {
    case 'and':
    case 'or':
      return { op, fields, slots: [slot('args', 'condition'), slot('args', 'condition')] };
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
    case 'min':
    case 'max':
      return { op, fields, slots: [slot('args', 'number'), slot('args', 'number')] };
    case 'above':
    case 'atLeast':
    case 'below':
    case 'atMost':
    case 'equals':
    case 'crossesAbove':
    case 'crossesBelow':
      return { op, fields, slots: [slot('left', 'number'), slot('right', 'number')] };
    case 'not':
      return { op, fields, slots: [slot('of', 'condition')] };
    case 'lasting':
      return { op, fields: { bars: 3, ...fields }, slots: [slot('of', 'condition')] };
    case 'ago':
      return { op, fields: { bars: 1, ...fields }, slots: [slot('of', 'any')] };
    case 'other':
      return { op, fields: { instrument: null, ...fields }, slots: [slot('of', 'any')] };
    case 'negate':
    case 'absolute':
    case 'log':
      return { op, fields, slots: [slot('of', 'number')] };
    case 'score':
    case 'percentile':
      return { op, fields: { within: 'universe', ...fields }, slots: [slot('of', 'number')] };
    case 'learned':
      return { op, fields: { method: 'ridge', horizon: 21, memory: 504, ...fields }, slots: [slot('args', 'number')] };
    case 'indicator': {
      const isOfTwo = indicatorById.get(String(fields.id))?.inputs.includes('real2') === true;
      return { op, fields, slots: isOfTwo ? [slot('against', 'number')] : [] };
    }
    default:
      return { op, fields, slots: [] };
  }
}
