import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STORAGE } from '#app/store/law/storage-list.ts'
import { buildStorageSection } from '#app/store/law/storage-section.server.ts'

/** The source files of pages that shoppers load. Only staff load the excluded files. */
const SOURCES = globSync('app/**/*.{ts,tsx}').filter(
  (path) =>
    !/\.test\.|app\/(operations\/admin\/|store\/law\/|store\/staff\/|store\/admin-auth)|\/admin\/|routes\/admin\//.test(
      path,
    ),
)
const texts = SOURCES.map((path) => readFileSync(path, 'utf8'))
const names: readonly string[] = STORAGE.map(({ name }) => name)

/** Finds the names that a source file stores data under: literals, or constants in this or another file. */
function findStoredNames(text: string): readonly string[] {
  const calls = text.matchAll(/\b(?:writeStored|setItem|write)\(\s*(?:'([^']+)'|([A-Z][A-Z_]+)),/g)
  return [...calls].flatMap(([, literal, constant]) => {
    if (literal) return [literal]
    const declaration = new RegExp(`const ${constant} = '([^']+)'`)
    const value = [text, ...texts].flatMap((source) => declaration.exec(source)?.[1] ?? [])[0]
    return [value ?? `unknown ${constant}`]
  })
}

test('the list names exactly what storefront code stores', () => {
  const storedNames = new Set(texts.flatMap(findStoredNames))
  const routerNames = names.filter((name) => name.startsWith('react-router'))
  expect([...storedNames, ...routerNames].toSorted()).toEqual(names.toSorted())
})

test('no script for shoppers sets a cookie', () => {
  expect(texts.filter((text) => text.includes('document.cookie'))).toEqual([])
})

test('shoppers see the name of everything that is stored', () => {
  const text = JSON.stringify(buildStorageSection()).replaceAll('",["wbr",[]],"', '')
  for (const name of names) expect(text).toContain(`"${name}"`)
})
