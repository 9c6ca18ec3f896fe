import '#app/wiring.ts'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase } from '#scripts/postgres/create-database.ts'
import { clock } from '#tools/faults/clock.ts'
import { databaseAway } from '#tools/faults/database-away.ts'
import { databaseCrowded } from '#tools/faults/database-crowded.ts'
import { databaseSlow } from '#tools/faults/database-slow.ts'
import { failover } from '#tools/faults/failover/failover.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { fullDisk } from '#tools/faults/full-disk.ts'
import { fuzz } from '#tools/faults/fuzz.ts'
import { halfSent } from '#tools/faults/half-sent.ts'
import { hangingMail } from '#tools/faults/hanging-mail.ts'
import { hour } from '#tools/faults/hour.ts'
import { machines } from '#tools/faults/machines.ts'
import { memory } from '#tools/faults/memory.ts'
import { processes } from '#tools/faults/processes.ts'
import { replica } from '#tools/faults/replica.ts'
import { silentReaders } from '#tools/faults/silent-readers.ts'
import { stops } from '#tools/faults/stops.ts'
import { type Outcome, type Part, type PartOptions, runParts } from '#tools/parts.ts'

/** The parts in the order in which they run, keyed by the names that `--only` accepts. */
const PARTS: Readonly<Record<string, Part<FaultHome>>> = {
  fuzz: { title: 'Random requests', run: fuzz },
  'half-sent': { title: 'Requests that never end', run: halfSent },
  away: { title: 'PostgreSQL stopped and started', run: databaseAway },
  slow: { title: 'PostgreSQL slow, and frozen', run: databaseSlow },
  crowded: { title: 'PostgreSQL locked, and full', run: databaseCrowded },
  replica: { title: 'A replica that lags, and one that is killed', run: replica },
  disk: { title: 'A full disk', run: fullDisk },
  mail: { title: 'A mail server that hangs', run: hangingMail },
  processes: { title: 'Killed and stopped under load', run: processes },
  stops: { title: 'Stopped and replaced under new connections', run: stops },
  clock: { title: 'A clock that jumps', run: clock },
  silent: { title: 'Readers that do not read', run: silentReaders },
  hour: { title: 'Long mixed load', isOptional: true, run: hour },
  memory: { title: 'Memory under long mixed load', isOptional: true, run: memory },
  machines: { title: 'Two machines behind pgbouncer and nginx', run: machines },
  failover: { title: 'Database machines that fail', isOptional: true, run: failover },
}

type Options = PartOptions & { readonly minutes: number }

/** Runs parts, each with a separate folder and database. */
export async function runFaultParts(
  clusterDir: string,
  clusterUrl: string,
  { minutes, ...options }: Options,
): Promise<Outcome> {
  return await runParts(PARTS, options, async (name) => {
    const dataDir = join(clusterDir, name)
    mkdirSync(dataDir)
    return { dataDir, databaseUrl: await createDatabase(clusterUrl, `fault_${name}`), clusterDir, minutes }
  })
}
