/** Low and high end from which each company draws its own value. */
type Range = readonly [low: number, high: number];

/** What companies of one sector have in common. Fractions of revenue unless said otherwise. */
export interface SectorTraits {
  readonly beta: Range;
  /** Annual volatility of the move shared by the sector, and of the company alone. */
  readonly sectorVol: number;
  readonly ownVol: Range;
  readonly priceEarnings: Range;
  /** Yearly growth beyond that of the market. */
  readonly growth: Range;
  readonly grossMargin: Range;
  readonly research: Range;
  readonly operatingMargin: Range;
  /** Property over yearly revenue, and its life in years. */
  readonly property: number;
  readonly propertyLife: number;
  readonly inventoryDays: number;
  readonly receivableDays: number;
  /** Debt over yearly revenue. */
  readonly debt: Range;
  readonly payout: Range;
  /** Size of the fourth-quarter season. */
  readonly season: number;
}

export const sectorTraits: Readonly<Record<string, SectorTraits>> = {
  technology: {
    beta: [1.05, 1.35],
    sectorVol: 0.13,
    ownVol: [0.16, 0.21],
    priceEarnings: [20, 36],
    growth: [0.01, 0.07],
    grossMargin: [0.52, 0.7],
    research: [0.1, 0.17],
    operatingMargin: [0.2, 0.33],
    property: 0.2,
    propertyLife: 6,
    inventoryDays: 45,
    receivableDays: 50,
    debt: [0.05, 0.4],
    payout: [0, 0.3],
    season: 0.08,
  },
  communication: {
    beta: [0.85, 1.15],
    sectorVol: 0.1,
    ownVol: [0.16, 0.21],
    priceEarnings: [15, 28],
    growth: [-0.01, 0.05],
    grossMargin: [0.5, 0.65],
    research: [0.06, 0.13],
    operatingMargin: [0.18, 0.3],
    property: 0.4,
    propertyLife: 8,
    inventoryDays: 8,
    receivableDays: 45,
    debt: [0.1, 0.7],
    payout: [0, 0.4],
    season: 0.06,
  },
  'consumer-discretionary': {
    beta: [0.95, 1.3],
    sectorVol: 0.1,
    ownVol: [0.17, 0.24],
    priceEarnings: [15, 30],
    growth: [-0.01, 0.06],
    grossMargin: [0.28, 0.45],
    research: [0.01, 0.04],
    operatingMargin: [0.08, 0.16],
    property: 0.3,
    propertyLife: 9,
    inventoryDays: 65,
    receivableDays: 25,
    debt: [0.05, 0.35],
    payout: [0, 0.4],
    season: 0.14,
  },
  'consumer-staples': {
    beta: [0.5, 0.75],
    sectorVol: 0.08,
    ownVol: [0.12, 0.16],
    priceEarnings: [17, 26],
    growth: [-0.01, 0.03],
    grossMargin: [0.35, 0.6],
    research: [0.005, 0.02],
    operatingMargin: [0.11, 0.22],
    property: 0.3,
    propertyLife: 11,
    inventoryDays: 55,
    receivableDays: 25,
    debt: [0.1, 0.5],
    payout: [0.4, 0.65],
    season: 0.06,
  },
  'health-care': {
    beta: [0.65, 0.95],
    sectorVol: 0.09,
    ownVol: [0.15, 0.21],
    priceEarnings: [16, 28],
    growth: [0, 0.04],
    grossMargin: [0.55, 0.75],
    research: [0.11, 0.19],
    operatingMargin: [0.17, 0.27],
    property: 0.25,
    propertyLife: 10,
    inventoryDays: 110,
    receivableDays: 60,
    debt: [0.2, 0.6],
    payout: [0.1, 0.5],
    season: 0.03,
  },
  financials: {
    beta: [0.95, 1.25],
    sectorVol: 0.1,
    ownVol: [0.13, 0.18],
    priceEarnings: [9.5, 14],
    growth: [-0.02, 0.02],
    grossMargin: [0.75, 0.85],
    research: [0, 0],
    operatingMargin: [0.4, 0.5],
    property: 0.2,
    propertyLife: 10,
    inventoryDays: 0,
    receivableDays: 50,
    debt: [0.2, 0.5],
    payout: [0.25, 0.4],
    season: 0.02,
  },
  industrials: {
    beta: [0.9, 1.15],
    sectorVol: 0.08,
    ownVol: [0.14, 0.2],
    priceEarnings: [14, 23],
    growth: [-0.01, 0.04],
    grossMargin: [0.27, 0.4],
    research: [0.02, 0.05],
    operatingMargin: [0.1, 0.17],
    property: 0.3,
    propertyLife: 11,
    inventoryDays: 75,
    receivableDays: 60,
    debt: [0.15, 0.5],
    payout: [0.25, 0.5],
    season: 0.06,
  },
  energy: {
    beta: [0.8, 1.1],
    sectorVol: 0.16,
    ownVol: [0.13, 0.18],
    priceEarnings: [10, 15],
    growth: [-0.03, 0.02],
    grossMargin: [0.3, 0.4],
    research: [0, 0.005],
    operatingMargin: [0.1, 0.18],
    property: 0.9,
    propertyLife: 13,
    inventoryDays: 30,
    receivableDays: 35,
    debt: [0.15, 0.4],
    payout: [0.35, 0.55],
    season: 0.05,
  },
  materials: {
    beta: [0.9, 1.2],
    sectorVol: 0.14,
    ownVol: [0.15, 0.2],
    priceEarnings: [11, 18],
    growth: [-0.02, 0.03],
    grossMargin: [0.25, 0.38],
    research: [0.005, 0.02],
    operatingMargin: [0.1, 0.18],
    property: 0.7,
    propertyLife: 13,
    inventoryDays: 70,
    receivableDays: 40,
    debt: [0.2, 0.5],
    payout: [0.2, 0.45],
    season: 0.04,
  },
  utilities: {
    beta: [0.4, 0.6],
    sectorVol: 0.09,
    ownVol: [0.1, 0.14],
    priceEarnings: [13, 19],
    growth: [-0.02, 0.01],
    grossMargin: [0.42, 0.52],
    research: [0, 0],
    operatingMargin: [0.24, 0.32],
    property: 2.2,
    propertyLife: 25,
    inventoryDays: 20,
    receivableDays: 40,
    debt: [0.8, 1.3],
    payout: [0.5, 0.65],
    season: 0.08,
  },
  'real-estate': {
    beta: [0.75, 1.05],
    sectorVol: 0.11,
    ownVol: [0.13, 0.19],
    priceEarnings: [14, 24],
    growth: [-0.03, 0.01],
    grossMargin: [0.45, 0.6],
    research: [0, 0],
    operatingMargin: [0.26, 0.36],
    property: 2.5,
    propertyLife: 30,
    inventoryDays: 60,
    receivableDays: 25,
    debt: [0.8, 1.4],
    payout: [0.4, 0.6],
    season: 0.05,
  },
};

/** A sector nobody described yet behaves like industry, the least particular of them. */
const unknownSector = 'industrials';

/** Sectors and what is true of them; `sector` absent or new falls back to industrials. */
export function traitsOfSector(sector: string | undefined): SectorTraits {
  const traits = sectorTraits[sector ?? unknownSector] ?? sectorTraits[unknownSector];
  if (traits === undefined) throw new Error(`no traits for ${unknownSector}`);
  return traits;
}
