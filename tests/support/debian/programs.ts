import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import process from 'node:process'

// Programs that a store with several machines needs, as Debian installs them. Tests do not use Debian's services: they
// run the programs in a separate folder and on free ports.

/** The program in each package; for a library, one of its files. */
export const PROGRAMS = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  'etcd-server': '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'nginx-light': '/usr/sbin/nginx',
  openssl: '/usr/bin/openssl',
} as const

export type DebianPackage = keyof typeof PROGRAMS

export function findMissingPackages(names: readonly DebianPackage[]): DebianPackage[] {
  return names.filter((name) => !existsSync(PROGRAMS[name]))
}

/** @throws if a package is missing; `npm run test:long` installs them */
export function requirePackages(names: readonly DebianPackage[]): void {
  const missing = findMissingPackages(names)
  if (missing.length > 0) throw new Error(`Missing ${missing.join(', ')}: ${installCommand(missing)}`)
}

export function installCommand(names: readonly DebianPackage[]): string {
  return `apt-get install --no-install-recommends ${names.join(' ')}`
}

type User = { readonly uid: number; readonly gid: number }

/** Spawn options for the user to run as: `postgres` if this process runs as root, otherwise the current user. */
export function getDebianUser(): User | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  )
  if (!uid || !gid) throw new Error('There is no user "postgres", which Debian’s PostgreSQL package creates')
  return { uid, gid }
}

/** Creates a folder that the user of `getDebianUser` can write to. Its parent must be accessible to that user. */
export function createDebianFolder(folder: string): string {
  mkdirSync(folder, { mode: 0o700 })
  const user = getDebianUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  return folder
}
