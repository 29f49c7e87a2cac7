/** Its heading, on the page and in every export, and its place among them. */
export const place = 190;
export const title = { en: 'Data quality and gaps', 'zh-CN': '数据质量与缺口', 'zh-HK': '數據質素與缺口' };
