/** Its heading, on the page and in every export, and its place among them. */
export const place = 170;
export const title = { en: 'Market rules', 'zh-CN': '市场规则', 'zh-HK': '市場規則' };
