import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Amounts never become fractions: outside the money files in app/base, no code multiplies, divides or rounds an amount
// or parses one as a float. This searches text, not syntax, so it catches only careless code.

const OPERATIONS = [
  { name: 'reads a float', pattern: /parseFloat/ },
  { name: 'multiplies or divides an amount', pattern: /\.minor\)?\s*[*/%]|[*/%]\s*[\w.()?]*\.minor\b/ },
  {
    name: 'rounds an amount',
    pattern:
      /(Math\.(round|floor|ceil|trunc)|toFixed|Intl\.NumberFormat).*(minor|[pP]rice|[aA]mount|[mM]oney|[cC]ost|[sS]ubtotal)|(minor|[pP]rice|[mM]oney|[cC]ost|[sS]ubtotal).*(Math\.(round|floor|ceil|trunc)|toFixed)/,
  },
]

const MONEY = /^app\/base\/(currencies|entered-price|money|money-arithmetic|money-formats|rates|typed-money)\.ts$/

/** Files that are allowed, because the values are validated whole numbers or figures other than amounts. */
const ALLOWED: Readonly<Record<string, string>> = {
  'app/orders/cart/cart.ts': 'whole prices times whole quantities; amounts that would not be exact are not shown',
  'app/catalog/product-input.ts': 'a margin in percent, computed with BigInt',
  'app/orders/checkout/quote/quote.ts': 'checks whether an order is too large, with BigInt',
  'app/ui/admin/charts/chart-days.tsx': 'the height of a line',
}

function listOperations(line: string): string[] {
  const code = line.replace(/^\s*(\/\/|\*|\/\*).*/, '').replace(/\s\/\/ .*/, '')
  return OPERATIONS.filter(({ pattern }) => pattern.test(code)).map(({ name }) => name)
}

test('no code outside the money files computes fractional amounts', () => {
  const files = globSync(['app/**/*.{ts,tsx}', 'db/**/*.ts', 'server/**/*.ts']).filter(
    (file) => !file.includes('.test.') && !MONEY.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        listOperations(line).map((operation) => ({
          file,
          message: `${file}:${index + 1} ${operation}: ${line.trim()}`,
        })),
      ),
  )
  expect(found.filter(({ file }) => !(file in ALLOWED)).map(({ message }) => message)).toEqual([])
  // Every allowed file still needs its entry
  expect([...new Set(found.map(({ file }) => file))].toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
})

test.each([
  { line: 'const total = Number.parseFloat(text)', operations: ['reads a float'] },
  { line: 'const tax = subtotal.minor * 0.08', operations: ['multiplies or divides an amount'] },
  { line: 'const share = 100 * order.total.minor', operations: ['multiplies or divides an amount'] },
  { line: 'const price = Math.round(dollars * rate)', operations: ['rounds an amount'] },
  { line: '// a price is never rounded with Math.round', operations: [] },
  { line: 'const total = add(subtotal, tax)', operations: [] },
])('finds the operations in: $line', ({ line, operations }) => {
  expect(listOperations(line)).toEqual(operations)
})
