import { localText } from '@plumbline/model/local-text';
import { crossValidate } from '../../engine/sweep/cross-validation.ts';
import type { EvidenceCheck, Finding } from '../check.ts';
import { settings, thresholds } from '../thresholds.ts';

function nothingChosen(count: number, say: 'nothingChosen' | 'still' = 'nothingChosen'): Finding {
  return {
    value: Number.NaN,
    say,
    figures: { settings: count },
  };
}

export const overfittingCheck: EvidenceCheck = {
  id: 'overfitting',
  order: 110,
  concern: 'luck',
  label: localText('Overfit probability', '过拟合概率', '過擬合概率'),
  question: localText(
    'How often is the winner no better than the middle where it was not chosen?',
    '优胜者在未参与选择的数据上沦为中下游的概率有多大？',
    '優勝者在未參與選擇的數據上淪為中下游的概率有多大？',
  ),
  says: {
    change: localText(
      'Fewer or simpler settings, or a longer history, until the winner stays in the better half elsewhere.',
      '更少、更简单的参数或更长的历史，直到优胜者在别处仍处于前一半。',
      '更少、更簡單的參數或更長的歷史，直到優勝者在別處仍處於前一半。',
    ),
    nothingChosen: localText(
      'There is nothing to choose between, or too little history to cut in blocks.',
      '没有可供选择的参数组，或历史太短无法分块。',
      '沒有可供選擇的參數組，或歷史太短無法分塊。',
    ),
    still: localText(
      'No setting moved the account, so there is nothing to choose between.',
      '没有一组参数让账户变动过，无从选择。',
      '沒有一組參數讓賬戶變動過，無從選擇。',
    ),
    alike: localText(
      'Chosen on half of {blocks} blocks, the best of {settings} settings ranks in the worse half on the others with a probability of {confidence}, but loses money in only {loss} of the splits: the settings are alike.',
      '在 {blocks} 块历史的一半上选出 {settings} 组中最好的一组，它在另一半排名靠后（后 50%）的概率为 {confidence}，但只在 {loss} 的划分中亏损：各组参数相近。',
      '在 {blocks} 塊歷史的一半上選出 {settings} 組中最好的一組，它在另一半排名靠後（後 50%）的概率為 {confidence}，但只在 {loss} 的劃分中虧損：各組參數相近。',
    ),
    worseHalf: localText(
      'Chosen on half of {blocks} blocks, the best of {settings} settings ranks in the worse half on the others with a probability of {confidence}, and loses money in {loss} of the splits.',
      '在 {blocks} 块历史的一半上选出 {settings} 组中最好的一组，它在另一半排名靠后（后 50%）的概率为 {confidence}，在 {loss} 的划分中亏损。',
      '在 {blocks} 塊歷史的一半上選出 {settings} 組中最好的一組，它在另一半排名靠後（後 50%）的概率為 {confidence}，在 {loss} 的劃分中虧損。',
    ),
  },
  unit: 'fraction',
  decimals: 0,
  method: localText(
    'Combinatorially symmetric cross-validation over contiguous blocks; watched, not failed, while the winner hardly ever loses elsewhere.',
    '以连续区块做组合对称交叉验证；若胜出者在其他区块几乎从不亏损，则列为关注而非不通过。',
    '以連續區塊做組合對稱交叉驗證；若勝出者在其他區塊幾乎從不虧損，則列為關注而非不通過。',
  ),
  evaluate: ({ candidates }) => {
    const { returns } = candidates();
    const blocks = settings.blocks;
    if (returns.length < 2 || returns[0].length < 2 * blocks) return nothingChosen(returns.length);
    if (returns.every((row) => row.every((value) => value === 0))) return nothingChosen(returns.length, 'still');
    const { probability, lossProbability, logits } = crossValidate(returns, blocks);
    const { pass } = thresholds.overfitting;
    // Where all settings are alike the winner is drawn at random among them, and no worse for it.
    const isHarmless = probability > pass && lossProbability <= 0.1;
    return {
      value: probability,
      ...(isHarmless ? { status: 'watch' as const } : {}),
      say: isHarmless ? 'alike' : 'worseHalf',
      figures: {
        confidence: probability,
        blocks,
        settings: returns.length,
        splits: logits.length,
        loss: lossProbability,
      },
    };
  },
};
