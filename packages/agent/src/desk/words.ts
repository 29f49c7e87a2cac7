import type { DeskFault, DeskRemedy, DeskVoice } from '@plumbline/model/desk';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { MonthBudget } from '../loop/budget-words.ts';
import { monthUsedText } from '../loop/budget-words.ts';
import type { ModelFault } from '../loop/fault.ts';
import { fillText } from '../report/texts.ts';

/** What the desk says of itself. Claims are written by the frames, never here. */
export const deskTexts = {
  begun: localText(
    'The evidence is ready: {facts} figures, {readings} readings, {spans} passages.',
    '资料已备齐：{facts} 个数值、{readings} 条判断、{spans} 段原文。',
    '資料已備齊：{facts} 個數值、{readings} 條判斷、{spans} 段原文。',
  ),
  resumed: localText('Resumed where it stopped.', '从中断处继续。', '從中斷處繼續。'),
  working: localText('{voice} is at work.', '{voice}开始工作。', '{voice}開始工作。'),
  finished: localText(
    '{voice}: {kept} of {made} claims kept.',
    '{voice}：{made} 条论据中保留 {kept} 条。',
    '{voice}：{made} 條論據中保留 {kept} 條。',
  ),
  silent: localText('{voice} abstains.', '{voice}弃权。', '{voice}棄權。'),
  argued: localText(
    'Round {round}: {points} points.',
    '第 {round} 轮：{points} 个论点。',
    '第 {round} 輪：{points} 個論點。',
  ),
  attacked: localText(
    'The risk officer objects to {count} claims.',
    '风险官质疑 {count} 条论据。',
    '風險主任質疑 {count} 條論據。',
  ),
  written: localText('The memo is written.', '备忘录已写成。', '備忘錄已寫成。'),
  writtenByRules: localText(
    'The memo is written by rules, without a language model.',
    '备忘录已按规则写成，未使用语言模型。',
    '備忘錄已按規則寫成，未使用語言模型。',
  ),
  hindsight: localText(
    'The model may know what came after this date. The memo enters no record and weighs nothing.',
    '语言模型可能知道该日期之后发生的事。本备忘录不计入记录，也不影响权重。',
    '語言模型可能知道該日期之後發生的事。本備忘錄不計入紀錄，也不影響權重。',
  ),
  chanceWhy: localText(
    'An opinion of an analyst of the desk, written by a language model and scored at its horizon.',
    '研究台分析师的观点，由语言模型给出，到期后评分。',
    '研究台分析員的觀點，由語言模型給出，到期後評分。',
  ),
  weightWhy: localText(
    'How much the opinion counts by its settled record.',
    '按已结算记录计算的权重。',
    '按已結算紀錄計算的權重。',
  ),
  chanceSource: localText('Opinions of the research desk', '研究台观点', '研究台觀點'),
};

export const voiceNames: Readonly<Record<DeskVoice, LocalText>> = {
  fundamentals: localText('Fundamentals', '基本面', '基本面'),
  technical: localText('Technical', '技术面', '技術面'),
  events: localText('Events and news', '事件与新闻', '事件與新聞'),
  macro: localText('Macro', '宏观', '宏觀'),
  'on-chain': localText('On-chain', '链上', '鏈上'),
  bull: localText('Bull', '多方', '好方'),
  bear: localText('Bear', '空方', '淡方'),
  risk: localText('Risk officer', '风险官', '風險主任'),
  chair: localText('Chair', '主席', '主席'),
};

/** Headings a memo may have; a model chooses among them and writes none. */
export const memoHeadings: Readonly<Record<string, LocalText>> = {
  conclusion: localText('Conclusion', '结论', '結論'),
  for: localText('What speaks for it', '支持理由', '支持理由'),
  against: localText('What speaks against it', '反对理由', '反對理由'),
  valuation: localText('Value and price', '价值与价格', '價值與價格'),
  business: localText('Business and filings', '业务与公告', '業務與公告'),
  market: localText('Price and market', '价格与市场', '價格與市場'),
  risks: localText('Risks', '风险', '風險'),
  open: localText('What stays open', '尚未解决', '尚未解決'),
};

export const memoTitles = {
  same: localText('{name}: {rating}, as the rules say', '{name}：{rating}，与规则一致', '{name}：{rating}，與規則一致'),
  above: localText(
    '{name}: {rating}, one notch above the rules',
    '{name}：{rating}，比规则高一级',
    '{name}：{rating}，比規則高一級',
  ),
  below: localText(
    '{name}: {rating}, one notch below the rules',
    '{name}：{rating}，比规则低一级',
    '{name}：{rating}，比規則低一級',
  ),
  none: localText('{name}: no rating', '{name}：暂无评级', '{name}：暫無評級'),
};

/** What a title adds where the desk did not come to its own memo. */
export const memoEnds = {
  failed: localText(
    '{title} (the desk came to no memo of its own)',
    '{title}（研究台未能写成备忘录）',
    '{title}（研究台未能寫成備忘錄）',
  ),
  stopped: localText('{title} (stopped before the end)', '{title}（中途停止）', '{title}（中途停止）'),
};

export const dissentReasons = {
  noRule: localText(
    'The rules give no rating, so the desk gives none.',
    '规则未给出评级，研究台也不给出。',
    '規則未給出評級，研究台也不給出。',
  ),
  notch: localText(
    'The desk may differ from the rules by one notch.',
    '研究台与规则最多相差一级。',
    '研究台與規則最多相差一級。',
  ),
  tooFew: localText(
    'Fewer than three supported claims outside of what the rules read.',
    '规则未读取的、有依据的论据不足三条。',
    '規則未讀取的、有依據的論據不足三條。',
  ),
  noQuote: localText(
    'None of the claims that move the rating quotes a document.',
    '改变评级的论据均未引用文件。',
    '改變評級的論據均未引用文件。',
  ),
};

const faults = {
  noModel: localText(
    'The desk needs a language model: set one up in Settings, AI providers. Until then there are the numbers-only report and a memo written by rules.',
    '研究台需要语言模型：请在“设置 › AI 服务”中添加。在此之前可使用纯数字报告和按规则写成的备忘录。',
    '研究台需要語言模型：請在「設定 › AI 服務」中新增。在此之前可使用純數字報告和按規則寫成的備忘錄。',
  ),
  unusableKey: localText(
    'The key of your language model cannot be used. Enter it again in Settings, AI providers, or choose another model.',
    '无法使用你的语言模型密钥。请在“设置 › AI 服务”中重新输入，或选择其他模型。',
    '無法使用你的語言模型密鑰。請在「設定 › AI 服務」中重新輸入，或選擇其他模型。',
  ),
  noReport: localText(
    'The desk argues about a finished report, and there is none on this instrument yet. Write one first.',
    '研究台以已完成的报告为依据，该标的尚无报告。请先生成报告。',
    '研究台以已完成的報告為依據，該標的尚無報告。請先生成報告。',
  ),
  noDocuments: localText(
    'No document about this instrument is in your library. The desk fetches its latest filings where a source has them; add others here.',
    '文件库中没有该标的的文件。如有数据源提供，研究台会自行读取其最新申报文件；其他文件请在此添加。',
    '文件庫中沒有該標的的文件。如有數據來源提供，研究台會自行讀取其最新申報文件；其他文件請在此加入。',
  ),
  unread: localText(
    '{why} Only what could be read is quoted.',
    '{why}只引用能够读取的内容。',
    '{why}只引用能夠讀取的內容。',
  ),
  silent: localText(
    '{voice} gave nothing that the facts support, and abstains.',
    '{voice}未给出任何有依据的内容，弃权。',
    '{voice}未給出任何有依據的內容，棄權。',
  ),
  twoSilent: localText(
    '{count} analysts gave nothing that the facts support, too many for a debate. The memo is written by rules.',
    '有 {count} 位分析师未给出内容，研究台以按规则写成的备忘录结束。',
    '有 {count} 位分析員未給出內容，研究台以按規則寫成的備忘錄結束。',
  ),
  unheard: localText(
    '{count} analysts could not be heard, too many for a debate. {why} The memo is written by rules.',
    '有 {count} 位分析师未能作答，无法进行辩论。{why}备忘录已按规则写成。',
    '有 {count} 位分析員未能作答，無法進行辯論。{why}備忘錄已按規則寫成。',
  ),
  unquoted: localText(
    'The documents kept about this instrument are not quoted without a language model.',
    '未使用语言模型时，不引用该标的的已存文件。',
    '未使用語言模型時，不引用該標的的已存文件。',
  ),
  chairSilent: localText(
    'The chair wrote no memo that the facts support; it was written by rules from the claims that were kept.',
    '主席未写出有依据的备忘录，已按规则用保留的论据写成。',
    '主席未寫出有依據的備忘錄，已按規則用保留的論據寫成。',
  ),
  budget: localText(
    'The limit of this run is reached: {used} of {limit} tokens are used or needed for the next request. What is done is kept.',
    '已达到本次运行的上限：{limit} 个词元中已用或下一次请求将用 {used} 个。已完成的内容保留。',
    '已達到本次運行的上限：{limit} 個詞元中已用或下一次請求將用 {used} 個。已完成的內容保留。',
  ),
  stopped: localText(
    'Stopped at your request. What was done is kept, and the memo is written by rules.',
    '已按要求停止。已完成的内容保留，备忘录按规则写成。',
    '已按要求停止。已完成的內容保留，備忘錄按規則寫成。',
  ),
};

/** A fault of the desk itself, in words. */
export function deskFault(
  kind: keyof typeof faults,
  remedies: readonly DeskRemedy[],
  by: DeskVoice | null = null,
  slots: Readonly<Record<string, string | LocalText>> = {},
): DeskFault {
  // Kinds of the wire are spelled with dashes.
  const spelled = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { by, kind: spelled, text: fillText(faults[kind], slots), remedies };
}

/** Why nobody can be asked: no model is set up, its key cannot be used, or its money for the month is spent. */
export function missingModel(instead: 'budget' | 'key' | null, budget?: MonthBudget): DeskFault {
  if (instead === 'budget' && budget !== undefined) {
    return {
      by: null,
      kind: 'used-up',
      text: monthUsedText(budget),
      remedies: ['settings', 'other-model', 'built-in'],
    };
  }
  return deskFault(instead === 'key' ? 'unusableKey' : 'noModel', ['settings', 'built-in']);
}

/** A fault of the language model, as the desk shows it. */
export function modelFault(by: DeskVoice, { kind, text }: Pick<ModelFault, 'kind' | 'text'>): DeskFault {
  const needsSettings = kind === 'needs-key' || kind === 'no-credit' || kind === 'used-up';
  return { by, kind, text, remedies: [needsSettings ? 'settings' : 'retry', 'other-model', 'built-in'] };
}
