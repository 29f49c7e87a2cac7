import { expect, it } from 'vitest';
import type { ScreenMatch } from '@plumbline/contract/discover';
import { mapBoxes, sectorHead } from './map-boxes.ts';

const match = (id: string, sector: string | null, marketCap: number | null, dayChange: number | null = 0.01) =>
  ({
    instrument: { id },
    sector,
    figures: { marketCap: { value: marketCap }, dayChange: { value: dayChange } },
  }) as unknown as ScreenMatch;

it('gives sectors and instruments the room of their market value, and none to what has no known one', () => {
  const sectors = mapBoxes(
    [match('A', 'energy', 100), match('B', 'technology', 500, null), match('C', 'energy', 200), match('D', null, null)],
    800,
    400,
  );
  expect(sectors.map(({ sector, cells }) => [sector, cells.map((cell) => cell.match.instrument.id)])).toEqual([
    ['technology', ['B']],
    ['energy', ['C', 'A']],
  ]);
  const [technology, energy] = sectors;
  const area = ({ width, height }: { readonly width: number; readonly height: number }): number => width * height;
  expect(area(technology?.box ?? { width: 0, height: 0 })).toBeCloseTo((500 / 800) * 800 * 400, 6);
  const [larger, smaller] = energy?.cells ?? [];
  expect(area(larger?.box ?? { width: 0, height: 0 }) / area(smaller?.box ?? { width: 0, height: 1 })).toBeCloseTo(
    2,
    6,
  );
  // The name of the sector stands above its instruments, which stay within it.
  expect(larger?.box.y).toBe((energy?.box.y ?? 0) + sectorHead);
  expect(technology?.cells[0]?.change).toBe(null);
});
