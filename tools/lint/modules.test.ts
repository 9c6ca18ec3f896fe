import { expect, test } from 'vitest'
import { checkModules, checkSizes, type ModuleExceptions, type SizeExceptions } from '#tools/lint/modules.ts'

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
  {
    from: 'app/exchange/imports/a.ts',
    to: 'app/exchange/product-files/mapping/b.ts',
    problem: 'imports must not import app/exchange/product-files/mapping/b.ts',
  },
])('$problem', ({ from, to, problem }) => {
  const imports = [`import type { B } from '#${to}'`, `import '#${to}'`, `const b = await import('#${to}')`]
  const source = (statement: string) => `import { x } from 'zod'\n${statement}\n`
  for (const statement of imports) expect(check({ [from]: source(statement) })).toEqual([`${from}:2 ${problem}`])
})

test.each([
  ['app/payments/a.ts', 'app/orders/b.ts'],
  ['app/orders/cart/a.ts', 'app/orders/checkout/b.ts'],
  ['app/exchange/received-files/a.ts', 'app/exchange/exports/b.ts'],
  ['app/exchange/imports/a.ts', 'app/exchange/imports/b.ts'],
  ['app/exchange/imports/a.ts', 'app/exchange/b.ts'],
  ['app/routes/admin/a.tsx', 'app/orders/cart/b.ts'],
  ['app/wiring.ts', 'app/content/reviews/b.ts'],
  ['app/entry.server.tsx', 'app/orders/b.ts'],
  ['app/orders/a.ts', 'app/platform/db/b.ts'],
  ['app/platform/a.ts', 'app/lib/format/b.ts'],
])('%s may import %s', (from, to) => {
  expect(check({ [from]: `import { b } from '#${to}'` })).toEqual([])
})

test('exceptions are accepted as long as they are needed', () => {
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

test('a folder that is not a module is an error', () => {
  expect(check({ 'app/shelves/a.ts': '' })).toEqual(['app/shelves/a.ts:1 shelves is not a known module'])
})

const NUMBERS = Array.from({ length: 41 }, (_, index) => index)

function checkFiles(files: readonly string[], readme: string | null, exceptions?: SizeExceptions): readonly string[] {
  const texts = new Map(files.map((file) => [file, '']))
  if (readme !== null) texts.set('app/orders/README.md', readme)
  return checkSizes(texts, exceptions).map(({ file, problem }) => `${file}: ${problem}`)
}

test.each([
  { files: NUMBERS.slice(0, 30).map((number) => `app/orders/${number}.ts`), problems: [] },
  {
    files: NUMBERS.slice(0, 31).map((number) => `app/orders/${number}.tsx`),
    problems: ['app/orders: orders has 31 public files; at most 30 are allowed'],
  },
  { files: NUMBERS.map((number) => `app/orders/cart/${number}.ts`), problems: [] },
  { files: NUMBERS.map((number) => `app/orders/${number}.css`), problems: [] },
  { files: NUMBERS.slice(0, 40).map((number) => `app/lib/${number}.ts`), problems: [] },
  {
    files: NUMBERS.map((number) => (number < 20 ? `app/lib/${number}.ts` : `app/lib/format/${number}.ts`)),
    problems: ['app/lib: lib has 41 files; at most 40 are allowed'],
  },
])('$files.length files such as $files.0 cause $problems', ({ files, problems }) => {
  expect(checkFiles(files, 'Orders.')).toEqual(problems)
})

test.each([
  { readme: null, problem: 'app/orders/README.md is missing' },
  { readme: 'line\n'.repeat(26), problem: 'app/orders/README.md has 26 lines; at most 25 are allowed' },
])('$problem', ({ readme, problem }) => {
  expect(checkFiles(['app/orders/a.ts'], readme)).toEqual([`app/orders: ${problem}`])
  expect(checkFiles(['app/orders/a.ts'], readme, { files: [], readme: ['orders'] })).toEqual([])
  expect(checkFiles(['app/orders/a.ts'], 'line\n'.repeat(25))).toEqual([])
})

test('an unneeded exception to a size limit is an error', () => {
  expect(checkFiles(['app/orders/a.ts'], 'Orders.', { files: ['lib', 'orders'], readme: ['orders'] })).toEqual([
    'tools/lint/module-size-exceptions.json: "lib" in "files" is no longer needed',
    'tools/lint/module-size-exceptions.json: "orders" in "files" is no longer needed',
    'tools/lint/module-size-exceptions.json: "orders" in "readme" is no longer needed',
  ])
})
