/** Its heading, on the page and in every export, and its place among them. */
export const place = 70;
export const title = { en: 'Against its peers', 'zh-CN': '同业比较', 'zh-HK': '同業比較' };
