import type { CapsuleData, ReportCapsule, StrategyCapsule } from '@plumbline/model/capsule';
import { capsuleText } from '@plumbline/model/capsule';
import { formatFact, formatFigure } from '@plumbline/model/format';
import { metricOf } from '@plumbline/quant/catalogue/catalogue';
import { contentHash } from '@plumbline/quant/facts/content-hash';
import { notReproduced } from '@plumbline/quant/facts/recompute-capsule';
import { recordFaults, recordFigures } from '@plumbline/quant/facts/recompute-record';

// Runs inside a saved page, from a file, without a network: it may trust nothing on the page but what it computes.

/** What the page must say, found anew from what it carries. */
interface Findings {
  /** A figure by its handle as it must be printed; null for a handle that nothing stands behind. */
  readonly print: (id: string, decimals: number | null, isSize: boolean) => string | null;
  /** Handles of what does not come out again. */
  readonly wrong: readonly string[];
  /** Handles of what could not be computed again when the page was made. */
  readonly revised: readonly string[];
  /** Whether its fingerprints are those of its content. */
  readonly isWhole: boolean;
}

function findInReport(data: ReportCapsule): Findings {
  const { report, bars, locale, revised } = data;
  const facts = new Map(report.facts.map((fact) => [fact.id, fact]));
  const { hash, ...content } = report;
  return {
    print: (id, decimals, isSize) => {
      const fact = facts.get(id);
      if (fact === undefined) return null;
      const sign = metricOf(fact.metric).isChange;
      return formatFact(decimals === null ? fact : { ...fact, decimals }, locale, {
        sign,
        size: isSize,
        isoDates: true,
      });
    },
    wrong: notReproduced(data).filter((id) => !revised.includes(id)),
    revised,
    isWhole: contentHash(content) === hash && contentHash(bars) === data.barsHash,
  };
}

function findInStrategy({ record, locale }: StrategyCapsule): Findings {
  const figures = recordFigures(record);
  const wrong = recordFaults(record);
  return {
    print: (id) => {
      const figure = figures.get(id);
      return figure === undefined ? null : formatFigure(figure, locale);
    },
    wrong,
    revised: [],
    isWhole: wrong.length === 0,
  };
}

/** Marks printed figures that do not read as their value prints, or whose value does not come out again. */
function markFigures({ print, wrong, revised }: Findings): number {
  let count = 0;
  for (const element of document.querySelectorAll<HTMLElement>('main [data-fact]')) {
    const { fact = '', decimals, size } = element.dataset;
    const printed = print(fact, decimals === undefined ? null : Number(decimals), size !== undefined);
    const isRight = printed === element.textContent;
    if (!isRight || wrong.includes(fact)) element.dataset['check'] = 'bad';
    else if (revised.includes(fact)) element.dataset['check'] = 'revised';
    if (!isRight) count += 1;
  }
  return count;
}

function isUntouched(data: CapsuleData, found: Findings): boolean {
  const main = document.querySelector('main')?.textContent ?? '';
  const misprinted = markFigures(found);
  return (
    misprinted === 0 && found.wrong.length === 0 && found.isWhole && contentHash(capsuleText(main)) === data.textHash
  );
}

function check(): void {
  const verdict = document.querySelector<HTMLElement>('#verdict');
  if (verdict === null) return;
  let isGood = false;
  let hasRevised = false;
  try {
    // Written by our exporter; anything else fails the check below.
    const data = JSON.parse(document.querySelector('#capsule')?.textContent ?? '') as CapsuleData;
    const found = data.kind === 'strategy' ? findInStrategy(data) : findInReport(data);
    hasRevised = found.revised.length > 0;
    isGood = isUntouched(data, found);
  } catch {
    isGood = false;
  }
  verdict.dataset['state'] = isGood ? 'good' : 'bad';
  const { good = '', bad = '', revised = '' } = verdict.dataset;
  verdict.textContent = isGood ? `${good}${hasRevised ? ` ${revised}` : ''}` : bad;
}

check();
