import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { figure, paragraph } from '../../report/paragraph.ts';
import type { Frame } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { refusal } from '../refusals.ts';
import { checked, nameOfFact, ofOwner, whenOf } from './naming.ts';
import { checkFigure } from './repeated.ts';

interface Band {
  readonly holds: (value: number) => boolean;
  readonly text: LocalText;
}

const any = (): boolean => true;
const one = (over: LocalText, under: LocalText): readonly Band[] => [
  { holds: (value) => value > 1, text: over },
  { holds: (value) => value < 1, text: under },
];
const z = (safe: string, safeAt: number, distress: string, distressAt: number): readonly Band[] => [
  {
    holds: (value) => value > safeAt,
    text: localText(
      `above ${safe}, which the score calls safe`,
      `高于 ${safe}，按该评分属安全`,
      `高於 ${safe}，按該評分屬安全`,
    ),
  },
  {
    holds: (value) => value < distressAt,
    text: localText(
      `below ${distress}, which the score calls distress`,
      `低于 ${distress}，按该评分属困境`,
      `低於 ${distress}，按該評分屬困境`,
    ),
  },
  {
    holds: any,
    text: localText(
      `between ${distress} and ${safe}, which the score leaves open`,
      `介于 ${distress} 与 ${safe} 之间，按该评分未有定论`,
      `介乎 ${distress} 與 ${safe} 之間，按該評分未有定論`,
    ),
  },
];

/** How figures of a kind are commonly read, by published marks. */
const bands: readonly (readonly [RegExp, readonly Band[]])[] = [
  [
    /^rsi\d+$/,
    [
      {
        holds: (value) => value > 70,
        text: localText('above 70, commonly read as overbought', '高于 70，通常视为超买', '高於 70，一般視為超買'),
      },
      {
        holds: (value) => value < 30,
        text: localText('below 30, commonly read as oversold', '低于 30，通常视为超卖', '低於 30，一般視為超賣'),
      },
      {
        holds: any,
        text: localText(
          'between 30 and 70, commonly read as neither overbought nor oversold',
          '介于 30 与 70 之间，通常视为既非超买也非超卖',
          '介乎 30 與 70 之間，一般視為既非超買亦非超賣',
        ),
      },
    ],
  ],
  [/^altmanZ$/, z('2.99', 2.99, '1.81', 1.81)],
  [/^altmanZPrivate$/, z('2.90', 2.9, '1.23', 1.23)],
  [/^altmanZService$/, z('2.60', 2.6, '1.10', 1.1)],
  [
    /^currentRatio$/,
    one(
      localText(
        'above one: current assets exceed current liabilities',
        '大于一：流动资产多于流动负债',
        '大於一：流動資產多於流動負債',
      ),
      localText(
        'below one: current liabilities exceed current assets',
        '小于一：流动负债多于流动资产',
        '小於一：流動負債多於流動資產',
      ),
    ),
  ],
  [
    /^(?:beta|adjustedBeta)$/,
    one(
      localText('above one: it has moved more than the market', '大于一：波动大于大盘', '大於一：波動大於大市'),
      localText('below one: it has moved less than the market', '小于一：波动小于大盘', '小於一：波動小於大市'),
    ),
  ],
  [
    /^interestCover$/,
    one(
      localText('above one: profit covers the interest', '大于一：利润足以支付利息', '大於一：溢利足以支付利息'),
      localText(
        'below one: profit does not cover the interest',
        '小于一：利润不足以支付利息',
        '小於一：溢利不足以支付利息',
      ),
    ),
  ],
  [
    /^payoutRatio$/,
    one(
      localText(
        'above the whole profit: more is paid than is earned',
        '超过全部利润：派付多于所得',
        '超過全部溢利：派付多於所得',
      ),
      localText('less than the whole profit', '低于全部利润', '低於全部溢利'),
    ),
  ],
];

const bandOf = ({ metric, value }: Fact): Band | null => {
  const known = bands.find(([kind]) => kind.test(metric))?.[1] ?? [];
  return value === null ? null : (known.find(({ holds }) => holds(value)) ?? null);
};

/** What a figure means by a published mark: the adjectives are the rule's, never the model's. */
export const ruleFrame: Frame = {
  id: 'rule',
  takes:
    'how a figure is commonly read by a published mark, which the product knows: of rsi14, altmanZ, currentRatio, beta, interestCover, payoutRatio. handles: [one], subject, metric',
  fields: ofFigures,
  most: 1,
  check(claim, scope) {
    const { period: _period, ...timeless } = claim;
    const wrong = checkFigure(timeless, claim.handles[0], scope);
    if (wrong !== null) return wrong;
    const fact = checked(claim.handles[0], scope);
    return bandOf(fact) === null ? refusal('metric', `{${fact.id}}`) : null;
  },
  write(claim, scope) {
    const fact = checked(claim.handles[0], scope);
    return paragraph(
      localText(
        '{label}{of}{when} is {value}, {band}.',
        '{of}{when}{label}为 {value}，{band}。',
        '{of}{when}{label}為 {value}，{band}。',
      ),
      {
        label: nameOfFact(fact),
        of: ofOwner(fact, scope),
        when: whenOf(fact, scope),
        value: figure(fact.id),
        band: bandOf(fact)?.text ?? '',
      },
    );
  },
};
