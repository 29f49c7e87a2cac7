import { readTable } from './read-table.ts';
import { usIndicesTable } from './tables.ts';

/** Further indices of the US. */
export const usIndices = readTable(
  usIndicesTable,
  `
code | en | zh-CN | zh-HK | pinyin | aliases
^NDX | Nasdaq-100 | 纳斯达克100 | 納斯達克100 | na si da ke | NDX; Nasdaq 100; 纳指100; 納指100
^RUT | Russell 2000 Index | 罗素2000 | 羅素2000 | luo su | RUT
^SOX | PHLX Semiconductor Index | 费城半导体指数 | 費城半導體指數 | fei cheng ban dao ti | SOX; Philadelphia Semiconductor; 费半
^HXC | NASDAQ Golden Dragon China Index | 纳斯达克中国金龙指数 | 納斯達克中國金龍指數 | jin long zhi shu | HXC; Golden Dragon; 金龙指数
`,
);
