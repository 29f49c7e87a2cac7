/** Its heading, on the page and in every export, and its place among them. */
export const place = 40;
export const title = { en: 'Bull and bear', 'zh-CN': '多空论据', 'zh-HK': '好淡論據' };
