import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withCompactData } from '@/lib/first-view/page-data';

const script = (data: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, data]).replaceAll('<', '\\u003c')})</script>`;

/** What the scripts of a page hand to React. */
function dataOf(html: string): string {
  const pushed: [number, string][] = [];
  for (const [, text = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    runInNewContext(text, { self: { __next_f: { push: (each: [number, string]) => pushed.push(each) } } });
  }
  return pushed.map(([, data]) => data).join('');
}

const island = '5:I[1,["$6"],"UnsentMarkup"]\n6:"/_next/a.js"\n';
const compacted = (...data: string[]) => dataOf(withCompactData(data.map(script).join('<p></p>')));

describe('the data of a cached page', () => {
  it('leaves out the children of unsent markup and what only they need', () => {
    const data = `${island}0:["$","$L5",null,{"name":"terms-ko","children":"$L7"}]\n7:["$","p",null,{"children":"$8"}]\n8:"long"\n`;
    expect(compacted(data)).toBe(`${island}0:["$","$L5",null,{"name":"terms-ko"}]\n`);
  });

  it('leaves out Next’s own page for what was not found, and keeps ours', () => {
    const next = '[[["$","title",null,{"children":"404: This page could not be found."}]],[]]';
    const router = (notFound: string) => `["$","$L3",null,{"template":"$4"${notFound}}]`;
    const ours = router(',"notFound":["$5",[]]');
    const rest = '4:null\n5:["$","main",null,{}]\n';
    const data = (outer: string) => `0:[${outer},${ours}]\n${rest}`;
    expect(compacted(data(router(`,"notFound":${next}`)))).toBe(data(router('')));
  });

  it('holds no NUL, which the parser of HTML would change: the script would not be that of its hash', () => {
    const text = 'long\0text';
    const html = withCompactData(script(`0:["$","p",null,{"children":"$1"}]\n1:T${text.length.toString(16)},${text}`));
    expect(html).not.toContain('\0');
    expect(dataOf(html)).toContain(text);
  });

  it('keeps what something else needs too, by its number or by a path', () => {
    const rest = '7:["$","p",null,{"children":"$8"}]\n8:{"name":"x"}\n9:["$8:name","$L7"]\n';
    const data =
      `${island}0:["$","$L5",null,{"name":"a","children":"$L7"}]\n`.replace('"$L7"}]', '"$L7"},"$9"]') + rest;
    expect(compacted(data)).toBe(data.replace(',"children":"$L7"', ''));
  });

  it('stays whole where something leads into what would be left out', () => {
    const data = `${island}0:["$1","$2"]\n1:["$","$L5",null,{"children":["$","p",null,{}]}]\n2:["$1:props:children"]\n`;
    expect(compacted(data)).toBe(data);
  });

  it('keeps texts by their length in bytes, hints, errors and streams', () => {
    const data = ':HL["/a.woff2","font"]\n0:["$1","$2","$Q3"]\n1:T7,하늘\n2:E{"digest":"x"}\n3:X\n3:C\n'.replace(
      'T7,하늘\n',
      'T7,하늘\n',
    );
    expect(compacted(data)).toBe(data);
  });

  it('leaves out fields that are undefined, and no member of a list', () => {
    const data = '0:{"error":"$undefined","list":["$undefined",1],"text":"$$undefined"}\n';
    expect(compacted(data)).toBe('0:{"list":["$undefined",1],"text":"$$undefined"}\n');
  });

  it('is the same, whatever the places where it is split and the signs that it holds', () => {
    const data = `0:["it's \\\\ \\"here\\"","</script><!--","\\n","하늘"]\n`;
    expect(compacted(data.slice(0, 9), data.slice(9, 20), data.slice(20))).toBe(data);
  });

  it('is one script, in the place of the last', () => {
    const html = withCompactData(`<b>${script('0:"a')}</b>${script('b"\n')}<i></i>`);
    expect(html).toBe(`<b></b><script>self.__next_f.push([1,'0:"ab"\\n'])</script><i></i>`);
  });

  it.each([
    ['rows of a kind that nobody knows', '0:["$","$L5",null,{"children":"$1"}]\n1:o4,abcd'],
    ['a row that does not end', '0:["$"'],
  ])('stays whole with %s', (_, data) => {
    expect(compacted(island + data)).toBe(island + data);
  });

  it('and the page stay as they are with bytes that are no text, or without data', () => {
    for (const html of [`${script('0:1\n')}<script>self.__next_f.push([3,"AA=="])</script>`, '<p>none</p>']) {
      expect(withCompactData(html)).toBe(html);
    }
  });
});
