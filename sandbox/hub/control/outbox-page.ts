import { html } from 'hono/html';
import type { StoredMail } from '../member/outbox.ts';

/** The outbox for a person who opens it in a browser. */
export function outboxPage(mails: readonly StoredMail[]) {
  return html`<!doctype html>
<html lang="ko">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.6 system-ui}article{border-top:1px solid;padding:1rem 0}pre{white-space:pre-wrap;font:inherit}</style>
<h1>Outbox</h1>
<p>${mails.length} mails, newest first.</p>
${mails.map(
  ({ at, to, subject, text }) =>
    html`<article><p><time>${at}</time> → ${to}</p><h2>${subject}</h2><pre>${text}</pre></article>`,
)}
</html>`;
}
