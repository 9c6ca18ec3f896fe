import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

// Tailwind writes only classes that it finds in the `@source` files of a style sheet. Components in other files
// would be unstyled.

const IMPORT = /(?:^import (?!type )[^;']*?|import\()'(#app\/|\.\.?\/)([^']+\.tsx?)'/gm
const SOURCE = /^@source (not )?"\.\/(.+)";$/gm

/** Returns the modules that files load in the browser, immediately or later. */
function listModules(files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const walk = (file: string) => {
    if (found.has(file) || file.includes('.server.')) return
    found.add(file)
    for (const [, base = '', path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      walk(base === '#app/' ? join('app', path) : join(dirname(file), base, path))
    }
  }
  for (const file of files) walk(file)
  return found
}

function isSource(file: string, css: string): boolean {
  const sources = [...css.matchAll(SOURCE)].map(([, not, pattern = '']) => ({ isExcluded: Boolean(not), pattern }))
  const matching = sources.filter(({ pattern }) =>
    [pattern, `${pattern}/**`].some((glob) => matchesGlob(file, join('app', glob))),
  )
  return matching.length > 0 && matching.every(({ isExcluded }) => !isExcluded)
}

test('the storefront’s style sheet covers every storefront component', () => {
  const css = readFileSync('app/storefront.css', 'utf8')
  const components = [...listModules(['app/root.tsx', ...globSync('app/routes/storefront/*.tsx')])].filter(
    (file) => file.endsWith('.tsx') && /\sclassName=/.test(readFileSync(file, 'utf8')),
  )
  expect(components.length).toBeGreaterThan(80)
  expect(components.filter((file) => !isSource(file, css))).toEqual([])
})

test('a file that is excluded, or whose folder is not listed, is not a source', () => {
  const css = '@source "./{cart,orders}";\n@source not "./{cart,orders}/**/*-form.tsx";\n'
  expect(
    ['cart/cart.tsx', 'orders/print/sheet.tsx', 'orders/note-form.tsx', 'shipping/line.tsx'].map((file) =>
      isSource(`app/${file}`, css),
    ),
  ).toEqual([true, true, false, false])
})
