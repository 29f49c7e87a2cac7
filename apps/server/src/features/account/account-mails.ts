import { localText } from '@plumbline/model/local-text';
import type { Locale } from '@plumbline/model/locale';

const resetSubject = localText('A new password for Plumbline', '重设 Plumbline 密码', '重設 Plumbline 密碼');
const resetText = localText(
  'Open this link within an hour to choose a new password. If you did not ask for it, do nothing: the old one stays.',
  '请在一小时内打开此链接，设置新密码。如果不是你本人操作，无需理会，原密码不变。',
  '請於一小時內開啟此連結，設定新密碼。如非你本人操作，毋須理會，原密碼不變。',
);

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

export function resetMail(link: string, locale: Locale): MailText {
  return { subject: resetSubject[locale], text: `${resetText[locale]}\n\n${link}` };
}

const knownSubject = localText('You have a Plumbline account', '你已有 Plumbline 账户', '你已有 Plumbline 賬戶');
const knownText = localText(
  'Somebody wanted to make an account with this address, which has one already. Nothing was changed. If it was you, sign in with your password or choose a new one here. If not, do nothing.',
  '有人想用此邮箱创建账户，但此邮箱已有账户。账户没有任何改变。如果是你本人操作，请用原密码登录，或在此重设密码。如果不是，无需理会。',
  '有人想用此電郵開設賬戶，但此電郵已有賬戶。賬戶並無任何改變。如是你本人操作，請用原密碼登入，或在此重設密碼。如非，毋須理會。',
);

/** To the owner of an address that somebody wanted to make a second account with. */
export function knownAddressMail(link: string, locale: Locale): MailText {
  return { subject: knownSubject[locale], text: `${knownText[locale]}\n\n${link}` };
}
