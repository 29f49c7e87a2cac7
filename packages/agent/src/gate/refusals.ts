import { localText } from '@plumbline/model/local-text';
import type { Refusal, RefusalCode } from './shapes.ts';

type Words = readonly [en: string, zhCN: string, zhHK: string];

/** Why a sentence is withheld. `{what}` is the word, handle or figure in question. */
const texts: Readonly<Record<RefusalCode, Words>> = {
  handle: ['No tool gave the figure {what}.', '没有工具给出 {what}。', '沒有工具給出 {what}。'],
  missing: ['The figure {what} is not known.', '{what} 的数值未知。', '{what} 的數值未知。'],
  number: [
    '“{what}” is an amount of its own; amounts come from figures only.',
    '“{what}”是自行写出的数量，数量只能来自数值。',
    '「{what}」是自行寫出的數量，數量只能來自數值。',
  ],
  word: [
    'The word “{what}” says something no figure supports.',
    '“{what}”所说的内容没有数值支持。',
    '「{what}」所說的內容沒有數值支持。',
  ],
  name: ['“{what}” is nothing that was looked up.', '“{what}”未经查询。', '「{what}」未經查詢。'],
  subject: [
    'The figure {what} belongs to another instrument than the sentence names.',
    '{what} 属于另一个标的。',
    '{what} 屬於另一個標的。',
  ],
  metric: [
    'The figure {what} is something else than the words say.',
    '{what} 不是句中所说的指标。',
    '{what} 不是句中所說的指標。',
  ],
  period: [
    'The figure {what} covers another time than the words say.',
    '{what} 的期间与文字不符。',
    '{what} 的期間與文字不符。',
  ],
  direction: [
    'The figure {what} does not show that direction.',
    '{what} 没有显示这一方向。',
    '{what} 沒有顯示這一方向。',
  ],
  comparison: [
    'The comparison around {what} does not hold or cannot be made.',
    '围绕 {what} 的比较不成立或无法比较。',
    '圍繞 {what} 的比較不成立或無法比較。',
  ],
  unit: ['“{what}” is not the unit of the figure.', '“{what}”不是该数值的单位。', '「{what}」不是該數值的單位。'],
  assumption: [
    'The figure {what} rests on an assumption that the sentence does not mention.',
    '{what} 依赖于句中未说明的假设。',
    '{what} 依賴於句中未說明的假設。',
  ],
  quote: ['The quotation is not what the document says: {what}', '引文与文件不符：{what}', '引文與文件不符：{what}'],
  order: [
    'The words around {what} stand in no order that is known to be true of it.',
    '{what} 周围的文字不是可核实的句式。',
    '{what} 周圍的文字不是可核實的句式。',
  ],
  world: [
    'It states a fact of the world without a figure or a quotation.',
    '陈述了事实，但没有数值或引文。',
    '陳述了事實，但沒有數值或引文。',
  ],
  markup: [
    'Links, code and formulas of a model are not shown.',
    '不显示模型写的链接、代码或公式。',
    '不顯示模型寫的連結、代碼或公式。',
  ],
  length: ['It is too long to be checked.', '过长，无法核查。', '過長，無法核查。'],
};

export function refusal(code: RefusalCode, what: string): Refusal {
  const [en, zhCN, zhHK] = texts[code];
  const shown = what.length > 80 ? `${what.slice(0, 80)}…` : what;
  const fill = (text: string): string => text.replace('{what}', () => shown);
  return { code, text: localText(fill(en), fill(zhCN), fill(zhHK)) };
}
