import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Path of a Node 24 or newer: this one when it is, else the binary that npm installed for this platform. */
export function node24(root) {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const binary = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  process.stderr.write(
    `plumbline: Node 24 is needed and npm has no binary for ${process.platform}-${process.arch}. Install Node 24 or newer and run the command again.\n`,
  );
  process.exit(1);
}
