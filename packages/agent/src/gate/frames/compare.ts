import { localText } from '@plumbline/model/local-text';
import { figure, paragraph } from '../../report/paragraph.ts';
import type { Frame } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { sharesApart, unstated } from '../refusals.ts';
import { inSentence } from '../../chat/no-data.ts';
import { checked, nameOfFact, ofOwner, whenOf } from './naming.ts';
import { checkFigure } from './repeated.ts';
import { areOfOtherShares } from './speaks-for.ts';

/** Two figures that may be held against each other; subject and metric are those of the first. */
export const compareFrame: Frame = {
  id: 'compare',
  takes:
    'one figure against another. handles: [left, right], both of one length of time, unit and currency: of one metric (no amounts per share of two subjects); or of one subject a price and its average, high, low or value, two margins, two amounts of the income or cash flow statement of one period, two amounts of one balance sheet (cash, debt), two growth rates; subject and metric of the left; order: above, below or same, said of the left',
  fields: [...ofFigures, 'order'],
  namesKinds: true,
  most: 2,
  check(claim, scope) {
    const [left, right] = claim.handles;
    // The times of the two may differ, and each is printed.
    const { period: _period, ...timeless } = claim;
    const wrong = checkFigure(timeless, left, scope) ?? scope.binder.isKnown(right ?? '');
    if (wrong !== null) return wrong;
    const other = checked(right, scope);
    if (areOfOtherShares(checked(left, scope), other)) return sharesApart(`{${other.id}}`);
    if (claim.order === undefined) return unstated('comparison', 'order');
    return scope.binder.compare(checked(left, scope), claim.order, other);
  },
  write(claim, scope) {
    const [left, right] = [checked(claim.handles[0], scope), checked(claim.handles[1], scope)];
    const words = {
      above: localText('above', '高于', '高於'),
      below: localText('below', '低于', '低於'),
      same: localText('equal to', '等于', '等於'),
    };
    const slots = {
      leftLabel: nameOfFact(left),
      leftOf: ofOwner(left, scope),
      leftWhen: whenOf(left, scope),
      a: figure(left.id),
      order: words[claim.order ?? 'same'],
      rightLabel: inSentence(nameOfFact(right)),
      rightOf: ofOwner(right, scope),
      rightWhen: whenOf(right, scope),
      b: figure(right.id),
    };
    const isOne = left.instrumentId !== undefined && left.instrumentId === right.instrumentId;
    return paragraph(
      isOne
        ? localText(
            '{leftLabel}{leftOf}{leftWhen} ({a}) is {order} its {rightLabel}{rightWhen} ({b}).',
            '{leftOf}{leftWhen}{leftLabel}（{a}）{order}其{rightWhen}{rightLabel}（{b}）。',
            '{leftOf}{leftWhen}{leftLabel}（{a}）{order}其{rightWhen}{rightLabel}（{b}）。',
          )
        : localText(
            '{leftLabel}{leftOf}{leftWhen} ({a}) is {order} {rightLabel}{rightOf}{rightWhen} ({b}).',
            '{leftOf}{leftWhen}{leftLabel}（{a}）{order}{rightOf}{rightWhen}{rightLabel}（{b}）。',
            '{leftOf}{leftWhen}{leftLabel}（{a}）{order}{rightOf}{rightWhen}{rightLabel}（{b}）。',
          ),
      slots,
    );
  },
};
