/** Its heading, on the page and in every export, and its place among them. */
export const place = 120;
export const title = { en: 'Position in the cycle', 'zh-CN': '周期位置', 'zh-HK': '週期位置' };
