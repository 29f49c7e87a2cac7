import { destination, pino } from 'pino';
import type { Env } from '../env.ts';

/** Only these fields are ever written; anything else that is handed in could hold what does not belong in a log. */
const allowed = new Set([
  'request',
  'method',
  'route',
  'status',
  'ms',
  'code',
  'error',
  'stack',
  'reason',
  'run',
  'job',
  'kind',
  'attempt',
  'address',
  'engine',
  'pending',
  'file',
  'role',
  'mode',
  'signal',
  'version',
]);

export interface Log {
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}

/** JSON lines on stderr: stdout belongs to results. */
export function createLog(level: Env['LOG_LEVEL'], write: (line: string) => void = toStderr()): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => allowed.has(name))),
      },
    },
    { write },
  );
  return {
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => logger.warn(fields, message),
    error: (message, fields = {}) => logger.error(fields, message),
  };
}

function toStderr(): (line: string) => void {
  const stream = destination({ dest: 2, sync: true });
  return (line) => void stream.write(line);
}
