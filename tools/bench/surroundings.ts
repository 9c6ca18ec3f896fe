import { execFileSync } from 'node:child_process'
import { cpus, loadavg, release, totalmem } from 'node:os'
import process from 'node:process'
import { Client } from 'pg'
import type { Surroundings } from '#tools/bench/table.ts'
import { CHROMIUM } from '#tools/chromium.ts'

export async function describeSurroundings(databaseUrl: string, isQuick: boolean): Promise<Surroundings> {
  const cores = cpus()
  const [load = 0] = loadavg()
  const commit = read('git', ['log', '-1', '--format=%h'])
  return [
    ['Date', new Date().toISOString().slice(0, 10)],
    ['Machine', `${cores[0]?.model.trim()}, ${cores.length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`],
    ['System', `${process.platform} ${release()}, load before ${load.toFixed(1)}`],
    [
      'Versions',
      `Node ${process.versions.node}, PostgreSQL ${await readPostgresVersion(databaseUrl)}, ${read(CHROMIUM, ['--version'])}${commit ? `, Lumina after ${commit}` : ''}`,
    ],
    ...(isQuick ? ([['Rounds', '`--quick`: too few and too short to compare with other runs']] as const) : []),
  ]
}

async function readPostgresVersion(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  return rows[0]?.server_version ?? ''
}

/** Returns the first line that a program prints; empty if the program is missing. */
function read(program: string, args: readonly string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n')[0] ?? ''
  } catch {
    return ''
  }
}
