// All the set-up of a fresh machine, for any npm command that needs it. Runs on the host's Node (20.19 or newer) and
// uses nothing but Node itself, because nothing else may be installed yet.
import { createHash, randomBytes } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node24 } from './node24.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const purpose = process.argv[2] ?? 'start';
const say = (text) => process.stderr.write(`plumbline: ${text}\n`);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  say(`Node ${process.versions.node} is too old. Install Node 20.19 or newer and run the command again.`);
  process.exit(1);
}

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};
const readIf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** One set-up at a time; a lock left behind by a dead process is taken over. */
function lock() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const path = join(root, '.cache/setup.lock');
  const deadline = Date.now() + 10 * 60_000;
  for (;;) {
    try {
      mkdirSync(path);
      writeFileSync(join(path, 'pid'), String(process.pid));
      return () => rmSync(path, { recursive: true, force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const pid = Number(readIf(join(path, 'pid')));
      let isAlive = pid > 0;
      try {
        if (isAlive) process.kill(pid, 0);
      } catch {
        isAlive = false;
      }
      // A lock without a pid belongs to a process that is just writing it, unless it stays so.
      const isFresh = pid === 0 && existsSync(path) && Date.now() - statSync(path).mtimeMs < 5_000;
      if (!isAlive && !isFresh) {
        rmSync(path, { recursive: true, force: true });
        continue;
      }
      if (Date.now() > deadline) {
        say(
          `another set-up (process ${pid}) has been running for 10 minutes. End it, remove .cache/setup.lock and try again.`,
        );
        process.exit(1);
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
    }
  }
}

function install() {
  const wanted = sha256(readFileSync(join(root, 'package-lock.json')));
  const stamp = join(root, 'node_modules/.setup-stamp');
  if (readIf(stamp) === wanted) return;
  say('installing packages (once, about a minute) ...');
  // No install script of any package is needed; none is run.
  const result = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    say('the packages could not be installed. Check that this machine reaches an npm registry');
    say('(`npm ping`; behind a proxy set `npm config set proxy` or `registry`), then run the command again.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

function filesOf(dir, out = []) {
  for (const entry of readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) {
      if (!/^(node_modules|dist|dist-gallery|\.cache)$/.test(entry.name)) filesOf(path, out);
    } else if (!/\.(test|story)\.tsx?$/.test(entry.name)) out.push(path);
  }
  return out;
}

function buildWeb() {
  const dirs = [
    'apps/web',
    'packages/model/src',
    'packages/quant/src',
    'packages/reading/src',
    'packages/contract/src',
  ];
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const file of dirs.flatMap((dir) => filesOf(join(root, dir)))) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  const wanted = hash.digest('hex');
  const stamp = join(root, 'apps/web/dist/.build-stamp');
  if (readIf(stamp) === wanted) return;
  say('building the web application ...');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const result = spawnSync(node24(root), [vite, 'build', 'apps/web', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (result.status !== 0) {
    say('the web application could not be built; the lines above say why.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/** The first start would spend ten seconds of a core on it; a cache that is there is kept up by those who use it. */
function compileServer() {
  if (existsSync(join(root, '.cache/node'))) return null;
  const args = [join(root, 'apps/server/src/compile-ahead.mjs')];
  return once(spawn(node24(root), args, { cwd: root, stdio: ['ignore', 'ignore', 2] }), 'exit');
}

function prepareData() {
  const dataDir = process.env.DATA_DIR ?? join(root, '.data');
  mkdirSync(dataDir, { recursive: true });
  const secret = process.env.SECRET_FILE ?? join(root, '.secret/master.key');
  if (existsSync(secret)) return;
  mkdirSync(join(secret, '..'), { recursive: true, mode: 0o700 });
  writeFileSync(secret, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
}

const release = lock();
try {
  install();
  // Beside the build of the web application, which has a core of its own.
  const compiling = purpose === 'start' ? compileServer() : null;
  if (purpose === 'start' || purpose === 'test') buildWeb();
  prepareData();
  const [code] = (await compiling) ?? [0];
  if (code !== 0) say('the server could not be compiled ahead; its first start compiles it.');
} finally {
  release();
}
