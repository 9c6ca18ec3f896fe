import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES, PSEUDO_LANGUAGE } from '#app/lib/language.ts'
import { languageScripts } from '#app/platform/language-scripts/language-scripts.ts'
import { TOKEN } from '#app/platform/language-scripts/text-modules.ts'

const { folders, forShoppers } = languageScripts.parse(
  JSON.parse(readFileSync('build/server/language-scripts.json', 'utf8')),
)
const listScripts = (folder: string) => globSync(`build/client/assets/${folder}/*.js`)

test('each language has a folder of scripts', () => {
  expect(Object.keys(folders).sort()).toEqual([...LANGUAGES, PSEUDO_LANGUAGE].sort())
  for (const [language, folder] of Object.entries(folders)) {
    expect(listScripts(folder).length, language).toBeGreaterThanOrEqual(forShoppers.length)
  }
})

test('no script contains a token in place of text', () => {
  const scripts = ['.', ...Object.values(folders)].flatMap(listScripts)
  expect(scripts.length).toBeGreaterThan(100)
  expect(scripts.filter((file) => readFileSync(file, 'utf8').search(TOKEN) >= 0)).toEqual([])
})

test.each([
  ['de', 'In den Warenkorb'],
  ['en', 'Add to cart'],
])('a language’s text is only in its own scripts: %s', (language, text) => {
  const languagesWithText = Object.entries(folders).filter(
    ([code, folder]) =>
      code !== PSEUDO_LANGUAGE && listScripts(folder).some((file) => readFileSync(file, 'utf8').includes(text)),
  )
  expect(languagesWithText.map(([code]) => code)).toEqual([language])
})
