/** Its heading, on the page and in every export, and its place among them. */
export const place = 190;
export const title = { en: 'Data quality', 'zh-CN': '数据质量', 'zh-HK': '數據質素' };
