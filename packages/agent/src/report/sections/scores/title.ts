/** Its heading, on the page and in every export, and its place among them. */
export const place = 110;
export const title = { en: 'Quality scores', 'zh-CN': '质量评分', 'zh-HK': '質素評分' };
