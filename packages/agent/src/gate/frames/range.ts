import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import { inSentence } from '../../chat/no-data.ts';
import { figure, paragraph } from '../../report/paragraph.ts';
import type { Frame } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { refusal } from '../refusals.ts';
import { checked, nameOfFact, ofOwner } from './naming.ts';
import { checkEach } from './repeated.ts';

/** Where a level stands to a range. */
function placeOf(level: Fact, low: Fact, high: Fact): 'above' | 'below' | 'within' {
  const value = level.value ?? 0;
  return value > (high.value ?? 0) ? 'above' : value < (low.value ?? 0) ? 'below' : 'within';
}

/** The two ends of a range, and what lies in it or beside it. */
export const rangeFrame: Frame = {
  id: 'range',
  takes:
    'the ends of a range, such as low52w and high52w or valueP10 and valueP90. handles: [low, high], or [low, high, price] to say where the price lies; subject; order: above or below of a price outside, may be left out',
  fields: [...ofFigures, 'order'],
  namesKinds: true,
  most: 3,
  check(claim, scope) {
    const { handles } = claim;
    const wrong = checkEach(claim, 2, scope);
    if (wrong !== null) return wrong;
    const [low, high] = [checked(handles[0], scope), checked(handles[1], scope)];
    if (!scope.binder.isRange(low, high)) return refusal('metric', `{${high.id}}`);
    if (handles[2] === undefined) return null;
    const level = checked(handles[2], scope);
    const isOne = level.instrumentId === low.instrumentId && scope.binder.mayCompare(level, low);
    if (!isOne) return refusal('comparison', `{${level.id}}`);
    const place = placeOf(level, low, high);
    return claim.order !== undefined && claim.order !== place ? refusal('comparison', `{${level.id}}`) : null;
  },
  write({ handles }, scope) {
    const [low, high] = [checked(handles[0], scope), checked(handles[1], scope)];
    const slots = {
      lowLabel: nameOfFact(low),
      highLabel: inSentence(nameOfFact(high)),
      of: ofOwner(low, scope),
      a: figure(low.id),
      b: figure(high.id),
    };
    if (handles[2] === undefined) {
      return paragraph(
        localText(
          '{lowLabel}{of}: {a}; {highLabel}: {b}.',
          '{of}{lowLabel}为 {a}，{highLabel}为 {b}。',
          '{of}{lowLabel}為 {a}，{highLabel}為 {b}。',
        ),
        slots,
      );
    }
    const level = checked(handles[2], scope);
    const places = {
      within: localText(
        '{level}{of} ({c}) lies between the {lowLabel} ({a}) and the {highLabel} ({b}).',
        '{of}{level}（{c}）在区间内：{lowLabel} {a}，{highLabel} {b}。',
        '{of}{level}（{c}）在區間內：{lowLabel} {a}，{highLabel} {b}。',
      ),
      above: localText(
        '{level}{of} ({c}) lies above the range from the {lowLabel} ({a}) to the {highLabel} ({b}).',
        '{of}{level}（{c}）高于区间：{lowLabel} {a}，{highLabel} {b}。',
        '{of}{level}（{c}）高於區間：{lowLabel} {a}，{highLabel} {b}。',
      ),
      below: localText(
        '{level}{of} ({c}) lies below the range from the {lowLabel} ({a}) to the {highLabel} ({b}).',
        '{of}{level}（{c}）低于区间：{lowLabel} {a}，{highLabel} {b}。',
        '{of}{level}（{c}）低於區間：{lowLabel} {a}，{highLabel} {b}。',
      ),
    };
    return paragraph(places[placeOf(level, low, high)], {
      ...slots,
      lowLabel: inSentence(nameOfFact(low)),
      level: nameOfFact(level),
      c: figure(level.id),
    });
  },
};
