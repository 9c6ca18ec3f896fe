import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'
import { prepare } from './bootstrap.mjs'

// Runs every test from a fresh clone on: packages, browser, types and lint, unit and database tests, the built store,
// fault injection, and browser journeys. With `--long`, it runs only the slow tests, before a release: all of fault
// injection, many random products, and journeys in other browsers than Chromium. Its last line counts passed and failed
// tests.

/** The first is Chromium without a window, with a quarter less CPU; not every system packages it. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const LINES_OF_A_FAILURE = 12
const reports = mkdtempSync(join(tmpdir(), 'lumina-reports-'))
chmodSync(reports, 0o711) // the database's user passes through it
let passed = 0

/** Failures and their reasons, repeated at the end, as long output is cut at its start. */
const failures = /** @type {string[]} */ ([])

/**
 * @param {string} what
 * @param {string} why the output of the test
 */
function fail(what, why = '') {
  const lines = stripVTControlCharacters(why).split('\n').slice(0, LINES_OF_A_FAILURE)
  failures.push([what, ...lines.filter((line) => line.trim()).map((line) => `    ${line}`)].join('\n'))
}

/**
 * Runs a program with visible output. Returns whether it succeeded.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function run(program, args, env = {}) {
  return spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

/**
 * Starts a program in the background. Returns a function that waits for its end, prints its output, which would
 * otherwise interleave, and returns whether it succeeded.
 * @param {string} program
 * @param {string[]} args
 */
function begin(program, args) {
  const output = join(reports, 'beside.log')
  const file = openSync(output, 'w')
  const ended = once(spawn(program, args, { stdio: ['ignore', file, file] }), 'close')
  return async () => {
    const [status] = await ended
    process.stdout.write(readFileSync(output))
    return status === 0
  }
}

/** @param {string} title */
function say(title) {
  process.stdout.write(`\n— ${title}\n`)
}

/** @returns {string | undefined} */
function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  return BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/** Finds a browser, or installs Debian's if permitted. */
function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  if (!install('chromium-headless-shell')) install('chromium')
  return findBrowser()
}

/**
 * Installs packages of Debian, if permitted. Returns whether they are there now.
 * @param {string[]} packages
 */
function install(...packages) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  say(`Installing ${packages.join(', ')}`)
  run('apt-get', ['update', '-qq'])
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

/**
 * Counts a command that passes or fails as a whole.
 * @param {string} what
 * @param {boolean} isOk
 */
function count(what, isOk) {
  if (isOk) passed++
  else fail(what)
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/**
 * Runs some of Vitest's projects and counts their tests. A failed run without a failed test counts as one.
 * @param {string} name
 * @param {string[]} projects
 * @param {string[]} files all without one
 */
function vitest(name, projects, files = []) {
  const path = join(reports, `${name}.json`)
  const isOk = run('vitest', [
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ])
  const report = readReport(path)
  passed += report?.numPassedTests ?? 0
  const before = failures.length
  for (const file of report?.testResults ?? []) {
    const tests = file.assertionResults.filter((/** @type {{ status: string }} */ test) => test.status === 'failed')
    for (const test of tests) fail(`${relative('.', file.name)} › ${test.fullName}`, test.failureMessages.join('\n'))
    if (file.status === 'failed' && tests.length === 0) fail(relative('.', file.name), file.message)
  }
  if (!isOk && failures.length === before) fail(`vitest, ${name}`)
}

/**
 * A file or group of tests in a Playwright report.
 * @typedef {{ status: string, results: { error?: { message?: string } }[] }} Journey
 * @typedef {{ title: string, suites?: Suite[], specs?: { title: string, tests: Journey[] }[] }} Suite
 */

/**
 * Every test of a report, named with its file and groups.
 * @param {Suite[]} suites
 * @returns {{ name: string, status: string, error: string }[]}
 */
function journeysIn(suites) {
  return suites.flatMap(({ title, specs = [], suites: groups = [] }) =>
    [
      ...specs.flatMap((spec) =>
        spec.tests.map((test) => ({
          name: spec.title,
          status: test.status,
          error: test.results.map((result) => result.error?.message ?? '').join('\n'),
        })),
      ),
      ...journeysIn(groups),
    ].map((journey) => ({ ...journey, name: `${title} › ${journey.name}` })),
  )
}

/** @param {string} browser */
function playwright(browser) {
  const path = join(reports, 'journeys.json')
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: path }
  const isOk = run('playwright', ['test', '--reporter=list,json'], env)
  const report = readReport(path)
  passed += report?.stats.expected ?? 0
  const before = failures.length
  for (const { name, status, error } of journeysIn(report?.suites ?? [])) {
    if (status === 'unexpected' || status === 'flaky') fail(name, error) // a flaky test has failed
  }
  if (!isOk && failures.length === before) fail('playwright')
}

async function runAll() {
  const browser = ensureBrowser()

  say('Style and types')
  count('npm run check', run('npm', ['run', '--silent', 'check']))

  say('Known vulnerabilities')
  count('tools/audit.ts', run('node', ['tools/audit.ts']))

  say('Rules and queries')
  vitest('rules', ['unit', 'database'])

  say('Build')
  const isBuilt = run('node', ['scripts/build.ts'])
  count('scripts/build.ts', isBuilt)

  if (isBuilt) {
    say('The built store')
    const attacks = begin('node', ['tools/faults/faults.ts', '--fast']) // they spend most of their time waiting
    process.env.PREPARED_STORES = join(reports, 'stores') // prepared once: tests/support/prepared-stores.ts
    vitest('start', ['start'])

    say('Fault injection')
    count('tools/faults/faults.ts --fast', await attacks())

    say('Journeys in the browser')
    if (browser) {
      playwright(browser)
    } else {
      fail('No browser was found. Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH.')
    }
  }
}

function runLong() {
  const isBuilt = run('node', ['scripts/build.ts'])
  count('scripts/build.ts', isBuilt)
  if (!isBuilt) return

  say('Fault injection')
  count('tools/faults/faults.ts', run('node', ['tools/faults/faults.ts']))

  say('Feed and page of 1,000 random products')
  process.env.RANDOM_PRODUCTS = '1000'
  vitest('products', ['database'], ['app/routes/api/product-feed.server.test.ts'])

  say('Journeys in Firefox and WebKit') // the engine of Safari, which no journey of Chromium speaks for
  const programs = ['firefox-esr', 'WebKitWebDriver', 'Xvfb']
  const areThere = programs.every((name) => spawnSync('which', [name]).status === 0)
  if (areThere || install('firefox-esr', 'webkit2gtk-driver', 'xvfb')) vitest('engines', ['engines'])
  else fail('Install firefox-esr, webkit2gtk-driver and xvfb.')
}

await prepare({ withTools: true })
if (process.argv.includes('--long')) runLong()
else await runAll()

rmSync(reports, { recursive: true })
if (failures.length > 0) {
  say('What failed')
  process.stdout.write(`${failures.join('\n')}\n`)
}
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`)
process.exitCode = failures.length > 0 ? 1 : 0
