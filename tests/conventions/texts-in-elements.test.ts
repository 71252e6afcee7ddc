import { type Expression, type JSXChild, type JSXElement, type JSXFragment, parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../scripts/structure/source-files';

/**
 * A browser that translates a page puts each text into elements of its own (`<font>`). React then fails to remove such a
 * text, or to put something in front of it: the page ends in an error.
 */
const reason = 'a text beside something conditional, or in a fragment, stands in an element of its own';

/** Slots that hold elements and never a text. */
const slots: Record<string, readonly string[]> = {
  'app/[locale]/(personal)/layout.tsx': ['children'],
  'components/booking/booking-failure-notice.tsx': ['button'],
  'components/booking/booking-review.tsx': ['included'],
  'components/booking/change-room-fields.tsx': ['offer'],
  'components/booking/room-guest-fields.tsx': ['offer'],
  'components/dining/table-failure-notice.tsx': ['link', 'toTables'],
  'components/stay/gallery-opener.tsx': ['children'],
  'components/my-page/shell/member-answer.tsx': ['known'],
  'components/my-page/shell/request-form.tsx': ['note', 'children'],
  'components/my-page/shell/side-menu-group.tsx': ['link', 'entries'],
  'components/my-page/user-info/withdrawal-form.tsx': ['errors'],
  'components/reservation/confirmation-page.tsx': ['saveButton'],
  'components/results/result-filters.tsx': ['hidden', 'fields'],
  'components/search-form/search-sheet.tsx': ['plainFields'],
  'components/stay/reservation-terms.tsx': ['byRoom'],
  'components/ui/card.tsx': ['props.above'],
  'components/ui/empty-state.tsx': ['actions'],
  'components/ui/field-frame.tsx': ['children'],
  'components/ui/fieldset.tsx': ['children'],
  'components/ui/page-heading.tsx': ['children'],
};

/** What an expression may show: both sides of a condition, and what follows `&&`. */
function shownBy(expression: Expression): Expression[] {
  if (expression.type === 'LogicalExpression') return shownBy(expression.right);
  if (expression.type === 'ConditionalExpression') {
    return [...shownBy(expression.consequent), ...shownBy(expression.alternate)];
  }
  return expression.type === 'ParenthesizedExpression' ? shownBy(expression.expression) : [expression];
}

const isList = (shown: Expression) =>
  shown.type === 'CallExpression' &&
  shown.callee.type === 'MemberExpression' &&
  shown.callee.property.type === 'Identifier' &&
  shown.callee.property.name === 'map';

const isElementOrNothing = (shown: Expression) =>
  shown.type.startsWith('JSX') ||
  isList(shown) ||
  (shown.type === 'Literal' && (shown.value === null || typeof shown.value === 'boolean')) ||
  (shown.type === 'Identifier' && shown.name === 'undefined');

/** Not the line breaks and `{' '}` between two elements. */
const isBlank = (child: JSXChild) =>
  (child.type === 'JSXText' && child.value.trim() === '') ||
  (child.type === 'JSXExpressionContainer' &&
    (child.expression.type === 'JSXEmptyExpression' ||
      (child.expression.type === 'Literal' && String(child.expression.value).trim() === '')));

/** Texts of a source that React has to move or remove by themselves. */
function looseTexts(path: string, source: string): string[] {
  const found: string[] = [];
  const known = slots[path] ?? [];
  const nameOf = (shown: { start: number; end: number }) =>
    source.slice(shown.start, shown.end).replace(/\s+/g, ' ').replace(/\(.*$/, '');
  const check = (parent: JSXElement | JSXFragment) => {
    const children = parent.children.filter((child) => !isBlank(child));
    const moves = children.some(
      (child) =>
        child.type === 'JSXExpressionContainer' &&
        (/^(Logical|Conditional)Expression$/.test(child.expression.type) || isList(child.expression as Expression)),
    );
    if (parent.type === 'JSXElement' && (children.length < 2 || !moves)) return;
    for (const child of children) {
      const shown = child.type === 'JSXExpressionContainer' ? shownBy(child.expression as Expression) : [];
      const texts = child.type === 'JSXText' ? [child] : shown.filter((one) => !isElementOrNothing(one));
      for (const text of texts) {
        if (!known.includes(nameOf(text))) {
          found.push(`${path}:${source.slice(0, text.start).split('\n').length}: ${nameOf(text)}`);
        }
      }
    }
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(parseSync(path, source).program);
  return found;
}

describe('texts that a browser may translate', () => {
  it.each([
    ['a text behind a condition', '<p>{busy && <i />}{label}</p>', 1],
    ['words beside a list', '<p>Rooms: {rooms.map(draw)}</p>', 1],
    ['a text of a fragment', 'open ? <>{label}<i /></> : null', 1],
    ['a text in an element', '<p>{busy && <i />}<span>{label}</span></p>', 0],
    ['texts that stay', '<p>{first} and {second}</p>', 0],
  ])('%s', (_, source, count) => {
    expect(looseTexts('example.tsx', source)).toHaveLength(count);
  });

  it('have elements of their own', { timeout: 120_000 }, () => {
    const offenders = sourceFiles(['app', 'components', 'lib'], /\.tsx$/).flatMap(({ path, text }) =>
      looseTexts(path, text),
    );
    expect(offenders, reason).toEqual([]);
  });
});

describe('parts of a page that load on demand', () => {
  it('reload an old tab or have something in their place: React throws what a lazy part rejects with', () => {
    const offenders = sourceFiles(['app', 'components'], /\.tsx?$/).filter(({ text }) =>
      [...text.matchAll(/\blazy\(\(\) =>\s*([\s\S]{0,60})/g)].some(
        ([, loader = '']) => !/^importPart\(|^import\([^)]*\)\.catch\(/.test(loader),
      ),
    );
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });
});
