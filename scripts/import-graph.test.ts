import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findImporters, readImportGraph } from '#scripts/import-graph.ts'

test('finds the files that import a file directly or indirectly, nearest first', () => {
  const graph = new Map([
    ['app/money.ts', ['app/tax.ts', 'app/money.test.ts']],
    ['app/tax.ts', ['app/order.ts', 'app/money.ts']],
    ['app/stock.ts', ['app/order.ts']],
  ])
  expect([...findImporters(['app/money.ts'], graph)]).toEqual([
    ['app/money.ts', 0],
    ['app/tax.ts', 1],
    ['app/money.test.ts', 1],
    ['app/order.ts', 2],
  ])
})

test('reads value imports and skips type imports', () => {
  const graph = readImportGraph()
  expect(graph.get('scripts/import-graph.ts')).toContain('scripts/import-graph.test.ts')
  expect(graph.get('app/store/brand/page-brand.ts') ?? [], 'the file contains only types').toEqual([])
})

test('each program that uses a wired list fills it by importing app/wiring.ts or the smaller wiring file that fills that list', () => {
  const graph = readImportGraph()
  const listReached = (file: string) => new Set(findImporters([file], graph).keys())
  const isTest = (file: string) => file.includes('.test.')
  const isProgram = (file: string) =>
    /^(db|scripts|server|tools)\//.test(file) && !isTest(file) && (graph.get(file) ?? []).every(isTest)
  const faults = (graph.get('app/lib/wired-list.ts') ?? [])
    .filter((list) => !isTest(list))
    .flatMap((list) => {
      const [wiring] = (graph.get(list) ?? []).filter((file) => file.startsWith('app/wiring'))
      const filling = wiring ? listReached(wiring) : new Set()
      return [...listReached(list)]
        .filter((file) => isProgram(file) && !filling.has(file))
        .map((file) => `${file}: ${list}`)
    })
  expect(faults).toEqual([])
})

test('programs import no file that only the build can load', () => {
  const graph = readImportGraph()
  const withAssets = globSync('{app,server}/**/*.{ts,tsx}').filter((file) =>
    /'[^']+\?url'/.test(readFileSync(file, 'utf8')),
  )
  expect(withAssets.length).toBeGreaterThan(9)
  const reached = [...findImporters(withAssets, graph).keys()]
  expect(reached.filter((file) => /^(db|scripts|tools)\/.*(?<!\.test)\.ts$/.test(file))).toEqual([])
})

test('components use the country table only through computed modules, which the build replaces with their values', () => {
  const graph = new Map([...readImportGraph()].filter(([file]) => !/\.(data|server)\.ts$/.test(file)))
  const reached = [...findImporters(['app/base/country-data.ts'], graph).keys()]
  expect(reached).toContain('app/pricing/vat-number.ts')
  expect(reached.filter((file) => /^app\/.*(?<!\.test)\.tsx$/.test(file))).toEqual([])
})
