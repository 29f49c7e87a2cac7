import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { figure, paragraph } from '../../report/paragraph.ts';
import type { Frame } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { timesApart, unstated } from '../refusals.ts';
import { checked, labelOfFact, ownerName, periodName, whenOf } from './naming.ts';
import { checkFigure } from './repeated.ts';

/** One kind of figure at two times, the earlier first. */
export const moveFrame: Frame = {
  id: 'move',
  takes:
    'from one level to a later one. handles: [earlier, later] of one subject, metric and length of time (two years, a year and the last twelve months, two quarters), subject, metric, direction',
  fields: [...ofFigures, 'direction'],
  most: 2,
  check(claim, scope) {
    const [first, last] = claim.handles;
    const { period: _period, ...timeless } = claim;
    const wrong = checkFigure(timeless, first, scope) ?? checkFigure(timeless, last, scope);
    if (wrong !== null) return wrong;
    if (claim.direction === undefined) return unstated('direction', 'direction');
    const wrongCourse = scope.binder.course(first ?? '', last ?? '', claim.direction);
    return wrongCourse?.code === 'period' ? timesApart(`{${last ?? ''}}`) : wrongCourse;
  },
  write(claim, scope) {
    const [first, last] = [checked(claim.handles[0], scope), checked(claim.handles[1], scope)];
    const timeOf = (fact: Fact): LocalText => {
      if (fact.period?.kind === 'trailing') return whenOf(fact);
      const { en, 'zh-CN': simplified, 'zh-HK': traditional } = periodName(fact.period?.label ?? fact.asOf);
      return localText(` in ${en}`, ` ${simplified}`, ` ${traditional}`);
    };
    const slots = {
      label: labelOfFact(last),
      name: ownerName(last, scope) ?? '',
      a: figure(first.id),
      b: figure(last.id),
      before: timeOf(first),
      now: timeOf(last),
    };
    return paragraph(
      claim.direction === 'up'
        ? localText(
            '{label} of {name} rose from {a}{before} to {b}{now}.',
            '{name}的{label}从{before}的 {a} 升至{now}的 {b}。',
            '{name}的{label}從{before}的 {a} 升至{now}的 {b}。',
          )
        : localText(
            '{label} of {name} fell from {a}{before} to {b}{now}.',
            '{name}的{label}从{before}的 {a} 降至{now}的 {b}。',
            '{name}的{label}從{before}的 {a} 降至{now}的 {b}。',
          ),
      slots,
    );
  },
};
