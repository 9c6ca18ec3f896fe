import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { createDebianFolder, getDebianUser, PROGRAMS } from '#tests/support/debian/programs.ts'
import { createService } from '#tests/support/debian/service.ts'
import {
  getDataFolder,
  getSocketFolder,
  readEtcdSettings,
  readPatroniSettings,
} from '#tools/faults/failover/deployed-settings.ts'
import type { NetworkMachine } from '#tools/faults/failover/machine-network.ts'

/** A machine with etcd, Patroni and the PostgreSQL that Patroni controls, set up with the files in `deploy/`. */
export type DatabaseMachine = Pick<NetworkMachine, 'name' | 'address' | 'cutOff' | 'rejoin'> & {
  readonly startEtcd: () => Promise<void>
  /** Starts Patroni. Resolves once PostgreSQL is running. */
  readonly startPatroni: () => Promise<void>
  readonly stopEtcd: () => Promise<void>
  /** Sends a signal to every process on the machine. */
  readonly signal: (signal: NodeJS.Signals) => void
  /** Returns the process id of the running PostgreSQL. */
  readonly postgresPid: () => number
  /**
   * Runs SQL as the superuser in one of the machine's databases. Returns one line per row, with `|` between columns.
   */
  readonly psql: (database: string, statement: string) => string
}

export function openDatabaseMachine(folder: string, network: NetworkMachine): DatabaseMachine {
  const { name, address, namespace, pids } = network
  const home = createDebianFolder(join(folder, name))
  const sockets = createDebianFolder(getSocketFolder(home))
  const settings = join(home, 'patroni.yml')
  writeFileSync(settings, readPatroniSettings({ name, address, home }), { mode: 0o644 })
  const etcd = createService({
    program: PROGRAMS['etcd-server'],
    args: [],
    env: readEtcdSettings({ name, address, home }),
    namespace,
    logFile: join(folder, `${name}-etcd.log`),
    isReady: () => isResponding(`http://${address}:2379/health`),
  })
  const patroni = createService({
    program: PROGRAMS.patroni,
    args: [settings],
    namespace,
    logFile: join(folder, `${name}-patroni.log`),
    isReady: () => isResponding(`http://${address}:8008/health`),
  })
  return {
    ...network,
    startEtcd: etcd.start,
    startPatroni: patroni.start,
    stopEtcd: () => etcd.stop('SIGTERM'),
    signal: (signal) => {
      for (const pid of pids()) {
        try {
          process.kill(pid, signal)
        } catch {
          // the process has already ended
        }
      }
    },
    postgresPid: () => Number(readFileSync(join(getDataFolder(home), 'postmaster.pid'), 'utf8').split('\n')[0]),
    psql: (database, statement) => {
      const program = join(dirname(PROGRAMS['postgresql-15']), 'psql')
      const options = ['-X', '-A', '-t', '-v', 'ON_ERROR_STOP=1']
      const args = [...options, '-h', sockets, '-U', 'postgres', '-d', database, '-c', statement]
      const { status, stdout, stderr } = spawnSync(program, args, { ...getDebianUser(), cwd: '/', encoding: 'utf8' })
      if (status !== 0) throw new Error(`psql failed: ${stderr}`)
      return stdout.trim()
    },
  }
}

async function isResponding(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => null)
  await response?.body?.cancel()
  return response?.ok ?? false
}
