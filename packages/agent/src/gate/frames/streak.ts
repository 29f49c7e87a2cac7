import { localText } from '@plumbline/model/local-text';
import { paragraph } from '../../report/paragraph.ts';
import type { Frame } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { refusal } from '../refusals.ts';
import { areQuartersApart, areYearsApart } from '../periods.ts';
import { checked, nameOfFact, ofOwner, periodName, rowOf } from './naming.ts';
import { checkEach, checkRepeated } from './repeated.ts';

/** Years or quarters one after the other, each above or below the one before it. */
export const streakFrame: Frame = {
  id: 'streak',
  takes:
    'a rise or fall in every year or quarter of a stretch. handles: [earliest, …, latest] of one subject and metric, three at least and none left out; subject, metric, direction',
  fields: [...ofFigures, 'direction'],
  check(claim, scope) {
    const { period: _period, ...timeless } = claim;
    const wrong = checkEach(timeless, 3, scope) ?? checkRepeated(timeless, claim.handles[0], scope);
    if (wrong !== null) return wrong;
    if (claim.direction === undefined) return refusal('direction', claim.say);
    for (const [at, handle] of claim.handles.entries()) {
      const next = claim.handles[at + 1];
      if (next === undefined) break;
      const [one, other] = [checked(handle, scope), checked(next, scope)];
      if (!areYearsApart(one, other) && !areQuartersApart(one, other)) return refusal('period', `{${next}}`);
      const moved = scope.binder.course(handle, next, claim.direction);
      if (moved !== null) return moved;
    }
    return null;
  },
  write({ handles, direction }, scope) {
    const facts = handles.map((handle) => checked(handle, scope));
    const [first] = facts;
    if (first === undefined) throw new Error('nothing follows');
    const { template, slots } = rowOf(
      facts.map((fact) => ({ fact, label: periodName(fact.period?.label ?? fact.asOf) })),
    );
    const isYearly = first.period?.kind === 'year';
    const every = isYearly ? localText('year', '年', '年') : localText('quarter', '季', '季');
    const head =
      direction === 'up'
        ? localText(
            '{label}{of} rose {every} after {every}: ',
            '{of}{label}逐{every}上升：',
            '{of}{label}逐{every}上升：',
          )
        : localText(
            '{label}{of} fell {every} after {every}: ',
            '{of}{label}逐{every}下降：',
            '{of}{label}逐{every}下降：',
          );
    const whole = localText(
      `${head.en}${template.en}.`,
      `${head['zh-CN']}${template['zh-CN']}。`,
      `${head['zh-HK']}${template['zh-HK']}。`,
    );
    return paragraph(whole, { ...slots, label: nameOfFact(first), of: ofOwner(first, scope), every });
  },
};
