import { PlumblineError } from '@plumbline/model/errors';
import { readArguments } from '../command/arguments.ts';
import type { Verb } from '../command/verb.ts';

export const workerVerb: Verb = {
  name: 'worker',
  usage: '',
  summary: 'Work jobs without serving; needs DATABASE_URL.',
  async run(context) {
    readArguments(context.args, {});
    if (context.env.DATABASE_URL === null) {
      throw new PlumblineError(
        'bad-input',
        'Workers of their own need DATABASE_URL. On SQLite the one server process works its jobs itself.',
      );
    }
    const { runServer } = await import('../command/run-server.ts');
    return runServer(context, 'worker');
  },
};
