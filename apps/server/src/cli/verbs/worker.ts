import { PlumblineError } from '@plumbline/model/errors';
import { readArguments } from '../arguments.ts';
import type { Verb } from '../verb.ts';

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
    const { runServer } = await import('../run-server.ts');
    return runServer(context, 'worker');
  },
};
