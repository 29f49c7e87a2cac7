import { localText } from '@plumbline/model/local-text';
import { percentile } from '../../statistics/percentile.ts';
import { annualSharpe } from '../candidates.ts';
import type { EvidenceCheck } from '../check.ts';
import { neighboursOf } from '../neighbours.ts';
import type { ComparedRun } from '../simulate.ts';

export const plateauCheck: EvidenceCheck = {
  id: 'plateau',
  order: 50,
  concern: 'fragility',
  label: localText('Parameter plateau', '参数平台', '參數平台'),
  question: localText('Do settings nearby do nearly as well?', '邻近的参数也差不多好吗？', '鄰近的參數也差不多好嗎？'),
  says: {
    change: localText(
      'A setting whose neighbours reach within 15% of its Sharpe ratio.',
      '选择邻近参数的夏普比率相差不超过 15% 的设置。',
      '選擇鄰近參數的夏普比率相差不超過 15% 的設定。',
    ),
    noParameter: localText('There is no parameter to move.', '没有可调整的参数。', '沒有可調整的參數。'),
    noGain: localText(
      'There is no gain whose surroundings could be looked at.',
      '没有盈利，无从考察其邻域。',
      '沒有盈利，無從考察其鄰域。',
    ),
    neighbours: localText(
      'Of {neighbours} settings nearby the middle one reaches {middleNeighbour} against {sharpe}, the worst {worstNeighbour}.',
      '{neighbours} 组邻近参数的中位夏普比率为 {middleNeighbour}，自身为 {sharpe}，最差为 {worstNeighbour}。',
      '{neighbours} 組鄰近參數的中位夏普比率為 {middleNeighbour}，自身為 {sharpe}，最差為 {worstNeighbour}。',
    ),
  },
  unit: 'fraction',
  decimals: 0,
  method: localText(
    'Middle Sharpe ratio of the settings up to a fifth away in one parameter, over the strategy’s own.',
    '单个参数上下变动至多五分之一的各组参数，其夏普比率的中位数除以策略原本的夏普比率。',
    '單個參數上下變動至多五分之一的各組參數，其夏普比率的中位數除以策略原本的夏普比率。',
  ),
  evaluate: ({ input, parameters, simulator, periodsPerYear }) => {
    const [own, ...neighbours] = simulator.compare([parameters, ...neighboursOf(input.spec, parameters)]);
    const ratioOf = ({ returns }: ComparedRun): number => annualSharpe(returns, periodsPerYear);
    const sharpe = ratioOf(own);
    if (neighbours.length === 0 || !(sharpe > 0)) {
      return {
        value: Number.NaN,
        say: neighbours.length === 0 ? 'noParameter' : 'noGain',
        figures: { sharpe, neighbours: neighbours.length },
      };
    }
    const ratios = Float64Array.from(neighbours, ratioOf);
    const middleNeighbour = percentile(ratios, 0.5);
    return {
      value: middleNeighbour / sharpe,
      say: 'neighbours',
      figures: { sharpe, neighbours: neighbours.length, middleNeighbour, worstNeighbour: Math.min(...ratios) },
    };
  },
};
