import { defineMetric } from '@plumbline/model/define-metric';
import { localText } from '@plumbline/model/local-text';
import { leastSquares } from '../../statistics/algebra/least-squares.ts';
import { noShares } from '../../pricing/discounting/refusals.ts';
import type { FormulaFunction } from '../../facts/formula.ts';
import { allNumbers, numberArgument } from '../../facts/formula-arguments.ts';
import { namedNumbers } from '../valuation-inputs.ts';
import type { ValuationModel } from '../valuation.ts';
import { enterpriseMultipleValue, enterpriseNames } from './own-multiples.ts';

/** What a company is paid for one unit of an amount, and the two things that should explain it. */
export interface PeerMultiple {
  readonly multiple: number;
  /** Fractions a year. */
  readonly growth: number;
  readonly returnOnCapital: number;
}

/** A plane through fewer points would fit whatever they say. */
const fewestPeers = 6;
const perPeer = 3;
const names = ['multiple', 'perShare'] as const;

const tooFew = localText(
  'Fewer than six comparable companies have this multiple, growth and return on capital on record.',
  '具备该倍数、增速与资本回报率数据的可比公司不足六家。',
  '具備該倍數、增長與資本回報率數據的可比公司不足六家。',
);

/**
 * The multiple that a company deserves by its own growth and return on capital, read off the plane that fits its peers
 * best: multiple = a + b growth + c return (least squares). A peer with more growth may be dear for a reason; this takes
 * the reason out. NaN with fewer than six peers, when they do not differ enough to tell, or when the plane runs below 0.
 */
export function regressionMultiple(
  own: { readonly growth: number; readonly returnOnCapital: number },
  peers: readonly PeerMultiple[],
): number {
  if (peers.length < fewestPeers) return Number.NaN;
  const columns = [
    new Float64Array(peers.length).fill(1),
    Float64Array.from(peers, ({ growth }) => growth),
    Float64Array.from(peers, ({ returnOnCapital }) => returnOnCapital),
  ];
  const fit = leastSquares(
    columns,
    Float64Array.from(peers, ({ multiple }) => multiple),
  );
  if (fit === null) return Number.NaN;
  const [base, byGrowth, byReturn] = fit.coefficients;
  const multiple = base + byGrowth * own.growth + byReturn * own.returnOnCapital;
  return multiple > 0 ? multiple : Number.NaN;
}

function peersOf(numbers: readonly number[]): readonly PeerMultiple[] {
  return Array.from({ length: Math.floor(numbers.length / perPeer) }, (_, i) => ({
    multiple: numbers[i * perPeer],
    growth: numbers[i * perPeer + 1],
    returnOnCapital: numbers[i * perPeer + 2],
  }));
}

/** The plane read at a company: one function for each multiple, so that a receipt says which. */
function planeFunction(name: string): FormulaFunction {
  return {
    name,
    args: ['growth', 'returnOnCapital', 'multiplesGrowthsReturns…'],
    call: (growth, returnOnCapital, ...rest) =>
      regressionMultiple(
        {
          growth: numberArgument(growth, 'growth'),
          returnOnCapital: numberArgument(returnOnCapital, 'returnOnCapital'),
        },
        peersOf(allNumbers(rest)),
      ),
    refuses: (_, __, ...rest) => (allNumbers(rest).length < fewestPeers * perPeer ? tooFew : null),
  };
}

export const peerMultiples: ValuationModel = {
  id: 'peer-multiples',
  title: localText('Multiples of peers', '可比公司估值', '可比公司估值'),
  tex: String.raw`\hat m = a + b\,g + c\,ROIC`,
  source: 'Damodaran, Investment Valuation, 3rd edition, chapters 17 and 18',
  assumptions: [],
  outputs: [
    defineMetric(
      'peerMultiple',
      'multiple',
      ['Multiple by growth and return', '按增速与回报的合理倍数', '按增長與回報的合理倍數'],
      [
        'What peers with the same growth and return on capital are paid for one unit of the amount.',
        '具有相同增速与资本回报率的可比公司所获的倍数。',
        '具有相同增長與資本回報率的可比公司所獲的倍數。',
      ],
    ),
    defineMetric(
      'peerMultipleValue',
      'moneyPerShare',
      ['Value at the multiple of peers', '按可比公司倍数的价值', '按可比公司倍數的價值'],
      [
        'What one share would cost if paid as its peers are.',
        '按可比公司倍数计算的每股价格。',
        '按可比公司倍數計算的每股價格。',
      ],
    ),
    defineMetric(
      'peerEnterpriseMultiple',
      'multiple',
      ['EV multiple by growth and return', '按增速与回报的合理企业价值倍数', '按增長與回報的合理企業價值倍數'],
      [
        'What the whole business of peers with the same growth and return on capital is paid for one unit of EBITDA.',
        '具有相同增速与资本回报率的可比公司，每单位 EBITDA 对应的企业价值。',
        '具有相同增長與資本回報率的可比公司，每單位 EBITDA 對應的企業價值。',
      ],
    ),
    defineMetric(
      'peerEnterpriseMultipleValue',
      'moneyPerShare',
      ['Value at the EV multiple of peers', '按可比公司企业价值倍数的价值', '按可比公司企業價值倍數的價值'],
      [
        'What one share would cost if the business were paid as those of its peers are, after its net debt.',
        '整个业务按可比公司倍数定价并扣除净负债后的每股价格。',
        '整個業務按可比公司倍數定價並扣除淨負債後的每股價格。',
      ],
    ),
  ],
  functions: [
    planeFunction('peerMultiple'),
    {
      name: 'peerMultipleValue',
      args: names,
      call: (...values) => {
        const { multiple, perShare } = namedNumbers(names, values);
        return multiple * perShare;
      },
    },
    planeFunction('peerEnterpriseMultiple'),
    {
      name: 'peerEnterpriseMultipleValue',
      args: enterpriseNames,
      call: (...values) => enterpriseMultipleValue(namedNumbers(enterpriseNames, values)),
      refuses: (...values) => (namedNumbers(enterpriseNames, values).shares > 0 ? null : noShares),
    },
  ],
  applies: (inputs) => ((inputs.get('peers') ?? 0) >= fewestPeers ? null : tooFew),
};
