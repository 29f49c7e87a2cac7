/** Its heading, on the page and in every export, and its place among them. */
export const place = 130;
export const title = { en: 'Technical state', 'zh-CN': '技术状态', 'zh-HK': '技術狀態' };
