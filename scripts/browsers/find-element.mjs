/**
 * Finds an element as a person would name it. Runs in the page, so it uses nothing from outside itself: both drivers
 * send its text.
 * @param {{ role?: string, name?: string, begins?: boolean, css?: string, within?: object }} wanted `name` is the
 *   accessible name, whole or its beginning; `css` is for what has no name; `within` is looked up first
 * @returns {Element | null} the first that can be seen
 */
export function findElement(wanted) {
  const roles = {
    button: 'button, [role="button"], summary, input[type="submit"]',
    link: 'a[href]',
    textbox: 'input:not([type="checkbox"]):not([type="radio"]), textarea',
    searchbox: 'input[type="search"], [role="searchbox"]',
    option: '[role="option"]',
    checkbox: 'input[type="checkbox"], [role="checkbox"]',
    heading: 'h1, h2, h3, h4',
    listitem: 'li',
    group: 'fieldset, [role="group"]',
    form: 'form',
    dialog: 'dialog, [role="dialog"]',
  };
  const plain = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element) => {
    const own = element.getAttribute('aria-label');
    if (own) return plain(own);
    const by = element.getAttribute('aria-labelledby');
    if (by) {
      return plain(
        by
          .split(/\s+/)
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
    }
    if (element.labels?.length) return plain([...element.labels].map((label) => label.textContent).join(' '));
    if (element instanceof HTMLFieldSetElement) return plain(element.querySelector('legend')?.textContent);
    return plain(element.textContent);
  };
  const isSeen = (element) => {
    const label = element.matches('input[type="checkbox"]') ? (element.closest('label') ?? element) : element;
    const { width, height } = label.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(label).visibility !== 'hidden';
  };
  const find = ({ role, name, begins, css, has, within }) => {
    const room = within ? find(within) : document;
    if (!room) return null;
    const all = [...room.querySelectorAll(css ?? roles[role])].filter(isSeen);
    const isNamed = (element) => (begins ? nameOf(element).startsWith(name) : nameOf(element) === name);
    const named = name === undefined ? all : all.filter(isNamed);
    return (
      named.find(
        (element) => !has || [...element.querySelectorAll(roles[has.role])].some((inner) => nameOf(inner) === has.name),
      ) ?? null
    );
  };
  return find(wanted);
}
