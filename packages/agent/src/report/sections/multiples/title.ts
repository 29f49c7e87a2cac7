/** Its heading, on the page and in every export, and its place among them. */
export const place = 60;
export const title = {
  en: 'Multiples against their own history',
  'zh-CN': '估值倍数与自身历史',
  'zh-HK': '估值倍數與自身歷史',
};
