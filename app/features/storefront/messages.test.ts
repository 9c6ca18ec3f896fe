import { globSync, readFileSync } from 'node:fs'
import { type ESTree, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { ADMIN_MESSAGES, MESSAGES, parse, partsOf, translationOf } from '#app/features/storefront/message-files.ts'
import { LANGUAGES } from '#app/lib/language.ts'

/** Attributes and properties with visible or spoken texts. */
const SHOWN = /^(alt|hint|label|placeholder|text|title|why|aria-label)$/
const TEXT = /[A-Za-z]{2}/

const components = globSync('app/**/*.tsx').filter((file) => !file.includes('.test.'))
const sources = globSync('{app,server}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))

test.each(components)('%s shows only texts of message files', (file) => {
  expect(literalTexts(file, readFileSync(file, 'utf8'))).toEqual([])
})

test('literal texts are found wherever JSX can show them', () => {
  const source = `<a title="One" className="two" aria-label={is ? 'Three' : \`Four \${n}\`}>{ok && 'Five'} Six {'7'}</a>`
  expect(literalTexts('x.tsx', `export const link = ${source}`)).toEqual(['One', 'Three', 'Four ', 'Five', 'Six'])
})

test.each([...globSync(MESSAGES), ...globSync(ADMIN_MESSAGES)])('%s has no unused text', (file) => {
  const module = textModuleOf(file)
  const space = /export const (\w+) = in(?:Admin)?Languages/.exec(readFileSync(module, 'utf8'))?.[1]
  const names = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
  const code = sources
    .map((source) => readFileSync(source, 'utf8'))
    .filter((source) => source.includes(`'#${module}'`))
    .join('\n')
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !code.includes(`${space}.${name}`) && !isUsedWithin(file, name))).toEqual([])
})

test('messages are read on render, not when a module loads, as the language is that of the page', () => {
  const early = sources.flatMap((file) => readEarly(file, readFileSync(file, 'utf8')))
  expect(early).toEqual([])
})

test('a message read while a module loads is found', () => {
  const source = `const a = cartText.size; const b = () => cartText.size; class C { d = x.cartText.size }`
  expect(readEarly('x.ts', `import { cartText } from '#app/features/cart/cart-text.ts'\n${source}`)).toHaveLength(1)
})

/** The literal texts in a component's JSX, in source order. */
function literalTexts(file: string, source: string): string[] {
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

/** The places where a module reads messages outside of functions. */
function readEarly(file: string, source: string): string[] {
  const spaces = [...source.matchAll(/import \{ (\w+Text) \} from '[^']*-text(\.server)?\.ts'/g)].map(
    ([, name]) => name,
  )
  if (spaces.length === 0) return []
  const found: string[] = []
  let depth = 0
  const enter = () => void depth++
  const leave = () => void depth--
  const member = ({ object, start }: ESTree.MemberExpression) => {
    if (depth === 0 && object.type === 'Identifier' && spaces.includes(object.name)) {
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

test.each([...globSync(MESSAGES.replace('/en', '/*')), ...globSync(ADMIN_MESSAGES)])(
  '%s contains no HTML, and no grammar of English',
  (file) => {
    const { texts, code } = partsOf(file)
    expect(texts.filter((text) => HTML.test(text))).toEqual([])
    const isEnglish = /\/en(\.server|\.admin)?\.ts$/.test(file)
    expect(isEnglish ? [] : (code.match(/=== 1 \?/g) ?? [])).toEqual([]) // plural rules differ: app/lib/plural.ts
  },
)

test.each(globSync(MESSAGES))('the translations of %s have its messages, and no others', (file) => {
  const names = exportsOf(file)
  const missing = LANGUAGES.flatMap((language) => {
    const own = exportsOf(translationOf(file, language))
    return [...names.filter((name) => !own.includes(name)), ...own.filter((name) => !names.includes(name))].map(
      (name) => `${language}: ${name}`,
    )
  })
  expect(missing).toEqual([])
})

/** The module that exports the messages in the language of the page. */
function textModuleOf(file: string): string {
  if (file.endsWith('.admin.ts')) return file.replace('messages/en.admin', 'admin-text')
  const found = globSync(file.replace('messages/en', '*-text'))
  return found.find((module) => !module.endsWith('/admin-text.ts')) ?? ''
}

function exportsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? '')
}

function isUsedWithin(file: string, name: string | undefined): boolean {
  return readFileSync(file, 'utf8').split(new RegExp(`\\b${name}\\b`)).length > 2
}
