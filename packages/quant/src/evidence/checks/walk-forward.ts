import { localText } from '@plumbline/model/local-text';
import { annualSharpe } from '../candidates.ts';
import type { EvidenceCheck, Finding } from '../check.ts';
import type { WalkedFolds } from '../walk-folds.ts';

function tooShort(): Finding {
  return {
    value: Number.NaN,
    say: 'tooShort',
    figures: {},
  };
}

function trained({ folds }: WalkedFolds): number {
  return folds.reduce((sum, { trainSharpe }) => sum + trainSharpe, 0) / folds.length;
}

export const walkForwardCheck: EvidenceCheck = {
  id: 'walk-forward',
  order: 90,
  concern: 'luck',
  label: localText('Walking forward', '滚动前推', '滾動前推'),
  question: localText(
    'Would following the recipe, choosing anew in every fold, have worked?',
    '若逐段重新选参并照做，结果会好吗？',
    '若逐段重新選參並照做，結果會好嗎？',
  ),
  says: {
    change: localText(
      'Folds whose best settings keep half of their Sharpe ratio in the year after.',
      '各折最优参数在其后一段保留一半以上的夏普比率。',
      '各折最優參數在其後一段保留一半以上的夏普比率。',
    ),
    tooShort: localText(
      'The history is too short to be walked through in folds.',
      '历史太短，无法分折推进检验。',
      '歷史太短，無法分折推進檢驗。',
    ),
    folds: localText(
      'Over {folds} folds the judged parts reach {rollingSharpe} rolling and {anchoredSharpe} anchored, against {trainSharpe} where chosen; {winningFolds} folds gained.',
      '{folds} 折样本外夏普比率滚动式为 {rollingSharpe}，锚定式为 {anchoredSharpe}，选参时为 {trainSharpe}；{winningFolds} 折盈利。',
      '{folds} 折樣本外夏普比率滾動式為 {rollingSharpe}，錨定式為 {anchoredSharpe}，選參時為 {trainSharpe}；{winningFolds} 折盈利。',
    ),
  },
  unit: 'fraction',
  decimals: 0,
  method: localText(
    'Sharpe ratio of the joined judged parts over the average one where chosen; the lower of rolling and anchored folds.',
    '各检验段拼接后的夏普比率，除以各选参段的平均夏普比率；取滚动与锚定两种分段中的较低者。',
    '各檢驗段拼接後的夏普比率，除以各選參段的平均夏普比率；取滾動與錨定兩種分段中的較低者。',
  ),
  evaluate: ({ walk, periodsPerYear }) => {
    const rolling = walk(false);
    const anchored = walk(true);
    if (rolling === null || anchored === null) return tooShort();
    const rollingSharpe = annualSharpe(rolling.returns, periodsPerYear);
    const anchoredSharpe = annualSharpe(anchored.returns, periodsPerYear);
    const keptRolling = trained(rolling) > 0 ? rollingSharpe / trained(rolling) : 0;
    const keptAnchored = trained(anchored) > 0 ? anchoredSharpe / trained(anchored) : 0;
    return {
      value: Math.min(keptRolling, keptAnchored),
      say: 'folds',
      figures: {
        folds: rolling.folds.length,
        rollingSharpe,
        anchoredSharpe,
        trainSharpe: trained(rolling),
        winningFolds: rolling.folds.filter(({ testReturn }) => testReturn > 0).length,
      },
    };
  },
};
