// The cluster of deploy/compose.yaml, started by a container engine, and each of its services lost in turn under visits.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { delay, until } from './stage.mjs';
import { outcomeOf, visitors } from './visits.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const address = 'https://localhost';
/** What speaks to the engine: COMPOSE names another program with the same verbs, and its file. */
const [program, ...prefix] = (process.env.COMPOSE ?? 'docker compose -f deploy/compose.yaml').split(' ');
/** Each service, and how many requests may fail while it is away: those that it was answering; without the only one of its kind, all. */
const visitorCount = 2;
const services = new Map([
  ['api-1', visitorCount],
  ['api-2', visitorCount],
  ['worker-1', 0],
  ['worker-2', 0],
  ['database', Number.POSITIVE_INFINITY],
  ['proxy', Number.POSITIVE_INFINITY],
]);

const secrets = { POSTGRES_PASSWORD: randomBytes(12).toString('hex'), OPERATOR_TOKEN: randomBytes(24).toString('hex') };
async function compose(...verb) {
  const env = { ...process.env, PUBLIC_HOST: 'localhost', ...secrets };
  const { stdout } = await promisify(execFile)(program, [...prefix, ...verb], { cwd: root, env, maxBuffer: 2 ** 26 });
  return stdout;
}

/** Believes the authority that the proxy made for itself, and no other of its kind. */
async function trustProxy() {
  const own = await until('the proxy has its certificate', () =>
    compose('exec', '-T', 'proxy', 'cat', '/data/caddy/pki/authorities/local/root.crt'),
  );
  setDefaultCACertificates([...getCACertificates('default'), own]);
}

const isReady = async () => (await fetch(`${address}/readyz`)).ok;

/** Stops a service at once, visits without it, and starts it again. */
async function lose(service, seconds) {
  const { end } = visitors(address, visitorCount);
  await delay(1000);
  await compose('kill', service);
  await delay(seconds * 1000);
  await compose('start', service);
  await until('the cluster is ready', isReady, 180_000);
  await delay(1000);
  return end();
}

export const cluster = {
  id: 'cluster',
  promise: 'The cluster file comes up, and lives through the loss of each of its services',
  target:
    'each service killed in turn: 0 acknowledged writes lost, all accepted reports done; a worker takes no request with it, a server at most the one of each visitor that it was answering',
  stores: ['postgres'],
  run: async (_, quick) => {
    await compose('up', '-d', ...(process.env.COMPOSE === undefined ? ['--build'] : ['--no-build']));
    try {
      await trustProxy();
      await until('the cluster is ready', isReady, 180_000);
      const found = [];
      for (const service of services.keys()) found.push([service, await lose(service, quick ? 4 : 15)]);
      const { kept, asked, lost, done } = await outcomeOf(
        address,
        found.map(([, seen]) => seen),
      );
      const failures = found.map(([service, { failed, requests }]) => `${service} ${failed} of ${requests}`).join(', ');
      const isWhole = found.every(([service, { failed }]) => failed <= services.get(service));
      return {
        value: `${kept} acknowledged sessions, ${lost} lost; ${done} of ${asked} reports done; requests failed without ${failures}`,
        isMet: lost === 0 && done === asked && asked > 0 && isWhole,
      };
    } finally {
      await compose('down', '-v', '-t', '3');
    }
  },
};
