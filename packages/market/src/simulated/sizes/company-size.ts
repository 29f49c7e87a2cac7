import type { Instrument } from '@plumbline/model/instrument';
import { between, normalAt, uniformAt } from '../random.ts';
import { traitsOfSector } from '../sectors.ts';
import { asiaCompanySizes } from './asia-companies.ts';
import { usCompanySizes } from './us-companies.ts';

/** How large a company is when the tables were written, and what kind of story it has. */
export interface CompanySize {
  /** Value and yearly revenue in dollars. */
  readonly value: number;
  readonly revenue: number;
  readonly netMargin: number;
  /** Price of one share in the currency it trades in. */
  readonly price: number;
  /** Growth beyond the market's and own volatility per year, payout over profit; null leaves it to the sector. */
  readonly growth: number | null;
  readonly ownVol: number | null;
  readonly payout: number | null;
  /** How many times as much as usual the margin swings. */
  readonly cycle: number;
}

const billion = 1e9;

function idOf(code: string): string {
  if (code.includes(':')) return code;
  if (!/^\d{6}$/.test(code)) return `US:${code}`;
  return `${code.startsWith('6') ? 'SH' : 'SZ'}:${code}`;
}

function readSizes(table: string): readonly (readonly [string, CompanySize])[] {
  const rows = table.trim().split('\n').slice(1);
  return rows.map((row) => {
    const [code = '', ...figures] = row.split(' ');
    const [value = NaN, revenue = NaN, margin = NaN, price = NaN, growth = NaN, vol = NaN, payout = NaN] =
      figures.map(Number);
    const size: CompanySize = {
      value: value * billion,
      revenue: revenue * billion,
      netMargin: margin / 100,
      price,
      growth: growth / 100,
      ownVol: vol / 100,
      payout: payout / 100,
      cycle: 1,
    };
    return [idOf(code), size];
  });
}

/** Companies whose order of magnitude is public knowledge, by instrument. */
export const knownCompanySizes: ReadonlyMap<string, CompanySize> = new Map([
  ...readSizes(usCompanySizes),
  ...readSizes(asiaCompanySizes),
]);

type Story = 'steady' | 'growing' | 'cyclical' | 'failing';

const cyclicalSectors: ReadonlySet<string> = new Set(['energy', 'materials', 'industrials', 'real-estate']);

function storyOf(key: number, sector: string): Story {
  const draw = uniformAt(key, 41);
  if (draw < 0.11) return 'failing';
  if (draw < (cyclicalSectors.has(sector) ? 0.5 : 0.2)) return 'cyclical';
  return draw > 0.85 ? 'growing' : 'steady';
}

/** Middle of the values of the companies a market lists, in dollars; one standard deviation is a factor of four. */
const middleValue: Readonly<Record<string, number>> = { us: 7e9, cn: 4e9, hk: 3e9 };
const valueSpread = Math.log(4);
const leastValue = 0.12e9;
const mostValue = 120e9;

/** Middle price of a share by market, in its own currency. */
const middlePrice: Readonly<Record<string, number>> = { us: 55, cn: 18, hk: 12 };

interface Told {
  readonly growth: number;
  readonly vol: number;
  readonly multiple: number;
  readonly cycle: number;
}

const told: Readonly<Record<Story, Told>> = {
  steady: { growth: 0, vol: 1.15, multiple: 1, cycle: 1 },
  growing: { growth: 0.07, vol: 1.7, multiple: 1.9, cycle: 1 },
  cyclical: { growth: -0.01, vol: 1.4, multiple: 0.8, cycle: 2.4 },
  failing: { growth: -0.06, vol: 2.3, multiple: 1, cycle: 1 },
};

/** Value over sales of companies that lose money, as many times as they differ. */
const failingSales = [0.25, 2.5] as const;
/** A company does not lose more of its value in a year than this: nobody would go on paying for it. */
const mostBurn = 0.22;

/** A company nobody tabled: its size and story drawn by market and sector. Most are small, some fail. */
function drawnSize(key: number, instrument: Instrument): CompanySize {
  const traits = traitsOfSector(instrument.sector);
  const story = storyOf(key, instrument.sector ?? '');
  const { growth, vol, multiple, cycle } = told[story];
  const drawn = (middleValue[instrument.market] ?? 5e9) * Math.exp(valueSpread * normalAt(key, 42));
  const shrunk = story === 'failing' ? drawn / 4 : drawn;
  const value = Math.min(mostValue, Math.max(leastValue, shrunk));
  const small = Math.max(0, Math.log(20e9 / value)) * 0.12;
  const margin = between(key, 4, ...traits.operatingMargin) * 0.72;
  const healthy = {
    netMargin: margin,
    revenue: value / (between(key, 5, ...traits.priceEarnings) * multiple * margin),
  };
  const sales = between(key, 43, ...failingSales);
  const losing = {
    netMargin: -Math.min(between(key, 44, 0.03, 0.45), mostBurn * sales),
    revenue: value / sales,
  };
  return {
    ...(story === 'failing' ? losing : healthy),
    value,
    price: priceOf(key, instrument, story, value),
    growth: between(key, 11, ...traits.growth) + growth,
    ownVol: between(key, 2, ...traits.ownVol) * (vol + small),
    payout: story === 'growing' || story === 'failing' ? 0 : null,
    cycle,
  };
}

function priceOf(key: number, instrument: Instrument, story: Story, value: number): number {
  const middle = middlePrice[instrument.market] ?? 40;
  const size = (value / 7e9) ** 0.3;
  const low = story === 'failing' ? 0.3 : 1;
  return Math.max(1, middle * low * size * Math.exp(0.7 * normalAt(key, 45)));
}

export function companySize(key: number, instrument: Instrument): CompanySize {
  return knownCompanySizes.get(instrument.id) ?? drawnSize(key, instrument);
}
