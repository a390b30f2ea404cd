import { gateStrings as strings } from './strings.ts';

type Options = {
  /** Key in local storage under which it is noted that the gate was opened. */
  unlockedKey: string;
  /** Address to which a visitor who passes the gate is redirected. */
  redirectTo: string;
};

/** JSON for a script element, escaped so that it cannot end the element. */
const inline = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Texts for a wait, rounded up to minutes: for one minute, and for more, where the script replaces `NaN` by
 * the number.
 */
const WAITS = { one: strings.tooMany(strings.minutes(1)), more: strings.tooMany(strings.minutes(NaN)) };

/**
 * Script of the gate's page: it can show the password, reports errors without a new page, and remembers that the gate
 * was opened.
 */
export const gateScript = ({ unlockedKey, redirectTo }: Options): string =>
  `'use strict';(()=>{
const form=document.forms[0],field=form.elements.password,eye=form.querySelector('.eye'),note=document.getElementById('errore'),submitButton=form.querySelector('.go');
const messages=${inline({ wrong: strings.wrong, failed: strings.failed, offline: strings.offline, noCookies: strings.noCookies, waits: WAITS })};
const storeUnlocked=(isUnlocked)=>{try{isUnlocked?localStorage.setItem('${unlockedKey}','1'):localStorage.removeItem('${unlockedKey}')}catch{}};
const showError=(text)=>{note.textContent=text;field.setAttribute('aria-invalid','true')};
storeUnlocked(false);
if(!navigator.cookieEnabled)note.textContent=messages.noCookies;
eye.hidden=false;
eye.addEventListener('click',()=>{const shown=field.type==='password';field.type=shown?'text':'password';eye.setAttribute('aria-pressed',String(shown))});
let busy=false;
form.addEventListener('submit',async(event)=>{
event.preventDefault();
if(busy)return;
busy=true;submitButton.setAttribute('aria-disabled','true');note.textContent='';
try{
const reply=await fetch('/api/site/accesso',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({password:field.value})});
if(reply.ok){storeUnlocked(true);const to=new URL(${inline(redirectTo)},location.origin);location.replace(to.origin===location.origin&&to.pathname!=='/accesso'?to.href:'/');return}
if(reply.status===403)showError(messages.wrong);
else if(reply.status===429){const{attesa=60}=await reply.json();const wait=Math.ceil(attesa/60);showError(wait>1?messages.waits.more.replace('NaN',wait):messages.waits.one)}
else showError(messages.failed);
}catch{showError(navigator.onLine?messages.failed:messages.offline)}
busy=false;submitButton.removeAttribute('aria-disabled');field.focus();field.select();
});
})()`;
