import { html } from 'hono/html';
import type { Envelope } from './envelope.ts';
import { type SamplePersonName, samplePersons } from './sample-persons.ts';

/** Names on the wire, as NICE spells them. */
export const wireFields = ({ tokenVersionId, encData, integrityValue }: Envelope) =>
  Object.entries({ token_version_id: tokenVersionId, enc_data: encData, integrity_value: integrityValue });

type Fields = readonly (readonly [name: string, value: string])[];

const hidden = (fields: Fields) =>
  fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

const style = `*{box-sizing:border-box}body{max-width:30rem;margin:0 auto;padding:1rem;font:16px/1.5 system-ui;color:#1c1c1c;background:#fff}
.stand-in{margin:0 0 1rem;padding:.75rem 1rem;border:2px dashed #7a4b00;background:#fff6e0}
h1{font-size:1.25rem;margin:0 0 .5rem}fieldset{margin:1rem 0;border:1px solid #999}label{display:block;padding:.4rem 0}
.other label{display:flex;justify-content:space-between;gap:1rem}.other input,.other select{font:inherit;width:12rem}
.buttons{display:grid;gap:.5rem}button{font:inherit;min-height:2.75rem;padding:.25rem 1rem;background:#fff;border:1px solid #555;border-radius:4px}
button.main{background:#123a2d;border-color:#123a2d;color:#fff}`;

const frame = (title: string, body: unknown) => html`<!doctype html>
<html lang="ko">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
${body}
</main>
</html>`;

const standIn = html`<p class="stand-in"><strong>연습용 화면입니다.</strong> 실제 본인확인 기관이 아니며, 실제 정보를 입력하지 마십시오.<br>
<span lang="en"><strong>A practice page.</strong> It stands in for the identity provider. Do not enter real data.</span></p>`;

const personWords: Record<SamplePersonName, string> = {
  newcomer: '새로 가입할 성인 · A new adult',
  member: '이미 회원 · Already a member',
  older: '온라인 고객, 리워즈 미가입 · An online customer, not yet a member',
  minor: '미성년자 · Under age',
};

/** What the provider can be made to do; each is a button. */
export const providerResults = ['success', 'fail', 'cancel', 'slow', 'replay', 'altered'] as const;
export type ProviderResult = (typeof providerResults)[number];

const resultWords: Record<ProviderResult, string> = {
  success: '본인확인 성공 · Verify',
  fail: '본인확인 실패 · Fail',
  cancel: '취소 · Cancel',
  slow: '느린 응답 후 성공 · Verify slowly',
  replay: '결과를 두 번 보내기 · Send the result twice',
  altered: '변조된 결과 보내기 · Send an altered result',
};

const otherPerson = html`<div class="other">
<label>이름 · Name <input name="name" value="표본 손님" autocomplete="off"></label>
<label>생년월일 · Date of birth <input name="birthDate" type="date" value="1992-02-02"></label>
<label>성별 · Gender <select name="gender"><option value="F">여 · F</option><option value="M">남 · M</option></select></label>
<label>휴대폰 · Mobile <input name="mobile" value="010-0000-0010" autocomplete="off"></label>
</div>`;

/** Where a person chooses whom the provider sees, and how it answers. */
export function choicePage(request: Envelope) {
  return frame(
    '본인확인 (샌드박스) · Identity verification (sandbox)',
    html`${standIn}
<form method="post" action="/identity/answer">
${hidden(wireFields(request))}
<fieldset><legend>표본 인물 · Sample person</legend>
${Object.entries(samplePersons).map(
  ([key, { name, birthDate }], at) =>
    html`<label><input type="radio" name="person" value="${key}"${at === 0 ? ' checked' : ''}> ${name} (${birthDate})<br>${personWords[key as SamplePersonName]}</label>`,
)}
<label><input type="radio" name="person" value="other"> 직접 입력 · Somebody else</label>
${otherPerson}
</fieldset>
<fieldset><legend>돌아가는 방법 · Way back</legend>
<label><input type="radio" name="method" value="POST" checked> POST</label>
<label><input type="radio" name="method" value="GET"> GET</label>
</fieldset>
<div class="buttons">
${providerResults.map(
  (result) =>
    html`<button name="result" value="${result}"${result === 'success' ? html` class="main"` : ''}>${resultWords[result]}</button>`,
)}
</div>
</form>`,
  );
}

/** Sends the browser back by a form's POST from this origin, as the provider does on iOS. */
export function postBackPage(returnUrl: string, fields: Fields) {
  return frame(
    '돌아가는 중 · Going back',
    html`<form method="post" action="${returnUrl}">${hidden(fields)}<button>계속 · Continue</button></form>
<script>document.forms[0].submit()</script>`,
  );
}

/** For people who open the address by hand. */
export const aloneFrame = () =>
  frame(
    '본인확인 (샌드박스) · Identity verification (sandbox)',
    html`${standIn}<p>이 화면은 웹 사이트의 본인확인에서 열립니다. · The site's identity verification opens this page.</p>`,
  );
