import { readArguments } from '../arguments.ts';
import { readPassphrase } from '../../platform/passphrase.ts';
import type { Verb } from '../verb.ts';

export const backupVerb: Verb = {
  name: 'backup',
  usage: 'FILE [--passphrase-file F]',
  summary: 'Copy the store into a new file, also while the server runs, and check the copy.',
  details: [
    'A PostgreSQL store is written as the same kind of file, which can be restored into either engine.',
    'With a passphrase the key file (SECRET_FILE), which saved keys and mails cannot be read without, is written beside it as FILE.key, encrypted.',
  ],
  async run({ args, env, say }) {
    const { values, positionals } = readArguments(args, { 'passphrase-file': { type: 'string' } }, [
      'the FILE to write',
    ]);
    const passphraseFile = values['passphrase-file'];
    const passphrase = passphraseFile === undefined ? null : readPassphrase(passphraseFile);
    const target = positionals[0] ?? '';
    const { checkSealable, sealKeyFile } = await import('../../platform/sealed-key.ts');
    if (passphrase !== null) checkSealable(env.SECRET_FILE, passphrase);
    const { backUpStore } = await import('../../platform/db/back-up-store.ts');
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
    const { file, sha256 } = await backUpStore({ dataDir, databaseUrl, target, note: say });
    say(`Wrote ${file} (SHA-256 ${sha256}).`);
    if (passphrase === null) {
      say(`The key file ${env.SECRET_FILE} is not part of it: keep a copy, or add --passphrase-file.`);
      return 0;
    }
    sealKeyFile(env.SECRET_FILE, `${file}.key`, passphrase);
    say(`Wrote the encrypted key to ${file}.key.`);
    return 0;
  },
};
