// Kills, restarts of the database, pauses.
import { askReport, delay, isOver, onStage, readRun, symbols, until, visit } from './stage.mjs';

export const kills = {
  id: 'kills',
  promise: 'Nothing that was acknowledged is lost when the server is killed in the middle of writing',
  target: '500 kills over both stores, 0 lost',
  stores: ['sqlite', 'postgres'],
  run: (engine, quick) =>
    onStage(engine, async ({ start }) => {
      const times = quick ? 5 : 250;
      const kept = [];
      let lost = 0;
      const isThere = async (address, { ownerId, headers }) => {
        const answer = await fetch(`${address}/api/account`, { headers });
        return answer.ok && (await answer.json()).ownerId === ownerId;
      };
      let server = await start();
      for (let n = 0; n < times; n += 1) {
        const { address } = server;
        const since = [];
        let isDead = false;
        const write = async () => {
          while (!isDead) {
            const one = await visit(address).catch(() => null);
            if (one !== null) since.push(one);
          }
        };
        const writers = [write(), write(), write(), write()];
        await until('something is acknowledged', async () => since.length > 0);
        await delay((n * 37) % 300);
        server.kill('SIGKILL');
        await server.exited;
        isDead = true;
        await Promise.all(writers);
        server = await start();
        for (const one of since) if (!(await isThere(server.address, one))) lost += 1;
        kept.push(...since);
      }
      for (const one of kept.slice(0, 2000)) if (!(await isThere(server.address, one))) lost += 1;
      return {
        value: `${times} kills, ${kept.length} acknowledged writes, ${lost} lost`,
        isMet: lost === 0 && kept.length > times,
      };
    }),
};

/** Two servers and two workers on one PostgreSQL. */
async function four(start) {
  const servers = [await start('serve', { ROLE: 'api' })];
  servers.push(await start('serve', { ROLE: 'api' }));
  const workers = [await start('worker', { HEALTH_PORT: '0' }), await start('worker', { HEALTH_PORT: '0' })];
  return { servers, workers, all: [...servers, ...workers] };
}

async function untilOver(address, asked, ms) {
  const states = [];
  for (const { who, id } of asked) {
    states.push(
      await until(
        'a report is over',
        async () => {
          const run = await readRun(address, who, id);
          return isOver(run) && run.state;
        },
        ms,
      ),
    );
  }
  return states;
}

export const restarts = {
  id: 'database-restarts',
  promise: 'A restart of PostgreSQL ends no process, and all accepted work is done',
  target: '20 restarts with 4 processes: 0 deaths, all done',
  stores: ['postgres'],
  run: (engine, quick) =>
    onStage(engine, async ({ postgres, start }) => {
      const times = quick ? 2 : 20;
      const { servers, all } = await four(start);
      const asked = [];
      for (let n = 0; n < times; n += 1) {
        const { address } = servers[n % 2];
        const who = await until('a session is opened', () => visit(address));
        for (const symbol of [symbols[n % symbols.length], symbols[(n + 1) % symbols.length]]) {
          asked.push({ who, id: await until('a report is accepted', () => askReport(address, who, symbol)) });
        }
        await postgres.halt(n % 2 === 0 ? 'fast' : 'immediate');
        await delay(quick ? 500 : 2000);
        await postgres.start();
        await until('the servers are ready', async () =>
          (await Promise.all(servers.map((one) => fetch(`${one.address}/readyz`)))).every(({ ok }) => ok),
        );
      }
      const states = await untilOver(servers[0].address, asked, 300_000);
      const deaths = all.filter((one) => !one.isAlive()).length;
      const done = states.filter((state) => state === 'done').length;
      return {
        value: `${times} restarts, ${deaths} deaths, ${done} of ${asked.length} reports done`,
        isMet: deaths === 0 && done === asked.length,
      };
    }),
};

export const pauses = {
  id: 'pauses',
  promise: 'A worker that stands still loses its work to another one, and does not do it twice when it wakes',
  target: '60 s pause, all done once',
  stores: ['postgres'],
  run: (engine, quick) =>
    onStage(engine, async ({ start }) => {
      const pauseMs = quick ? 5000 : 60_000;
      const { servers, workers } = await four(start);
      const [{ address }] = servers;
      const asked = [];
      for (const symbol of symbols.slice(0, 6)) {
        const who = await visit(address);
        asked.push({ who, id: await askReport(address, who, symbol) });
      }
      workers[0].kill('SIGSTOP');
      await delay(pauseMs);
      workers[0].kill('SIGCONT');
      const states = await untilOver(address, asked, 300_000);
      const done = states.filter((state) => state === 'done').length;
      const hashes = await Promise.all(
        asked.map(async ({ who, id }) => {
          const read = async () => (await fetch(`${address}/api/reports/${id}`, { headers: who.headers })).text();
          const first = await read();
          await delay(2000);
          return first === (await read());
        }),
      );
      const changed = hashes.filter((isSame) => !isSame).length;
      return {
        value: `${pauseMs / 1000} s pause, ${done} of ${asked.length} reports done, ${changed} written again`,
        isMet: done === asked.length && changed === 0,
      };
    }),
};
