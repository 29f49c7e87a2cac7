import { chromium } from 'playwright-core';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const p=await b.newPage({viewport:{width:1440,height:900}});
p.on('console',m=>['error','warning'].includes(m.type())&&console.log('console',m.text()));p.on('pageerror',e=>console.log('pageerror',e.message));
const T=Date.now(); const log=(...a)=>console.log(((Date.now()-T)/1000).toFixed(1),...a);
await p.goto('http://127.0.0.1:4817/strategy?new=template');
await p.locator('[data-template="pairs"] [data-market="us"]').click({timeout:60000}); log('clicked');
await p.locator('[data-kpi="trades"]').waitFor({timeout:60000}); log('kpi');
const id=new URL(p.url()).pathname.split('/').at(-1);
await p.goto(`http://127.0.0.1:4817/strategy/${id}?tab=robustness`);
await p.getByTestId('sweep').click({timeout:60000}); log('sweep clicked');
for(let i=0;i<60;i++){ await p.waitForTimeout(2000); const s=await p.evaluate(()=>{const e=document.querySelector('[data-testid="sweep-state"]');return e?[e.dataset.state,e.dataset.done,e.textContent]:[document.querySelector('[data-testid="sweep"]')?.textContent]}); log(...s); if(+s[1]>300||(s[0]==='failed'))break; }
await p.screenshot({path:'/tmp/pictures/sweep-debug.png',fullPage:true});
await b.close();
