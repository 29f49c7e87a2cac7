import { localText } from '@plumbline/model/local-text';
import { paragraph } from '../../report/paragraph.ts';
import type { Frame } from '../claim.ts';
import { refusal } from '../refusals.ts';
import { checked, labelOfFact, ownerName, whenOf } from './naming.ts';

/** A figure that is not known, with the reason where there is one. */
export const gapFrame: Frame = {
  id: 'gap',
  takes: 'handles: [one whose figure is unknown]',
  check(claim, { binder }) {
    const fact = binder.factOf(claim.handles[0] ?? '');
    if (fact === null) return refusal('handle', claim.handles[0] ?? '');
    return fact.value === null ? null : refusal('metric', `{${fact.id}}`);
  },
  write(claim, scope) {
    const fact = checked(claim.handles[0], scope);
    return paragraph(
      localText(
        '{label} of {name}{when} is not known. {why}',
        '{name}{when}的{label}未知。{why}',
        '{name}{when}的{label}未知。{why}',
      ),
      {
        label: labelOfFact(fact),
        name: ownerName(fact, scope) ?? '',
        when: whenOf(fact),
        why: fact.why ?? localText('', '', ''),
      },
    );
  },
};
