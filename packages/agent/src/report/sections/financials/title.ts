/** Its heading, on the page and in every export, and its place among them. */
export const place = 90;
export const title = { en: 'Financials', 'zh-CN': '财务', 'zh-HK': '財務' };
