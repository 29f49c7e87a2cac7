import type { Verb } from '../verb.ts';
import { readArguments } from '../arguments.ts';

export const serveVerb: Verb = {
  name: 'serve',
  usage: '',
  summary: 'Serve the web application and the interface, and work jobs.',
  details: ['HOST and PORT say where; ROLE=api leaves the jobs to workers (needs DATABASE_URL).'],
  async run(context) {
    readArguments(context.args, {});
    const { runServer } = await import('../run-server.ts');
    return runServer(context, context.env.ROLE);
  },
};
