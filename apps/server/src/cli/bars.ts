import type { BarSeries } from '@plumbline/model/bar';
import { adjustments, intervals } from '@plumbline/model/bar';
import { dateOf, isDate } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Source } from '@plumbline/model/source';
import { oneOf, readArguments } from '../command/arguments.ts';
import type { Verb } from '../command/verb.ts';

export const barsVerb: Verb = {
  name: 'bars',
  usage: `SYMBOL [--from DATE] [--to DATE] [--interval ${intervals.join('|')}] [--adjust ${adjustments.join('|')}] [--csv|--json]`,
  summary: 'Print the bars of one instrument as CSV (or JSON) on standard output.',
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
      },
      ['a SYMBOL, such as NVDA or 0700.HK'],
    );
    if (values.json && values.csv) throw new PlumblineError('bad-input', 'Choose --csv or --json, not both.');
    const { from, to } = values;
    for (const [name, date] of Object.entries({ from, to })) {
      if (date !== undefined && !isDate(date))
        throw new PlumblineError('bad-input', `--${name} must be a date such as 2026-06-30, not "${date}".`);
    }
    const interval = oneOf('--interval', values.interval, intervals);
    const adjustment = oneOf('--adjust', values.adjust, adjustments);

    const { openData } = await import('../command/open-data.ts');
    const { resolveOne } = await import('../instrument/service.ts');
    const { figuresPort } = await import('../market-handle.ts');
    const { known } = await import('../bars/service.ts');
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
      out(values.json ? printJson(series, source) : printCsv(series));
      return 0;
    } finally {
      await data.close();
    }
  },
};

const columnNames = ['open', 'high', 'low', 'close', 'volume'] as const;

function* rowsOf({ interval, columns }: BarSeries): Generator<readonly [time: string, ...numbers: (number | null)[]]> {
  const isDaily = interval === '1d' || interval === '1w' || interval === '1mo';
  for (const [i, time] of columns.time.entries()) {
    const numbers = columnNames.map((name) => columns[name][i] ?? Number.NaN);
    yield [
      isDaily ? dateOf(time) : new Date(time).toISOString(),
      ...numbers.map((number) => (Number.isFinite(number) ? number : null)),
    ];
  }
}

/** An unknown volume is an empty cell. */
function printCsv(series: BarSeries): string {
  const lines = [...rowsOf(series)].map((row) => row.map((cell) => cell ?? '').join(','));
  return `${['time', ...columnNames].join(',')}\n${lines.map((line) => `${line}\n`).join('')}`;
}

function printJson(series: BarSeries, source: Source): string {
  const { instrumentId, interval, adjustment, currency, isLastPartial } = series;
  const bars = [...rowsOf(series)].map(([time, open, high, low, close, volume]) => ({
    time,
    open,
    high,
    low,
    close,
    volume,
  }));
  return `${JSON.stringify({ instrumentId, interval, adjustment, currency, isLastPartial, source, bars }, null, 2)}\n`;
}
