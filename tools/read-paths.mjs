/**
 * Which words of the catalogues a source reads, followed from `keep()` and the like through its constants and patterns.
 * Where words are handed on as a whole, all in them count as read; so do both of two constants of one name.
 */
import { parseSync } from 'vite';

/** What each function that answers with words is called in the paths. */
const AREAS = ['messages', 'scoreWords', 'ledgerWords', 'keep', 'guide'];

/** @typedef {Record<string, any>} Node oxc's, of which only what is asked for here is known */

/** @param {string} file path from `src` @param {string} source @returns {Set<string>} paths such as `keep.backup.title`; `*` is any key */
export function readPaths(file, source) {
  /** @type {Map<string, Set<string>>} */
  const names = new Map();
  /** @type {Set<string>} */
  const read = new Set();

  const { program, module } = parseSync(file, source);
  const imported = module.staticImports
    .filter(({ moduleRequest }) => /\/messages\/[\w-]+\.ts$/.test(moduleRequest.value))
    .flatMap(({ entries }) => entries.map(({ localName }) => localName.value));
  // Functions of other folders may have such names too.
  const areas = AREAS.filter((name) => /^messages\b/.test(file) || imported.includes(name));

  /** @param {Node} node @returns {string[]} the paths that an expression stands for */
  function pathsOf(node) {
    if (node.type === 'Identifier') return [...(names.get(node.name) ?? [])];
    if (node.type === 'CallExpression') return areas.includes(node.callee.name) ? [node.callee.name] : [];
    if (node.type === 'ChainExpression') return pathsOf(node.expression);
    if (node.type !== 'MemberExpression') return [];
    const key = node.computed
      ? typeof node.property.value === 'string'
        ? node.property.value
        : '*'
      : node.property.name;
    return pathsOf(node.object).map((path) => `${path}.${key}`);
  }

  /** @param {Node} pattern @param {readonly string[]} paths what it is given */
  function bind(pattern, paths) {
    if (pattern.type === 'Identifier') names.set(pattern.name, new Set([...(names.get(pattern.name) ?? []), ...paths]));
    else if (pattern.type === 'AssignmentPattern') bind(pattern.left, paths);
    else if (pattern.type === 'ObjectPattern') {
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') bind(property.argument, paths);
        else
          bind(
            property.value,
            paths.map((path) => `${path}.${property.computed ? '*' : property.key.name}`),
          );
      }
    } else for (const path of paths) read.add(path);
  }

  /** @param {unknown} node @param {(node: Node) => boolean} visit false where it has dealt with all below */
  function walk(node, visit) {
    if (Array.isArray(node)) for (const one of node) walk(one, visit);
    else if (typeof node === 'object' && node !== null && 'type' in node && visit(node)) {
      for (const inner of Object.values(node)) walk(inner, visit);
    }
  }

  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.init) bind(node.id, pathsOf(node.init));
    return true;
  });
  walk(program, (node) => {
    // What a constant is called counts where the constant is read.
    if (node.type === 'VariableDeclarator' && node.init && pathsOf(node.init).length > 0) return false;
    if (node.type === 'Property' && !node.computed) {
      walk(node.value, visitRead);
      return false;
    }
    return visitRead(node);
  });
  return read;

  /** @param {Node} node */
  function visitRead(node) {
    if (node.type === 'VariableDeclarator' && node.init && pathsOf(node.init).length > 0) return false;
    const paths = pathsOf(node);
    for (const path of paths) read.add(path);
    if (node.type === 'MemberExpression' && paths.length > 0) {
      // `units[rules]` reads `rules` too.
      if (node.computed) walk(node.property, visitRead);
      return false;
    }
    if (node.type === 'MemberExpression' && !node.computed) {
      walk(node.object, visitRead);
      return false;
    }
    return paths.length === 0;
  }
}

/** Whether one of the paths reads a leaf, by itself or with all around it. @param {Set<string>} read @param {string} leaf */
export function isRead(read, leaf) {
  const steps = leaf.split('.');
  return [...read].some((path) =>
    path.split('.').every((step, at) => at >= steps.length || step === '*' || step === steps[at]),
  );
}
