import { adjustments, intervals } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { oneOf, readArguments } from '../arguments.ts';
import type { Verb } from '../verb.ts';

export const importVerb: Verb = {
  name: 'import',
  usage: `FILE --symbol ID [--interval ${intervals.join('|')}] [--adjust ${adjustments.join('|')}] [--json]`,
  summary: 'Keep the bars of a file as those of one instrument; all of them or none.',
  details: [
    'FILE is CSV, JSON or Parquet in any usual shape, plain or packed with gzip; see check-bars for what is looked at.',
    'The bars replace what was kept for the instrument and interval, and answer until a live source does.',
    'The running server has the store to itself: stop it first, or drop the file on Settings, Data.',
  ],
  async run({ args, env, out, say }) {
    const { positionals, values } = readArguments(
      args,
      {
        symbol: { type: 'string' },
        interval: { type: 'string' },
        adjust: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
      ['a FILE of bars'],
    );
    const [name = ''] = positionals;
    const { symbol } = values;
    if (symbol === undefined)
      throw new PlumblineError('bad-input', 'Say whose bars they are with --symbol, such as --symbol NVDA.');
    const interval = values.interval === undefined ? undefined : oneOf('--interval', values.interval, intervals);
    const adjustment = values.adjust === undefined ? undefined : oneOf('--adjust', values.adjust, adjustments);
    const { readFileArgument } = await import('../read-file-argument.ts');
    const bytes = await readFileArgument(name);
    const { openData } = await import('../open-data.ts');
    const { resolveOne } = await import('../../features/instrument/service.ts');
    const { readImport } = await import('../../features/import/read-import.ts');
    const { databaseMarketStore } = await import('../../features/bars/service.ts');
    const data = await openData({ env, say });
    try {
      if (data.store === null) {
        throw new PlumblineError(
          'not-permitted',
          'A server uses the store; stop it first, or drop the file on Settings, Data.',
        );
      }
      const instrument = await resolveOne(async () => data.market, symbol);
      const { checked, stored } = await readImport({ name, bytes, importedAt: data.clock.now() }, instrument, {
        ...(interval !== undefined && { interval }),
        ...(adjustment !== undefined && { adjustment }),
      });
      for (const { line, kind, why } of checked.findings.slice(0, mostTold)) say(`line ${line}: ${kind}: ${why}`);
      if (checked.findings.length > mostTold)
        say(`and ${checked.findings.length - mostTold} more; check-bars lists them.`);
      await databaseMarketStore(data.store).writeBars(stored);
      const { time } = stored.series.columns;
      const rows = checked.file.lines.length;
      const [from, to] = [dateOf(time[0] ?? 0), dateOf(time.at(-1) ?? 0)];
      say(`${instrument.id}: kept ${time.length} of ${rows} rows, ${stored.series.interval}, ${from} to ${to}.`);
      if (env.DATA_MODE === 'simulated')
        say('note: DATA_MODE=simulated shows simulated prices only; these are for auto and live.');
      if (values.json) {
        const { adjustment: kept, currency, interval: every } = stored.series;
        const answer = {
          instrumentId: instrument.id,
          interval: every,
          adjustment: kept,
          currency,
          rows,
          kept: time.length,
        };
        out(`${JSON.stringify({ ...answer, from, to, findings: checked.findings.length }, null, 2)}\n`);
      }
      return 0;
    } finally {
      await data.close();
    }
  },
};

const mostTold = 20;
