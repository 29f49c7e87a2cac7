import { locales, type LocalText } from '@plumbline/model/locale';
import type { CheckStatus, VerdictCheck, VerdictLabel } from '@plumbline/model/verdict';
import { headlines } from './headlines.ts';
import { printEverywhere } from './print-sentence.ts';

const weight: Readonly<Record<CheckStatus, number>> = { fail: 0, 'not-enough-data': 1, watch: 2, pass: 3 };
const concernsFirst = ['sample', 'honesty', 'luck', 'fragility'] as const;
const mostReasons = 3;

function byWeight(checks: readonly VerdictCheck[]): readonly VerdictCheck[] {
  return checks.toSorted(
    (a, b) =>
      weight[a.status] - weight[b.status] || concernsFirst.indexOf(a.concern) - concernsFirst.indexOf(b.concern),
  );
}

/** What decided the label: the failures, or what is open, or what convinces. */
function reasonsFor(label: VerdictLabel, checks: readonly VerdictCheck[]): readonly VerdictCheck[] {
  const of = (ids: readonly string[]): readonly VerdictCheck[] => checks.filter(({ id }) => ids.includes(id));
  if (label === 'robust') return of(['deflated-sharpe', 'walk-forward', 'cost']);
  if (label === 'not-enough-data') return of(['sample-size']);
  const wanted = label === 'promising' ? 'watch' : 'fail';
  return byWeight(checks.filter(({ status }) => status === wanted)).slice(0, mostReasons);
}

/** Sentences as one paragraph: with spaces between Latin ones, without between Chinese ones. */
function joined(sentences: readonly LocalText[]): LocalText {
  const [en, zhCN, zhHK] = locales.map((locale) =>
    sentences.map((sentence) => sentence[locale]).join(locale === 'en' ? ' ' : ''),
  );
  return { en, 'zh-CN': zhCN, 'zh-HK': zhHK };
}

/** The verdict as one paragraph for people: the label in a sentence, then what decided it, with the numbers. */
export function explain(label: VerdictLabel, checks: readonly VerdictCheck[]): LocalText {
  const reasons = reasonsFor(label, checks).map(({ why, figures }) => printEverywhere(why, figures));
  return joined([headlines[label].label, ...reasons]);
}

/** What would change the label, the most telling first; what could not be checked is left out. */
export function changesFor(checks: readonly VerdictCheck[]): readonly LocalText[] {
  return byWeight(checks).flatMap(({ change, figures, status, concern }) => {
    const isOpen = status === 'fail' || status === 'watch' || (status === 'not-enough-data' && concern === 'sample');
    return change === null || !isOpen ? [] : [printEverywhere(change, figures)];
  });
}
