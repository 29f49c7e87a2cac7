/** What is asked, and what should be called: `tool key=value …`, or the intent where words answer. */
export const englishQuestions = `
How is NVDA doing? | quote symbol=US:NVDA
What's the price of Apple? | quote symbol=US:AAPL
MSFT | quote symbol=US:MSFT
tesla | quote symbol=US:TSLA
Show me the chart of Amazon | quote symbol=US:AMZN
Plot BTC | quote symbol=CRYPTO:BTC-USD
What does bitcoin trade at? | quote symbol=CRYPTO:BTC-USD
Quote for 0700.HK please | quote symbol=HK:00700
price of 600519 | quote symbol=SH:600519
Tell me about Tencent | quote symbol=HK:00700
Where is Netflix trading now? | quote symbol=US:NFLX
$TSLA | quote symbol=US:TSLA
Give me a quick look at Costco | quote symbol=US:COST
Candles for ETH | quote symbol=CRYPTO:ETH-USD
How much is a share of Intel? | quote symbol=US:INTC
Kweichow Moutai price history | quote symbol=SH:600519
When does NVDA report next? | events symbol=US:NVDA
What is the next earnings date of Apple? | events symbol=US:AAPL
When is the next bitcoin halving? | events symbol=CRYPTO:BTC-USD
Upcoming events for Tesla | events symbol=US:TSLA
When is the next Ethereum upgrade? | events symbol=CRYPTO:ETH-USD
What is the operating margin of NVDA? | figure symbol=US:NVDA metrics=operatingMargin
NVDA gross margin | figure symbol=US:NVDA metrics=grossMargin
What's Apple's revenue? | figure symbol=US:AAPL metrics=revenue
Apple revenue in 2023 | figure symbol=US:AAPL metrics=revenue periods=FY2023
MSFT net income FY2024 | figure symbol=US:MSFT metrics=netIncome periods=FY2024
What were the sales of Amazon in FY2022? | figure symbol=US:AMZN metrics=revenue periods=FY2022
P/E of Microsoft | figure symbol=US:MSFT metrics=priceToEarnings
What is the PE ratio of KO? | figure symbol=US:KO metrics=priceToEarnings
Price to book of JPM | figure symbol=US:JPM metrics=priceToBook
EV/EBITDA of Intel | figure symbol=US:INTC metrics=evToEbitda
How big is the market cap of Nvidia? | figure symbol=US:NVDA metrics=marketCap
Market capitalization of Alphabet | figure symbol=US:GOOGL metrics=marketCap
Free cash flow of META | figure symbol=US:META metrics=freeCashFlow
What is the dividend yield of Coca-Cola? | figure symbol=US:KO metrics=dividendYield
Coca-Cola payout ratio | figure symbol=US:KO metrics=payoutRatio
EPS of AAPL | figure symbol=US:AAPL metrics=epsDiluted
Earnings per share of Tesla in 2023 | figure symbol=US:TSLA metrics=epsDiluted periods=FY2023
How much debt does Intel have? | figure symbol=US:INTC metrics=totalDebt
Net debt of AMZN | figure symbol=US:AMZN metrics=netDebt
How much cash does Google have? | figure symbol=US:GOOGL metrics=cash
ROE of JPMorgan | figure symbol=US:JPM metrics=returnOnEquity
Return on equity of Apple | figure symbol=US:AAPL metrics=returnOnEquity
ROIC of COST | figure symbol=US:COST metrics=returnOnInvestedCapital
What is the volatility of bitcoin? | figure symbol=CRYPTO:BTC-USD metrics=volatility
Max drawdown of Ethereum | figure symbol=CRYPTO:ETH-USD metrics=maxDrawdown
What is Tesla's beta? | figure symbol=US:TSLA metrics=beta
Sharpe ratio of NVDA | figure symbol=US:NVDA metrics=sharpe
52 week high of AMD | figure symbol=US:AMD metrics=high52w
52-week low of Meta | figure symbol=US:META metrics=low52w
How much R&D does Microsoft spend? R&D of MSFT | figure symbol=US:MSFT metrics=researchSpending
Capex of Amazon | figure symbol=US:AMZN metrics=capitalExpenditure
Revenue growth of NVDA | figure symbol=US:NVDA metrics=revenueGrowth
Inventory of Tesla | figure symbol=US:TSLA metrics=inventory
Goodwill of MSFT | figure symbol=US:MSFT metrics=goodwill
Interest coverage of Intel | figure symbol=US:INTC metrics=interestCover
Current ratio of AAPL | figure symbol=US:AAPL metrics=currentRatio
Show revenue and net income of Costco | figure symbol=US:COST metrics=revenue,netIncome
Gross margin and operating margin of AMD in FY2023 | figure symbol=US:AMD metrics=grossMargin,operatingMargin periods=FY2023
YTD return of Bitcoin | figure symbol=CRYPTO:BTC-USD metrics=returnYTD
How risky is Tesla? | figure symbol=US:TSLA metrics=volatility,maxDrawdown,beta
Is Intel profitable? | figure symbol=US:INTC metrics=netMargin
Show me the balance sheet of HSBC | figure symbol=HK:00005 metrics=totalAssets,totalLiabilities,cash,totalDebt
Income statement of Alibaba | figure symbol=HK:09988 metrics=revenue,operatingIncome,netIncome
What are the fundamentals of META | quote symbol=US:META
How has Netflix performed? | quote symbol=US:NFLX
Compare NVDA and AMD | compare symbols=US:NVDA,US:AMD
NVDA vs AMD | compare symbols=US:NVDA,US:AMD
Apple versus Microsoft | compare symbols=US:AAPL,US:MSFT
Compare the margins of Apple and Google | compare symbols=US:AAPL,US:GOOGL metrics=netMargin
Which is cheaper, KO or COST? | compare symbols=US:KO,US:COST
Which is riskier, bitcoin or ethereum? | compare symbols=CRYPTO:BTC-USD,CRYPTO:ETH-USD
P/E of NVDA, AMD and INTC | compare symbols=US:NVDA,US:AMD,US:INTC metrics=priceToEarnings
Put Tencent and Alibaba side by side | compare symbols=HK:00700,HK:09988
Difference between JPM and HSBC | compare symbols=US:JPM,HK:00005
Compare the volatility of BTC against TSLA | compare symbols=CRYPTO:BTC-USD,US:TSLA metrics=volatility
Revenue of Amazon compared to Alibaba | compare symbols=US:AMZN,HK:09988 metrics=revenue
What is NVDA worth? | valuation symbol=US:NVDA
Fair value of Apple | valuation symbol=US:AAPL
Is Microsoft overvalued? | figure symbol=US:MSFT metrics=priceToEarnings
Is KO undervalued? | figure symbol=US:KO metrics=priceToEarnings
Run a DCF on AMZN | valuation symbol=US:AMZN
Is Costco expensive? | figure symbol=US:COST metrics=priceToEarnings
What is MSFT worth if it grows 8% a year? | valuation symbol=US:MSFT growth=0.08
What would Apple be worth with growth of 5%? | valuation symbol=US:AAPL growth=0.05
Value META with a discount rate of 9% | valuation symbol=US:META discountRate=0.09
NVDA fair value with growth 12% and discount rate 10% | valuation symbol=US:NVDA growth=0.12 discountRate=0.1
Intrinsic value of GOOGL | valuation symbol=US:GOOGL
Write a report on AAPL | report symbol=US:AAPL
Research Nvidia | report symbol=US:NVDA
Analyze Tesla | report symbol=US:TSLA
Deep dive on Moutai | report symbol=SH:600519
I want a full analysis of Alibaba | report symbol=HK:09988
Any news about TSLA? | news symbol=US:TSLA
Latest headlines on Apple | news symbol=US:AAPL
What happened to Intel? | news symbol=US:INTC
Why did AMD fall today? | news symbol=US:AMD
News on bitcoin | news symbol=CRYPTO:BTC-USD
Which stocks have a P/E below 15? | screen
Find stocks with a high dividend yield | screen
Show me companies with low debt | screen
Screen for cheap tech names | screen
List coins with rising volume | screen
How did my strategy do in the back-test? | backtest
Show the backtest of my strategy | backtest
How is my strategy doing? | signals
Backtest results please | backtest
Show the backtest of "Golden cross" | backtest strategy=golden
Can I believe my back-test? | verdict
What is the verdict? | verdict
Is my strategy overfitted? | verdict
Is "Golden cross" robust? | verdict strategy=golden
Can I trust my strategy? | verdict
Critique my strategy | critique
Pick holes in "Golden cross" | critique strategy=golden
Buy NVDA when RSI is below 30 and sell when RSI is above 70 | propose-strategy
Buy AAPL when the 50-day average crosses above the 200-day average, sell when it crosses below | propose-strategy
Long TSLA if price breaks above its 20-day high, exit below the 10-day low | propose-strategy
Hold the top 10 stocks by momentum, rebalance every month | propose-strategy
Sell BTC if it falls 10% below its high | propose-strategy
Activate my strategy | switch-strategy to=active
Turn on the signals of my strategy | switch-strategy to=active
Activate "Golden cross" strategy | switch-strategy to=active strategy=golden
Pause my strategy | switch-strategy to=paused
Turn off signals | switch-strategy to=paused
How have my signals done? | signals
Show my latest signals | signals
Any new signals? | signals
What is my track record? | signals
What's my hit rate? | signals
What are the trading rules of Tencent? | rules symbol=HK:00700
What is the price limit of 600519? | rules symbol=SH:600519
Lot size of 0700.HK | rules symbol=HK:00700
Stamp duty on HSBC | rules symbol=HK:00005
Can I short sell CATL? short selling rules | rules symbol=SZ:300750
What is the settlement of NVDA? | rules symbol=US:NVDA
Rules for 300750 on 2024-01-05 | rules symbol=SZ:300750 date=2024-01-05
What is 1200 * 1.07^10? | calculate expression=1200 * 1.07^10
15% of 240 | calculate sum=shareOf values=share=0.15,of=240
(3 + 4) * 12 | calculate expression=(3 + 4) * 12
calculate 100 / 7 | calculate expression=100 / 7
sqrt(252) * 0.01 | calculate expression=sqrt(252) * 0.01
What is the Sharpe ratio? | define terms=sharpe
What is RSI? | define terms=rsi
Explain EV/EBITDA | define terms=evToEbitda
What does P/E mean? | define terms=priceToEarnings
Define free cash flow | define terms=freeCashFlow
What is maximum drawdown? | define terms=maxDrawdown
What is beta? | define terms=beta
Explain MACD | define terms=macd
How is return on equity calculated? | define terms=returnOnEquity
Are the data sources working? | data-health
Where does the data come from? | data-health
Is the data feed down? | data-health
Should I buy NVDA? | refuse-advice
Is TSLA a good buy? | refuse-advice
What should I buy? | refuse-advice
Will Apple go up tomorrow? | refuse-forecast
Predict the price of bitcoin | refuse-forecast
Will TSLA hit 1000? | refuse-forecast
Place an order for AAPL | refuse-order
Buy 100 shares of MSFT | propose-strategy
Give me a guaranteed profit | refuse-advice
Hello | greeting
What can you do? | help
Thanks | thanks
What is it worth? | ask
What is the revenue of Zzyzx Corp? | ask
`;
