import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SUPPORTED_BROWSERS } from '#app/platform/supported-browsers.ts'
import { findNewerApis } from '#tests/support/newer-apis.ts'

/**
 * Calls of something other than the browser API with this name, and calls made only where the browser supports the API.
 */
const HARMLESS = {
  '.createContext()': "React's",
  '.use()': "React's, and the Markdown parser's",
  '.em()': "the Markdown parser's",
  '.image()': "the Markdown parser's",
  '.space()': "the Markdown parser's",
  '.tag()': "the Markdown parser's",
  '.equals()': "a method of zod's",
  '.override()': "a method of zod's",
  '.run()': "a method of zod's",
  '.when()': "a method of zod's",
  '.format()': "Intl's, which every supported browser has",
  '.country()': 'our own',
  '.retry()': 'our own',
  '.detect()': 'packing looks for BarcodeDetector first',
  '.getSupportedFormats()': 'packing looks for BarcodeDetector first',
  '.grow()': 'of WebAssembly’s memory, which every supported browser has',
  '.setStatus()': 'the barcode library’s own',
  '.vibrate()': 'packing looks for it first',
  '.startViewTransition()': 'React Router looks for it first',
  '.skipTransition()': 'of a view transition that has started',
  'Error.captureStackTrace()': 'zod looks for it first',
} as const

test('scripts call no API that a supported browser lacks', () => {
  // Scripts with text are built once per language
  const scripts = globSync('build/client/assets/{*,en-*/**/*}.js')
  expect(scripts.length).toBeGreaterThan(50)
  const found = new Set(scripts.flatMap((file) => findNewerApis(readFileSync(file, 'utf8'))))
  expect([...found].sort()).toEqual(Object.keys(HARMLESS).sort())
})

test('newer APIs are found by name', () => {
  for (const [script, newer] of [
    ['Promise.try(load)', ['Promise.try()']],
    ['new URLPattern({ pathname })', ['new URLPattern']],
    ['a.isSubsetOf(b)', ['.isSubsetOf()']],
    ['Object.groupBy(a, b); AbortSignal.any([a]); a.toSorted(); URL.canParse(a)', []],
    ['a.union(b); Iterator.concat(a)', ['.union()', 'Iterator.concat()']],
  ] as const) {
    expect(findNewerApis(script)).toEqual(newer)
  }
})

test('the README lists the supported browsers', () => {
  const { chrome, edge, firefox, safari, ios } = SUPPORTED_BROWSERS
  expect([edge, ios]).toEqual([chrome, safari])
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Safari and iOS ${safari}, Chrome and Edge ${chrome}, Firefox ${firefox}`,
  )
})
