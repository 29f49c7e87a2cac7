import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { energyShareAssumption, powerPriceAssumption } from '../../facts/assumptions.ts';
import { firstNotAboveZero, namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';

const names = ['hashRate', 'joulesPerHash', 'powerPrice', 'coinsPerDay', 'energyShare'] as const;
const joulesPerKilowattHour = 3.6e6;
const secondsPerDay = 86_400;

/**
 * What it costs miners to make one coin: the energy of a day's hashes at `powerPrice` per kilowatt-hour, over the coins
 * of the day, over the share of all costs that energy is. hashRate: hashes a second; energyShare: 0..1. Money per coin;
 * NaN when no coins are made or the share is not above zero. A floor that gives way: difficulty follows the price down.
 */
export function productionCostOf(inputs: Readonly<Record<(typeof names)[number], number>>): number {
  const { hashRate, joulesPerHash, powerPrice, coinsPerDay, energyShare } = inputs;
  if (!(coinsPerDay > 0) || !(energyShare > 0)) return Number.NaN;
  const kilowattHours = (hashRate * joulesPerHash * secondsPerDay) / joulesPerKilowattHour;
  return (kilowattHours * powerPrice) / coinsPerDay / energyShare;
}

export const productionCost: ValuationModel = {
  id: 'production-cost',
  title: localText('Cost of production', '生产成本', '生產成本'),
  tex: String.raw`\frac{H\,e\,\cdot 86400 \cdot p}{3.6\times10^{6}\; C\, s}`,
  source: 'Hayes, Bitcoin price and its marginal cost of production, Applied Economics Letters 2019',
  assumptions: [energyShareAssumption, powerPriceAssumption],
  outputs: [
    defineMetric(
      'productionCost',
      'price',
      ['Cost of production', '生产成本', '生產成本'],
      [
        'What it costs miners to make one coin: a model of the supply side, not a value.',
        '矿工生产一枚币的成本，是供给端模型，而非估值。',
        '礦工生產一枚幣的成本，是供給端模型，而非估值。',
      ],
    ),
  ],
  functions: [
    { name: 'productionCost', args: names, call: (...values) => productionCostOf(namedNumbers(names, values)) },
  ],
  applies: (inputs) =>
    firstNotAboveZero(inputs, [
      [
        'hashRate',
        localText(
          'No source has the computing power and its energy use in data form, or the coin is not mined.',
          '没有来源以数据形式提供算力与能耗，或该币无需挖矿。',
          '沒有來源以數據形式提供算力與能耗，或該幣無需挖礦。',
        ),
      ],
    ]),
};
