import type { ErrorCode } from '@plumbline/model/errors';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';

/** Why data could not be had, in words for readers. The provider's own message stays in the run's trace. */
const reasons: Readonly<Partial<Record<ErrorCode, LocalText>>> = {
  'provider-unreachable': localText('The source could not be reached.', '无法连接数据来源。', '無法連接數據來源。'),
  'provider-timeout': localText('The source did not answer in time.', '数据来源未及时响应。', '數據來源未及時回應。'),
  'provider-limited': localText(
    'The source limits how often it may be asked.',
    '数据来源限制了请求频率。',
    '數據來源限制了請求頻率。',
  ),
  'provider-refused': localText('The source refused to answer.', '数据来源拒绝了请求。', '數據來源拒絕了請求。'),
  'provider-body': localText(
    'The source sent something that cannot be read as data.',
    '数据来源返回的内容无法识别。',
    '數據來源傳回的內容無法識別。',
  ),
  'provider-empty': localText('The source has nothing about it.', '数据来源没有相关内容。', '數據來源沒有相關內容。'),
  'not-covered': localText(
    'No connected source covers it.',
    '已接入的来源均不提供该数据。',
    '已接入的來源均不提供該數據。',
  ),
  'bad-input': localText('It cannot be answered as it was asked.', '按这种问法无法作答。', '按這種問法無法作答。'),
  'data-refused': localText(
    'What came did not pass the checks, so it is not used.',
    '返回的数据未通过校验，因此不予采用。',
    '傳回的數據未通過校驗，因此不予採用。',
  ),
};

const unknownReason = localText('It could not be had at this time.', '目前无法取得。', '目前無法取得。');

export function reasonOf(code: ErrorCode): LocalText {
  return reasons[code] ?? unknownReason;
}
