import type { CapsuleBars } from '@plumbline/model/capsule';
import type { Locale } from '@plumbline/model/locale';
import type { MarketDataPort } from '@plumbline/model/ports';
import type { Report } from '@plumbline/model/report';
import { capsuleScript } from '../../platform/capsule-script.ts';

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
  const script = await capsuleScript(webFolder);
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
