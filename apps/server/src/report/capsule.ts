import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CapsuleBars } from '@plumbline/model/capsule';
import { PlumblineError } from '@plumbline/model/errors';
import type { Locale } from '@plumbline/model/locale';
import type { MarketDataPort } from '@plumbline/model/ports';
import type { Report } from '@plumbline/model/report';

/** The script inside saved reports; it is built together with the pages. */
async function scriptOf(webFolder: string): Promise<string> {
  try {
    return await readFile(join(webFolder, 'capsule.js'), 'utf8');
  } catch {
    throw new PlumblineError(
      'data-unavailable',
      'The page that checks itself needs the built web application. Run npm start once, or export Markdown or JSON.',
    );
  }
}

/**
 * The report as a page that checks itself. The prices behind its formulas are asked for as they were known on its date;
 * where a source has revised them since, the page names the figures that it cannot compute again.
 */
export async function capsuleOf(
  report: Report,
  locale: Locale,
  data: MarketDataPort,
  webFolder: string,
): Promise<string> {
  const script = await scriptOf(webFolder);
  const [{ packBars, wantedBars }, { reportToCapsule }] = await Promise.all([
    import('@plumbline/agent/report/capsule/capsule-bars'),
    import('@plumbline/agent/report/capsule/report-to-capsule'),
  ]);
  const { asOf } = report;
  const bars: CapsuleBars[] = [];
  for (const wanted of wantedBars(report)) {
    const { instrumentId, adjustment } = wanted;
    const answer = await data.bars({ instrumentId, interval: '1d', adjustment, to: asOf }, { asOf });
    if (answer.status !== 'unavailable') bars.push(packBars(wanted, answer.value.columns));
  }
  return reportToCapsule({ report, locale, bars, script });
}
