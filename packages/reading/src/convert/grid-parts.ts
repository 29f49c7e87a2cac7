import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Grid, StrategySpec } from '@plumbline/model/strategy-spec';
import type { StrategyParts } from '../reading.ts';
import { share, type Making } from './making.ts';
import { sizeOf } from './size-parts.ts';

/** A grid, from the notation of strategies. */
export interface GridParts {
  readonly grid: Grid;
  readonly sizing: StrategySpec['sizing'];
  /** The rest of the draft. */
  readonly parts: StrategyParts;
  readonly assumed: readonly LocalText[];
}

/** A unit as the size of a trade: `10 shares` is `shares 10`. */
function sizeText(unit: string): string {
  const [, many, of] = /^([\d.]+) (shares|lots?)$/u.exec(unit) ?? [];
  if (many !== undefined) return `${of === 'shares' ? 'shares' : 'lots'} ${many}`;
  return unit.endsWith('%') ? `percent ${unit.slice(0, -1)} of equity` : unit;
}

/** The grid of a draft; null where it has none. */
export function gridParts(making: Making): GridParts | null {
  const { parts } = making;
  const [, body, unit] = /^grid ([^,]+)(?:, (.+) each)?$/u.exec(parts.sizing ?? '') ?? [];
  if (body === undefined) return null;
  const range = /^([\d.]+) to ([\d.]+) in (\d+) cells$/u.exec(body);
  const steps = /^(\d+) steps of ([\d.]+)%$/u.exec(body);
  const count = Number(range?.[3] ?? steps?.[1]);
  const grid: Grid =
    range === null ? { step: share(steps![2]!), count } : { low: Number(range[1]), high: Number(range[2]), count };
  const sizing: StrategySpec['sizing'] =
    unit === undefined
      ? { basis: 'fraction', value: Math.floor(10_000 / count) / 10_000 }
      : sizeOf({ ...making, parts: { ...parts, sizing: sizeText(unit) } }, 1);
  return {
    grid,
    sizing,
    parts: { ...parts, sizing: null },
    assumed: [
      localText(
        'each unit waits at its price to be bought and, once it is, at the next price up to be sold',
        '每格在其价格挂单买入，成交后在上一格价格挂单卖出',
        '每格在其價格掛單買入，成交後在上一格價格掛單沽出',
      ),
      range === null
        ? localText(
            `${count} steps below the close it begins at; the steps stay where they are`,
            `自起始收盘价向下 ${count} 档，档位固定不变`,
            `自起始收市價向下 ${count} 檔，檔位固定不變`,
          )
        : localText(
            'units whose price is above the market are bought at the start',
            '价格高于市价的各格在开始时即买入',
            '價格高於市價的各格在開始時即買入',
          ),
    ],
  };
}
