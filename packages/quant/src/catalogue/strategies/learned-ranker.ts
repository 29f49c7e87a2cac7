import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const learnedRankerTemplate: StrategyTemplate = {
  id: 'learned-ranker',
  title: localText('Learned ranker', '机器学习排序', '機器學習排序'),
  family: 'multi-factor',
  meaning: localText(
    'Each month hold the best by a ridge regression that is taught again each horizon, only by returns complete by then.',
    '每月持有岭回归得分最高者，模型每隔一个前瞻期重新学习，只用当时已经完整的收益。',
    '每月持有嶺迴歸得分最高者，模型每隔一個前瞻期重新學習，只用當時已經完整的回報。',
  ),
  weaknesses: [
    localText(
      'Past prices foretell little; on most lists it learns noise. Each setting counts as twenty tries: four penalties on five folds.',
      '历史价格的预测力很弱，多数名单上学到的只是噪声。每组参数按二十次尝试计入：四档惩罚乘五折。',
      '歷史價格的預測力很弱，多數名單上學到的只是雜訊。每組參數按二十次嘗試計入：四檔懲罰乘五折。',
    ),
    localText(
      'It trades nothing until it has enough dates to learn from, and forgets what is older than its memory.',
      '样本日期不足时不作交易，早于记忆长度的经验会被遗忘。',
      '樣本日期不足時不作交易，早於記憶長度的經驗會被遺忘。',
    ),
    localText(
      'Its list was chosen with knowledge of today; use dated membership before believing it.',
      '标的名单以今天的眼光选定，应改用历史成分再下结论。',
      '標的名單以今天的眼光選定，應改用歷史成份再下結論。',
    ),
  ],
  reference: 'Gu, Kelly and Xiu 2020; López de Prado 2018',
  universes: ['usLarge', 'cnLarge', 'hkLarge', 'coins'],
  rules: `setting horizon = 21 from 5 to 63 step 1
setting memory = 504 from 252 to 1260 step 21
buy when volume > 0
each month hold 5 highest by ridge_rank(close / close[5], close / close[21], close[21] / close[126], close[21] / close[252], yang_zhang(60), rsi(14), horizon: horizon, memory: memory)
size 20% of equity`,
};
