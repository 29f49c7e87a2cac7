import { localText } from '@plumbline/model/local-text';
import type { StrategyTemplate } from '../strategy-template.ts';

export const macdTrendTemplate: StrategyTemplate = {
  id: 'macd-trend',
  title: localText('MACD in an uptrend', '上升趋势中的 MACD', '上升趨勢中的 MACD'),
  family: 'trend',
  meaning: localText(
    'Buy when momentum turns up inside a long uptrend.',
    '长期上升趋势中动量转强时买入。',
    '長期升勢中動量轉強時買入。',
  ),
  weaknesses: [
    localText(
      'Sideways markets cost it one small loss after another.',
      '震荡市中会连续小额亏损。',
      '橫行市中會連續小額虧損。',
    ),
    localText(
      'It gets in late and gives back part of every move.',
      '入场较晚，每段行情都会回吐一部分。',
      '入場較遲，每段行情都會回吐一部分。',
    ),
  ],
  reference: 'Appel 1979',
  universes: ['usIndex', 'cnIndex', 'hkIndex', 'bitcoin'],
  rules: `setting trend = 200 from 50 to 300 step 1
buy when macd.macd crosses above macd.signal and close > sma(trend)
sell when macd.macd crosses below macd.signal
size 100% of equity`,
};
