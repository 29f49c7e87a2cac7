import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const timeSeriesMomentumTemplate: StrategyTemplate = {
  id: 'time-series-momentum',
  title: localText('Time-series momentum', '时间序列动量', '時間序列動量'),
  family: 'trend',
  meaning: localText(
    'Hold what has risen over a year, sized to one level of risk.',
    '持有过去一年上涨的标的，按统一风险水平定仓位。',
    '持有過去一年上升的標的，按統一風險水平定倉位。',
  ),
  weaknesses: [
    localText(
      'Momentum crashes when a falling market turns up sharply.',
      '下跌市场急速反转时动量会崩溃。',
      '跌市急速反彈時動量會崩潰。',
    ),
    localText(
      'It gets in late and gives back part of every move.',
      '入场较晚，每段行情都会回吐一部分。',
      '入場較遲，每段行情都會回吐一部分。',
    ),
  ],
  reference: 'Moskowitz, Ooi and Pedersen 2012',
  universes: ['usIndex', 'cnIndex', 'hkIndex', 'bitcoin'],
  rules: `setting months = 252 from 60 to 300 step 1
setting risk = 0.15 from 0.05 to 0.4 step 0.01
buy when rocp(months) > 0
sell when rocp(months) < 0
size by risk / yang_zhang(60) up to 100%`,
};
