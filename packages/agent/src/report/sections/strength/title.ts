/** Its heading, on the page and in every export, and its place among them. */
export const place = 100;
export const title = { en: 'Balance-sheet strength', 'zh-CN': '资产负债稳健度', 'zh-HK': '資產負債穩健度' };
