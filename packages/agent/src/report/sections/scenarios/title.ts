/** Its heading, on the page and in every export, and its place among them. */
export const place = 50;
export const title = { en: 'Scenarios', 'zh-CN': '情景', 'zh-HK': '情景' };
