import { readTable } from './read-table.ts';
import { hkIndicesTable } from './tables.ts';

/** The best known indices of Hong Kong. */
export const hkLeadingIndices = readTable(
  hkIndicesTable,
  `
code | en | zh-CN | zh-HK | pinyin | aliases
^HSI | Hang Seng Index | 恒生指数 | 恒生指數 | | HSI; Hang Seng; 恒指; 恆生指數; hengshengzhishu; hszs
^HSTECH | Hang Seng TECH Index | 恒生科技指数 | 恒生科技指數 | | HSTECH; Hang Seng Tech; 恒生科技; hengshengkeji; hskj
`,
);
