import type { LocalText } from '@plumbline/model/locale';

/** The text of a playbook is refused at a line. */
export class Refused extends Error {
  readonly line: number;
  readonly why: LocalText;

  constructor(line: number, why: LocalText) {
    super(`Line ${line}: ${why.en}`);
    this.line = line;
    this.why = why;
  }
}
