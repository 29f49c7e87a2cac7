import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** Figures that a screen can ask for, by metric id, in the order in which they are offered. */
export const screenNumbers = [
  'dividendYield',
  'priceToEarnings',
  'priceToBook',
  'priceToSales',
  'evToEbitda',
  'fcfYield',
  'returnOnEquity',
  'returnOnInvestedCapital',
  'grossMargin',
  'operatingMargin',
  'netMargin',
  'revenueGrowth',
  'epsGrowth',
  'debtToEquity',
  'marketCap',
  'dayChange',
  'return1M',
  'return6M',
  'return1Y',
  'momentum12To1',
  'position52w',
  'volatility',
  'maxDrawdown',
] as const;
export type ScreenNumber = (typeof screenNumbers)[number];

/** Sectors that identities carry. */
export const screenSectors: Readonly<Record<string, LocalText>> = {
  technology: localText('Technology', '信息技术', '資訊科技'),
  communication: localText('Communication', '通信服务', '通訊服務'),
  'consumer-discretionary': localText('Consumer discretionary', '可选消费', '非必需消費'),
  'consumer-staples': localText('Consumer staples', '必需消费', '必需消費'),
  'health-care': localText('Health care', '医疗保健', '醫療保健'),
  financials: localText('Financials', '金融', '金融'),
  industrials: localText('Industrials', '工业', '工業'),
  energy: localText('Energy', '能源', '能源'),
  materials: localText('Materials', '原材料', '原材料'),
  utilities: localText('Utilities', '公用事业', '公用事業'),
  'real-estate': localText('Real estate', '房地产', '房地產'),
};

/** Whether a screen can ask for this figure. */
export function isScreenNumber(id: string): id is ScreenNumber {
  return screenNumbers.some((one) => one === id);
}

/** Whether this is a sector that identities carry. */
export function isScreenSector(id: string): boolean {
  return Object.hasOwn(screenSectors, id);
}
