/** Its heading, on the page and in every export, and its place among them. */
export const place = 80;
export const title = { en: 'Factors', 'zh-CN': '因子', 'zh-HK': '因子' };
