import '#app/wiring.ts'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase } from '#scripts/postgres/create-database.ts'
import { jumpClock } from '#tools/faults/clock.ts'
import { stopDatabase } from '#tools/faults/database-away.ts'
import { crowdDatabase } from '#tools/faults/database-crowded.ts'
import { slowDatabase } from '#tools/faults/database-slow.ts'
import { testFailover } from '#tools/faults/failover/failover.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { fillDisk } from '#tools/faults/full-disk.ts'
import { fuzz } from '#tools/faults/fuzz.ts'
import { sendUnfinishedRequests } from '#tools/faults/half-sent.ts'
import { hangMailServer } from '#tools/faults/hanging-mail.ts'
import { testMachines } from '#tools/faults/machines.ts'
import { measureMemoryUnderLoad } from '#tools/faults/memory.ts'
import { runMixedLoad } from '#tools/faults/mixed-load.ts'
import { killProcesses } from '#tools/faults/processes.ts'
import { testReplica } from '#tools/faults/replica.ts'
import { openSilentReaders } from '#tools/faults/silent-readers.ts'
import { stopUnderLoad } from '#tools/faults/stops.ts'
import { type Outcome, type Part, type PartOptions, runParts } from '#tools/parts.ts'

/** The parts in the order in which they run, keyed by the names that `--only` accepts. */
const PARTS: Readonly<Record<string, Part<FaultHome>>> = {
  fuzz: { title: 'Random requests', run: fuzz },
  'half-sent': { title: 'Requests that never end', run: sendUnfinishedRequests },
  away: { title: 'PostgreSQL cut off for a while', run: stopDatabase },
  slow: { title: 'PostgreSQL slowed down and frozen', run: slowDatabase },
  crowded: { title: 'PostgreSQL with a locked table and without free connections', run: crowdDatabase },
  replica: { title: 'A replica that lags, and one that is killed', run: testReplica },
  disk: { title: 'A full disk', run: fillDisk },
  mail: { title: 'A mail server that hangs', run: hangMailServer },
  processes: { title: 'Processes killed and stopped under load', run: killProcesses },
  stops: { title: 'Processes stopped and replaced while clients connect', run: stopUnderLoad },
  clock: { title: 'A clock that jumps', run: jumpClock },
  silent: { title: 'Clients that do not read responses', run: openSilentReaders },
  hour: { title: 'Long mixed load', isOptional: true, run: runMixedLoad },
  memory: { title: 'Memory under long mixed load', isOptional: true, run: measureMemoryUnderLoad },
  machines: { title: 'Two machines behind pgbouncer and nginx', run: testMachines },
  failover: { title: 'Database machines that fail', isOptional: true, run: testFailover },
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
