import { localText } from '@plumbline/model/local-text';
import { paragraph } from '../../report/paragraph.ts';
import { inSentence } from '../../chat/no-data.ts';
import { sameText } from '../../report/texts.ts';
import type { Claim, Frame, FrameScope } from '../claim.ts';
import { refusal } from '../refusals.ts';
import { checked, isMetricId, labelOfFact, nameOfFact, ofOwner, whenOf } from './naming.ts';
import { subjectNamed, isMetricOf, isSubjectOf } from './repeated.ts';

/** Figures of the subject and kind that a claim without a handle says nothing was found of. */
function foundOf({ subject = '', metric = '' }: Claim, scope: FrameScope): boolean {
  return scope.facts.some(
    (fact) => fact.value !== null && isSubjectOf(subject, fact, scope) && isMetricOf(metric, fact),
  );
}

/** A figure that is not known, with the reason where there is one, or that no tool gave. */
export const gapFrame: Frame = {
  id: 'gap',
  takes: 'something that is not known. handles: [one whose figure is unknown]; or subject and metric that no tool gave',
  check(claim, scope) {
    const [handle] = claim.handles;
    if (handle === undefined) {
      if (claim.subject === undefined || subjectNamed(claim.subject, scope) === null) return refusal('subject', 'gap');
      if (claim.metric === undefined || !isMetricId(claim.metric)) return refusal('metric', 'gap');
      return foundOf(claim, scope) ? refusal('metric', claim.metric) : null;
    }
    const fact = scope.binder.factOf(handle);
    if (fact === null) return refusal('handle', handle);
    return fact.value === null ? null : refusal('metric', `{${fact.id}}`);
  },
  write(claim, scope) {
    const { handles, subject = '', metric = '' } = claim;
    if (handles.length === 0) {
      return paragraph(
        localText(
          'No source asked here gave {label} for {name}.',
          '此处查询的来源都没有{name}的{label}。',
          '此處查詢的來源都沒有{name}的{label}。',
        ),
        { label: inSentence(labelOfFact({ metric })), name: subjectNamed(subject, scope)?.name ?? sameText(subject) },
      );
    }
    const fact = checked(handles[0], scope);
    return paragraph(
      localText(
        '{label}{of}{when} is not known. {why}',
        '{of}{when}{label}未知。{why}',
        '{of}{when}{label}未知。{why}',
      ),
      {
        label: nameOfFact(fact),
        of: ofOwner(fact, scope),
        when: whenOf(fact, scope),
        why: fact.why ?? localText('', '', ''),
      },
    );
  },
};
