import { localText } from '@plumbline/model/local-text';
import { figure, paragraph } from '../../report/paragraph.ts';
import type { Frame } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { timesApart, unstated } from '../refusals.ts';
import { checked, labelOfFact, ownerName, periodName } from './naming.ts';
import { checkFigure } from './repeated.ts';

/** One kind of figure at two times, the earlier first. */
export const moveFrame: Frame = {
  id: 'move',
  takes:
    'from one level to a later one. handles: [earlier, later] of one subject, metric and length of time (two years, two quarters), subject, metric, direction',
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
    const slots = {
      label: labelOfFact(last),
      name: ownerName(last, scope) ?? '',
      a: figure(first.id),
      b: figure(last.id),
      before: first.period === undefined ? first.asOf : periodName(first.period.label),
      now: last.period === undefined ? last.asOf : periodName(last.period.label),
    };
    return paragraph(
      claim.direction === 'up'
        ? localText(
            '{label} of {name} rose from {a} in {before} to {b} in {now}.',
            '{name}的{label}从 {before}的 {a} 升至 {now}的 {b}。',
            '{name}的{label}從 {before}的 {a} 升至 {now}的 {b}。',
          )
        : localText(
            '{label} of {name} fell from {a} in {before} to {b} in {now}.',
            '{name}的{label}从 {before}的 {a} 降至 {now}的 {b}。',
            '{name}的{label}從 {before}的 {a} 降至 {now}的 {b}。',
          ),
      slots,
    );
  },
};
