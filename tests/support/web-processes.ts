import { spawnSync } from 'node:child_process'
import type { StoreProcess } from '#tests/support/store.ts'

/** Returns a store's web process ids. @throws if there are none. */
export function listWebProcesses({ supervisor }: Pick<StoreProcess, 'supervisor'>): [number, ...number[]] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(supervisor.pid)], { encoding: 'utf8' })
  const [first, ...others] = stdout
    .split('\n')
    .filter((row) => row.includes('build/server'))
    .map((row) => Number.parseInt(row, 10))
  if (!first) throw new Error('There is no web process')
  return [first, ...others]
}
