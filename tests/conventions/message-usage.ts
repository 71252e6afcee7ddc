import { join } from 'node:path';
import type { BindingElement, CallExpression, Node } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isJsxExpression,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isPropertyName,
} from 'typescript/unstable/ast/is';
import { API, type Checker, SignatureKind, type Type, type Symbol as TypeSymbol } from 'typescript/unstable/sync';

const root = join(import.meta.dirname, '..', '..');

export interface MessageUsage {
  /** Full key paths: `booking.form.title`. */
  used: ReadonlySet<string>;
  /** Calls whose keys the types leave open, as `file:line code`. */
  unresolved: readonly string[];
  /** Key paths that are read as an attribute or a child of an element: without next-intl, where they name a text. */
  shown: ReadonlySet<string>;
}

/** Every value of a literal or of a union of literals; undefined for wider types. */
function literalsOf(type: Type | undefined): string[] | undefined {
  if (type?.isStringLiteralType()) return [type.value];
  const parts = type?.isUnionType() ? (type.getTypes() ?? []) : undefined;
  const values = parts?.flatMap((part) => (part.isStringLiteralType() ? [part.value] : []));
  return values?.length === parts?.length ? values : undefined;
}

/** Namespaces that a next-intl translator may have; '' for one of all messages; undefined for every other type. */
function namespacesOf(type: Type | undefined): string[] | undefined {
  if (type?.getAliasSymbol()?.name !== 'Translator') return undefined;
  return literalsOf(type.getAliasTypeArguments()[1]) ?? [''];
}

/** Path of a property of a message file, read from where the file declares it; null for every other symbol. */
function messageKeyOf(symbol: TypeSymbol | undefined): string | null {
  const declared = symbol?.declarations[0];
  const namespace = declared?.path.match(/\/messages\/ko\/(\w+)\.json$/)?.[1];
  if (!declared || namespace === undefined) return null;
  const names: string[] = [];
  for (let node: Node | undefined = declared.resolve(); node; node = node.parent) {
    if (isPropertyAssignment(node) && isPropertyName(node.name) && 'text' in node.name) names.unshift(node.name.text);
  }
  return names.length === 0 ? null : [namespace, ...names].join('.');
}

class UsageReader {
  readonly used = new Set<string>();
  readonly unresolved: string[] = [];
  readonly shown = new Set<string>();

  private readonly checker: Checker;

  constructor(checker: Checker) {
    this.checker = checker;
  }

  read(node: Node, place: (node: Node) => string): void {
    if (isCallExpression(node)) this.readCall(node, place);
    else if (isPropertyAccessExpression(node)) {
      const key = this.readProperty(this.checker.getSymbolAtLocation(node.name));
      if (key !== null && isJsxExpression(node.parent)) this.shown.add(key);
    } else if (isElementAccessExpression(node)) this.readElement(node.expression, node.argumentExpression);
    else if (isBindingElement(node) && isObjectBindingPattern(node.parent)) this.readBinding(node.parent, node);
    node.forEachChild((child) => {
      this.read(child, place);
      return undefined;
    });
  }

  /** `t(key)` and `t.rich(key)`, and translators handed to functions that take less than a translator. */
  private readCall(call: CallExpression, place: (node: Node) => string): void {
    const callee = isPropertyAccessExpression(call.expression) ? call.expression.expression : call.expression;
    for (const namespace of namespacesOf(this.checker.getTypeAtLocation(callee)) ?? [])
      this.addKeys(namespace, call, place);
    for (const argument of call.arguments.filter(isIdentifier)) {
      const handed = namespacesOf(this.checker.getTypeAtLocation(argument));
      const taken = handed === undefined ? undefined : this.checker.getContextualType(argument);
      if (handed === undefined || taken === undefined || namespacesOf(taken) !== undefined) continue;
      const signature = this.checker.getSignaturesOfType(taken, SignatureKind.Call)[0];
      const keys = signature && literalsOf(this.checker.getParameterType(signature, 0));
      for (const namespace of handed) this.add(namespace, keys, place(argument));
    }
  }

  private addKeys(namespace: string, call: CallExpression, place: (node: Node) => string): void {
    const signature = this.checker.getResolvedSignature(call);
    const key = signature && this.checker.getParameterType(signature, 0);
    this.add(namespace, literalsOf(key), place(call));
  }

  private add(namespace: string, keys: readonly string[] | undefined, place: string): void {
    if (keys === undefined) this.unresolved.push(place);
    for (const key of keys ?? []) this.used.add(namespace === '' ? key : `${namespace}.${key}`);
  }

  /** `texts.form.title`, where a component gets a part of a message file as a prop. */
  private readProperty(symbol: TypeSymbol | undefined): string | null {
    const key = messageKeyOf(symbol);
    if (key !== null) this.used.add(key);
    return key;
  }

  private readElement(object: Node, index: Node): void {
    const type = this.checker.getTypeAtLocation(object);
    for (const name of literalsOf(this.checker.getTypeAtLocation(index)) ?? []) {
      if (type) this.readProperty(this.checker.getPropertyOfType(type, name));
    }
  }

  private readBinding(pattern: Node, { name, propertyName }: BindingElement): void {
    const type = this.checker.getTypeAtLocation(pattern);
    const read = propertyName ?? name;
    if (type && read && isIdentifier(read)) {
      this.readProperty(this.checker.getPropertyOfType(type, read.text));
    }
  }
}

/** What the product's source reads of the message files, by the types of its keys (dynamic keys are unions there). */
export function readMessageUsage(places: readonly string[]): MessageUsage {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error('tsconfig.json was not opened');
    const reader = new UsageReader(project.checker);
    const isSource = (path: string) => places.some((folder) => path.startsWith(join(root, folder)));
    for (const path of project.program.getSourceFileNames().filter(isSource)) {
      const file = project.program.getSourceFile(path);
      const line = (node: Node) => file?.text.slice(0, node.end).split('\n').length;
      const place = (node: Node) =>
        `${path.slice(root.length + 1)}:${line(node)} ${file?.text.slice(node.pos, node.end).trim()}`;
      if (file) reader.read(file, place);
    }
    return { used: reader.used, unresolved: reader.unresolved, shown: reader.shown };
  } finally {
    api.close();
  }
}
