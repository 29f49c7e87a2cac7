import { PlumblineError } from '@plumbline/model/errors';
import type { Claim } from '@plumbline/agent/gate/claim';
import type { Written } from '@plumbline/agent/gate/claims';
import type { Fact } from '@plumbline/model/fact';
import { formatFact } from '@plumbline/model/format';
import type { Locale } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import type { TextPart } from '@plumbline/model/text-part';
import { oneOf, readArguments } from '../arguments.ts';
import type { Verb } from '../verb.ts';

export const checkClaimsVerb: Verb = {
  name: 'check-claims',
  usage: `--facts FILE [--locale ${locales.join('|')}] [--json] < CLAIMS, or --schema`,
  summary: 'Write the claims of a language model on standard input as sentences, or say why not.',
  details: [
    'A line of input is one claim, a list of claims, or {"claims": […]}, as a language model hands them to the tool "answer".',
    '--schema prints what a model is told: the frames with what each takes, and the arguments as JSON Schema.',
    'FILE is that of check-text: facts, spans, instruments; besides "sentences", what tools returned: [{"id": "c1.1", "text": "…"}].',
    'A figure that is computed names what from, as scenario claims need: "inputs": ["US:ABC/growth"], or "formula": {"expression": "…",',
    '"inputs": [{"name": "g", "fact": "US:ABC/growth"}]}.',
    'Each claim is answered with a line: shown with the sentence, or refused with the reason and the handles that come nearest.',
    '--json prints {"line", "say", "shown", "form", "text", "code", "why", "nearest"}.',
  ],
  async run({ args, out, say }) {
    const { values } = readArguments(
      args,
      {
        facts: { type: 'string' },
        locale: { type: 'string', default: 'en' },
        json: { type: 'boolean', default: false },
        schema: { type: 'boolean', default: false },
      },
      [],
    );
    const locale = oneOf('--locale', values.locale, locales);
    const { answerToolDescription, answerToolSchema, besidesClaim, besidesWords, listIn } =
      await import('@plumbline/agent/chat/answer-tool');
    if (values.schema) {
      out(`${answerToolDescription}\n\n${JSON.stringify(answerToolSchema, null, 2)}\n`);
      return 0;
    }
    if (values.facts === undefined) throw new PlumblineError('bad-input', 'Give the facts with --facts FILE.');
    const { createInterface } = await import('node:readline');
    const { claimWriter, readClaim } = await import('@plumbline/agent/gate/claims');
    const { createGate } = await import('@plumbline/agent/gate/judge');
    const { refusal } = await import('@plumbline/agent/gate/refusals');
    const { readKnowledge } = await import('@plumbline/agent/gate/read-knowledge');
    const { catalogue } = await import('@plumbline/market/resolve/catalogue');
    const { jsonIn, readFileArgument } = await import('../read-file-argument.ts');
    const knowledge = readKnowledge(jsonIn(await readFileArgument(values.facts), values.facts), catalogue);
    const writer = claimWriter(knowledge);
    const gate = createGate(knowledge);
    // As in an answer: a thought is shown where the text gate reads it as one.
    const think = (claim: Claim): Written => {
      const { words = '' } = claim;
      const other = besidesWords(claim);
      if (other !== null) return { ok: false, why: other, nearest: [] };
      const { lane, parts } = gate.judge(words);
      if (lane !== 'reasoning') return { ok: false, why: refusal('reason', words), nearest: [] };
      return { ok: true, parts: { en: parts, 'zh-CN': parts, 'zh-HK': parts }, form: 'reasoning' };
    };
    const counts = { shown: 0, refused: 0 };
    let line = 0;
    for await (const raw of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
      line += 1;
      if (raw.trim() === '') continue;
      const given = listIn(jsonIn(new TextEncoder().encode(raw), `line ${line}`));
      for (const value of given.length === 0 ? [null] : given) {
        const claim = readClaim(value, besidesClaim);
        const written = claim === null ? null : claim.say === 'reason' ? think(claim) : writer.write(claim);
        const isShown = written?.ok === true;
        counts[isShown ? 'shown' : 'refused'] += 1;
        const text = isShown
          ? read(written.parts[locale], [...knowledge.facts, ...(written.made ?? [])], locale)
          : null;
        const why = written?.ok === false ? written.why : null;
        const reason = why?.text[locale] ?? (isShown ? null : 'This is no claim: say names a frame.');
        const nearest = written?.ok === false ? written.nearest.map((handle) => `{${handle}}`) : [];
        const form = isShown ? (written.form ?? 'sentence') : null;
        if (values.json) {
          const answer = { line, say: claim?.say ?? null, shown: isShown, form, text, code: why?.code ?? null };
          out(`${JSON.stringify({ ...answer, why: reason, nearest })}\n`);
        } else if (isShown) out(`${(form ?? '').padEnd(9)}  ${text ?? ''}\n`);
        else out(`refused    ${claim?.say ?? raw.slice(0, 80)}: ${reason ?? ''} ${nearest.join(' ')}\n`);
      }
    }
    say(`${counts.shown} shown, ${counts.refused} refused.`);
    return 0;
  },
};

/** A sentence as a reader sees it. */
function read(parts: readonly TextPart[], facts: readonly Fact[], locale: Locale): string {
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const fact = 'fact' in part ? known.get(part.fact) : undefined;
      if (fact === undefined) return '';
      const isSize = 'as' in part && part.as === 'size';
      return formatFact(isSize ? { ...fact, value: Math.abs(fact.value ?? 0) } : fact, locale);
    })
    .join('');
}
