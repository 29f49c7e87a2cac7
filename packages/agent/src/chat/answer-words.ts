import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { tooLongText } from '@plumbline/model/text-limit';

/** What is said where no tool answers: greetings, help, honest refusals, questions back. */
export const answerWords: Readonly<Record<string, LocalText>> = {
  greeting: localText(
    'Hello. Ask about a stock, a strategy or your signals.',
    '你好。可以询问股票、策略或信号。',
    '你好。可以詢問股票、策略或訊號。',
  ),
  'too-long': tooLongText,
  thanks: localText('You are welcome.', '不客气。', '不客氣。'),
  who: localText(
    'I am the built-in assistant of Plumbline: no language model, but a reader of questions with tools behind it. Every figure opens its receipt.',
    '我是 Plumbline 的内置助手：不是语言模型，而是读懂问题并调用工具的程序。每个数值都可查看依据。',
    '我是 Plumbline 的內置助手：不是語言模型，而是讀懂問題並調用工具的程式。每個數值都可查看依據。',
  ),
  help: localText(
    'I read prices, statements, ratios, news and trading rules, value companies, compare instruments, explain terms, compute, read an idea as a strategy, and report on your back-tests and signals. Every figure opens its receipt. Whatever changes something waits for your agreement.',
    '我可以读取价格、报表、比率、新闻和交易规则，为公司估值，比较标的，解释术语，计算，把想法读成策略，并说明你的回测与信号。每个数值都可查看依据。凡是会改变内容的操作都等你同意。',
    '我可以讀取價格、報表、比率、新聞和交易規則，為公司估值，比較標的，解釋術語，計算，把想法讀成策略，並說明你的回測與訊號。每個數值都可查看依據。凡是會改變內容的操作都等你同意。',
  ),
  'refuse-order': localText(
    'No order is sent from here: there is no broker behind it. An idea with its conditions can be read as a strategy and tested.',
    '这里不会下单，也没有连接券商。带条件的想法可以读成策略并回测。',
    '這裡不會落盤，亦沒有連接券商。帶條件的想法可以讀成策略並回測。',
  ),
  'refuse-advice': localText(
    'What to buy or sell is your decision; it depends on things that are not known here. Figures, a valuation and the counter-case are available: ask for a report or for what it is worth.',
    '买卖由你决定，这取决于此处不了解的情况。可以提供数值、估值与反面论点：请询问报告或其价值。',
    '買賣由你決定，這取決於此處不了解的情況。可以提供數值、估值與反面論點：請詢問報告或其價值。',
  ),
  'refuse-forecast': localText(
    'Nobody knows future prices, so no forecast is made. What the price takes for granted can be computed: ask what it is worth.',
    '没有人知道未来价格，因此不作预测。可以计算现价隐含的前提：请询问它值多少钱。',
    '沒有人知道未來價格，因此不作預測。可以計算現價隱含的前提：請詢問它值多少錢。',
  ),
  'not-understood': localText(
    'I did not understand that. Name an instrument, a figure, a strategy or a term.',
    '没有理解这个问题。请说出标的、数值、策略或术语。',
    '未能理解這個問題。請說出標的、數值、策略或術語。',
  ),
  'command-empty': localText(
    'Write what it is about after the command.',
    '请在命令后写明内容。',
    '請在指令後寫明內容。',
  ),
  instrument: localText('Which instrument do you mean?', '请问是哪个标的？', '請問是哪個標的？'),
  which: localText(
    'That name fits several. Which one do you mean?',
    '该名称对应多个标的，请问是哪一个？',
    '該名稱對應多個標的，請問是哪一個？',
  ),
  unknown: localText(
    'That name is not an instrument we know. Check the spelling or give its code.',
    '该名称不是已知标的。请检查写法或给出代码。',
    '該名稱不是已知標的。請檢查寫法或給出代號。',
  ),
  'key-fault': localText(
    'The key of your language model cannot be used, so the built-in assistant answers. Enter it again in Settings.',
    '语言模型的密钥无法使用，改由内置助手回答。请在设置中重新输入。',
    '語言模型的密鑰無法使用，改由內置助手回答。請在設定中重新輸入。',
  ),
  'no-strategy': localText(
    'You have no strategy yet. Describe an idea to begin one: what to trade, when to buy and when to sell.',
    '你还没有策略。请描述一个想法：交易什么、何时买入、何时卖出。',
    '你還沒有策略。請描述一個想法：交易甚麼、何時買入、何時沽出。',
  ),
  'no-such-strategy': localText(
    'You have no strategy of that name. Open your strategies to see their names.',
    '没有这个名称的策略。请打开策略列表查看名称。',
    '沒有這個名稱的策略。請開啟策略列表查看名稱。',
  ),
  'beyond-whole': localText(
    'A rate of more than 100% is not computed here. Ask again with one such as 20%.',
    '此处不计算超过 100% 的比率。请换用例如 20% 再问。',
    '此處不計算超過 100% 的比率。請改用例如 20% 再問。',
  ),
  'not-in-playbook': localText(
    'The playbook does not name the tool that this step needs, so it was left out.',
    '方案未列出该步骤所需的工具，因此略去。',
    '方案未列出該步驟所需的工具，因此略去。',
  ),
  failed: localText('That did not work: {reason}', '未能完成：{reason}', '未能完成：{reason}'),
  withheld: localText('Figure withheld: no source.', '数值不予显示：没有来源。', '數值不予顯示：沒有來源。'),
};
