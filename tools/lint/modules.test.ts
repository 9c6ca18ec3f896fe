import { expect, test } from 'vitest'
import { checkModules, type ModuleExceptions } from '#tools/lint/modules.ts'

function check(files: Readonly<Record<string, string>>, exceptions?: ModuleExceptions): readonly string[] {
  const errors = checkModules(new Map(Object.entries(files)), exceptions)
  return errors.map(({ file, line, problem }) => `${file}:${line} ${problem}`)
}

test.each([
  { from: 'app/orders/a.ts', to: 'app/payments/b.ts', problem: 'orders must not import app/payments/b.ts' },
  { from: 'app/base/money/a.ts', to: 'app/store/b.ts', problem: 'base must not import app/store/b.ts' },
  { from: 'app/ui/a.tsx', to: 'app/platform/b.ts', problem: 'ui must not import app/platform/b.ts' },
  { from: 'app/platform/a.ts', to: 'app/ui/b.tsx', problem: 'platform must not import app/ui/b.tsx' },
  { from: 'app/operations/a.ts', to: 'app/wiring.ts', problem: 'operations must not import app/wiring.ts' },
  { from: 'app/wiring.ts', to: 'app/routes/admin/b.tsx', problem: 'wiring must not import app/routes/admin/b.tsx' },
  { from: 'app/payments/a.ts', to: 'app/orders/cart/b.ts', problem: 'app/orders/cart/b.ts is private to orders' },
])('$problem', ({ from, to, problem }) => {
  const imports = [`import type { B } from '#${to}'`, `import '#${to}'`, `const b = await import('#${to}')`]
  const source = (statement: string) => `import { x } from 'zod'\n${statement}\n`
  for (const statement of imports) expect(check({ [from]: source(statement) })).toEqual([`${from}:2 ${problem}`])
})

test.each([
  ['app/payments/a.ts', 'app/orders/b.ts'],
  ['app/orders/cart/a.ts', 'app/orders/checkout/b.ts'],
  ['app/routes/admin/a.tsx', 'app/orders/cart/b.ts'],
  ['app/wiring.ts', 'app/content/reviews/b.ts'],
  ['app/entry.server.tsx', 'app/orders/b.ts'],
  ['app/orders/a.ts', 'app/platform/db/b.ts'],
  ['app/platform/a.ts', 'app/lib/format/b.ts'],
])('%s may import %s', (from, to) => {
  expect(check({ [from]: `import { b } from '#${to}'` })).toEqual([])
})

test('exceptions are accepted while they are needed', () => {
  const files = { 'app/orders/a.ts': "import { b } from '#app/payments/refunds/b.ts'" }
  const exceptions = {
    upward: { 'app/orders/a.ts': ['app/payments/refunds/b.ts'] },
    private: ['app/payments/refunds/b.ts'],
  }
  expect(check(files, exceptions)).toEqual([])
  expect(check({ 'app/orders/a.ts': '' }, exceptions)).toEqual([
    'tools/lint/module-exceptions.json:1 "app/orders/a.ts → app/payments/refunds/b.ts" is no longer needed',
    'tools/lint/module-exceptions.json:1 "app/payments/refunds/b.ts" is no longer needed',
  ])
})

test('a folder that is no module is an error', () => {
  expect(check({ 'app/shelves/a.ts': '' })).toEqual(['app/shelves/a.ts:1 shelves is no known module'])
})
