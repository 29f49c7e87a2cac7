import type { CapsuleData } from '@plumbline/model/capsule';
import { capsuleText } from '@plumbline/model/capsule';
import { formatFact } from '@plumbline/model/format';
import { metricOf } from '@plumbline/quant/catalogue';
import { contentHash, notReproduced } from '@plumbline/quant/recompute-capsule';

// Runs inside a saved report, from a file, without a network: it may trust nothing on the page but what it computes.

/** Printed figures that do not read as their value prints; they are marked where they stand. */
function misprinted({ report, locale, revised }: CapsuleData): number {
  const facts = new Map(report.facts.map((fact) => [fact.id, fact]));
  let wrong = 0;
  for (const element of document.querySelectorAll<HTMLElement>('main [data-fact]')) {
    const fact = facts.get(element.dataset['fact'] ?? '');
    const digits = element.dataset['decimals'];
    const printed =
      fact === undefined
        ? null
        : formatFact(digits === undefined ? fact : { ...fact, decimals: Number(digits) }, locale, {
            sign: metricOf(fact.metric).isChange,
          });
    const isRight = printed === element.textContent;
    if (!isRight) wrong += 1;
    if (!isRight) element.dataset['check'] = 'bad';
    else if (fact !== undefined && revised.includes(fact.id)) element.dataset['check'] = 'revised';
  }
  return wrong;
}

/** Marks printed figures whose value does not follow from its formula. */
function markWrong(ids: readonly string[]): void {
  for (const id of ids) {
    for (const element of document.querySelectorAll<HTMLElement>(`main [data-fact="${CSS.escape(id)}"]`)) {
      element.dataset['check'] = 'bad';
    }
  }
}

function isUntouched(data: CapsuleData): boolean {
  const { hash, ...content } = data.report;
  const main = document.querySelector('main')?.textContent ?? '';
  const wrong = notReproduced(data).filter((id) => !data.revised.includes(id));
  markWrong(wrong);
  return (
    misprinted(data) === 0 &&
    wrong.length === 0 &&
    contentHash(content) === hash &&
    contentHash(data.bars) === data.barsHash &&
    contentHash(capsuleText(main)) === data.textHash
  );
}

function check(): void {
  const verdict = document.querySelector<HTMLElement>('#verdict');
  if (verdict === null) return;
  let isGood = false;
  let hasRevised = false;
  try {
    // Written by the report's exporter; anything else fails the check below.
    const data = JSON.parse(document.querySelector('#capsule')?.textContent ?? '') as CapsuleData;
    hasRevised = data.revised.length > 0;
    isGood = isUntouched(data);
  } catch {
    isGood = false;
  }
  verdict.dataset['state'] = isGood ? 'good' : 'bad';
  const { good = '', bad = '', revised = '' } = verdict.dataset;
  verdict.textContent = isGood ? `${good}${hasRevised ? ` ${revised}` : ''}` : bad;
}

check();
