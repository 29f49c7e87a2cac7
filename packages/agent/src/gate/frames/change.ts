import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { figure, paragraph } from '../../report/paragraph.ts';
import type { Frame } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { changedBy, windowOf } from '../metric-names.ts';
import { refusal, unstated } from '../refusals.ts';
import { checked, labelOfFact, ownerName, whenOf } from './naming.ts';
import { checkFigure } from './repeated.ts';

const spans: Readonly<Record<string, LocalText>> = {
  '1D': localText(' on the day', '当日', '當日'),
  '1M': localText(' over the past month', '近一个月', '近一個月'),
  '3M': localText(' over the past three months', '近三个月', '近三個月'),
  '6M': localText(' over the past six months', '近六个月', '近六個月'),
  '1Y': localText(' over the past year', '近一年', '近一年'),
  '3Y': localText(' over the past three years', '近三年', '近三年'),
  '5Y': localText(' over the past five years', '近五年', '近五年'),
  '10Y': localText(' over the past ten years', '近十年', '近十年'),
  YTD: localText(' year to date', '今年以来', '今年以來'),
};

/** A rise or a fall with its size. */
export const changeFrame: Frame = {
  id: 'change',
  takes:
    'a rise or fall that is itself a figure, such as revenueGrowth, dayChange or return1Y (upside, a drawdown or a rate that is assumed is a level). handles: [one], subject, metric of that figure, direction, period when it has one',
  fields: [...ofFigures, 'direction'],
  most: 1,
  check(claim, scope) {
    const wrong = checkFigure(claim, claim.handles[0], scope);
    if (wrong !== null) return wrong;
    const fact = checked(claim.handles[0], scope);
    const value = fact.value ?? 0;
    const way = value > 0 ? 'up' : value < 0 ? 'down' : null;
    if (claim.direction === undefined) return unstated('direction', 'direction');
    if (changedBy(fact) === null) return refusal('metric', `{${fact.id}}`);
    return way === claim.direction ? null : refusal('direction', `{${fact.id}}`);
  },
  write(claim, scope) {
    const fact = checked(claim.handles[0], scope);
    const isUp = claim.direction === 'up';
    const base = labelOfFact({ metric: changedBy(fact)?.[0] ?? fact.metric });
    const span = windowOf(fact.metric);
    const when = span === null ? whenOf(fact, scope) : (spans[span] ?? localText('', '', ''));
    return paragraph(
      isUp
        ? localText(
            '{base} of {name} rose {value:size}{when}.',
            '{name}{when}的{base}上升 {value:size}。',
            '{name}{when}的{base}上升 {value:size}。',
          )
        : localText(
            '{base} of {name} fell {value:size}{when}.',
            '{name}{when}的{base}下降 {value:size}。',
            '{name}{when}的{base}下降 {value:size}。',
          ),
      { base, name: ownerName(fact, scope) ?? '', value: figure(fact.id), when },
    );
  },
};
