import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { z } from 'zod'
import { printLine } from '#scripts/log-line.ts'
import { findKnownVulnerabilities } from '#tools/known-vulnerabilities.ts'
import { readLockFile } from '#tools/package-files.ts'

// Queries npm for known vulnerabilities in the packages. Also compares the packages with our own list.

const TIMEOUT_MS = 20_000
const report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
})

/** Returns the number of packages with high or critical vulnerabilities, or null if npm does not respond. */
function runNpm(): number | null {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: TIMEOUT_MS })
  try {
    const { high, critical } = report.parse(JSON.parse(stdout)).metadata.vulnerabilities
    return high + critical
  } catch {
    return null
  }
}

const count = runNpm()
const known = findKnownVulnerabilities(readLockFile())
for (const line of known) printLine(line)
if (count === null)
  printLine(`NOT CHECKED: npm did not respond. Packages that our own list names as vulnerable: ${known.length}.`)
else printLine(`Packages with known high or critical vulnerabilities: ${count}. \`npm audit\` lists them.`)
if (known.length > 0 || (count ?? 0) > 0) process.exitCode = 1
