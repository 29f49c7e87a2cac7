import { localText } from '@plumbline/model/local-text';
import { figure, paragraph } from '../../report/paragraph.ts';
import { metricKeys } from '../binder.ts';
import type { Frame } from '../claim.ts';
import { refusal } from '../refusals.ts';
import { checked, checkFigure, labelOfFact, ownerName, whenOf } from './naming.ts';

/** Two figures that may be held against each other; subject and metric are those of the first. */
export const compareFrame: Frame = {
  id: 'compare',
  takes:
    'handles: [left, right] of one metric, or a price and its average, high or value; subject and metric of the left; order: above, below or same',
  check(claim, scope) {
    const [left, right] = claim.handles;
    const wrong = checkFigure(claim, left, scope) ?? scope.binder.isKnown(right ?? '');
    if (wrong !== null) return wrong;
    const other = checked(right, scope);
    const owner = other.instrumentId === undefined ? {} : { subject: other.instrumentId };
    const own = { say: claim.say, handles: claim.handles, metric: metricKeys(other)[0] ?? other.metric, ...owner };
    if (claim.order === undefined) return refusal('comparison', `{${other.id}}`);
    return checkFigure(own, right, scope) ?? scope.binder.compare(checked(left, scope), claim.order, other);
  },
  write(claim, scope) {
    const [left, right] = [checked(claim.handles[0], scope), checked(claim.handles[1], scope)];
    const words = {
      above: localText('above', '高于', '高於'),
      below: localText('below', '低于', '低於'),
      same: localText('equal to', '等于', '等於'),
    };
    return paragraph(
      localText(
        '{leftLabel} of {leftName}{leftWhen} ({a}) is {order} {rightLabel} of {rightName}{rightWhen} ({b}).',
        '{leftName}{leftWhen}的{leftLabel}（{a}）{order}{rightName}{rightWhen}的{rightLabel}（{b}）。',
        '{leftName}{leftWhen}的{leftLabel}（{a}）{order}{rightName}{rightWhen}的{rightLabel}（{b}）。',
      ),
      {
        leftLabel: labelOfFact(left),
        leftName: ownerName(left, scope) ?? '',
        leftWhen: whenOf(left),
        a: figure(left.id),
        order: words[claim.order ?? 'same'],
        rightLabel: labelOfFact(right),
        rightName: ownerName(right, scope) ?? '',
        rightWhen: whenOf(right),
        b: figure(right.id),
      },
    );
  },
};
