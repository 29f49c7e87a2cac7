import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('../src/capsule/verify-capsule.ts', import.meta.url));

/** The script inside saved reports, whole in one classic file: nothing is fetched from where they are opened. */
export async function compileCapsuleScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, target: 'es2023', lib: { entry, formats: ['iife'], name: 'plumblineCapsule' } },
  });
  for (const one of Array.isArray(result) ? result : [result]) {
    // A closing tag inside a string would end the element that the script stands in.
    if ('output' in one) return one.output[0].code.trim().replace(/<\/(script)/gi, String.raw`<\/$1`);
  }
  throw new Error('the script of saved reports compiled to nothing');
}

/** Builds that script beside the pages, under a name the server knows. */
export function capsuleScript(): Plugin {
  return {
    name: 'plumbline-capsule-script',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'capsule.js', source: await compileCapsuleScript() });
    },
  };
}
