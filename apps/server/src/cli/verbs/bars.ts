import { adjustments, intervals } from '@plumbline/model/bar';
import { isDate } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { oneOf, readArguments } from '../arguments.ts';
import type { Verb } from '../verb.ts';

export const barsVerb: Verb = {
  name: 'bars',
  usage: `SYMBOL [--from DATE] [--to DATE] [--interval ${intervals.join('|')}] [--adjust ${adjustments.join('|')}] [--csv|--json|--parquet FILE]`,
  summary: 'Print the bars of one instrument as CSV (or JSON) on standard output, or write them as Parquet.',
  async run({ args, env, out, say }) {
    const { positionals, values } = readArguments(
      args,
      {
        from: { type: 'string' },
        to: { type: 'string' },
        interval: { type: 'string', default: '1d' },
        adjust: { type: 'string', default: 'split' },
        csv: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        parquet: { type: 'string' },
      },
      ['a SYMBOL, such as NVDA or 0700.HK'],
    );
    const { parquet } = values;
    if ([values.json, values.csv, parquet !== undefined].filter(Boolean).length > 1) {
      throw new PlumblineError('bad-input', 'Choose one of --csv, --json and --parquet.');
    }
    const { from, to } = values;
    for (const [name, date] of Object.entries({ from, to })) {
      if (date !== undefined && !isDate(date))
        throw new PlumblineError('bad-input', `--${name} must be a date such as 2026-06-30, not "${date}".`);
    }
    const interval = oneOf('--interval', values.interval, intervals);
    const adjustment = oneOf('--adjust', values.adjust, adjustments);

    const { openData } = await import('../open-data.ts');
    const { resolveOne } = await import('../../features/instrument/service.ts');
    const { figuresPort } = await import('../../platform/market-handle.ts');
    const { known } = await import('../../features/bars/service.ts');
    const { printCsv, printJson } = await import('@plumbline/market/bar-files/print-bars');
    const data = await openData({ env, say });
    try {
      const market = async () => data.market;
      const { id } = await resolveOne(market, positionals[0] ?? '');
      const port = await figuresPort(market, id);
      const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
      const answer = known(await port.bars({ instrumentId: id, interval, adjustment, ...range }));
      const { value: series, source } = answer;
      say(
        `${id}: ${series.columns.time.length} bars, ${series.adjustment} adjusted, ${series.currency}, from ${source.title}${source.simulated ? ' (simulated)' : ''}.`,
      );
      if (answer.status === 'stale') say(`note: not fresh: ${answer.reason}`);
      if (parquet === undefined) out(values.json ? printJson(series, source) : printCsv(series));
      else {
        const { writeParquet } = await import('../../platform/parquet.ts');
        const { writeFile } = await import('node:fs/promises');
        await writeFile(parquet, await writeParquet(series, source));
        say(`Wrote ${parquet}.`);
      }
      return 0;
    } finally {
      await data.close();
    }
  },
};
