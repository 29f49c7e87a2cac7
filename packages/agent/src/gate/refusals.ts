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
  part: [
    'Cut out of its sentence it would say something else; quote the whole sentence: {what}',
    '从句中截取后意思会改变，请引用整句：{what}',
    '從句中截取後意思會改變，請引用整句：{what}',
  ],
  cause: [
    'The passage does not state why this figure of the whole company changed so: {what}',
    '这段文字没有说明公司整体的这一数值为何如此变化：{what}',
    '這段文字沒有說明公司整體的這一數值為何如此變化：{what}',
  ],
  known: ['{what} is known.', '{what} 是已知的。', '{what} 是已知的。'],
  reason: [
    'Only a general thought without figure, event, promise, advice or forecast is shown as reasoning.',
    '只有不含数值、事件、承诺、建议或预测的一般想法才会作为推理显示。',
    '只有不含數值、事件、承諾、建議或預測的一般想法才會作為推理顯示。',
  ],
  risk: [
    'It is no warning of what could go wrong for this company: {what}',
    '这并不是对该公司风险的警示：{what}',
    '這並不是對該公司風險的警示：{what}',
  ],
  frame: ['There is no frame “{what}”.', '没有“{what}”这种句式。', '沒有「{what}」這種句式。'],
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

/** The same of a passage, not of a figure. */
const ofPassage: Readonly<Partial<Record<RefusalCode, Words>>> = {
  subject: [
    'The passage is of a document of another company: {what}',
    '这段文字出自另一家公司的文件：{what}',
    '這段文字出自另一家公司的文件：{what}',
  ],
  period: [
    'The passage speaks of another time than the figures: {what}',
    '这段文字所说的期间与数值不同：{what}',
    '這段文字所說的期間與數值不同：{what}',
  ],
  direction: [
    'The passage says that it went the other way: {what}',
    '这段文字所说的方向相反：{what}',
    '這段文字所說的方向相反：{what}',
  ],
  metric: [
    'The passage does not name the figure: {what}',
    '这段文字没有提到该数值：{what}',
    '這段文字沒有提到該數值：{what}',
  ],
  word: [
    'The places cut a word or a number: {what}',
    '所给位置切断了词语或数字：{what}',
    '所給位置切斷了詞語或數字：{what}',
  ],
  handle: ['No tool gave the passage {what}.', '没有工具给出段落 {what}。', '沒有工具給出段落 {what}。'],
};

/** The same of figures whose times do not go together. */
const otherTimes: Words = [
  'The figures are not of one length of time, or not in its order: {what}.',
  '这些数值的期间长度不同，或先后次序不符：{what}。',
  '這些數值的期間長度不同，或先後次序不符：{what}。',
];

/** The same of amounts that depend on how many shares there are. */
const otherShares: Words = [
  'Amounts per share of two companies say nothing about each other: {what}.',
  '两家公司的每股数值不可相比：{what}。',
  '兩家公司的每股數值不可相比：{what}。',
];

/** The same of a view that its own figures speak against. */
const otherSide: Words = [
  'The figures of the view speak for the other side: {what}.',
  '该看法所依据的数值支持相反一方：{what}。',
  '該看法所依據的數值支持相反一方：{what}。',
];

/** The same of an assumption that is none. */
const noAssumption: Words = [
  'The result is not computed from the figure {what}.',
  '结果并非由 {what} 计算得出。',
  '結果並非由 {what} 計算得出。',
];

/** The same where the claim leaves something out that it has to state. */
const unstatedText: Words = ['The claim has to state its {what}.', '须写明 {what}。', '須寫明 {what}。'];

/** The same where the claim states what its frame does not take. */
const notTakenText: Words = [
  'A claim of this kind takes no {what}; leave it out.',
  '这种句式不含 {what}，请去掉。',
  '這種句式不含 {what}，請去掉。',
];

function filled([en, zhCN, zhHK]: Words, code: RefusalCode, what: string): Refusal {
  const shown = what.length > 80 ? `${what.slice(0, 80)}…` : what;
  const fill = (text: string): string => text.replace('{what}', () => shown);
  return { code, text: localText(fill(en), fill(zhCN), fill(zhHK)) };
}

export const refusal = (code: RefusalCode, what: string): Refusal => filled(texts[code], code, what);

/** Why a passage does not bear a claim. */
export const passageRefusal = (code: RefusalCode, what: string): Refusal =>
  filled(ofPassage[code] ?? texts[code], code, what);

/** Figures of times that do not go together. */
export const timesApart = (what: string): Refusal => filled(otherTimes, 'period', what);

/** Amounts per share of two companies, held against each other. */
export const sharesApart = (what: string): Refusal => filled(otherShares, 'comparison', what);

/** A view against what its figures say by themselves. */
export const speaksAgainst = (what: string): Refusal => filled(otherSide, 'direction', what);

/** A figure that a result does not rest on. */
export const restsElsewhere = (what: string): Refusal => filled(noAssumption, 'assumption', what);

/** A claim that does not state what its frame takes. */
export const unstated = (code: RefusalCode, what: string): Refusal => filled(unstatedText, code, what);

/** A claim that states what its frame does not take. */
export const notTaken = (what: string): Refusal => filled(notTakenText, 'order', what);
