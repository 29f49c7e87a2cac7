/** Characters of Hong Kong and Taiwan in the words that ideas are written with, and their simplified forms, in pairs. */
const pairs =
  '線线價价買买賣卖開开當当時时後后據据倉仓損损蝕蚀賺赚獲获盈盈漲涨跌跌週周個个隻只幣币數数場场與与將将動动標标準准長长強强弱弱續续連连創创點点單单雙双倍倍陽阳陰阴財财報报業业績绩預预過过於于為为從从進进來来運运幾几選选擇择權权險险風风資资產产現现金金總总額额筆笔億亿萬万計计質质營营閉闭檔档軌轨緊紧變变應应該该對对則则會会穩稳擴扩張张縮缩實实體体適适輪轮衡衡層层級级淨净';

const simplified: ReadonlyMap<string, string> = new Map(
  Array.from({ length: pairs.length / 2 }, (_, k) => [pairs[2 * k], pairs[2 * k + 1]] as const),
);

/**
 * A text as it is compared: full-width forms made plain, traditional characters simplified, capitals kept. Every character
 * keeps its place, so that what is found can be shown in the original.
 */
export function plainText(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const char = text[at];
    const code = text.charCodeAt(at);
    if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
    if (code === 0x3000) return ' ';
    return simplified.get(char) ?? char;
  }).join('');
}
