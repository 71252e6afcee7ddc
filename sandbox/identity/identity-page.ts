import { html } from 'hono/html';
import type { Envelope } from './envelope.ts';
import { samplePersons } from './sample-persons.ts';

/** Names on the wire, as NICE spells them. */
export const wireFields = ({ tokenVersionId, encData, integrityValue }: Envelope) =>
  Object.entries({ token_version_id: tokenVersionId, enc_data: encData, integrity_value: integrityValue });

type Fields = readonly (readonly [name: string, value: string])[];

const hidden = (fields: Fields) =>
  fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

const frame = (title: string, body: unknown) => html`<!doctype html>
<html lang="ko">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{max-width:30rem;margin:2rem auto;padding:0 1rem;font:16px/1.6 system-ui}label{display:block;padding:.4rem 0}fieldset{margin:1rem 0}button{font:inherit;padding:.5rem 1.5rem}</style>
<h1>${title}</h1>
${body}
</html>`;

/** Where a person chooses whom the provider sees, and how it answers. */
export function choicePage(request: Envelope) {
  return frame(
    '본인확인 (샌드박스)',
    html`<p>실제 본인확인 기관을 대신하는 화면입니다. 표본 인물을 고르거나 실패와 취소를 시험해 보세요.</p>
<form method="post" action="/identity/answer">
${hidden(wireFields(request))}
<fieldset><legend>결과</legend>
${Object.entries(samplePersons).map(
  ([key, { name, birthDate }], at) =>
    html`<label><input type="radio" name="choice" value="${key}"${at === 0 ? ' checked' : ''}> ${name} (${birthDate})</label>`,
)}
<label><input type="radio" name="choice" value="fail"> 본인확인 실패</label>
<label><input type="radio" name="choice" value="cancel"> 취소</label>
<label><input type="radio" name="choice" value="altered"> 변조된 결과</label>
</fieldset>
<fieldset><legend>돌아가는 방법</legend>
<label><input type="radio" name="method" value="POST" checked> POST</label>
<label><input type="radio" name="method" value="GET"> GET</label>
</fieldset>
<button>확인</button>
</form>`,
  );
}

/** Sends the browser back by a form's POST from this origin, as the provider does on iOS. */
export function postBackPage(returnUrl: string, fields: Fields) {
  return frame(
    '돌아가는 중',
    html`<form method="post" action="${returnUrl}">${hidden(fields)}<button>계속</button></form>
<script>document.forms[0].submit()</script>`,
  );
}

/** For whoever opens the address by hand. */
export const aloneFrame = () =>
  frame('본인확인 (샌드박스)', html`<p>이 화면은 웹 사이트의 본인확인에서 양식으로 열립니다.</p>`);
