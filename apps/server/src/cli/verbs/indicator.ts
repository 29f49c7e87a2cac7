import { readFile } from 'node:fs/promises';
import { PlumblineError } from '@plumbline/model/errors';
import { readArguments } from '../arguments.ts';
import type { BarsFile } from '../bars-file.ts';
import { nullForNaN } from '../null-for-nan.ts';
import { givenFile } from '../given-file.ts';
import type { ExitCode, Verb, VerbContext } from '../verb.ts';

export const indicatorVerb: Verb = {
  name: 'indicator',
  usage: 'ID|TEXT|FILE --bars FILE.csv [--formula] [--bars SECOND.csv] [--params JSON] [--inputs COLUMN,…] [--json]',
  summary: 'Compute an indicator over the bars of a CSV file: CSV (or JSON) on standard output.',
  details: [
    'ID is one of ours (rsi) or the name of a TA-Lib function (RSI), which then takes and gives the names of that library.',
    'FILE.csv has a header with date, open, high, low, close and volume in any order; further columns can be inputs.',
    '--params is {"period":14}, or a list of values in order. --inputs says what is read, such as high,low.',
    'With --formula the first argument is an indicator of your own, or a file that holds it: docs/guides/write-an-indicator.md.',
    'Indicators of two series read the close of each file, the second one matched by time.',
    'JSON: {"indicator":…,"params":…,"outputs":{"name":[number or null for each bar]}}.',
  ],
  async run({ args, out }) {
    const { positionals, values } = readArguments(
      args,
      {
        bars: { type: 'string', multiple: true, default: [] },
        params: { type: 'string', default: '{}' },
        inputs: { type: 'string' },
        formula: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
      ['an indicator ID, such as rsi, or RSI for the names of TA-Lib'],
    );
    const [file, second] = values.bars;
    if (file === undefined) throw new PlumblineError('bad-input', 'Say --bars FILE.csv.', { field: '--bars' });
    if (values.formula) {
      if (second !== undefined || values.inputs !== undefined) {
        throw new PlumblineError('bad-input', 'An indicator of your own reads the columns of one --bars FILE.csv.');
      }
      return ownIndicator(positionals[0] ?? '', file, values, out);
    }
    const { namedIndicator } = await import('@plumbline/quant/catalogue/named-indicator');
    const { runIndicator } = await import('@plumbline/quant/catalogue/run-indicator');
    const { numbersOption } = await import('../json-option.ts');
    const { readBarsFile } = await import('../bars-file.ts');
    const { indicator, outputs, inputs, paramsOf, paramNames } = namedIndicator(positionals[0] ?? '');
    const params = paramsOf(numbersOption('--params', values.params, paramNames));
    const asked = inputNames(inputs, values.inputs);
    const bars = await readBarsFile(file);
    const other = second === undefined ? null : await readBarsFile(second);
    const columns = asked.map((name) => inputColumn(name, bars, other));
    const results = runIndicator(indicator, columns, params);
    const named = outputs.flatMap((name, at) => (name === null ? [] : [[name, results[at]] as const]));
    print({ indicator: indicator.id, params, named, bars }, values.json, out);
    return 0;
  },
};

interface Computed {
  readonly indicator: string;
  readonly params: Readonly<Record<string, number>>;
  readonly named: readonly (readonly [string, Float64Array | undefined])[];
  readonly bars: BarsFile;
}

function print({ indicator, params, named, bars }: Computed, isJson: boolean, out: VerbContext['out']): void {
  if (isJson) {
    const outputs = Object.fromEntries(named.map(([name, column]) => [name, nullForNaN(column ?? [])]));
    out(`${JSON.stringify({ indicator, params, outputs })}\n`);
    return;
  }
  out(`${['date', ...named.map(([name]) => name)].join(',')}\n`);
  const rows = Array.from(bars.bars.time, (_, row) =>
    [bars.labelAt(row), ...named.map(([, column]) => cell(column?.[row]))].join(','),
  );
  out(rows.map((row) => `${row}\n`).join(''));
}

/** An indicator in the words of the strategy language, from the command line or from a file. */
async function ownIndicator(
  given: string,
  file: string,
  { params, json }: { readonly params: string; readonly json: boolean },
  out: VerbContext['out'],
): Promise<ExitCode> {
  const { readIndicator } = await import('@plumbline/quant/language/formula/own-indicator');
  const { numbersOption } = await import('../json-option.ts');
  const { readBarsFile } = await import('../bars-file.ts');
  const text = await readFile(givenFile(given), 'utf8').catch(() => given);
  const bars = await readBarsFile(file);
  const { indicator, problems } = readIndicator(text, new Set(Object.keys(bars.others)));
  if (indicator === null) {
    const [first] = problems;
    const line = text.slice(0, first?.from ?? 0).split('\n').length;
    throw new PlumblineError('bad-input', `Indicator, line ${line}: ${first?.text.en ?? 'cannot be read.'}`, { line });
  }
  const names = indicator.params.map(({ name }) => name);
  const values = numbersOption('--params', params, names);
  const used = Object.fromEntries(indicator.params.map(({ name, default: usual }) => [name, values[name] ?? usual]));
  const columns = indicator.compute(bars.bars, used, bars.others);
  const named = indicator.outputs.map(({ name }, at) => [name, columns[at]] as const);
  print({ indicator: 'own', params: used, named, bars }, json, out);
  return 0;
}

function cell(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '' : String(value);
}

const letters: Readonly<Record<string, string>> = {
  o: 'open',
  h: 'high',
  l: 'low',
  c: 'close',
  v: 'volume',
  t: 'time',
};

function inputNames(usual: readonly string[], given: string | undefined): readonly string[] {
  if (given === undefined) return usual;
  const names = given.split(',').map((name) => letters[name.trim()] ?? name.trim().toLowerCase());
  if (names.length === usual.length) return names;
  const problem = `--inputs must name ${usual.length} columns (${usual.join(', ')} unless you say otherwise), not ${names.length}.`;
  throw new PlumblineError('bad-input', problem, { field: '--inputs' });
}

/** A column of the file by name; `real2` is the close of the second file at the same times. */
function inputColumn(name: string, file: BarsFile, second: BarsFile | null): Float64Array {
  if (name === 'real2') return secondClose(file, second);
  const { bars, others } = file;
  const column = new Map<string, Float64Array>([...Object.entries(others), ...Object.entries(bars)]).get(name);
  if (column === undefined) {
    const known = [...Object.keys(bars), ...Object.keys(others)].join(', ');
    throw new PlumblineError('bad-input', `${file.file} has no column "${name}"; it has ${known}.`, { field: name });
  }
  const row = column.findIndex((value) => Number.isNaN(value));
  if (row < 0) return column;
  throw new PlumblineError('bad-input', `${file.file}, ${file.labelAt(row)}: ${name} is missing.`, {
    file: file.file,
    field: name,
    row,
  });
}

function secondClose(file: BarsFile, second: BarsFile | null): Float64Array {
  if (second === null) {
    const problem =
      'This indicator compares two series: give a second --bars FILE.csv, or name two columns with --inputs.';
    throw new PlumblineError('bad-input', problem, { field: '--bars' });
  }
  const rowAt = new Map(Array.from(second.bars.time, (time, row) => [time, row] as const));
  return Float64Array.from(file.bars.time, (time, row) => {
    const found = rowAt.get(time);
    if (found !== undefined) return second.bars.close[found] ?? Number.NaN;
    throw new PlumblineError(
      'bad-input',
      `${second.file} has no bar at ${file.labelAt(row)}, which ${file.file} has.`,
      {
        file: second.file,
        field: 'date',
        row,
      },
    );
  });
}
