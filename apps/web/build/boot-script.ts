import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('../src/boot.ts', import.meta.url));
const devAddress = '/boot.js';

async function compile(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, target: 'es2023', lib: { entry, formats: ['iife'], name: 'plumblineBoot' } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const one of outputs) {
    if (!('output' in one)) continue;
    const chunk = one.output[0];
    return chunk.code;
  }
  throw new Error('the boot script compiled to nothing');
}

/** Compiles src/boot.ts to a classic script and puts it first in the head: colours and language before the first paint. */
export function bootScript(): Plugin {
  let code: string | null = null;
  let address = devAddress;
  return {
    name: 'plumbline-boot-script',
    async buildStart() {
      if (this.environment.config.command !== 'build') return;
      code = await compile();
      address = `/assets/boot-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
    },
    generateBundle() {
      if (code !== null) this.emitFile({ type: 'asset', fileName: address.slice(1), source: code });
    },
    configureServer(server) {
      server.middlewares.use(devAddress, (_request, response, next) => {
        compile().then((source) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(source);
        }, next);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: address }, injectTo: 'head-prepend' }],
    },
  };
}
