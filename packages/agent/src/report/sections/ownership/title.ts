/** Its heading, on the page and in every export, and its place among them. */
export const place = 160;
export const title = { en: 'Ownership and flows', 'zh-CN': '股权与资金', 'zh-HK': '股權與資金' };
