/** Its heading, on the page and in every export, and its place among them. */
export const place = 180;
export const title = { en: 'Risks', 'zh-CN': '风险', 'zh-HK': '風險' };
