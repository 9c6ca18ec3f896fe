import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { z } from 'zod'
import { say } from '#scripts/log-line.ts'
import { knownHoles } from '#tools/known-holes.ts'
import { readLockFile } from '#tools/lock-file.ts'

// Asks npm whether any package has a known hole, high or critical: `npm run tools audit`. Exit code 1 where one has. Where npm
// does not answer it says NOT CHECKED, and looks at what is known here.

const TIMEOUT_MS = 20_000
const report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
})

/** How many holes npm knows of; null where it does not say. */
function runNpm(): number | null {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: TIMEOUT_MS })
  try {
    const { high, critical } = report.parse(JSON.parse(stdout)).metadata.vulnerabilities
    return high + critical
  } catch {
    return null
  }
}

const holes = runNpm()
const known = knownHoles(readLockFile())
for (const hole of known) say(hole)
if (holes === null) say(`NOT CHECKED: npm did not answer. Of what is known here, ${known.length} packages have a hole.`)
else say(`${holes} packages have a known hole, high or critical. \`npm audit\` names them.`)
if (known.length > 0 || (holes ?? 0) > 0) process.exitCode = 1
