import { readFileSync } from 'node:fs'
import { type ESTree, minifySync, parseSync, transformWithOxc } from 'vite'

/**
 * The only functions that messages may import. Scripts pass them as arguments, so that each text is a separate
 * expression.
 */
export const HELPERS = { formatNumber: '#app/lib/format/number.ts', plural: '#app/lib/plural.ts' } as const

/** A file's messages, in source order. */
export type MessageFile = {
  readonly file: string
  readonly code: string
  /** Top-level constants and functions, exported or not. */
  readonly values: ReadonlyMap<string, Value>
}
type Value = { readonly node: ESTree.Node; readonly uses: ReadonlySet<string> }

/** @throws Error if the file contains anything but constants and functions, or imports anything but helpers */
export async function readMessages(file: string): Promise<MessageFile> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  const values = new Map<string, Value>()
  for (const statement of parseSync(`${file}.js`, code).program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers) {
        if (!(local.name in HELPERS)) throw new Error(`${file} imports ${local.name}: messages must be independent`)
      }
      continue
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'FunctionDeclaration' && declared.id) {
      values.set(declared.id.name, { node: declared, uses: listNames(declared) })
    } else if (declared?.type === 'VariableDeclaration') {
      for (const { id, init } of declared.declarations) {
        if (id.type === 'Identifier' && init) values.set(id.name, { node: init, uses: listNames(init) })
      }
    } else if (declared) throw new Error(`${file} contains a ${declared.type}`)
  }
  return { file, code, values }
}

/** Finds the value at a path such as ['steps', 'shipping']. Returns null if a part is not written as an object. */
export function findNode({ values }: MessageFile, path: readonly string[]): ESTree.Node | null {
  const [name = '', ...rest] = path
  let node = values.get(name)?.node ?? null
  for (const key of rest) {
    if (node?.type !== 'ObjectExpression') return null
    node = node.properties.reduce<ESTree.Node | null>(
      (found, property) => (property.type === 'Property' && findKey(property) === key ? property.value : found),
      null,
    )
  }
  return node
}

/** Returns true if the file certainly lacks the path. A part that is not written as an object may contain it. */
export function isMissing(file: MessageFile, path: readonly string[]): boolean {
  if (findNode(file, path)) return false
  if (path.length === 1) return true
  const parent = findNode(file, path.slice(0, -1))
  return parent ? listKeys(parent) !== null : isMissing(file, path.slice(0, -1))
}

/** Returns true if the value at the path needs helpers. */
export function needsHelpers(file: MessageFile, path: readonly string[]): boolean {
  const node = findNode(file, path)
  if (!node) return false
  const { usesHelpers } = getClosure(file, node)
  return usesHelpers
}

/**
 * Returns the value at a path as a self-contained expression, in English where the translation lacks parts. If the
 * value needs helpers, the expression is a function of the helpers.
 */
export function completeExpression(
  translation: MessageFile,
  english: MessageFile,
  path: readonly string[],
  withHelpers: boolean,
): string {
  const complete = writeExpression(translation, english, path)
  return withHelpers ? `((${Object.keys(HELPERS).join(',')})=>${complete})` : complete
}

function writeExpression(translation: MessageFile, english: MessageFile, path: readonly string[]): string {
  const original = findNode(english, path)
  if (!original) throw new Error(`${english.file} lacks ${path.join('.')}`)
  if (isMissing(translation, path)) return toSelfContained(english, original)
  const translated = findNode(translation, path)
  if (translated && isComplete(translation, english, path)) return toSelfContained(translation, translated)
  const parts = listKeys(original)?.map((key) => {
    return `${JSON.stringify(key)}:${writeExpression(translation, english, [...path, key])}`
  })
  if (!parts) throw new Error(`${translation.file} does not contain ${path.join('.')} as the English file does`)
  return `({${parts.join(',')}})`
}

/** Returns true if the translation has all parts of a message that is written as objects in English. */
function isComplete(translation: MessageFile, english: MessageFile, path: readonly string[]): boolean {
  const node = findNode(english, path)
  const keys = (node && listKeys(node)) ?? []
  return keys.every((key) => {
    const inner = [...path, key]
    return !isMissing(translation, inner) && isComplete(translation, english, inner)
  })
}

/** Returns the keys of an object literal, or null for other nodes. */
function listKeys(node: ESTree.Node): readonly string[] | null {
  if (node.type !== 'ObjectExpression') return null
  const keys = node.properties.map((property) => (property.type === 'Property' ? findKey(property) : null))
  return keys.every((key) => key !== null) ? keys : null
}

/** Returns a value as an expression with the constants that it uses. */
function toSelfContained(file: MessageFile, node: ESTree.Node): string {
  const { constants } = getClosure(file, node)
  const expression = `(${getSource(file, node)})`
  return constants.length > 0 ? `(()=>{${constants.join(';')};return ${expression}})()` : expression
}

/** Minifies expressions, in order. Expressions that are not plain text remain in parentheses. */
export function minifyExpressions(expressions: readonly string[]): readonly string[] {
  const source = expressions.map((expression, index) => `export const e${index}=${expression}`).join('\n')
  const { code } = minifySync('expressions.js', source, { module: true, mangle: { toplevel: false } })
  const found: string[] = []
  for (const statement of parseSync('expressions.js', code).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (declared?.type !== 'VariableDeclaration') throw new Error(`A message became a ${statement.type}`)
    for (const { init } of declared.declarations) {
      if (!init) throw new Error('A message has no value')
      const text = code.slice(init.start, init.end)
      const isText = init.type === 'Literal' || (init.type === 'TemplateLiteral' && init.expressions.length === 0)
      found.push(isText ? text : `(${text})`)
    }
  }
  if (found.length !== expressions.length) throw new Error('Messages were lost')
  return found
}

/** Returns the file's constants that a value uses directly or indirectly, and whether any of them uses helpers. */
function getClosure(file: MessageFile, node: ESTree.Node): { constants: readonly string[]; usesHelpers: boolean } {
  const neededNames = new Set<string>()
  const pendingNames = [...listNames(node)]
  for (let name = pendingNames.pop(); name !== undefined; name = pendingNames.pop()) {
    const value = file.values.get(name)
    if (!neededNames.has(name)) pendingNames.push(...(value?.uses ?? []))
    if (value || name in HELPERS) neededNames.add(name)
  }
  const constants = [...file.values].flatMap(([name, value]) => {
    if (!neededNames.has(name)) return []
    const source = getSource(file, value.node)
    return [value.node.type === 'FunctionDeclaration' ? source : `const ${name}=${source}`]
  })
  return { constants, usesHelpers: Object.keys(HELPERS).some((name) => neededNames.has(name)) }
}

function getSource({ code }: MessageFile, { start, end }: ESTree.Node): string {
  return code.slice(start, end)
}

function findKey({ key, computed }: ESTree.ObjectProperty): string | null {
  if (key.type === 'Literal') return String(key.value)
  return key.type === 'Identifier' && !computed ? key.name : null
}

/** Returns the names that a node refers to, including its own parameters. */
function listNames(node: ESTree.Node): ReadonlySet<string> {
  const names = new Set<string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (value && typeof value === 'object') {
      const { type, name, computed, ...parts }: Record<string, unknown> = { ...value }
      if (type === 'Identifier') names.add(String(name))
      else if (type === 'MemberExpression' && !computed) walk(parts.object)
      else if (type === 'Property' && !computed) walk(parts.value)
      else Object.values(parts).forEach(walk)
    }
  }
  walk(node)
  return names
}
