import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'

// Checks that imports point down the list of modules and, within some modules, down the list of folders, and that
// imports from other modules reach only public files. Also checks how many public files a module has, and that it has a
// short README.md. Part of `npm run check`.

/** From the top down: files import from their own module and from modules in lower layers. */
const LAYERS: readonly (readonly string[])[] = [
  ['routes'],
  ['wiring'],
  ['operations'],
  ['exchange'],
  ['content'],
  ['payments'],
  ['orders'],
  ['inventory'],
  ['catalog'],
  ['pricing'],
  ['store'],
  ['base'],
  ['ui', 'platform'],
  ['lib'],
]

/** The top-level files of these modules are public; their folders are private. Routes and wiring may use any file. */
const MODULES: ReadonlySet<string> = new Set(LAYERS.slice(2, 12).flat())

/** The folders of some modules, in order: a folder may not import from an earlier folder. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  exchange: ['received-files', 'exports', 'product-feed', 'product-files', 'imports'],
}

/** Both lists may only become shorter. */
export type ModuleExceptions = {
  /** Imports that point up: the imported files, keyed by the importing file. */
  readonly upward: Readonly<Record<string, readonly string[]>>
  /** Private files that other modules import. */
  readonly private: readonly string[]
}

/** Both lists may only become shorter. */
export type SizeExceptions = {
  /** Modules with more than `MAX_PUBLIC_FILES` public files, and 'lib' with more than `MAX_LIB_FILES`. */
  readonly files: readonly string[]
  /** Modules without a README.md of at most `MAX_README_LINES`. */
  readonly readme: readonly string[]
}

const MAX_PUBLIC_FILES = 30
const MAX_LIB_FILES = 40
const MAX_README_LINES = 25

type ModuleError = { readonly file: string; readonly line: number; readonly problem: string }

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'#(app\/[^'?]+)/g
const ROUTES = /^app\/(routes\/|routes\.ts|root\.tsx|entry\.)/

/** Returns the part of `app/` that a file belongs to, such as 'orders' or 'routes'. */
function findPart(file: string): string {
  if (ROUTES.test(file)) return 'routes'
  return /^app\/([a-z]+)[./]/.exec(file)?.[1] ?? ''
}

const findLayer = (part: string) => LAYERS.findIndex((parts) => parts.includes(part))

function isPrivate(file: string): boolean {
  return MODULES.has(findPart(file)) && file.split('/').length > 3
}

/** Returns whether a file imports a file from an earlier folder of its module. */
function importsEarlierFolder(file: string, imported: string): boolean {
  const folders = FOLDERS[findPart(file)]
  if (!folders || !isPrivate(imported)) return false
  const findPosition = (path: string) => folders.indexOf(path.split('/')[2] ?? '')
  return findPosition(imported) < findPosition(file)
}

/**
 * Checks the imports of files in `app/`, keyed by path. Entries of `exceptions` that nothing needs are also errors.
 */
export function checkModules(
  sources: ReadonlyMap<string, string>,
  exceptions: ModuleExceptions = { upward: {}, private: [] },
): readonly ModuleError[] {
  const errors: ModuleError[] = []
  const unused = new Set([
    ...Object.entries(exceptions.upward).flatMap(([file, imported]) => imported.map((path) => `${file} → ${path}`)),
    ...exceptions.private,
  ])
  const isException = (entry: string, isListed: boolean) => {
    unused.delete(entry)
    return isListed
  }
  for (const [file, source] of sources) {
    const part = findPart(file)
    if (findLayer(part) < 0) errors.push({ file, line: 1, problem: `${part || file} is not a known module` })
    for (const { 1: imported = '', index } of source.matchAll(IMPORT)) {
      const other = findPart(imported)
      if (part === other && !importsEarlierFolder(file, imported)) continue
      const line = source.slice(0, index).split('\n').length
      if (part === other) {
        errors.push({ file, line, problem: `${file.split('/')[2]} must not import ${imported}` })
        continue
      }
      if (findLayer(other) < 0) continue // shared style sheets and fonts
      const isDown = findLayer(part) < findLayer(other)
      if (!isDown && !isException(`${file} → ${imported}`, exceptions.upward[file]?.includes(imported) ?? false)) {
        errors.push({ file, line, problem: `${part} must not import ${imported}` })
      }
      const mustBePublic = MODULES.has(part) && isPrivate(imported)
      if (mustBePublic && !isException(imported, exceptions.private.includes(imported))) {
        errors.push({ file, line, problem: `${imported} is private to ${other}` })
      }
    }
  }
  const stale = [...unused].map((entry) => ({
    file: EXCEPTIONS,
    line: 1,
    problem: `"${entry}" is no longer needed`,
  }))
  return [...errors, ...stale]
}

const EXCEPTIONS = 'tools/lint/module-exceptions.json'
const SIZE_EXCEPTIONS = 'tools/lint/module-size-exceptions.json'

/**
 * Checks the number of public files of each module, of files in `lib`, and of lines in each README.md. `texts` contains
 * the files in `app/` without tests, keyed by path; only README.md files need their content.
 */
export function checkSizes(
  texts: ReadonlyMap<string, string>,
  exceptions: SizeExceptions = { files: [], readme: [] },
): readonly ModuleError[] {
  const files = [...texts.keys()].filter((file) => /\.tsx?$/.test(file))
  const large = ['lib', ...MODULES].flatMap((part) => {
    const isLib = part === 'lib'
    const counted = files.filter((file) => findPart(file) === part && (isLib || !isPrivate(file)))
    const max = isLib ? MAX_LIB_FILES : MAX_PUBLIC_FILES
    if (counted.length <= max) return []
    return [
      { part, problem: `${part} has ${counted.length} ${isLib ? '' : 'public '}files; at most ${max} are allowed` },
    ]
  })
  const undescribed = [...MODULES].flatMap((part) => {
    if (!files.some((file) => findPart(file) === part)) return []
    const readme = texts.get(`app/${part}/README.md`)
    if (readme === undefined) return [{ part, problem: `app/${part}/README.md is missing` }]
    const lines = readme.trimEnd().split('\n').length
    if (lines <= MAX_README_LINES) return []
    return [{ part, problem: `app/${part}/README.md has ${lines} lines; at most ${MAX_README_LINES} are allowed` }]
  })
  return [
    ...applyExceptions(large, 'files', exceptions.files),
    ...applyExceptions(undescribed, 'readme', exceptions.readme),
  ]
}

type PartProblem = { readonly part: string; readonly problem: string }

/** Returns the problems of parts that are not exceptions, and the exceptions that have no problem. */
function applyExceptions(
  found: readonly PartProblem[],
  list: string,
  listed: readonly string[],
): readonly ModuleError[] {
  const stale = listed.filter((part) => !found.some((other) => other.part === part))
  return [
    ...found
      .filter(({ part }) => !listed.includes(part))
      .map(({ part, problem }) => ({ file: `app/${part}`, line: 1, problem })),
    ...stale.map((part) => ({ file: SIZE_EXCEPTIONS, line: 1, problem: `"${part}" in "${list}" is no longer needed` })),
  ]
}

function run(): void {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.test\.|\.d\.ts$/.test(file))
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const exceptions: ModuleExceptions = JSON.parse(readFileSync(EXCEPTIONS, 'utf8'))
  const readmes = globSync('app/*/README.md').map((file) => [file, readFileSync(file, 'utf8')] as const)
  const sizeExceptions: SizeExceptions = JSON.parse(readFileSync(SIZE_EXCEPTIONS, 'utf8'))
  const wrongImports = checkModules(sources, exceptions)
  const errors = [...wrongImports, ...checkSizes(new Map([...sources, ...readmes]), sizeExceptions)]
  for (const { file, line, problem } of errors) process.stdout.write(`${file}:${line} ${problem}\n`)
  const upward = Object.values(exceptions.upward).flat().length
  process.stdout.write(
    `Wrong imports between modules: ${wrongImports.length}. Exceptions: imports that point up: ${upward}, private files: ${exceptions.private.length}.\n`,
  )
  if (errors.length > 0) process.exitCode = 1
}

if (import.meta.main) run()
