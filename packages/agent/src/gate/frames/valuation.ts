import { localText } from '@plumbline/model/local-text';
import { inSentence } from '../../chat/no-data.ts';
import { figure, paragraph } from '../../report/paragraph.ts';
import { fairValues } from '../comparable.ts';
import type { Frame } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { refusal } from '../refusals.ts';
import { checked, nameOfFact, ownerName } from './naming.ts';
import { checkEach } from './repeated.ts';

/** An estimate of what a share is worth against its price. */
export const valuationFrame: Frame = {
  id: 'valuation',
  takes:
    'an estimate of value against the price (of its P10 and P90: range). handles: [value per share, price] of one subject; subject; order: above where the value is above the price, else below',
  fields: [...ofFigures, 'order'],
  most: 2,
  check(claim, scope) {
    const wrong = checkEach(claim, 2, scope);
    if (wrong !== null) return wrong;
    const [value, price] = [checked(claim.handles[0], scope), checked(claim.handles[1], scope)];
    if (!fairValues.test(value.metric)) return refusal('metric', `{${value.id}}`);
    if (price.metric !== 'price' || value.instrumentId !== price.instrumentId) {
      return refusal('metric', `{${price.id}}`);
    }
    if (claim.order === undefined) return refusal('comparison', `{${price.id}}`);
    return scope.binder.compare(value, claim.order, price);
  },
  write({ handles, order }, scope) {
    const [value, price] = [checked(handles[0], scope), checked(handles[1], scope)];
    const words = {
      above: localText('above', '高于', '高於'),
      below: localText('below', '低于', '低於'),
      same: localText('equal to', '等于', '等於'),
    };
    return paragraph(
      localText(
        'By {label}, a share of {name} is worth {v}, {order} the price of {p}. This is an estimate that rests on its assumptions.',
        '按{label}，{name}每股估值为 {v}，{order}价格 {p}。这是取决于假设的估计。',
        '按{label}，{name}每股估值為 {v}，{order}價格 {p}。這是取決於假設的估計。',
      ),
      {
        label: inSentence(nameOfFact(value)),
        name: ownerName(value, scope) ?? '',
        v: figure(value.id),
        order: words[order ?? 'same'],
        p: figure(price.id),
      },
    );
  },
};
