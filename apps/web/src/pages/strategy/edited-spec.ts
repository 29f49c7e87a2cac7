import { parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';
import type { StrategySpec } from '@plumbline/model/strategy-spec';

/** What of a strategy is being tried out besides its parameters. Costs as shares of the value traded, per side. */
export interface SpecEdit {
  readonly commission?: number;
  readonly spread?: number;
  readonly slippage?: number;
  readonly instruments?: readonly InstrumentId[];
}

const amounts = ['commission', 'spread', 'slippage'] as const;
const mostInstruments = 200;

function amountsOf({ costs }: StrategySpec): Readonly<Record<(typeof amounts)[number], number>> {
  return { commission: costs.commission.rate, spread: costs.spread, slippage: costs.slippage.fixed };
}

/** The edit without what is as saved. */
export function trimmed(edit: SpecEdit, spec: StrategySpec): SpecEdit {
  const saved = amountsOf(spec);
  const kept = amounts.flatMap((name) => {
    const value = edit[name];
    return value === undefined || value === saved[name] ? [] : [[name, value] as const];
  });
  const list = edit.instruments;
  const isSame = list === undefined || list.join() === spec.universe.instruments.join();
  return { ...Object.fromEntries(kept), ...(isSame ? {} : { instruments: list }) };
}

/** The edit of an address: `.spread~0.001_.on~US:AAPL,US:MSFT`. What cannot be is left out. */
export function parseSpecEdit(text: string | undefined, spec: StrategySpec): SpecEdit {
  let edit: SpecEdit = {};
  for (const pair of (text ?? '').split('_')) {
    const [key = '', raw = ''] = pair.split('~');
    const name = amounts.find((one) => `.${one}` === key);
    const value = Number(raw);
    if (name !== undefined && raw !== '' && value >= 0 && value <= 0.2) edit = { ...edit, [name]: value };
    if (key !== '.on') continue;
    const instruments = raw.split(',').flatMap((id) => parseInstrumentId(id) ?? []);
    if (instruments.length > 0 && instruments.length <= mostInstruments) edit = { ...edit, instruments };
  }
  return trimmed(edit, spec);
}

/** The address part of an edit; undefined when nothing differs from what is saved. */
export function printSpecEdit(edit: SpecEdit, spec: StrategySpec): string | undefined {
  const { instruments, ...costs } = trimmed(edit, spec);
  const pairs = Object.entries(costs).map(([name, value]) => `.${name}~${value}`);
  const all = instruments === undefined ? pairs : [...pairs, `.on~${instruments.join(',')}`];
  return all.length === 0 ? undefined : all.join('_');
}

/** The strategy with the edit made. A list of one's own has no dated members, so those of the old one go with it. */
export function withEdit(spec: StrategySpec, edit: SpecEdit): StrategySpec {
  const { commission, spread, slippage, instruments } = trimmed(edit, spec);
  const { costs } = spec;
  return {
    ...spec,
    ...(instruments === undefined ? {} : { universe: { instruments: [...instruments] } }),
    costs: {
      ...costs,
      commission: commission === undefined ? costs.commission : { ...costs.commission, rate: commission },
      spread: spread ?? costs.spread,
      slippage: slippage === undefined ? costs.slippage : { ...costs.slippage, fixed: slippage },
    },
  };
}
