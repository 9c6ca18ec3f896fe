import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { parseSync } from 'vite'

// Finds words in file names, identifiers and comments for which there is a standard term. Part of `npm run check`.

/** Standard terms, and the words that they replace. */
const STANDARD_TERMS: Readonly<Record<string, string>> = {
  'response, result': 'answer answers answered',
  'request, page view': 'visit visits',
  'command, request': 'wish wishes',
  'in the meantime, concurrently': 'meanwhile',
  'order, position': 'sequence',
  'pricing snapshot, stock': 'shelf',
  'the caller, anyone who': 'whoever',
  admin: 'office',
  again: 'anew',
  also: 'besides',
  backordered: 'owed',
  color: 'colour colours',
  compressed: 'packed',
  image: 'picture pictures',
  must: 'shall',
  record: 'noted',
  timeout: 'patience',
  units: 'pieces',
}

/** These are plain English in a comment, but have a standard term in a name. */
const STANDARD_IN_NAMES: Readonly<Record<string, string>> = {
  'request, fetch': 'ask asks asked',
  'report, show': 'tell tells told',
  'semaphore, queue': 'turns',
  cached: 'kept',
  max: 'most longest',
}

/** Exceptions, where the old word is the right one. `paths` are path prefixes. */
const ALLOWED: readonly { readonly words: string; readonly paths: readonly string[]; readonly reason: string }[] = [
  {
    words: 'answer answers',
    paths: [
      'app/content/seo/structured-data',
      'app/store/settings/faq',
      'app/store/settings/messages/',
      'app/routes/storefront/faq.tsx',
    ],
    reason: 'the answer to an FAQ question, as in schema.org',
  },
  {
    words: 'kept',
    paths: [
      'app/operations/backups/',
      'app/store/settings',
      'app/store/settings/messages/',
      'app/routes/admin/backups.tsx',
    ],
    reason: 'staff keep a backup: the button, its file name suffix, the setting backups_kept',
  },
  {
    words: 'packed',
    paths: [
      'app/orders/admin/packing/',
      'app/orders/admin/next-step',
      'app/orders/admin/order-header.tsx',
      'tests/e2e/',
    ],
    reason: 'items packed into a parcel',
  },
  {
    words: 'picture',
    paths: ['app/catalog/store-image.tsx', 'app/content/homepage/hero.tsx'],
    reason: 'the HTML element',
  },
  {
    words: 'sequence',
    paths: [
      'app/operations/backups/restore-backup.server.ts',
      'app/catalog/admin/collections/messages/en.admin.ts',
      'vitest.config.ts',
    ],
    reason: 'a PostgreSQL sequence; a field name in stored audit entries; a Vitest option',
  },
  {
    words: 'visit',
    paths: [
      'tests/support/message-files.ts',
      'app/content/storefront/messages.test.ts',
      'app/platform/language-scripts/message-tokens.ts',
      'app/platform/react-router-tuning/vite-plugins.ts',
      'tools/mutations/sites.ts',
      'tools/lint/',
    ],
    reason: 'a syntax tree visitor’s method',
  },
]

type OldTerm = { readonly line: number; readonly word: string; readonly instead: string }

const ANYWHERE = indexByOldWord(STANDARD_TERMS)
const IN_NAMES = new Map([...ANYWHERE, ...indexByOldWord(STANDARD_IN_NAMES)])
const OLD_WORD = new RegExp([...IN_NAMES.keys()].join('|'), 'i')

/** Returns the old terms in the file's name, identifiers and comments. `path` is relative to the project's folder. */
export function findOldTerms(path: string, source: string): OldTerm[] {
  if (!OLD_WORD.test(path + source)) return [] // parsing takes longer than reading
  const find = (text: string, start: number, terms: ReadonlyMap<string, string>) =>
    splitWords(text).flatMap((word) => {
      const instead = terms.get(word)
      return instead && !isAllowed(word, path) ? [{ line: findLine(source, start), word, instead }] : []
    })
  const { names, comments } = path.endsWith('.css')
    ? { names: [], comments: listCssComments(source) }
    : parse(path, source)
  return [
    ...[{ text: path, start: 0 }, ...names].flatMap(({ text, start }) => find(text, start, IN_NAMES)),
    ...comments.flatMap(({ text, start }) => find(text, start, ANYWHERE)),
  ]
}

type SourceText = { readonly text: string; readonly start: number }

function parse(path: string, source: string): { readonly names: SourceText[]; readonly comments: SourceText[] } {
  const { program, comments } = parseSync(path, source)
  return { names: listIdentifiers(program), comments: comments.map(({ value, start }) => ({ text: value, start })) }
}

function listCssComments(source: string): SourceText[] {
  return Array.from(source.matchAll(/\/\*.*?\*\//gs), ({ 0: text, index }) => ({ text, start: index }))
}

function indexByOldWord(terms: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(
    Object.entries(terms).flatMap(([term, words]) => words.split(' ').map((word) => [word, term] as const)),
  )
}

function isAllowed(word: string, path: string): boolean {
  return ALLOWED.some(
    ({ words, paths }) => words.split(' ').includes(word) && paths.some((start) => path.startsWith(start)),
  )
}

/** Splits text into words, including the words of camelCase. */
function splitWords(text: string): string[] {
  const spaced = text.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return spaced.match(/[a-z]+/g) ?? []
}

function findLine(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}

function listIdentifiers(node: unknown): SourceText[] {
  if (Array.isArray(node)) return node.flatMap(listIdentifiers)
  if (typeof node !== 'object' || node === null) return []
  const within = Object.values(node).flatMap(listIdentifiers)
  const isName = 'type' in node && (node.type === 'Identifier' || node.type === 'JSXIdentifier')
  if (!isName || !('name' in node) || typeof node.name !== 'string') return within
  return [{ text: node.name, start: 'start' in node ? Number(node.start) : 0 }, ...within]
}

if (import.meta.main) {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { encoding: 'utf8' })
    .trim()
    .split('\n')
  const found = files
    .filter((file) => existsSync(file))
    .flatMap((file) => findOldTerms(file, readFileSync(file, 'utf8')).map((term) => ({ file, ...term })))
  for (const { file, line, word, instead } of found) console.error(`${file}:${line} "${word}": write ${instead}`)
  console.log(`Old terms: ${found.length}.`)
  process.exitCode = found.length > 0 ? 1 : 0
}
