/** Its heading, on the page and in every export, and its place among them. */
export const place = 140;
export const title = { en: 'Returns and risk', 'zh-CN': '回报与风险', 'zh-HK': '回報與風險' };
