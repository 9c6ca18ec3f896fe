import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import process from 'node:process'

// What a store on machines of its own stands on, as Debian installs it. Its services are not used and not needed: anyone who
// asks for one gets one that lives in a folder, at ports of its own.

/** The programs, by the package that brings each. */
export const PROGRAMS = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  pgbouncer: '/usr/sbin/pgbouncer',
  'nginx-light': '/usr/sbin/nginx',
  openssl: '/usr/bin/openssl',
} as const

export type DebianPackage = keyof typeof PROGRAMS

/** Those of them that are not installed. */
export function missingPackages(names: readonly DebianPackage[]): DebianPackage[] {
  return names.filter((name) => !existsSync(PROGRAMS[name]))
}

/** How someone who may do so installs them. */
export function installCommand(names: readonly DebianPackage[]): string {
  return `apt-get install --no-install-recommends ${names.join(' ')}`
}

type User = { readonly uid: number; readonly gid: number }

/** Whom to run them as, to be spread into options: as root the user `postgres` that came with them, otherwise ourselves. */
export function debianUser(): User | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  )
  if (!uid || !gid) throw new Error('There is no user "postgres", whom Debian’s PostgreSQL brings along')
  return { uid, gid }
}

/** Makes a folder that they may write in. The one above it has to be one that they may enter. */
export function createDebianFolder(folder: string): string {
  mkdirSync(folder, { mode: 0o700 })
  const user = debianUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  return folder
}
