import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  completeExpression,
  findNode,
  isMissing,
  minifyExpressions,
  needsHelpers,
  readMessages,
} from '#app/platform/language-scripts/message-sources.ts'

const folder = mkdtempSync(join(tmpdir(), 'lumina-messages-'))
afterAll(() => rmSync(folder, { recursive: true }))

function readSource(source: string, language = 'en') {
  const file = join(folder, `${language}.ts`)
  writeFileSync(file, source)
  return readMessages(file)
}

const SOURCE = `
import type { Thing } from '#app/thing.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'
export const add = 'Add to cart'
const many = (count: number) => \`\${formatNumber(count)} units\`
export const left = (count: number): string => (count === 1 ? 'One' : many(count))
export const days = (count: number) => plural('en', count, { one: 'day', other: 'days' })
export const outcomes = { saved: 'Saved', 'used-up': 'Used up', deep: { add } } as const
export const add2 = (size: string) => size + add
`

test('messages are self-contained expressions with the constants that they use', async () => {
  const file = await readSource(SOURCE)
  expect(completeExpression(file, file, ['add'], false)).toBe(`("Add to cart")`)
  expect(completeExpression(file, file, ['outcomes', 'saved'], false)).toBe('("Saved")')
  const value = new Function(`return ${completeExpression(file, file, ['add2'], false)}`)()
  expect(value('M: ')).toBe('M: Add to cart')
  const left = new Function(`return ${completeExpression(file, file, ['left'], true)}`)()
  expect(left((count: number) => `#${count}`)(3)).toBe('#3 units')
})

test('English replaces missing parts of a translation', async () => {
  const english = await readSource(SOURCE)
  const german = await readSource(
    `const added = 'Hinzu'
export const outcomes = { 'used-up': 'Verbraucht', deep: {}, more: added }
export const days = () => 'Tage'`,
    'de',
  )
  const evaluate = (path: string[]) => new Function(`return ${completeExpression(german, english, path, false)}`)()
  expect(evaluate(['add'])).toBe('Add to cart')
  expect(evaluate(['outcomes', 'saved'])).toBe('Saved')
  expect(evaluate(['outcomes'])).toEqual({ saved: 'Saved', 'used-up': 'Verbraucht', deep: { add: 'Add to cart' } })
  expect(evaluate(['days'])()).toBe('Tage')
  expect(isMissing(german, ['outcomes', 'more', 'any'])).toBe(false)
})

test('only messages that use helpers receive them', async () => {
  const file = await readSource(SOURCE)
  expect(['add', 'left', 'days', 'add2'].filter((name) => needsHelpers(file, [name]))).toEqual(['left', 'days'])
})

test('a path is followed as long as messages are written as objects', async () => {
  const file = await readSource(SOURCE)
  expect(findNode(file, ['outcomes', 'deep', 'add'])?.type).toBe('Identifier')
  expect(findNode(file, ['outcomes', 'other'])).toBeNull()
  expect(findNode(file, ['add', 'length'])).toBeNull()
  expect(findNode(file, ['missing'])).toBeNull()
})

test('expressions are minified in order', () => {
  const [text, call, object] = minifyExpressions(['("a")', "((units) => units + ' left')", '({ one: 1 })'])
  expect(text).toMatch(/^["`]a["`]$/)
  expect(new Function(`return ${call}`)()(2)).toBe('2 left')
  expect(new Function(`return ${object}.one`)()).toBe(1)
})

test.each([
  ['imports something else', `import { x } from './x.ts'\nexport const a = x`, /imports x/],
  ['contains a statement', `console.log(1)`, /ExpressionStatement/],
])('a file that %s is rejected', async (_, source, message) => {
  await expect(readSource(source)).rejects.toThrow(message)
})
