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
      'The best of {settings} settings beats cash with {pCash} of luck, and the market held at {exposure} all the time with {pMarket}.',
      '{settings} 组中最好的一组，优于现金的偶然概率为 {pCash}，优于以 {exposure} 仓位一直持有市场的偶然概率为 {pMarket}。',
      '{settings} 組中最好的一組，優於現金的偶然概率為 {pCash}，優於以 {exposure} 倉位一直持有市場的偶然概率為 {pMarket}。',
    ),
    change: localText(
      'A lead over both that would arise by luck in fewer than 5 of 100 histories.',
      '同时领先两者，且偶然出现的概率低于 5%。',
      '同時領先兩者，且偶然出現的概率低於 5%。',
    ),
  },
  unit: 'fraction',
  decimals: 1,
  method:
    'Hansen’s consistent p-value over all compared settings, stationary bootstrap: the larger of cash and of the market held at the average exposure. Failed on cash alone.',
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
    const held = market().map((value) => value * share);
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
