import { localText } from '@plumbline/model/local-text';
import { locales, type LocalText } from '@plumbline/model/locale';
import type { CheckStatus, VerdictCheck, VerdictLabel } from '@plumbline/model/verdict';
import { printEverywhere } from './print-sentence.ts';

const headlines: Readonly<Record<VerdictLabel, LocalText>> = {
  robust: localText(
    'Robust: what can be tested was tested, and it held.',
    '稳健：可检验的都已检验，且都站得住。',
    '穩健：可檢驗的都已檢驗，且都站得住。',
  ),
  promising: localText(
    'Promising, not proven: nothing speaks against it, but chance is not ruled out.',
    '有潜力，尚未证实：没有反面证据，但尚不能排除运气。',
    '有潛力，尚未證實：沒有反面證據，但尚不能排除運氣。',
  ),
  fragile: localText(
    'Fragile: the result would hardly be there in life.',
    '脆弱：这一结果在实盘中恐难重现。',
    '脆弱：這一結果在實盤中恐難重現。',
  ),
  'likely-luck': localText(
    'Likely luck: chance would have done as well.',
    '可能是运气：仅凭偶然也能做到。',
    '可能是運氣：僅憑偶然也能做到。',
  ),
  'not-enough-data': localText(
    'Not enough data: there is too little to judge by.',
    '数据不足：尚无法下结论。',
    '數據不足：尚無法下結論。',
  ),
};

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
  return joined([headlines[label], ...reasons]);
}

/** What would change the label, the most telling first; what could not be checked is left out. */
export function changesFor(checks: readonly VerdictCheck[]): readonly LocalText[] {
  return byWeight(checks).flatMap(({ change, figures, status, concern }) => {
    const isOpen = status === 'fail' || status === 'watch' || (status === 'not-enough-data' && concern === 'sample');
    return change === null || !isOpen ? [] : [printEverywhere(change, figures)];
  });
}
