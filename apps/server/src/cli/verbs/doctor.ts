import { readArguments } from '../arguments.ts';
import type { Verb } from '../verb.ts';

export const doctorVerb: Verb = {
  name: 'doctor',
  usage: '[--json]',
  summary: 'Look for what is wrong with this installation and say what to do.',
  async run({ args, env, out, say }) {
    const { values } = readArguments(args, { json: { type: 'boolean', default: false } });
    const { examine } = await import('../../features/system/examine.ts');
    const findings = await examine(env);
    if (values.json) out(`${JSON.stringify({ findings }, null, 2)}\n`);
    else
      for (const { ok, what, advice } of findings)
        say(`${ok ? 'ok   ' : 'wrong'}  ${what}${advice ? ` ${advice}` : ''}`);
    return findings.every(({ ok }) => ok) ? 0 : 1;
  },
};
