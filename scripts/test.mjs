import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { prepare } from './bootstrap.mjs'

// Runs every test from a fresh clone on: packages, a browser, types and style, rules and queries, the built shop,
// attacks on it, and journeys in the browser. Its last line says how many passed and failed.

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const reports = mkdtempSync(join(tmpdir(), 'lumina-reports-'))
let passed = 0
let failed = 0

/**
 * Runs a program where its output can be seen. Answers whether it ended well.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function run(program, args, env = {}) {
  return spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
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

/** Finds a browser, or installs Debian's where we may. */
function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    say('Installing Chromium')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  return findBrowser()
}

/**
 * Counts one command that passes or fails as a whole.
 * @param {boolean} isOk
 */
function count(isOk) {
  if (isOk) passed++
  else failed++
}

/**
 * Runs some of Vitest's projects and counts their tests. A run that ends badly without a failed test counts as one.
 * @param {string} name
 * @param {string[]} projects
 */
function vitest(name, projects) {
  const report = join(reports, `${name}.json`)
  const isOk = run('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests, numFailedTests } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 }
  passed += numPassedTests
  failed += numFailedTests
  if (!isOk && numFailedTests === 0) failed++
}

/** @param {string} browser */
function playwright(browser) {
  const report = join(reports, 'journeys.json')
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const isOk = run('playwright', ['test', '--reporter=list,json'], env)
  const { expected, unexpected, flaky } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8')).stats
    : { expected: 0, unexpected: 0, flaky: 0 }
  passed += expected
  failed += unexpected + flaky // a test that passes only sometimes is a failure
  if (!isOk && unexpected + flaky === 0) failed++
}

await prepare()
const browser = ensureBrowser()

say('Style and types')
count(run('npm', ['run', '--silent', 'check']))

say('Known holes of packages')
count(run('node', ['scripts/audit.ts']))

say('Rules and queries')
vitest('rules', ['unit', 'database'])

say('Build')
const isBuilt = run('node', ['scripts/build.ts'])
count(isBuilt)

if (isBuilt) {
  say('The built shop')
  vitest('start', ['start'])

  say('Attacks')
  count(run('node', ['scripts/faults/faults.ts', '--fast']))

  say('Journeys in the browser')
  if (browser) {
    playwright(browser)
  } else {
    process.stderr.write(
      'No browser was found. Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH.\n',
    )
    failed++
  }
}

rmSync(reports, { recursive: true })
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
