import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { printLine } from '#scripts/log-line.ts'
import { listChangedTests, listLongTests } from '#scripts/run-tests/changed-tests.ts'
import { createOutcome } from '#scripts/run-tests/outcome.ts'
import { ensureBrowser, ensurePrograms, run } from '#scripts/run-tests/programs.ts'
import { runPlaywright, runVitest } from '#scripts/run-tests/runners.ts'
import { getTemporaryRoot } from '#scripts/run-tests/temporary-root.ts'
import { installPackages } from '#tests/support/debian/install.ts'

// Runs the checks, unit and database tests, tests of the built store, and browser journeys. With `--changed`, runs only
// the checks and the tests that the working tree's changes could affect. With `--long`, runs only the slow tests,
// before a release. The last line counts passed and failed tests.

const folder = mkdtempSync(join(getTemporaryRoot(), 'lumina-reports-'))
chmodSync(folder, 0o711) // the database's user must be able to pass through it
const outcome = createOutcome()
const reports = { folder, outcome }
const { count, fail, time } = outcome

process.env.PREPARED_STORES = join(folder, 'stores') // prepared once: tests/support/prepared-stores.ts
process.env.NODE_COMPILE_CACHE = join(folder, 'compiled') // compiled once for all processes that run the same script

/** A file for Node's and pg's warnings of defects: unclosed files, promises that nobody awaits, concurrent queries. */
const warnings = join(folder, 'warnings.log')
writeFileSync(warnings, '')
chmodSync(warnings, 0o666) // some stores run as another user
process.env.NODE_REDIRECT_WARNINGS = warnings

async function check(): Promise<void> {
  count('npm run check', await run('npm', ['run', '--silent', 'check']))
}

async function audit(): Promise<void> {
  count('tools/audit.ts', await run('node', ['tools/audit.ts']))
}

async function build(): Promise<boolean> {
  const isBuilt = await run('node', ['scripts/build.ts'])
  count('scripts/build.ts', isBuilt)
  return isBuilt
}

async function runJourneys(files: readonly string[] = []): Promise<void> {
  const browser = await ensureBrowser()
  if (browser) await runPlaywright(reports, browser, files)
  else fail('No browser was found. Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH.')
}

async function runAll(): Promise<void> {
  await ensureBrowser()
  let isBuilt = false
  await time('checks and build', 'Style, types, known vulnerabilities, and the build', async () => {
    const checks = Promise.all([check(), audit()])
    isBuilt = await build() // concurrently, because neither the checks nor the build use both cores all the time
    await checks
  })
  await time('rules', 'Rules and queries', () => runVitest(reports, ['unit', 'database']))
  if (!isBuilt) return
  await time('started store', 'The started store', () => runVitest(reports, ['start']))
  await time('journeys', 'Journeys in the browser', runJourneys)
}

async function runChanged(): Promise<void> {
  const { unit, database, start, journeys: specs } = listChangedTests()
  await time('checks', 'Style and types', check)
  if (unit.length + database.length > 0) {
    await time('rules', 'Rules and queries', () => runVitest(reports, ['unit', 'database'], [...unit, ...database]))
  }
  if (start.length + specs.length === 0) return
  let isBuilt = false
  await time('build', 'Build', async () => {
    isBuilt = await build()
  })
  if (isBuilt && start.length > 0) {
    await time('started store', 'The started store', () => runVitest(reports, ['start'], start))
  }
  if (isBuilt && specs.length > 0) await time('journeys', 'Journeys in the browser', () => runJourneys(specs))
}

async function runLong(): Promise<void> {
  if (!(await build())) return

  printLine('\n— Fault injection')
  count('tools/faults/faults.ts', await run('node', ['tools/faults/faults.ts']))

  printLine('\n— Many cases, large stores, kill series and outages')
  const missing = installPackages(['postgresql-15', 'pgbouncer']) // the tests that need a missing package fail
  if (missing.length > 0) fail(`Install ${missing.join(', ')}.`)
  process.env.LONG_TESTS = '1'
  const { unit, database, start, journeys: specs } = listLongTests()
  await runVitest(reports, ['unit', 'database'], [...unit, ...database])
  await runVitest(reports, ['start'], start)

  await runJourneys(specs)

  printLine('\n— Journeys in Firefox and WebKit') // Safari's engine, which Chromium's journeys do not cover
  const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']
  if (await ensurePrograms(['firefox-esr', 'WebKitWebDriver', 'Xvfb'], packages)) await runVitest(reports, ['engines'])
  else fail(`Install ${packages.join(', ')}.`)
}

const [mode] = process.argv.slice(2)
if (mode === '--long') await runLong()
else if (mode === '--changed') await runChanged()
else await runAll()

const warned = readFileSync(warnings, 'utf8')
if (warned) fail('A process printed a warning (NODE_OPTIONS=--trace-warnings shows where):', warned)

rmSync(folder, { recursive: true })
process.exitCode = outcome.report()
