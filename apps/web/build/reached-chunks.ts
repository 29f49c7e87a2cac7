import type { Rolldown } from 'vite';

/** The scripts that hold some modules of the tree, with all that these import before they run. */
export function reachedChunks(bundle: Rolldown.OutputBundle, modules: readonly string[]): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach((file) => visit(byFile.get(file)));
  };
  for (const path of modules) {
    // A module that is asked for by name has a script of that name, which only hands out the one that holds it.
    const named = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${path}`));
    // The entry is an HTML page, so main.tsx lives in the script named after it.
    const chunk = named ?? chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${path}`)));
    if (chunk === undefined) throw new Error(`no script holds ${path}; update the list that names it`);
    visit(chunk);
  }
  return [...found];
}
