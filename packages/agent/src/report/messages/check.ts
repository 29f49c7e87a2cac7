import { localText } from '@plumbline/model/local-text';

/** Why the checker took a figure back. */
export const checkTexts = {
  noSource: localText(
    'Withheld: it cites a source that is not in this report.',
    '已撤下：其来源不在本报告中。',
    '已撤下：其來源不在本報告中。',
  ),
  later: localText(
    'Withheld: it was published after the date of this report.',
    '已撤下：其公布日期晚于报告日期。',
    '已撤下：其公佈日期晚於報告日期。',
  ),
  otherRealm: localText(
    'Withheld: it comes from the simulated market and this report does not.',
    '已撤下：它来自合成市场，而本报告不是。',
    '已撤下：它來自合成市場，而本報告不是。',
  ),
  noCurrency: localText(
    'Withheld: an amount without its currency says nothing.',
    '已撤下：没有货币的金额没有意义。',
    '已撤下：沒有貨幣的金額沒有意義。',
  ),
  notReproduced: localText(
    'Withheld: computing it again did not give the same value.',
    '已撤下：重新计算得不到相同数值。',
    '已撤下：重新計算得不到相同數值。',
  ),
  conflict: localText(
    'Two sources give values more than one percent apart; the report goes by the first.',
    '两个来源的数值相差超过百分之一；本报告采用前者。',
    '兩個來源的數值相差超過百分之一；本報告採用前者。',
  ),
  sentenceWithheld: localText(
    'Sentences whose figures could not be confirmed were left out.',
    '数值无法核实的句子已被略去。',
    '數值無法核實的句子已被略去。',
  ),
  contradicted: localText(
    'Sentences that contradicted a figure, a chart or another sentence of this report were left out.',
    '与本报告的数值、图表或其他句子相矛盾的句子已被略去。',
    '與本報告的數值、圖表或其他句子互相矛盾的句子已被略去。',
  ),
  ratingContradicted: localText(
    'Not rated: the rating contradicted the figures beside it.',
    '不予评级，评级与所列数值相矛盾。',
    '不予評級，評級與所列數值互相矛盾。',
  ),
  withheldWhat: localText('Withheld sentences', '已撤下的句子', '已撤下的句子'),
  withheldWhy: localText(
    'Left out because they contradicted a figure, a chart or another sentence of this report: {count}.',
    '因与本报告的数值、图表或其他句子相矛盾而略去：{count} 句。',
    '因與本報告的數值、圖表或其他句子互相矛盾而略去：{count} 句。',
  ),
  sectionMissing: localText('The section could not be written.', '该部分未能生成。', '該部分未能產生。'),
  ratingWithheld: localText(
    'Not rated: a figure that the rating stands on could not be reproduced.',
    '不予评级，评级所依据的数值无法复算。',
    '不予評級，評級所依據的數值無法複算。',
  ),
} as const;
