import { LANGUAGE_BY_COOKIE, LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from '@/lib/i18n/detect-language';
import { languages } from '@/lib/i18n/languages';
import { setCookie } from '@/lib/request/cookies';

const segments = languages.flatMap(({ segment }) => segment ?? []).join('|');
const segmentByCode = JSON.stringify(Object.fromEntries(languages.map(({ code, segment }) => [code, segment ?? ''])));

/**
 * Follows the language in local storage, which the native side writes, where the address named none. In the document, so
 * that it is left before it is shown; not after a page of the product, whose links have a language.
 */
export const storedLanguageScript = [
  'try{(()=>{const{pathname:p,search:q,hash:h,origin:o}=location;',
  'if(document.referrer.startsWith(o+"/"))return;',
  String.raw`const b=/(?:^|; )${LANGUAGE_BY_COOKIE}=(\w+)/.exec(document.cookie)?.[1];`,
  `if(b)document.cookie="${LANGUAGE_BY_COOKIE}=; Path=/; Max-Age=0";`,
  String.raw`const m=${segmentByCode},[,s=""]=/^\/(${segments})(?=\/|$)/.exec(p)||[];`,
  'if(b=="choice"||s&&b!="detection")return;',
  `const l=localStorage.getItem("${LANGUAGE_COOKIE}");`,
  'if(!Object.hasOwn(m,l)||m[l]==s)return;',
  'const r=s?p.slice(s.length+1)||"/":p,n=m[l]?"/"+m[l]+(r=="/"?"":r):r;',
  // `//host` and `/\host` would leave the site.
  String.raw`if(/^\/[\/\\]/.test(n))return;`,
  `document.cookie="${setCookie(LANGUAGE_COOKIE, '"+l+"', LANGUAGE_COOKIE_SECONDS, 'http:', false)}"+(o.startsWith("https:")?"; Secure":"");`,
  'document.followsLanguage=true;document.documentElement.style.visibility="hidden";',
  'location.replace(n+q+h)})()}catch{}',
].join('');

declare global {
  interface Document {
    followsLanguage?: true;
  }
}
