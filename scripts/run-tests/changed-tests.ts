import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { findImporters, type ImportGraph, readImportGraph } from '#scripts/import-graph.ts'

/** Test files, grouped by how they run. */
type TestFiles = {
  readonly unit: readonly string[]
  readonly database: readonly string[]
  readonly start: readonly string[]
  readonly journeys: readonly string[]
}

const UNIT = /^(?!tests\/).*(?<!\.server)\.test\.tsx?$/
const DATABASE = /^(?!tests\/).*\.server\.test\.tsx?$/
const START = /^tests\/start\/.*\.test\.ts$/
const LONG = /\.long\./
const JOURNEY = /^tests\/e2e\/.*\.spec\.ts$/

/**
 * The import graph misses files that tests read. Each pair has a pattern for such files and a pattern for the tests
 * that read them.
 */
const TESTS_BY_READ_FILE: readonly (readonly [RegExp, RegExp])[] = [
  [/\.md$/, /^scripts\/documents\.test/],
  [/^db\/(baseline\.sql$|migrations\/|functions\/)/, /^(db|app\/platform\/db)\/.*\.server\.test/],
  [/\.table\.ts$|^db\/migrations\//, /^scripts\/generate-migration\.test/],
  [/\/messages\//, /^app\/content\/storefront\/(messages|translated)\.test/],
  [/^(app\/routes|server)\//, /^(app\/routes\/guarded-routes|tests\/start\/(guard|http))\.test/],
  [/\.css$/, /^(scripts\/style-sources\.test|tests\/e2e\/(layout|all-pages))/],
]

/**
 * Journeys and tests of the started store use the build, so no imports lead to them. They are named after what they
 * use: `admin-discounts.spec.ts` uses `pricing/discounts`. This lists tests for the nouns (folders of modules) and
 * routes that no test is named after.
 */
const TESTS_BY_NOUN: Readonly<Record<string, readonly string[]>> = {
  about: ['storefront-pages'],
  'bought-together': ['product-page', 'quick-add'],
  account: ['login', 'second-factor'],
  address: ['checkout'],
  announcements: ['shell'],
  admin: ['admin-navigation', 'admin-login'],
  archive: ['exports'],
  catalog: ['product', 'shop', 'search', 'categories', 'collections'],
  category: ['categories'],
  colors: ['shop'],
  contact: ['pages'],
  countries: ['checkout', 'markets'],
  customers: ['customers', 'order-page'],
  faq: ['storefront-pages'],
  'import-kinds': ['import'],
  imports: ['import'],
  'imported-orders': ['import'],
  invoices: ['orders', 'order-page'],
  law: ['law', 'withdraw'],
  lookbook: ['storefront-pages'],
  materials: ['product-care'],
  message: ['customers'],
  money: ['cart', 'checkout'],
  'my-size': ['my-size'],
  'not-found': ['storefront-pages'],
  notifications: ['mails'],
  opening: ['own-store', 'closed-store'],
  packaging: ['law'],
  pages: ['/pages', 'admin-pages', 'written-pages'],
  'product-files': ['product-import'],
  'received-files': ['import'],
  'photo-drafts': ['first-product', 'start/setup'],
  products: ['/product.spec', 'product-form', 'product-list', 'product-page', 'product-save'],
  reorder: ['stock'],
  seo: ['search-engines'],
  setup: ['own-store'],
  staff: ['login', 'second-factor', 'guard'],
  storefront: ['shell'],
  subscriber: ['customers'],
  system: ['processes', 'admin-navigation'],
  taxes: ['tax'],
  translations: ['languages', 'translated', 'locales'],
  withdrawals: ['withdraw'],
}

/** Matches the path of a route, or of a folder or top-level file in a module. */
const SOURCE_PATH = /^app\/(?:routes\/[a-z]+\/([a-z-]+)|(?!routes\/)([a-z]+)\/(?:([a-z-]+)[/.])?)/

/** Folders that are nouns only in the given module. In other modules, they belong to the entire module. */
const SHARED_FOLDERS = [
  ['admin', 'operations'],
  ['storefront', 'content'],
  ['messages', null],
] as const

/** Lists the tests that run only, or with more cases, in `npm run test:long`. */
export function listLongTests(): TestFiles {
  const files = [...findImporters(['tests/support/long.ts'], readImportGraph()).keys(), ...globSync('**/*.long.*')]
  return sortTests(files.filter((file) => !file.startsWith('node_modules/')))
}

/** Lists the tests that the working tree's changes since the last commit could affect. */
export function listChangedTests(): TestFiles {
  const changed = execFileSync('git', ['status', '--porcelain', '--untracked-files=all', '--no-renames'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((line) => line && !line.slice(0, 2).includes('D'))
    .map((line) => line.slice(3))
  const tests = globSync('{app,db,scripts,server,tests,tools}/**/*.{test,spec}.{ts,tsx}')
  return selectTests(changed, readImportGraph(), tests)
}

/** Returns the tests that import or read a changed file, or are named after its noun. */
export function selectTests(changed: readonly string[], graph: ImportGraph, tests: readonly string[]): TestFiles {
  const reached = findImporters(changed, graph)
  const readers = TESTS_BY_READ_FILE.filter(([files]) => changed.some((file) => files.test(file))).map(
    ([, reader]) => reader,
  )
  const nouns = new Set(changed.flatMap((file) => findNouns(file, tests)))
  const matchesNoun = (test: string) => [...nouns].some((noun) => test.includes(noun))
  const isSelected = (test: string) =>
    reached.has(test) ||
    readers.some((reader) => reader.test(test)) ||
    ((START.test(test) || JOURNEY.test(test)) && matchesNoun(test))
  return sortTests(tests.filter((test) => isSelected(test) && !LONG.test(test)))
}

function sortTests(files: readonly string[]): TestFiles {
  const filterBy = (kind: RegExp) => files.filter((file) => kind.test(file))
  return { unit: filterBy(UNIT), database: filterBy(DATABASE), start: filterBy(START), journeys: filterBy(JOURNEY) }
}

/** Returns the parts of test names that match the file's route, noun or module. */
function findNouns(file: string, tests: readonly string[]): readonly string[] {
  if (file.includes('.test.')) return []
  const [, route, module, folder] = SOURCE_PATH.exec(file) ?? []
  const isPartOfModule = SHARED_FOLDERS.some(([name, owner]) => folder === name && module !== owner)
  const names = [route, isPartOfModule ? undefined : folder, module].filter((name) => name !== undefined)
  for (const name of names) {
    const noun = name.replace(/(-new|-edit|-detail)$/, '').replace(/s$/, '')
    const [first = ''] = noun.split('-') // `tax` in `tax-starter`
    const testNames = TESTS_BY_NOUN[name] ?? TESTS_BY_NOUN[noun] ?? TESTS_BY_NOUN[`${noun}s`]
    if (testNames) return testNames
    if (tests.some((test) => test.includes(noun))) return [noun]
    if (name === route) return TESTS_BY_NOUN[`${first}s`] ?? [first]
  }
  return []
}
