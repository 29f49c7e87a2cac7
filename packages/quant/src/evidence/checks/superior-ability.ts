import { localText } from '@plumbline/model/local-text';
import { mean } from '../../statistics/moments.ts';
import { superiorPredictiveAbility } from '../../statistics/superior-predictive-ability.ts';
import type { EvidenceCheck } from '../check.ts';
import { settings, thresholds } from '../thresholds.ts';

export const superiorAbilityCheck: EvidenceCheck = {
  id: 'superior-ability',
  order: 120,
  concern: 'luck',
  label: localText('Against cash and market', '相对现金与市场', '相對現金與市場'),
  question: localText(
    'Does the best of all settings beat cash, and holding as much of the market all the time, by more than luck?',
    '所有参数组中最好的，是否显著优于现金以及以同等平均仓位一直持有？',
    '所有參數組中最好的，是否顯著優於現金以及以同等平均倉位一直持有？',
  ),
  says: {
    leads: localText(
      'Were all {settings} settings without an edge, their best would still beat cash as clearly as here with a probability of {pCash}, and the market held at {exposure} throughout with {pMarket}.',
      '若 {settings} 组参数都没有优势，其中最好的一组仍有 {pCash} 的概率同样明显地跑赢现金，有 {pMarket} 的概率跑赢以 {exposure} 仓位一直持有的市场。',
      '若 {settings} 組參數都沒有優勢，其中最好的一組仍有 {pCash} 的概率同樣明顯地跑贏現金，有 {pMarket} 的概率跑贏以 {exposure} 倉位一直持有的市場。',
    ),
    change: localText(
      'A lead over both that would arise by luck in fewer than 5 of 100 histories.',
      '同时领先两者，且偶然出现的概率低于 5%。',
      '同時領先兩者，且偶然出現的概率低於 5%。',
    ),
  },
  unit: 'fraction',
  decimals: 1,
  method: localText(
    'Hansen’s consistent p-value over all compared settings, stationary bootstrap: the larger of cash and of the market held at the average exposure. Failed on cash alone.',
    '对全部比较过的参数计算 Hansen 一致 p 值，平稳自助法：取以现金为基准与以平均仓位持有市场为基准两者中的较大值。仅以现金为基准判定不通过。',
    '對全部比較過的參數計算 Hansen 一致 p 值，平穩自助法：取以現金為基準與以平均倉位持有市場為基準兩者中的較大值。僅以現金為基準判定不通過。',
  ),
  evaluate: ({ base, candidates, market, seed }) => {
    const { returns } = candidates();
    const { exposure } = base();
    const share = mean(exposure);
    const options = {
      paths: settings.predictivePaths,
      blockLength: Math.min(settings.blockLength, returns[0].length),
      seed,
    };
    const pCash = superiorPredictiveAbility(returns, null, options).consistent;
    // Compared settings may begin later than the strategy itself; all end together.
    const held = market()
      .subarray(-returns[0].length)
      .map((value) => value * share);
    const pMarket = superiorPredictiveAbility(returns, held, options).consistent;
    const { fail } = thresholds['superior-ability'];
    const worse = Number.isNaN(pMarket) ? pCash : Math.max(pCash, pMarket);
    const isOnlyMarket = worse > fail && pCash <= fail;
    return {
      value: worse,
      ...(isOnlyMarket ? { status: 'watch' as const } : {}),
      say: 'leads',
      figures: { pCash, pMarket, exposure: share, settings: returns.length, resamples: settings.predictivePaths },
    };
  },
};
