/** Its heading, on the page and in every export, and its place among them. */
export const place = 10;
export const title = { en: 'Summary', 'zh-CN': '摘要', 'zh-HK': '摘要' };
