import { readTable } from './read-table.ts';
import { hkFundsTable } from './tables.ts';

/** The best known exchange-traded fund of Hong Kong. */
export const hkLeadingFunds = readTable(
  hkFundsTable,
  `
code | en | zh-CN | zh-HK | pinyin | aliases | more
02800 | Tracker Fund of Hong Kong | 盈富基金 | 盈富基金 | | Tracker Fund; yingfujijin; yfjj | listed=1999-11-12
`,
);
