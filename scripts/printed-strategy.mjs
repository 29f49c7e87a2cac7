// What a reader takes from the printed text of a strategy, wherever it stands, and which of it must agree.

const number = String.raw`[−-]?[\d,]+(?:\.\d+)?`;

/** How each quantity is printed: the words around it in every place where it stands. */
const readings = [
  ['verdict', /\b(Robust|Promising|Fragile|Likely luck|Not enough data)\b/g],
  [
    'ratio',
    new RegExp(
      `(?:Out-of-sample Sharpe|Sharpe, out of sample|Sharpe ratio out of sample):? (${number})(?![\\d.])`,
      'g',
    ),
  ],
  [
    'interval',
    new RegExp(
      `(?:Out-of-sample Sharpe|Sharpe, out of sample|Sharpe ratio out of sample(?:, 95% interval)?):? (?:${number} \\(?)?(${number} – ${number})`,
      'g',
    ),
  ],
  ['cost', /([\d.]+%) a side|([\d.]+%) is assumed|Cost per side assumed:? ([\d.]+%)/g],
  [
    'trades',
    /(?:^|\s)([\d,]+) trades? in [\d.]+ years|Trades closed in [\d.]+ years: ([\d,]+)\.|(?:^|\n)([\d,]+) trades?(?=\n|$)|(?:^|\n| )Trades:? ([\d,]+)(?= |\n|$)/g,
  ],
  ['tries', /(\d+) (?:try|tries|variants? tried)\b/g],
  ['fall', new RegExp(`(?:Drawdown, whole history|Max drawdown):? (${number}%)`, 'g')],
];

/** Quantities of a text by name, each as often as it is printed. */
export function wordsOf(text) {
  const lines = text.replaceAll(/[ \t]*\n[ \t]*/g, '\n').trim();
  // A label and its figure stand in lines of their own on a page.
  const flat = lines.replaceAll('\n', ' ').replaceAll(/\s+/g, ' ');
  const read = new Map();
  for (const [name, pattern] of readings) {
    for (const source of [lines, flat]) {
      const values = [...source.matchAll(pattern)].map((match) => match.slice(1).find((one) => one !== undefined));
      if (values.length > 0) read.set(name, [...new Set([...(read.get(name) ?? []), ...values])]);
    }
  }
  return read;
}

/** From the best to the one that says nothing. */
const labels = ['Robust', 'Promising', 'Fragile', 'Likely luck', 'Not enough data'];

/** A verdict counts everything tried on its idea: of as many tries it is the same, of more it is no better. */
function sameVerdict([own, first], [place, read]) {
  const [label, said] = [first.get('verdict')[0], read.get('verdict')];
  const tries = [first, read].map((one) => Number(one.get('tries')?.[0] ?? Number.NaN));
  const isAgain = tries[0] === tries[1] || said.includes(label);
  const holds = isAgain
    ? said.includes(label)
    : !(tries[1] < tries[0]) && labels.indexOf(said[0]) >= labels.indexOf(label);
  const what = `${own} prints ${label} after ${tries[0]} tries, ${place} ${said.join(' and ')} after ${tries[1]}`;
  return { kind: `verdict: ${own} and ${place.replace(/ \d+$/, '')}`, holds, what };
}

/** Every place of a quantity against the card, or the first place that has it. */
export function* samePlaces(places) {
  for (const [name] of readings) {
    const where = Object.entries(places).filter(([, read]) => (read.get(name)?.length ?? 0) > 0);
    const [first, ...others] = where;
    if (first === undefined || name === 'tries') continue;
    if (name === 'verdict') {
      for (const other of others) yield sameVerdict(first, other);
      continue;
    }
    const [own, values] = [first[0], first[1].get(name)];
    if (values.length > 1) yield { kind: `one ${name}`, holds: false, what: `${own} prints ${values.join(' and ')}` };
    for (const [place, read] of others) {
      const printed = read.get(name);
      const holds = printed.length === 1 && printed[0] === values[0];
      const what = `${own} prints ${values[0]}, ${place} ${printed.join(' and ')}`;
      yield { kind: `${name}: ${own} and ${place.replace(/ \d+$/, '')}`, holds, what };
    }
  }
}

/** A signal as its mail prints it: the lines of the back-test, and the figures that its page must have too. */
export function readMail(raw) {
  const text = decoded(raw);
  const line = (label) => new RegExp(`^${label}: (.+)$`, 'm').exec(text)?.[1] ?? null;
  const symbol = /^Subject: (?:Buy|Sell) (\S+)/m.exec(text)?.[1] ?? '';
  const printed = [
    ['Close', line('Close')],
    ['Quantity', line('Quantity')],
    ['Share of equity', line('Share of equity')],
    ['Stop', line('Stop')],
    ['Target', line('Target')],
  ].filter(([, value]) => value !== null);
  return { symbol, close: line('Close') ?? '', printed, evidence: wordsOf(text) };
}

/** The plain text of a mail, whichever way it was put on the wire. */
function decoded(raw) {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/);
  // A line that began with a dot went over the wire with two.
  const body = rest.join('\n\n').replaceAll(/^\.\./gm, '.');
  const subject = head.replaceAll(/\r?\n[ \t]+/g, ' ');
  const isBase64 = /^content-transfer-encoding:\s*base64/im.test(subject);
  const plain = isBase64
    ? Buffer.from(body.replaceAll(/\s/g, ''), 'base64').toString('utf8')
    : Buffer.from(
        body
          .replaceAll(/=\r?\n/g, '')
          .replaceAll(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
        'latin1',
      ).toString('utf8');
  return `${subject}\n${plain}`.replaceAll('\r', '');
}
