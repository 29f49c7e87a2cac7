import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { paragraph } from '../../report/paragraph.ts';
import { inSentence } from '../../chat/no-data.ts';
import { sameText } from '../../report/texts.ts';
import type { Claim, Frame, FrameScope } from '../claim.ts';
import { ofFigures } from '../claim.ts';
import { refusal, unstated } from '../refusals.ts';
import { checked, isMetricId, labelOfFact, nameOfFact, ofOwner, periodName, whenOf } from './naming.ts';
import { checkStated, isMetricOf, isPeriodOf, isSubjectOf, periodNamed, subjectNamed } from './repeated.ts';

/** Figures of the subject and kind that a claim without a handle says nothing was found of. */
function foundOf({ subject = '', metric = '', period }: Claim, scope: FrameScope): boolean {
  return scope.facts.some(
    (fact) =>
      fact.value !== null &&
      isSubjectOf(subject, fact, scope) &&
      isMetricOf(metric, fact) &&
      (period === undefined || isPeriodOf(period, fact)),
  );
}

/** ` in FY2025`, in the words of each language; null where it is no fiscal period, year, day or twelve months. */
function timeIn(said: string): LocalText | null {
  const word = periodNamed(said);
  if (word?.kind === 'span' && word.span === 'TTM')
    return localText(' over the last twelve months', '最近十二个月', '最近十二個月');
  const label =
    word?.kind === 'label'
      ? word.label
      : word?.kind === 'calendar'
        ? word.year
        : word?.kind === 'date'
          ? word.date
          : null;
  if (label === null) return null;
  const name = periodName(label);
  return localText(` in ${name.en}`, ` ${name['zh-CN']}`, ` ${name['zh-HK']}`);
}

/** A figure that is not known, with the reason where there is one, or that no tool gave. */
export const gapFrame: Frame = {
  id: 'gap',
  takes:
    'something that is not known. handles: [one whose figure is unknown]; or subject, of which tools gave something, and metric, period where one is meant, that no tool gave',
  fields: ofFigures,
  namesKinds: true,
  most: 1,
  check(claim, scope) {
    const [handle] = claim.handles;
    if (handle === undefined) {
      const { subject, metric } = claim;
      if (subject === undefined) return unstated('subject', 'subject');
      if (metric === undefined) return unstated('metric', 'metric');
      // Of what no tool was asked about nothing is known, not even that it is missing.
      const wasAsked = scope.facts.some((fact) => isSubjectOf(subject, fact, scope));
      if (subjectNamed(subject, scope) === null || !wasAsked) return refusal('name', subject);
      if (!isMetricId(metric)) return refusal('name', metric);
      const { period } = claim;
      if (period !== undefined && timeIn(period) === null) return refusal('period', period);
      return foundOf(claim, scope) ? refusal('known', metric) : null;
    }
    const fact = scope.binder.factOf(handle);
    if (fact === null) return refusal('handle', handle);
    if (fact.value !== null) return refusal('known', `{${fact.id}}`);
    return checkStated(claim, fact, scope);
  },
  write(claim, scope) {
    const { handles, subject = '', metric = '', period } = claim;
    if (handles.length === 0) {
      return paragraph(
        localText(
          'No source asked here gave {label} for {name}{when}.',
          '此处查询的来源都没有{name}{when}的{label}。',
          '此處查詢的來源都沒有{name}{when}的{label}。',
        ),
        {
          label: inSentence(labelOfFact({ metric })),
          name: subjectNamed(subject, scope)?.name ?? sameText(subject),
          when: (period === undefined ? null : timeIn(period)) ?? '',
        },
      );
    }
    const fact = checked(handles[0], scope);
    return paragraph(
      localText('{label}{of}{when} is not known.{why}', '{of}{when}{label}未知。{why}', '{of}{when}{label}未知。{why}'),
      {
        label: nameOfFact(fact),
        of: ofOwner(fact, scope),
        when: whenOf(fact, scope),
        why: fact.why === undefined ? '' : { ...fact.why, en: ` ${fact.why.en}` },
      },
    );
  },
};
