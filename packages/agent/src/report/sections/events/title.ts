/** Its heading, on the page and in every export, and its place among them. */
export const place = 150;
export const title = { en: 'Catalysts and results', 'zh-CN': '催化事件与业绩', 'zh-HK': '催化事件與業績' };
