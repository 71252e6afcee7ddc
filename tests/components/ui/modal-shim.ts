/**
 * jsdom has `<dialog>` without its modal methods. The shim opens and closes; holding the focus and the top
 * layer are the browser's and are tried in a browser.
 */
export function installModalShim(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('[autofocus], button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}
