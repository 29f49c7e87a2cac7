import type { CheckedFile, FileFinding } from '@plumbline/market/bar-files/check-bar-file';
import { adjustments, intervals } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { marketIds, marketOf, parseInstrumentId } from '@plumbline/model/instrument';
import { oneOf, readArguments } from '../arguments.ts';
import type { Verb } from '../verb.ts';

export const checkBarsVerb: Verb = {
  name: 'check-bars',
  usage: `FILE [--symbol ID] [--market ${marketIds.join('|')}] [--interval ${intervals.join('|')}] [--adjust ${adjustments.join('|')}] [--json]`,
  summary: 'Look for everything that can be wrong with a file of bars, and mend in thought what a rule proves.',
  details: [
    'FILE is CSV, JSON or Parquet in any usual shape, plain or packed with gzip.',
    'row counts the rows below the heading from 0, line the lines of the file from 1.',
    'severity: refuse = nothing can be used, drop = this row cannot, warn = look at it. repair is there where a rule proves it.',
    'The market is taken from --symbol or --market, else from the symbol in the file or its name, else from the dates.',
  ],
  async run({ args, env, out, say }) {
    const { positionals, values } = readArguments(
      args,
      {
        symbol: { type: 'string' },
        market: { type: 'string' },
        interval: { type: 'string' },
        adjust: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
      ['a FILE of bars'],
    );
    const [file = ''] = positionals;
    const id = values.symbol === undefined ? null : parseInstrumentId(values.symbol.toUpperCase());
    if (values.symbol !== undefined && id === null) {
      throw new PlumblineError(
        'bad-input',
        `--symbol must be an instrument id such as US:NVDA or HK:00700, not "${values.symbol}".`,
      );
    }
    const market = values.market === undefined ? undefined : oneOf('--market', values.market, marketIds);
    const interval = values.interval === undefined ? undefined : oneOf('--interval', values.interval, intervals);
    const adjustment = values.adjust === undefined ? undefined : oneOf('--adjust', values.adjust, adjustments);
    const { readFileArgument } = await import('../read-file-argument.ts');
    const { checkBarFile } = await import('@plumbline/market/bar-files/check-bar-file');
    const { clockFrom } = await import('../../platform/clock.ts');
    const { isSpelledAs } = await import('../../features/import/is-spelled-as.ts');
    const held = market ?? (id === null ? undefined : marketOf(id));
    const { readableBytes } = await import('../../platform/parquet.ts');
    const checked = checkBarFile(await readableBytes(await readFileArgument(file)), {
      file,
      now: clockFrom(env.CLOCK).now(),
      ...(held !== undefined && { market: held }),
      ...(interval !== undefined && { interval }),
      ...(adjustment !== undefined && { adjustment }),
      ...(id !== null && { isWanted: isSpelledAs(id) }),
    });
    if (values.json) out(`${JSON.stringify(answerOf(file, checked), null, 2)}\n`);
    else out(checked.findings.map((finding) => `${lineOf(finding)}\n`).join(''));
    say(summaryOf(file, checked));
    return 0;
  },
};

function answerOf(file: string, checked: CheckedFile) {
  const { time } = checked.file.table.columns;
  const usable = checked.table.columns.time;
  const [from, to] = [usable[0], usable.at(-1)];
  return {
    file,
    rows: time.length,
    usableRows: usable.length,
    interval: checked.file.table.interval,
    adjustment: checked.adjustment,
    market: checked.market?.id ?? null,
    marketFrom: checked.marketFrom,
    from: from === undefined ? null : dateOf(from),
    to: to === undefined ? null : dateOf(to),
    notes: checked.file.notes,
    findings: checked.findings.map((finding) => printable(finding, checked)),
  };
}

/** Rows a repair spans are named by their dates too: a file may be in any order. */
function printable({ row, line, date, kind, severity, why, repair }: FileFinding, { file }: CheckedFile) {
  const { time } = file.table.columns;
  const dateAt = (place: number): string | null => {
    const value = time[place] ?? Number.NaN;
    return Number.isFinite(value) ? dateOf(value) : null;
  };
  const steps = repair?.map((one) =>
    'from' in one ? { ...one, dates: [dateAt(one.from), dateAt(one.to)].toSorted() } : one,
  );
  return { row, line, date, kind, severity, why, ...(steps !== undefined && { repair: steps }) };
}

function lineOf({ line, kind, severity, why, repair }: FileFinding): string {
  return `line ${line}  ${severity.padEnd(6)} ${kind}: ${why}${repair === undefined ? '' : ' (can be mended)'}`;
}

function summaryOf(file: string, { file: { table, lines }, market, findings }: CheckedFile): string {
  const calendar = market === null ? 'no calendar known, give --market' : `calendar of ${market.id}`;
  const found = findings.length === 0 ? 'nothing is wrong' : `${findings.length} findings`;
  return `${file}: ${lines.length} rows, ${table.interval}, ${calendar}, ${found}.`;
}
