import type { ErrorCode, PlumblineError } from '@plumbline/model/errors';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';

const changed = localText(
  'The source changed its answer. Update Plumbline; if that does not help, report it with the files of plumbline doctor --live --capture.',
  '数据源更改了返回格式。请更新 Plumbline；若仍未解决，请附上 plumbline doctor --live --capture 生成的文件提交报告。',
  '數據來源更改了回傳格式。請更新 Plumbline；如仍未解決，請附上 plumbline doctor --live --capture 產生的檔案提交報告。',
);

const advices: Partial<Record<ErrorCode, LocalText>> = {
  'provider-unreachable': localText(
    'Check the network of this machine, its firewall and, where you need one, the proxy.',
    '请检查本机网络、防火墙；如需代理，请检查代理设置。',
    '請檢查本機網絡、防火牆；如需代理，請檢查代理設定。',
  ),
  'provider-timeout': localText(
    'It is slow or blocked from here: try again later or go through a proxy.',
    '从本机访问过慢或被阻断：请稍后重试，或使用代理。',
    '從本機存取過慢或被阻斷：請稍後再試，或使用代理。',
  ),
  'provider-limited': localText(
    'It was asked too often. Wait; a key of your own allows more where the source offers one.',
    '请求过于频繁。请稍候；若该数据源提供密钥，使用自己的密钥可提高限额。',
    '請求過於頻密。請稍候；如該數據來源提供密鑰，使用自己的密鑰可提高限額。',
  ),
  'provider-refused': localText(
    'It refuses this address or this caller. Check the key, or go through a proxy in another region; other sources stand in meanwhile.',
    '数据源拒绝了本机地址或调用方。请检查密钥，或改用其他地区的代理；期间由其他数据源替代。',
    '數據來源拒絕了本機地址或呼叫方。請檢查密鑰，或改用其他地區的代理；期間由其他數據來源替代。',
  ),
  'provider-body': changed,
  'data-refused': changed,
  internal: changed,
};

const paused = localText(
  'It failed too often and is left alone for a while; it is asked again by itself.',
  '该数据源多次失败，暂停访问；稍后会自动重试。',
  '該數據來源多次失敗，暫停存取；稍後會自動重試。',
);

/** What to do about an endpoint that failed, or answers in another shape; null = nothing. */
export function adviceOf(failure: PlumblineError | null, isDrifted: boolean): LocalText | null {
  if (isDrifted) return changed;
  if (failure?.details['isPaused'] === true) return paused;
  return failure === null ? null : (advices[failure.code] ?? null);
}
