import { marketOf, parseInstrumentId } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import { marketById } from '@plumbline/model/market-by-id';
import type { Expression, FixedWeights, StrategySpec } from '@plumbline/model/strategy-spec';
import { call, number } from '../term.ts';
import { sharesPerLot } from './board-terms.ts';
import { lack, share, type Making } from './making.ts';
import { isPairDraft } from './pair-parts.ts';
import { expressionOf } from './term-expression.ts';

/** Equal parts of what is held, to four digits. */
const equalPart = (count: number): number => Math.floor(10_000 / Math.max(1, count)) / 10_000;

type Sizing = StrategySpec['sizing'];

/** `{US:SPY:60%, US:TLT:40%}`: each by its own weight. */
function fixedWeights(text: string): FixedWeights {
  return [...text.matchAll(/([A-Z]+:[^:,{}\s]+):([\d.]+)%/gu)].flatMap(([, id, weight]) => {
    const instrument = parseInstrumentId(id!);
    return instrument === null ? [] : [{ instrument, weight: share(weight!) }];
  });
}

interface Adding {
  readonly sizing: Sizing;
  readonly scaleIn: NonNullable<StrategySpec['scaleIn']>;
}

/**
 * A position that grows by a step each time the price has gone so far, from the notation of strategies. Where nothing is
 * said of the first purchase it is as large as a step. Null where there is none, or one that cannot be had here.
 */
export function addingOf({ parts, assumed }: Making): Adding | null {
  const found =
    /^pyramid: (1 unit|[\d.]+%) at entry, \+(1 unit|[\d.]+%) per ([+-])([\d.]+)%(, once)?(?:, max (\d+) (units?|adds?)|, max ([\d.]+)%)?$/u.exec(
      parts.sizing ?? '',
    );
  if (found === null || parts.rank !== null) return null;
  const [, start, more, sign, far, once, many, counted, most] = found;
  const inUnits = more === '1 unit';
  const isTotal = counted?.startsWith('unit') === true;
  // Units are parts of the account that all of them together make up.
  if (inUnits !== isTotal || (inUnits && start !== '1 unit')) return null;
  const size = inUnits ? 1 / Number(many) : share(more!.replace('%', ''));
  const first = start === '1 unit' ? size : share(start!.replace('%', ''));
  const room = Math.floor(((most === undefined ? 1 : share(most)) - first) / size + 1e-9);
  const times = once !== undefined ? 1 : isTotal ? Number(many) - 1 : many === undefined ? room : Number(many);
  if (times < 1) return null;
  if (start === '1 unit' && !inUnits)
    assumed.push(
      localText(
        'the first purchase is as large as an addition',
        '首次买入与每次加仓一样多',
        '首次買入與每次加注一樣多',
      ),
    );
  if (many === undefined && once === undefined && most === undefined)
    assumed.push(
      localText(
        `at most ${times} additions, until all money is in`,
        `最多加 ${times} 次，直到资金用完`,
        `最多加 ${times} 次，直到資金用完`,
      ),
    );
  const on = sign === '+' ? 'gain' : 'loss';
  return {
    sizing: { basis: 'fraction', value: Number(first.toPrecision(9)) },
    scaleIn: { on, every: share(far!), size: Number(size.toPrecision(9)), of: 'equity', most: times },
  };
}

/** How much is put into a position, from the notation of strategies. */
export function sizeOf(making: Making, held: number): Sizing {
  const { parts, traded } = making;
  const [, text = '', cap] = /^(.*?)(?: max ([\d.]+)%)?$/u.exec(parts.sizing ?? 'equalWeight') ?? [];
  const equal: Sizing = { basis: 'fraction', value: equalPart(held) };
  if (cap !== undefined && !text.startsWith('volTarget') && (text !== 'equalWeight' || equalPart(held) > share(cap)))
    lack(making, 'size', parts.sizing!);
  // The two of a pair get equal money.
  if (text === 'equalWeight' || (text === 'dollarNeutral' && isPairDraft(parts))) return equal;
  const percent = /^percent ([\d.]+) (?:of equity|each)$/u.exec(text);
  if (percent !== null) return { basis: 'fraction', value: share(percent[1]!) };
  const risked = /^risk ([\d.]+)% of equity per trade$/u.exec(text);
  if (risked !== null && parts.stops.some((one) => one.startsWith('stop ')))
    return { basis: 'risk', value: share(risked[1]!) };
  const counted = /^(shares|lots) ([\d.]+)$/u.exec(text);
  const lot = counted?.[1] === 'lots' ? sharesPerLot(traded) : 1;
  if (counted !== null && lot !== null) return { basis: 'units', value: Number(counted[2]) * lot };
  const cash = /^cash ([\d.]+)(?: ([A-Z]{3}))?$/u.exec(text);
  const currencies = new Set(traded.map((id) => marketById(marketOf(id)).currency));
  if (cash !== null && currencies.size === 1 && (cash[2] === undefined || currencies.has(cash[2])))
    return { basis: 'cash', value: Number(cash[1]) };
  const aimed = /^volTarget ([\d.]+)%(?: HV\((\d+)\))?$/u.exec(text);
  if (aimed !== null && parts.rebalance === null && parts.rank === null) {
    const volatility = expressionOf(call('HV', number(Number(aimed[2] ?? 20))), making);
    making.assumed.push(
      localText(
        'the size is set at the entry, without borrowed money',
        '仓位在入场时确定，不用借入资金',
        '倉位在入場時確定，不用借入資金',
      ),
    );
    const target: Expression = { op: 'constant', value: share(aimed[1]!) };
    return {
      basis: 'weight',
      of: { op: 'divide', args: [target, volatility] },
      cap: cap === undefined ? 1 : share(cap),
    };
  }
  const methods = { inverseVol: 'inverse-volatility', riskParity: 'risk-parity' } as const;
  if ((text === 'inverseVol' || text === 'riskParity') && parts.rank === null) {
    making.assumed.push(
      localText('volatility of the last 60 bars', '最近 60 根 K 线的波动率', '最近 60 根 K 線的波幅'),
    );
    return { basis: 'allocation', method: methods[text], lookback: 60, gross: 1 };
  }
  const weights = [...text.matchAll(/:([\d.]+)%/gu)].map(([, one]) => share(one!));
  const [first] = weights;
  const isEqual = weights.length === traded.length && weights.every((one) => one === first);
  if (text.startsWith('weights') && isEqual && first !== undefined) return { basis: 'fraction', value: first };
  const fixed = text.startsWith('weights') ? fixedWeights(text) : [];
  const isWhole =
    fixed.length === traded.length && traded.every((id) => fixed.some(({ instrument }) => instrument === id));
  if (isWhole && fixed.length > 0) return { basis: 'fixed', weights: [...fixed] };
  lack(making, 'size', text);
  return equal;
}
