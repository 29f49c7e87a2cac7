import { localText } from '@plumbline/model/local-text';
import { figure, paragraph } from '../../report/paragraph.ts';
import type { Frame } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { checked, nameOfFact, ownerName, whenOf } from './naming.ts';
import { checkFigure } from './repeated.ts';

/** A figure under its name. */
export const levelFrame: Frame = {
  id: 'level',
  takes: 'one figure. handles: [one], subject, metric, period when it has one',
  fields: ofFigures,
  namesKinds: true,
  most: 1,
  check: (claim, scope) => checkFigure(claim, claim.handles[0], scope),
  write(claim, scope) {
    const fact = checked(claim.handles[0], scope);
    const name = ownerName(fact, scope);
    const slots = { label: nameOfFact(fact), when: whenOf(fact, scope), value: figure(fact.id) };
    return name === null
      ? paragraph(localText('{label}{when}: {value}.', '{when}{label}：{value}。', '{when}{label}：{value}。'), slots)
      : paragraph(
          localText(
            '{label} of {name}{when}: {value}.',
            '{name}{when}的{label}为 {value}。',
            '{name}{when}的{label}為 {value}。',
          ),
          { ...slots, name },
        );
  },
};
