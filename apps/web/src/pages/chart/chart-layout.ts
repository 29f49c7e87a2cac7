import type { ChartLayout as KeptLayout } from '@plumbline/contract/chart';
import { parseInstrumentId } from '@plumbline/model/instrument';
import { parseSearch, stringifySearch, textParams } from '../../lib/search-params.ts';
import { chartParameters, type ChartAddress } from './chart-settings.ts';

export const layoutSizes = ['1', '2', '4'] as const;
export type LayoutSize = (typeof layoutSizes)[number];

export type ChartLink = KeptLayout['links'][number];
export const chartLinks = ['symbol', 'interval', 'crosshair', 'range'] as const satisfies readonly ChartLink[];

/** One of several charts: the instrument as the address spells it, and what it says of its chart. */
export interface ChartCell {
  readonly symbol: string;
  readonly address: ChartAddress;
}

/** Charts side by side. */
export interface ChartLayout {
  /** The first one is what the address of a single chart says. */
  readonly cells: readonly ChartCell[];
  /** Those that a smaller layout has no room for; a larger one shows them again. */
  readonly spare: readonly ChartCell[];
  /** Place of the chart that the toolbar speaks of. */
  readonly active: number;
  readonly links: readonly ChartLink[];
}

/** What may be changed of a chart; undefined removes it from the address. */
export type ChartPatch = { readonly [K in keyof ChartAddress | 'symbol']?: string | undefined };

const later = ['chart2', 'chart3', 'chart4'] as const;
export const layoutParameters = ['layout', 'active', 'links', ...later] as const;

const readAddress = textParams(...chartParameters);
type Search = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function readCell(text: string): ChartCell | null {
  const said = parseSearch(text);
  const symbol = textOf(said['symbol']);
  return parseInstrumentId(symbol) === null ? null : { symbol, address: readAddress(said) };
}

/** Without a symbol: what is kept for any instrument. */
export function writeCell({ symbol, address }: Pick<ChartCell, 'address'> & Partial<ChartCell>): string {
  // In one sequence, whatever was changed last: the same chart has the same text.
  return stringifySearch({ symbol, ...readAddress(address) }).slice(1);
}

/** Whatever the address does not say, or says wrongly, is as usual: one chart, and beside it others of its instrument. */
export function readLayout(search: Search): ChartLayout {
  const size = Number(layoutSizes.find((known) => known === search['layout']) ?? '1');
  const first: ChartCell = { symbol: textOf(search['symbol']), address: readAddress(search) };
  const given = [first, ...later.map((key) => readCell(textOf(search[key])))];
  const usual: ChartCell = { symbol: first.symbol, address: {} };
  const active = Number(search['active'] ?? '1') - 1;
  const links = textOf(search['links']).split(',');
  return {
    cells: given.slice(0, size).map((cell) => cell ?? usual),
    spare: given.slice(size).flatMap((cell) => cell ?? []),
    active: Number.isInteger(active) && active > 0 && active < size ? active : 0,
    links: chartLinks.filter((link) => links.includes(link)),
  };
}

/** All that the address says of a layout; undefined where it says nothing. */
export function writeLayout({
  cells,
  spare,
  active,
  links,
}: ChartLayout): Readonly<Record<string, string | undefined>> {
  const [first, ...others] = [...cells, ...spare];
  return {
    symbol: first?.symbol,
    ...Object.fromEntries(chartParameters.map((key) => [key, first?.address[key]])),
    layout: cells.length === 1 ? undefined : String(cells.length),
    active: active === 0 ? undefined : String(active + 1),
    links: links.length === 0 ? undefined : links.join(','),
    ...Object.fromEntries(
      later.map((key, at) => {
        const cell = others[at];
        return [key, cell === undefined ? undefined : writeCell(cell)];
      }),
    ),
  };
}

/** Changes one chart, and what is linked in all of them. */
export function changeCell(layout: ChartLayout, at: number, patch: ChartPatch): ChartLayout {
  const shared = (['symbol', 'interval', 'range'] as const).filter((key) => key in patch && layout.links.includes(key));
  const linked: ChartPatch = Object.fromEntries(shared.map((key) => [key, patch[key]]));
  return {
    ...layout,
    cells: layout.cells.map((cell, k) => {
      const { symbol = cell.symbol, ...address } = k === at ? patch : linked;
      return { symbol, address: { ...cell.address, ...address } };
    }),
  };
}

/** More charts are copies of the active one, unless they had been there; of fewer, the active one stays. */
export function resizeLayout(layout: ChartLayout, size: number): ChartLayout {
  const { cells, spare, active, links } = layout;
  const shown = cells[active];
  if (shown === undefined || size === cells.length) return layout;
  const isKept = active < size;
  const all = [...(isKept ? cells : [shown, ...cells.filter((cell) => cell !== shown)]), ...spare];
  return {
    cells: Array.from({ length: size }, (_, at) => all[at] ?? shown),
    spare: all.slice(size),
    active: isKept ? active : 0,
    // The first thing one would miss beside another chart.
    links: cells.length === 1 && links.length === 0 ? ['crosshair'] : links,
  };
}

/** Turns a link on or off; all charts follow the active one at once. */
export function toggleLink(layout: ChartLayout, link: ChartLink): ChartLayout {
  if (layout.links.includes(link)) return { ...layout, links: layout.links.filter((one) => one !== link) };
  const next = { ...layout, links: chartLinks.filter((one) => one === link || layout.links.includes(one)) };
  const active = layout.cells[layout.active];
  if (active === undefined || link === 'crosshair') return next;
  const value = link === 'symbol' ? active.symbol : active.address[link];
  return changeCell(next, layout.active, { [link]: value });
}

/** A layout that was kept under a name; null when none of its charts can be read. */
export function restoreLayout({ charts, links }: KeptLayout): ChartLayout | null {
  const cells = charts.flatMap((text) => readCell(text) ?? []);
  const size = layoutSizes.map(Number).findLast((known) => known <= cells.length);
  if (size === undefined) return null;
  return { cells: cells.slice(0, size), spare: [], active: 0, links: chartLinks.filter((one) => links.includes(one)) };
}
