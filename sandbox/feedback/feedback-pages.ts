import { html } from 'hono/html';
import type { Feedback } from './feedback-store.ts';
import { textsOf } from './texts.ts';

/** The query that a page was opened with, as it came. */
export type Received = Readonly<Record<string, string>>;

function frame(lang: string | undefined, title: string, body: unknown) {
  const texts = textsOf(lang);
  return html`<!doctype html>
<html lang="${texts.html}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>body{max-width:34rem;margin:2rem auto;padding:0 1rem;font:16px/1.6 system-ui;color:#1f1b16;background:#faf7f1}label{display:block;padding:.3rem 0}fieldset{margin:1rem 0;border:1px solid #86642f}textarea{box-sizing:border-box;width:100%;min-height:8rem;font:inherit}button{font:inherit;padding:.6rem 1.5rem;min-height:48px}table{border-collapse:collapse;width:100%;table-layout:fixed}td,th{border-top:1px solid #e8e1d5;padding:.3rem;text-align:left;overflow-wrap:anywhere;vertical-align:top}th{width:8rem}</style>
<main>
<p><small>${texts.sandbox}</small></p>
<h1>${title}</h1>
${body}
</main>
</html>`;
}

const receivedTable = (received: Received) => html`<section>
<h2>${textsOf(received.lang).received}</h2>
<table>${Object.entries(received).map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</table>
</section>`;

const carried = (received: Received) =>
  ['lang', 'cstNo', 'accessToken', 'vocId'].map(
    (name) => received[name] !== undefined && html`<input type="hidden" name="${name}" value="${received[name]}">`,
  );

/** Where a member writes. */
export function writePage(received: Received, memberName: string, isEmpty = false) {
  const texts = textsOf(received.lang);
  return frame(
    received.lang,
    texts.title,
    html`<p>${texts.greeting(memberName)}</p>
<form method="post" action="/parnasvoc.do">
${carried(received)}
<fieldset><legend>${texts.subject}</legend>
${texts.kinds.map((kind, at) => html`<label><input type="radio" name="kind" value="${at}"${at === 0 ? ' checked' : ''}> ${kind}</label>`)}
</fieldset>
${isEmpty && html`<p role="alert">${texts.empty}</p>`}
<label>${texts.message}<textarea name="message" required maxlength="2000"></textarea></label>
<button>${texts.send}</button>
</form>
${receivedTable(received)}`,
  );
}

/** After a feedback was taken. */
export function thanksPage(received: Received, vocId: string) {
  const texts = textsOf(received.lang);
  return frame(received.lang, texts.title, html`<p role="status">${texts.thanks}</p><p>${texts.number}: ${vocId}</p>`);
}

/** A feedback with its answer. */
export function followUpPage(received: Received, feedback: Feedback) {
  const texts = textsOf(received.lang);
  const rating =
    feedback.helpful === null
      ? html`<form method="post" action="/parnasdistart.do">
${carried(received)}
<p>${texts.wasHelpful}</p>
<button name="helpful" value="yes">${texts.helpful[0]}</button> <button name="helpful" value="no">${texts.helpful[1]}</button>
</form>`
      : html`<p role="status">${texts.wasHelpful} ${texts.helpful[feedback.helpful === 'yes' ? 0 : 1]}</p>`;
  return frame(
    received.lang,
    texts.followUp,
    html`<p>${texts.number}: ${feedback.vocId}</p>
<h2>${texts.kinds[feedback.kind] ?? texts.subject}</h2>
<blockquote>${feedback.message}</blockquote>
<h2>${texts.answer}</h2>
<p>${texts.answerText}</p>
${rating}
${receivedTable(received)}`,
  );
}

export type Refused = 'refused' | 'unknown' | 'unavailable';

/** Says why nothing can be written or read here. */
export function refusedPage(lang: string | undefined, why: Refused) {
  const texts = textsOf(lang);
  return frame(lang, texts.refusedTitle, html`<p role="alert">${texts[why]}</p>`);
}
