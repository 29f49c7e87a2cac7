import { readTable } from './read-table.ts';
import { cnIndicesTable } from './tables.ts';

/** Further indices of the mainland. */
export const cnIndices = readTable(
  cnIndicesTable,
  `
code | en | zh-CN | zh-HK | pinyin | aliases
SH:^000016 | SSE 50 Index | 上证50 | 上證50 | shang zheng wu shi | SSE50; sz50
SH:^000905 | CSI 500 | 中证500 | 中證500 | zhong zheng wu bai | CSI500; zz500
SH:^000852 | CSI 1000 | 中证1000 | 中證1000 | zhong zheng yi qian | CSI1000; zz1000
SH:^000688 | STAR 50 Index | 科创50 | 科創50 | ke chuang wu shi | STAR50; kc50; 科创板50
`,
);
