// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { htmlRatio, styleRows } from '@/bench/load/html-ratio.mjs';

const sheet = `@layer base{.a::after{content:"한 <b>"}}`;
const row = `7:T${Buffer.byteLength(sheet).toString(16)},${sheet}`;
const inScript = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
const script = (text: string) => `<script nonce="n">self.__next_f.push([1,${inScript(text)}])</script>`;
const markup = '<main><h1>My Page</h1></main>';
const data = '1:["$","h1",null,{"children":"My Page"}]\n';

describe('the size of a page beside its markup', () => {
  it('counts everything but style sheets, in their elements and in the data of the page', () => {
    const plain = htmlRatio(`${markup}${script(data)}`);
    const styled = htmlRatio(`<style>${sheet}</style>${markup}${script(`${row}${data}`)}`);
    expect(styled).toEqual(plain);
    expect(plain.markupBytes).toBe(Buffer.byteLength(markup));
    expect(plain.ratio).toBeCloseTo((markup.length + script(data).length) / markup.length);
  });

  it('counts what follows a style sheet in the same script, and a sheet that comes in two', () => {
    const more = `8:["$","p",null,{"children":"${'x'.repeat(500)}"}]\n`;
    const [first, second] = [row.slice(0, 12), row.slice(12)];
    const whole = htmlRatio(`${markup}${script(`${row}${more}`)}`);
    expect(htmlRatio(`${markup}${script(more)}`)).toEqual(whole);
    const split = htmlRatio(`${markup}${script(first)}${script(`${second}${more}`)}`);
    expect(split.ratio - whole.ratio).toBeCloseTo(script('').length / markup.length);
  });

  it('finds the style sheets by the length that stands before them, and no other text', () => {
    const text = 'M4 4h1v1h-1z';
    const texts = `3:I[1,["$2"],"default"]\n${row}9:T${text.length.toString(16)},${text}${data}`;
    expect(styleRows(texts)).toEqual([row]);
  });
});
