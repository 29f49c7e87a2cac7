import { localText } from '@plumbline/model/local-text';
import type { Locale } from '@plumbline/model/locale';

const subject = localText('A new password for Plumbline', '重设 Plumbline 密码', '重設 Plumbline 密碼');
const text = localText(
  'Open this link within an hour to choose a new password. If you did not ask for it, do nothing: the old one stays.',
  '请在一小时内打开此链接，设置新密码。如果不是你本人操作，无需理会，原密码不变。',
  '請於一小時內開啟此連結，設定新密碼。如非你本人操作，毋須理會，原密碼不變。',
);

export function resetMail(link: string, locale: Locale): { readonly subject: string; readonly text: string } {
  return { subject: subject[locale], text: `${text[locale]}\n\n${link}` };
}
