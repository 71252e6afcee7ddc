import { JSDOM } from 'jsdom';

const reactNames = {
  class: 'className',
  for: 'htmlFor',
  readonly: 'readOnly',
  autofocus: 'autoFocus',
  tabindex: 'tabIndex',
};
const flags = new Set([
  'disabled',
  'required',
  'checked',
  'hidden',
  'open',
  'multiple',
  'readonly',
  'selected',
  'inert',
]);
/** What the framework adds, and styles, which the yardstick does not have. */
const left = new Set(['SCRIPT', 'STYLE', 'LINK', 'META', 'TEMPLATE', 'NOSCRIPT', 'TITLE']);

function propsOf(element) {
  const props = {};
  for (const { name, value } of element.attributes) {
    if (name.startsWith('on')) continue;
    if (name === 'style')
      props.style = Object.fromEntries(
        [...element.style].map((key) => [camel(key), element.style.getPropertyValue(key)]),
      );
    else props[reactNames[name] ?? name] = flags.has(name) ? true : value;
  }
  return props;
}

const camel = (key) => (key.startsWith('--') ? key : key.replace(/-(\w)/g, (_all, letter) => letter.toUpperCase()));

function nodesOf(parent) {
  return [...parent.childNodes].flatMap((node) => {
    if (node.nodeType === 3) return [node.data];
    if (node.nodeType !== 1 || left.has(node.tagName)) return [];
    const children = nodesOf(node);
    const name = node.namespaceURI.endsWith('svg') ? node.localName : node.tagName.toLowerCase();
    return [children.length > 0 ? [name, propsOf(node), children] : [name, propsOf(node)]];
  });
}

/**
 * The elements of a page's body, for the bare application to render.
 * @param {string} html
 * @returns {{ nodes: unknown[], bytes: number }} `bytes`: of these elements as HTML
 */
export function markupOf(html) {
  const { body } = new JSDOM(html).window.document;
  const nodes = nodesOf(body);
  for (const element of body.querySelectorAll([...left].join(','))) element.remove();
  return { nodes, bytes: Buffer.byteLength(body.innerHTML) };
}
