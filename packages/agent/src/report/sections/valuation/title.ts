/** Its heading, on the page and in every export, and its place among them. */
export const place = 30;
export const title = { en: 'Valuation', 'zh-CN': '估值', 'zh-HK': '估值' };
