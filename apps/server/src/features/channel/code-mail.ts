import { localText } from '@plumbline/model/local-text';
import type { Locale } from '@plumbline/model/locale';

const subject = localText('Your code for Plumbline', '你的 Plumbline 验证码', '你的 Plumbline 驗證碼');
const text = localText(
  'Enter this code in Settings, Alerts, so that signals may be sent here. If you did not ask for it, do nothing.',
  '请在设置的提醒中输入此验证码，以便将信号发送到此邮箱。如果不是你本人操作，无需理会。',
  '請在設定的提示中輸入此驗證碼，以便將訊號傳送到此郵箱。如非你本人操作，毋須理會。',
);

export function codeMail(code: string, locale: Locale): { readonly subject: string; readonly text: string } {
  return { subject: subject[locale], text: `${code}\n\n${text[locale]}` };
}
