import { gateStrings as strings } from './strings.ts';

type Options = {
  /** Key in local storage. */
  key: string;
  /** Address to which a visitor who passes the gate is redirected. */
  to: string;
};

/** JSON for a script element, escaped so that it cannot end the element. */
const inline = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page inserts the number; a wait is rounded up to minutes. */
const WAITS = { one: strings.tooMany(strings.minutes(1)), more: strings.tooMany(strings.minutes(NaN)) };

/**
 * Script of the gate's page: it can show the password, reports errors without a new page, and remembers that the gate
 * was opened.
 */
export const gateScript = ({ key, to }: Options): string =>
  `'use strict';(()=>{
const form=document.forms[0],field=form.elements.password,eye=form.querySelector('.eye'),note=document.getElementById('errore'),go=form.querySelector('.go');
const said=${inline({ wrong: strings.wrong, failed: strings.failed, offline: strings.offline, noCookies: strings.noCookies, waits: WAITS })};
const keep=(set)=>{try{set?localStorage.setItem('${key}','1'):localStorage.removeItem('${key}')}catch{}};
const tell=(text)=>{note.textContent=text;field.setAttribute('aria-invalid','true')};
keep(false);
if(!navigator.cookieEnabled)note.textContent=said.noCookies;
eye.hidden=false;
eye.addEventListener('click',()=>{const shown=field.type==='password';field.type=shown?'text':'password';eye.setAttribute('aria-pressed',String(shown))});
let busy=false;
form.addEventListener('submit',async(event)=>{
event.preventDefault();
if(busy)return;
busy=true;go.setAttribute('aria-disabled','true');note.textContent='';
try{
const reply=await fetch('/api/site/accesso',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({password:field.value})});
if(reply.ok){keep(true);const to=new URL(${inline(to)},location.origin);location.replace(to.origin===location.origin&&to.pathname!=='/accesso'?to.href:'/');return}
if(reply.status===403)tell(said.wrong);
else if(reply.status===429){const{attesa=60}=await reply.json();const wait=Math.ceil(attesa/60);tell(wait>1?said.waits.more.replace('NaN',wait):said.waits.one)}
else tell(said.failed);
}catch{tell(navigator.onLine?said.failed:said.offline)}
busy=false;go.removeAttribute('aria-disabled');field.focus();field.select();
});
})()`;
