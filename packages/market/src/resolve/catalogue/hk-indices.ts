import { readTable } from './read-table.ts';
import { hkIndicesTable } from './tables.ts';

/** Further indices of Hong Kong. */
export const hkIndices = readTable(
  hkIndicesTable,
  `
code | en | zh-CN | zh-HK | pinyin | aliases
^HSCE | Hang Seng China Enterprises Index | 恒生中国企业指数 | 恒生中國企業指數 | heng sheng guo qi | HSCEI; HSCE; 国企指数; 國企指數
`,
);
