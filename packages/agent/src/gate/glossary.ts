/** Products of a company, by its id. */
const products: Readonly<Record<string, string>> = {
  'US:NVDA': 'b100; b200; b300; gb200; gb300; h100; h200; h20; h800; a100; a800; l40s; rtx 4090; rtx 5090',
  'US:AMD': 'mi300; mi300x; mi325x; mi350',
  'US:AAPL': 'iphone; iphone 15; iphone 16; iphone 17; ipad; mac; macbook; vision pro',
  'US:TSLA': 'model 3; model s; model x; model y',
  'US:MSFT': 'windows 11; office 365; microsoft 365; azure',
};

/** What a company is known to make, in small letters. */
export function productsOf(id: string): ReadonlySet<string> {
  return new Set((products[id] ?? '').split('; '));
}

/**
 * Names that hold digits or capitals and say no amount: products, forms, settlement rules, indices, indicators. They may stand
 * in a question, in a definition and in a quotation; beside a figure of a company only where a quotation holds them.
 */
export const commonTerms: readonly string[] = `
  T+0; T+1; T+2; T+3; 10-K; 10-Q; 8-K; 20-F; 6-K; 13F; 13D; 13G; S-1; DEF 14A; Form 4; S&P 500; S&P 100; S&P
  400; S&P 600; Nasdaq 100; Nasdaq-100; Russell 1000; Russell 2000; Russell 3000; Dow 30; FTSE 100; Nikkei 225;
  Euro Stoxx 50; DAX 40; CAC 40; MSCI World; KOSPI 200; ASX 200; CSI 300; CSI 500; CSI 1000; SSE 50; STAR 50;
  沪深300; 滬深300; 中证500; 中證500; 中证1000; 上证50; 科创50; B100; B200; B300; GB200; GB300; H100; H200; H20; H800; A100;
  A800; L40S; RTX 4090; RTX 5090; MI300; MI300X; MI325X; MI350; iPhone; iPhone 15; iPhone 16; iPhone 17; iPad;
  Mac; MacBook; Vision Pro; Model 3; Model S; Model X; Model Y; Windows 11; Office 365; Microsoft 365; Azure;
  AWS; GPT-4; GPT-5; ChatGPT; 737 MAX; 787; A320neo; A350; PlayStation 5; 5G; 4G; 6G; Wi-Fi 7; HBM3; HBM3E;
  HBM4; DDR5; PCIe 5.0; Web3; Layer 2; ERC-20; COVID-19; ISO 9001; A-share; A-shares; B-share; B-shares;
  H-share; H-shares; A股; B股; H股; IFRS 16; IFRS 17; ASC 606; 401(k); MSCI; ESG; AI; GPU; GPUs; CPU; CPUs; ETF;
  ETFs; IPO; SEC; HKEX; NYSE; NASDAQ; SSE; SZSE; DCF; CAPM; GAAP; IFRS; MACD; KDJ; RSI; ATR; OBV; VWAP; SMA;
  EMA; CAGR
`
  .split(';')
  .map((name) => name.replace(/\s+/g, ' ').trim())
  .filter((name) => name !== '');
