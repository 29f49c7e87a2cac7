/** Its heading, on the page and in every export, and its place among them. */
export const place = 20;
export const title = { en: 'Price and events', 'zh-CN': '价格与事件', 'zh-HK': '價格與事件' };
