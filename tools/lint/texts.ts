import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#app/lib/language.ts'

// Checks that each text module provides the languages that have a message file, and that translations have no messages
// that English lacks. Counts missing translations, for which English is shown. Part of `npm run check`; `--write`
// writes the modules.

const MAX_LINE_LENGTH = 120

/**
 * Returns the path of the message file of a text module such as `cart-text.ts`, `order-text.server.ts`,
 * `admin-text.ts`.
 */
function findMessageFile(module: string, language: Language): string {
  const name = basename(module)
  const suffix = name === 'admin-text.ts' ? '.admin.ts' : name.endsWith('.server.ts') ? '.server.ts' : '.ts'
  return join(dirname(module), 'messages', `${language}${suffix}`)
}

/** Returns the source of a text module that provides its messages in these languages. */
export function formatTextModule(module: string, exportName: string, languages: readonly Language[]): string {
  const imports = languages.map((language) => [`* as ${language}`, `#${findMessageFile(module, language)}`] as const)
  const all = [...imports, ['{ inLanguages }', '#app/lib/messages.ts'] as const]
  const lines = all
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([names, from]) => `import ${names} from '${from}'`)
  const call = `export const ${exportName} = inLanguages<typeof en>({ ${languages.join(', ')} })`
  const multiline = call.replace(/\{ (.*) \}/, (_, names: string) => `{\n  ${names.replaceAll(', ', ',\n  ')},\n}`)
  return `${lines.join('\n')}\n\n${call.length > MAX_LINE_LENGTH ? multiline : call}\n`
}

/** Returns the paths of messages that the translation lacks (`missing`), and that English lacks (`unknown`). */
export function compareMessages(english: object, translation: object, path = '') {
  const missing: string[] = []
  const unknown = Object.keys(translation).flatMap((name) => (name in english ? [] : [path + name]))
  for (const [name, text] of Object.entries(english)) {
    const translated: unknown = Reflect.get(translation, name)
    if (translated === undefined) missing.push(...listTexts(text, path + name))
    else if (isGroup(text) && isGroup(translated)) {
      const inner = compareMessages(text, translated, `${path}${name}.`)
      missing.push(...inner.missing)
      unknown.push(...inner.unknown)
    }
  }
  return { missing, unknown }
}

function listTexts(text: unknown, path: string): readonly string[] {
  return isGroup(text) ? Object.entries(text).flatMap(([name, inner]) => listTexts(inner, `${path}.${name}`)) : [path]
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function run(shouldWrite: boolean): Promise<void> {
  const problems: string[] = []
  const missing: string[] = []
  for (const module of globSync('app/**/*-text{,.server}.ts')) {
    const source = readFileSync(module, 'utf8')
    const exportName = /export const (\w+) = inLanguages</.exec(source)?.[1]
    if (!exportName) continue
    const languages = LANGUAGES.filter((language) => existsSync(findMessageFile(module, language)))
    const expected = formatTextModule(module, exportName, languages)
    if (shouldWrite) writeFileSync(module, expected)
    else if (source !== expected) problems.push(`${module} is out of date: node tools/lint/texts.ts --write`)
    const english = await import(pathToFileURL(findMessageFile(module, DEFAULT_LANGUAGE)).href)
    const isAdminText = basename(module) === 'admin-text.ts'
    for (const language of isAdminText ? languages : LANGUAGES) {
      const file = findMessageFile(module, language)
      const translated: object = languages.includes(language) ? await import(pathToFileURL(file).href) : {}
      const found = compareMessages(english, translated)
      problems.push(...found.unknown.map((name) => `${file} has "${name}", which English lacks`))
      missing.push(...found.missing.map(() => language))
    }
  }
  for (const problem of problems) process.stdout.write(`${problem}\n`)
  const counts = LANGUAGES.map((language) => [language, missing.filter((other) => other === language).length] as const)
  const listed = counts.filter(([, count]) => count > 0).map(([language, count]) => `${language} ${count}`)
  process.stdout.write(`Untranslated messages: ${[missing.length, ...listed].join(', ')}.\n`)
  if (problems.length > 0) process.exitCode = 1
}

if (import.meta.main) await run(process.argv.includes('--write'))
