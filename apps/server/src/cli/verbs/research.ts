import { writeFile } from 'node:fs/promises';
import { PlumblineError } from '@plumbline/model/errors';
import { isDate } from '@plumbline/model/date';
import type { Locale } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import type { Report } from '@plumbline/model/report';
import { oneOf, readArguments } from '../arguments.ts';
import type { CommandData } from '../open-data.ts';
import type { Verb } from '../verb.ts';

export const researchVerb: Verb = {
  name: 'research',
  usage: 'SYMBOL [--as-of YYYY-MM-DD] [--locale en|zh-CN|zh-HK] [--json|--md|--html FILE]',
  summary:
    'Write a research report: Markdown (or JSON) on standard output, progress on standard error; --html writes a page that checks its own figures.',
  async run({ args, env, out, say }) {
    const { positionals, values } = readArguments(
      args,
      {
        'as-of': { type: 'string' },
        locale: { type: 'string', default: 'en' },
        json: { type: 'boolean', default: false },
        md: { type: 'boolean', default: false },
        html: { type: 'string' },
      },
      ['a SYMBOL, such as NVDA or 0700.HK'],
    );
    const { html } = values;
    if (values.json && values.md) throw new PlumblineError('bad-input', 'Choose --json or --md, not both.');
    const locale = oneOf('--locale', values.locale, locales);
    const asOf = values['as-of'];
    if (asOf !== undefined && !isDate(asOf))
      throw new PlumblineError('bad-input', `--as-of must be a date such as 2026-06-30, not "${asOf}".`);

    const { openData } = await import('../open-data.ts');
    const data = await openData({ env, say });
    try {
      const report = await research(data, positionals[0] ?? '', asOf, (line) => say(line));
      if (report.facts.every(({ value }) => value === null)) {
        const [gap] = report.gaps;
        throw new PlumblineError('data-unavailable', gap === undefined ? 'No source had any figure.' : gap.why[locale]);
      }
      if (html !== undefined) {
        const page = await capsule(data, report, locale);
        await writeFile(html, page);
        say(`written to ${html}`);
      } else if (values.json) out(`${JSON.stringify(report, null, 2)}\n`);
      else {
        const { reportToMarkdown } = await import('@plumbline/agent/report/markdown');
        out(`${reportToMarkdown(report, locale).trimEnd()}\n`);
      }
      return 0;
    } finally {
      await data.close();
    }
  },
};

async function capsule({ market }: CommandData, report: Report, locale: Locale): Promise<string> {
  const { capsuleOf } = await import('../../features/report/capsule.ts');
  const { webFolder } = await import('../../platform/http/web.ts');
  return capsuleOf(report, locale, report.simulated ? market.simulated : market.live, webFolder);
}

async function research(
  { market, clock, store }: CommandData,
  symbol: string,
  asOf: string | undefined,
  say: (line: string) => void,
): Promise<Report> {
  const { ulid } = await import('ulid');
  const { resolveOne } = await import('../../features/instrument/service.ts');
  const { runDate } = await import('../../features/report/run-date.ts');
  const { writeReport } = await import('@plumbline/agent/report/write-report');
  const instrument = await resolveOne(async () => market, symbol, asOf);
  const simulated = (await market.realm(instrument.id)) === 'simulated';
  const report = await writeReport({
    hasEarlierValues: true,
    runId: ulid(clock.now()),
    instrument,
    data: simulated ? market.simulated : market.live,
    simulated,
    asOf: await runDate(instrument, asOf, clock.now()),
    clock,
    emit: async ({ stage, state, summary }) => {
      if (state !== 'running') say(`${stage} ${state}: ${summary.en}`);
    },
    isCancelled: () => false,
    note: ({ section, stack }) => say(`${section} failed: ${stack}`),
  });
  if (store !== null) {
    const { localOwnerId, sessionService } = await import('../../features/session/service.ts');
    const { recordReport } = await import('../../features/report/record.ts');
    await sessionService(store, clock, null).local();
    await recordReport(store, localOwnerId, report, clock.now());
  }
  return report;
}
