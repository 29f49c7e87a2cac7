import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '../../lib/search-params.ts';
import {
  changeCell,
  readLayout,
  resizeLayout,
  restoreLayout,
  toggleLink,
  writeCell,
  writeLayout,
  type ChartLayout,
} from './chart-layout.ts';

const one = readLayout({ symbol: 'US:NVDA', interval: '1h', indicators: 'sma:50' });
const symbols = ({ cells }: ChartLayout): readonly string[] => cells.map(({ symbol }) => symbol);
const intervals = ({ cells }: ChartLayout): readonly (string | undefined)[] =>
  cells.map(({ address }) => address.interval);
const written = (layout: ChartLayout): string => stringifySearch(writeLayout(layout));
const two = changeCell({ ...resizeLayout(one, 2), active: 1 }, 1, { symbol: 'US:AMD', interval: '1d' });
const four = changeCell(resizeLayout(two, 4), 3, { symbol: 'CRYPTO:BTC-USDT', with: 'US:AMD,US:NVDA' });

it('leaves the address of one chart as it was', () => {
  expect(written(one)).toBe('?symbol=US:NVDA&interval=1h&indicators=sma:50');
});

it('says in the address all that a layout is, and reads it back', () => {
  expect(written(two)).toBe(
    '?symbol=US:NVDA&interval=1h&indicators=sma:50&layout=2&active=2&links=crosshair&chart2=symbol%3DUS:AMD%26interval%3D1d%26indicators%3Dsma:50',
  );
  const usual = readLayout({ symbol: 'US:NVDA', layout: '2', chart2: 'symbol=US:AMD&indicators=sma:50' });
  for (const layout of [one, two, four, changeCell(usual, 1, { interval: '1w' })]) {
    const back = readLayout(parseSearch(written(layout)));
    expect(written(back)).toBe(written(layout));
    expect(back.cells.map(writeCell)).toEqual(layout.cells.map(writeCell));
    expect([back.active, back.links]).toEqual([layout.active, layout.links]);
  }
});

it('takes what the address says wrongly as usual', () => {
  const layout = readLayout({
    symbol: 'US:NVDA',
    interval: '1h',
    layout: '4',
    active: '7',
    links: 'zoom,range,symbol',
    chart3: 'symbol=??',
  });
  expect(symbols(layout)).toEqual(['US:NVDA', 'US:NVDA', 'US:NVDA', 'US:NVDA']);
  expect(intervals(layout)).toEqual(['1h', undefined, undefined, undefined]);
  expect([layout.active, layout.links]).toEqual([0, ['symbol', 'range']]);
  expect(readLayout({ symbol: 'US:NVDA', layout: '3', active: '2' }).cells).toHaveLength(1);
});

it('begins another chart as a copy of the active one, linked by the crosshair', () => {
  const wider = resizeLayout(one, 4);
  expect(wider.cells.map(writeCell)).toEqual(
    Array.from({ length: 4 }, () => writeCell(one.cells[0] ?? { address: {} })),
  );
  expect(wider.links).toEqual(['crosshair']);
});

it('keeps the active chart when there is room for fewer, and shows the others again', () => {
  const last = { ...four, active: 3 };
  const fewer = resizeLayout(last, 1);
  expect([symbols(fewer), fewer.active]).toEqual([['CRYPTO:BTC-USDT'], 0]);
  const again = resizeLayout(readLayout(parseSearch(written(fewer))), 4);
  expect(symbols(again).toSorted()).toEqual(symbols(four).toSorted());
  expect(resizeLayout(four, 2).active).toBe(1);
});

it('changes one chart alone, and what is linked in all', () => {
  const patch = { symbol: 'US:SPY', interval: '1w', style: 'line' };
  const alone = changeCell(two, 0, patch);
  expect([symbols(alone), intervals(alone)]).toEqual([
    ['US:SPY', 'US:AMD'],
    ['1w', '1d'],
  ]);
  const bySymbol = changeCell({ ...two, links: ['symbol'] }, 0, patch);
  expect([symbols(bySymbol), intervals(bySymbol)]).toEqual([
    ['US:SPY', 'US:SPY'],
    ['1w', '1d'],
  ]);
  const byInterval = changeCell({ ...two, links: ['interval'] }, 0, patch);
  expect([symbols(byInterval), intervals(byInterval)]).toEqual([
    ['US:SPY', 'US:AMD'],
    ['1w', '1w'],
  ]);
  expect(byInterval.cells.map(({ address }) => address.style)).toEqual(['line', undefined]);
});

it('brings all charts to the active one when a link is turned on, and none when it is turned off', () => {
  const linked = toggleLink(toggleLink(two, 'symbol'), 'interval');
  expect([symbols(linked), intervals(linked), linked.links]).toEqual([
    ['US:AMD', 'US:AMD'],
    ['1d', '1d'],
    ['symbol', 'interval', 'crosshair'],
  ]);
  expect(symbols(toggleLink({ ...four, links: ['symbol'] }, 'symbol'))).toEqual(symbols(four));
});

it('shows what was kept under a name, as far as it can be read', () => {
  const kept = { name: 'Desk', kind: 'layout' as const, charts: four.cells.map(writeCell), links: [...four.links] };
  expect(restoreLayout(kept)?.cells).toEqual(readLayout(parseSearch(written(four))).cells);
  expect(restoreLayout({ ...kept, charts: ['symbol=??', ...kept.charts.slice(1)] })?.cells).toHaveLength(2);
  expect(restoreLayout({ ...kept, charts: ['interval=1d'] })).toBe(null);
});

it('gives all linked charts the range of the active one, at once and whenever another is chosen', () => {
  const ranges = ({ cells }: ChartLayout): readonly (string | undefined)[] => cells.map(({ address }) => address.range);
  const linked = toggleLink(changeCell(two, 1, { range: '5Y' }), 'range');
  expect([ranges(linked), linked.links]).toEqual([
    ['5Y', '5Y'],
    ['crosshair', 'range'],
  ]);
  expect(ranges(changeCell(linked, 0, { range: '1M' }))).toEqual(['1M', '1M']);
  expect(ranges(changeCell(toggleLink(linked, 'range'), 0, { range: '1M' }))).toEqual(['1M', '5Y']);
});
