import { PlumblineError } from '@plumbline/model/errors';
import { locales } from '@plumbline/model/locale';
import { parseInstrumentId } from '@plumbline/model/instrument';
import type { TextPart } from '@plumbline/model/text-part';
import { oneOf, readArguments } from '../arguments.ts';
import type { Verb } from '../verb.ts';

export const checkTextVerb: Verb = {
  name: 'check-text',
  usage: `--facts FILE [--subject ID] [--locale ${locales.join('|')}] [--json] < SENTENCES`,
  summary: 'Say of each sentence on standard input whether figures and quotations support it, and why not.',
  details: [
    'A line of input is one text: a sentence or several, a row of a table, a heading. Figures stand in it as handles in braces,',
    'such as {US:NVDA/price}; a quotation stands between marks and is followed by the handle of its span: "…" {nvda-10k-7}.',
    'A sentence in the very words of a span may end with its handle without marks.',
    'A line may also be JSON: {"id": …, "text": "…"}; consecutive rows are one table. No other line knows of the one before.',
    'FILE is JSON: an array of facts, or {"facts": […], "spans": […], "glossary": […], "instruments": […], "subject": "US:NVDA"};',
    'a report of this product fits too. A fact is the product\'s own: {"id": "US:NVDA/revenue.FY2026", "instrumentId": "US:NVDA",',
    '"metric": "revenue", "value": 130497000000, "unit": "money", "currency": "USD", "asOf": "2026-01-31",',
    '"period": {"kind": "year", "start": "2025-02-01", "end": "2026-01-31", "label": "FY2026"}}. Only id and value are needed:',
    'what the handle says need not be repeated. "label" names a kind of figure the catalogue does not have; null is unknown.',
    'A span is {"id", "text", "instrumentId", "form": "10-K"}; an entry of the glossary is a name, or {"name", "metric"}.',
    'Names come from the directory of instruments and from "instruments" ({"id", "name", "aliases"}). --subject, or "subject",',
    'says what pronouns mean before any name; else it is the instrument that more than half of the facts are about.',
    'Lanes: supported (every figure is what the words say), reasoning (no figure and no fact: a question, a definition, a',
    'hedge; shown apart and labelled), withheld (with the reason). --json prints one line of JSON per line of input:',
    '{"line", "id", "lane", "code", "why", "handles", "text"}. Where figures stand beside a thought in one sentence, "parts" says',
    'what is shown in which lane: [{"lane", "text"}]. A sentence that is withheld for what stands beside its figures has "parts" too:',
    'those that are supported are shown, the rest is not.',
  ],
  async run({ args, out, say }) {
    const { values } = readArguments(
      args,
      {
        facts: { type: 'string' },
        subject: { type: 'string' },
        locale: { type: 'string', default: 'en' },
        json: { type: 'boolean', default: false },
      },
      [],
    );
    if (values.facts === undefined) throw new PlumblineError('bad-input', 'Give the facts with --facts FILE.');
    const locale = oneOf('--locale', values.locale, locales);
    const subject = values.subject === undefined ? null : parseInstrumentId(values.subject);
    if (values.subject !== undefined && subject === null) {
      throw new PlumblineError(
        'bad-input',
        `--subject must be an instrument id such as US:NVDA, not "${values.subject}".`,
      );
    }
    const { createInterface } = await import('node:readline');
    const { createGate } = await import('@plumbline/agent/gate/judge');
    const { readKnowledge } = await import('@plumbline/agent/gate/read-knowledge');
    const { catalogue } = await import('@plumbline/market/resolve/catalogue');
    const { jsonIn, readFileArgument } = await import('../read-file-argument.ts');
    const knowledge = readKnowledge(jsonIn(await readFileArgument(values.facts), values.facts), catalogue);
    const gate = createGate({ ...knowledge, ...(subject === null ? {} : { subject }) });
    const counts = { supported: 0, reasoning: 0, withheld: 0 };
    let inPart = 0;
    let line = 0;
    let wasRow = false;
    for await (const raw of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
      line += 1;
      if (raw.trim() === '') {
        wasRow = false;
        continue;
      }
      const { id, text } = given(raw);
      const isRow = /^\s*\|[^\n]*$/.test(text);
      if (!isRow || !wasRow) gate.restart();
      wasRow = isRow;
      const { lane, why, handles, pieces = [] } = gate.judge(text);
      // What is shown as a sentence of its own, each in its lane.
      const parted = pieces.map((piece) => ({ lane: piece.lane, text: written(piece.parts) }));
      counts[lane] += 1;
      if (lane === 'withheld' && parted.length > 0) inPart += 1;
      const reason = why?.text[locale] ?? null;
      if (values.json) {
        const answer = {
          line,
          ...(id === undefined ? {} : { id }),
          lane,
          code: why?.code ?? null,
          why: reason,
          handles,
          text,
          ...(parted.length > 0 && { parts: parted }),
        };
        out(`${JSON.stringify(answer)}\n`);
      } else {
        const below = [
          ...(reason === null ? [] : [reason]),
          ...parted.map((one) => `${one.lane.padEnd(9)}  ${one.text}`),
        ];
        out(`${[`${lane.padEnd(9)}  ${text}`, ...below].join('\n           ')}\n`);
      }
    }
    const cut = inPart === 0 ? '' : ` (of ${inPart} the figures are shown)`;
    say(`${counts.supported} supported, ${counts.reasoning} reasoning, ${counts.withheld} withheld${cut}.`);
    return 0;
  },
};

const written = (parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'fact' in part ? `{${part.fact}}` : '')).join('');

/** A line as it stands, or the text of a line of JSON. A sentence may begin with a brace too. */
function given(raw: string): { readonly id?: string | number; readonly text: string } {
  if (!/^\s*[{"]/.test(raw)) return { text: raw };
  try {
    const value: unknown = JSON.parse(raw);
    if (typeof value === 'string') return { text: value };
    if (typeof value !== 'object' || value === null) return { text: raw };
    const { id, text, sentence } = value as Readonly<Record<string, unknown>>;
    const words = typeof text === 'string' ? text : sentence;
    if (typeof words !== 'string') return { text: raw };
    return { text: words, ...(typeof id === 'string' || typeof id === 'number' ? { id } : {}) };
  } catch {
    return { text: raw };
  }
}
