import { globSync, readFileSync } from 'node:fs'
import { type ESTree, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { findByFile } from '#tests/support/by-file.ts'
import { ADMIN_MESSAGES, MESSAGES, parse, readStringLiterals } from '#tests/support/message-files.ts'

/** Attributes and properties with visible or spoken text. */
const SHOWN = /^(alt|hint|label|placeholder|text|title|why|aria-label)$/
const TEXT = /[A-Za-z]{2}/

/** The message in responses that are not shown on a page. */
const NO_SCREEN = 'Page Not Found'
/** Properties with text for staff. */
const STAFF_PROPERTIES = /^(label|hint|title|placeholder|message|text|description|note|error|advice)$/
/** Methods whose last argument is a message. */
const SCHEMA_METHODS =
  /^(string|literal|enum|union|int|number|email|url|min|max|length|regex|refine|startsWith|endsWith)$/

/** Files whose text is not part of the admin, with the reason. */
const NO_ADMIN_TEXTS = [
  { files: /\/messages\//, why: 'message files' },
  { files: /^server\//, why: 'plain responses without a screen, and what the console shows to operators' },
  { files: /^app\/platform\/(read-env|metrics|react-router-tuning)/, why: 'for operators and for the build' },
  { files: /^app\/(platform\/images\/media|routes\/api\/product-feed)/, why: 'plain responses without a screen' },
  { files: /^app\/platform\/(files|mail|http)\//, why: 'stored as the reason why an import, image or email failed' },
  {
    files: /^app\/operations\/backups\/(\w+-backup|backup-(process|status))/,
    why: 'stored as the reason for a failure, or part of a command',
  },
  { files: /^app\/store\/settings\.ts$/, why: 'default text of a new store' },
  { files: /^app\/operations\/setup\/(apply-setup|setup-state)/, why: 'default names in a new store' },
  {
    files:
      /\/exports\/(files\/|readme|exported-tables|image-list|run-export|export-input)|^app\/\w+\/archive\/|^app\/store\/file-formats/,
    why: 'contents of archives',
  },
  {
    files:
      /(export-orders|export-invoices|reorder|waiting-people|packaging-report|fit-report|product-fields)(\.server)?\.ts$/,
    why: 'columns of files',
  },
  {
    files:
      /^app\/(exchange\/(imports|product-files)\/|base\/import-kind\.ts)|\/import\/|^app\/content\/(import-formats|page-file|xliff)|\/import-redirects|\/file-sections|\/read-order/,
    why: 'stored as the result of an import',
  },
  {
    files: /^app\/payments\/(?!invoices\/).*\.server\.ts$|\/(invoice-contents|place-order\.server|wishlist-input)\.ts$/,
    why: 'stored in order history, or for requests that no form sends',
  },
  { files: /^app\/pricing\/(taxes\/)?tax-\w+\.server/, why: 'stored in the audit log' },
  { files: /^app\/base\/country-data/, why: 'names of regions, territories and laws' },
  { files: /\/(preset-sections\.server|example-brands|own-content\.server)\.ts$/, why: 'presets' },
  { files: /^app\/store\/(rendered-brand\.server|law-rules)/, why: 'names of fonts and laws' },
  { files: /^app\/catalog\/size-guides\/lengths/, why: 'units' },
  { files: /^app\/orders\/order\.ts$/, why: 'stored with order lines' },
  { files: /^app\/operations\/accessibility\//, why: 'names of authorities' },
  { files: /^app\/store\/brand\/(brand-sheet|type-fields-form)/, why: 'style sheets' },
  { files: /^app\/routes\/api\/brand-mail/, why: 'an example of an email' },
  { files: /^app\/lib\/text\.ts$/, why: 'also shown to shoppers' },
]

const components = globSync('app/**/*.tsx').filter((file) => !file.includes('.test.'))
const sources = globSync('{app,server}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))

test('components show only text from message files', () => {
  expect(findByFile(components, (file) => findLiteralTexts(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('literal text is found everywhere in JSX', () => {
  const source = `<a title="One" className="two" aria-label={is ? 'Three' : \`Four \${n}\`}>{ok && 'Five'} Six {'7'}</a>`
  expect(findLiteralTexts('x.tsx', `export const link = ${source}`)).toEqual(['One', 'Three', 'Four ', 'Five', 'Six'])
})

const others = sources.filter((file) => !NO_ADMIN_TEXTS.some(({ files }) => files.test(file)))

test('modules contain no literal text for staff', () => {
  expect(findByFile(others, (file) => findStaffTexts(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('text for staff is found in properties, in schema messages and as sentences', () => {
  const source = `const a = { label: 'One', name: 'two' }; z.string().min(1, 'is three').max(2, { error: 'Four' })
    const five = \`It is \${five}.\`; throw new Error('This is no text.'); log.warn('Nor is this.'); sql\`Select this one\``
  expect(findStaffTexts('x.ts', source)).toEqual(['One', 'is three', 'Four', 'It is {}.'])
})

test('every message file has messages, and all of them are used', () => {
  const readers = sources.map((source) => readFileSync(source, 'utf8')).filter((code) => code.includes('-text'))
  expect(
    findByFile([...globSync(MESSAGES), ...globSync(ADMIN_MESSAGES)], (file) => findUnusedMessages(file, readers)),
  ).toEqual([])
})

/** Returns the names of unused messages, or a note if the file has no messages at all. */
function findUnusedMessages(file: string, readers: readonly string[]): string[] {
  const module = getTextModule(file)
  const exportName = /export const (\w+) = inLanguages/.exec(readFileSync(module, 'utf8'))?.[1]
  const names = listExports(file)
  const code = readers.filter((source) => source.includes(`'#${module}'`)).join('\n')
  if (names.length === 0) return ['no messages']
  const exportNames = [
    exportName,
    ...Array.from(code.matchAll(new RegExp(`\\b${exportName} as (\\w+)`, 'g')), ([, alias]) => alias),
  ]
  const isRead = (name: string) => exportNames.some((known) => code.includes(`${known}.${name}`))
  return names.filter((name) => !isRead(name) && !isUsedWithin(file, name))
}

test('messages are read on render, not when a module loads, because the page determines the language', () => {
  const earlyReads = sources.flatMap((file) => findEarlyReads(file, readFileSync(file, 'utf8')))
  expect(earlyReads).toEqual([])
})

test('a message that is read while a module loads is reported', () => {
  const source = `const a = cartText.size; const b = () => cartText.size; class C { d = x.cartText.size }`
  expect(findEarlyReads('x.ts', `import { cartText } from '#app/orders/cart/cart-text.ts'\n${source}`)).toHaveLength(1)
})

/** Returns the literal text in a component's JSX, in source order. */
function findLiteralTexts(file: string, source: string): string[] {
  const found: { start: number; text: string }[] = []
  const collect = (node: ESTree.Node | null | undefined) => {
    if (!node) return
    if (node.type === 'Literal' && typeof node.value === 'string') found.push({ start: node.start, text: node.value })
    if (node.type === 'TemplateLiteral') {
      for (const { start, value } of node.quasis) found.push({ start, text: value.cooked ?? '' })
    }
    if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(collect)
    if (node.type === 'LogicalExpression') [node.left, node.right].forEach(collect)
  }
  const text = ({ start, value }: ESTree.JSXText) => void found.push({ start, text: value.trim() })
  const element = ({ children }: ESTree.JSXElement) => {
    for (const child of children) if (child.type === 'JSXExpressionContainer') collect(child.expression)
  }
  const attribute = ({ name, value }: ESTree.JSXAttribute) => {
    if (name.type !== 'JSXIdentifier' || !SHOWN.test(name.name)) return
    collect(value?.type === 'JSXExpressionContainer' ? value.expression : value)
  }
  new Visitor({ JSXText: text, JSXElement: element, JSXAttribute: attribute }).visit(parse(file, source))
  return found
    .filter(({ text }) => TEXT.test(text))
    .sort((a, b) => a.start - b.start)
    .map(({ text }) => text)
}

/** Returns the literal text in a module, outside of JSX, that looks like text for staff. */
function findStaffTexts(file: string, source: string): string[] {
  const found: { start: number; text: string }[] = []
  const skipped: { start: number; end: number }[] = []
  const add = (start: number, text: string) => found.push({ start, text })
  const skip = (node: ESTree.Node) => void skipped.push(node)
  const property = ({ key, value }: { readonly key: ESTree.Node; readonly value: ESTree.Node }) => {
    const text = findText(value)
    if (key.type !== 'Identifier' || !STAFF_PROPERTIES.test(key.name)) return
    if (text && isProse(text)) add(value.start, text)
  }
  const call = (node: ESTree.CallExpression) => {
    const { callee } = node
    const method =
      callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
    const object = callee.type === 'MemberExpression' && callee.object.type === 'Identifier' ? callee.object.name : ''
    if (object === 'log' || object === 'console') return skip(node)
    const last = node.arguments.at(-1)
    const text = SCHEMA_METHODS.test(method) && last ? findText(last) : null
    if (last && text && /[a-z] [a-z]/.test(text)) add(last.start, text)
  }
  const newExpression = (node: ESTree.NewExpression) => {
    if (/Error$/.test(source.slice(node.callee.start, node.callee.end))) skip(node)
  }
  const throwStatement = ({ argument }: ESTree.ThrowStatement) => {
    if (/^data\(/.test(source.slice(argument.start))) skip(argument) // a response that is not shown on a page
  }
  const literal = (node: ESTree.Node) => {
    const text = findText(node)
    if (text && text !== NO_SCREEN && isSentence(text)) add(node.start, text)
  }
  new Visitor({
    ImportDeclaration: skip,
    ThrowStatement: throwStatement,
    NewExpression: newExpression,
    TaggedTemplateExpression: skip,
    TSLiteralType: skip,
    JSXAttribute: skip,
    Property: property,
    CallExpression: call,
    Literal: literal,
    TemplateLiteral: literal,
  }).visit(parse(file, source))
  const shown = found.filter(({ start }) => !skipped.some((part) => part.start <= start && start < part.end))
  const unique = new Map(shown.map(({ start, text }) => [start, text]))
  return [...unique].sort(([a], [b]) => a - b).map(([, text]) => text)
}

/** Returns the text of a literal, with {} for interpolated values; null if the node is not text. */
function findText(node: ESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('{}') : null
}

/** A sentence begins with a capital letter or an interpolated value. It has three words, or two words and a period. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/).length
  return /^[“]?(?:[A-Z]|\{\})/.test(text) && /[a-z]{2}/.test(text) && words > (/[a-z]\.$/.test(text) ? 1 : 2)
}

/** Excludes class names and codes. */
function isProse(text: string): boolean {
  return /^[“]?[A-Z].*[a-z]/.test(text) || /^[a-z]+ [a-z ]+$/.test(text)
}

/** Finds messages that a module reads outside of functions. */
function findEarlyReads(file: string, source: string): string[] {
  const exportNames = [...source.matchAll(/import \{ (\w+Text) \} from '[^']*-text(\.server)?\.ts'/g)].map(
    ([, name]) => name,
  )
  if (exportNames.length === 0) return []
  const found: string[] = []
  let depth = 0
  const enter = () => void depth++
  const leave = () => void depth--
  const member = ({ object, start }: ESTree.MemberExpression) => {
    if (depth === 0 && object.type === 'Identifier' && exportNames.includes(object.name)) {
      found.push(`${file}: ${source.slice(start).split('\n')[0]}`)
    }
  }
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    MemberExpression: member,
  }).visit(parse(file, source))
  return found
}

const HTML = /<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i

test('message files contain no HTML, and translations contain no English plural rules', () => {
  const files = [...globSync(MESSAGES.replace('/en', '/*')), ...globSync(ADMIN_MESSAGES)]
  const found = findByFile(files, (file) => {
    const { texts, code } = readStringLiterals(file)
    const isEnglish = /\/en(\.server|\.admin)?\.ts$/.test(file)
    const plurals = isEnglish ? [] : (code.match(/=== 1 \?/g) ?? []) // plural rules differ: see app/lib/plural.ts
    return [...texts.filter((text) => HTML.test(text)), ...plurals]
  })
  expect(found).toEqual([])
})

/** Finds the module that exports the messages in the language of the page. */
function getTextModule(file: string): string {
  if (file.endsWith('.admin.ts')) return file.replace('messages/en.admin', 'admin-text')
  const found = globSync(file.replace('messages/en', '*-text'))
  return found.find((module) => !module.endsWith('/admin-text.ts')) ?? ''
}

function listExports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? '')
}

function isUsedWithin(file: string, name: string): boolean {
  return readFileSync(file, 'utf8').split(new RegExp(`\\b${name}\\b`)).length > 2
}
