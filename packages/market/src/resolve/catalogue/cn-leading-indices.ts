import { readTable } from './read-table.ts';
import { cnIndicesTable } from './tables.ts';

/** The best known indices of the mainland. */
export const cnLeadingIndices = readTable(
  cnIndicesTable,
  `
code | en | zh-CN | zh-HK | pinyin | aliases
SH:^000001 | SSE Composite Index | 上证指数 | 上證指數 | | 上证综指; 上证; 大盘; Shanghai Composite; shangzhengzhishu; szzs
SH:^000300 | CSI 300 | 沪深300 | 滬深300 | | CSI300; 沪深三百; hushen300; hs300
SZ:^399001 | SZSE Component Index | 深证成指 | 深證成指 | | Shenzhen Component; shenzhengchengzhi; szcz
SZ:^399006 | ChiNext Index | 创业板指 | 創業板指 | | ChiNext; 创业板; chuangyebanzhi; cybz
`,
);
