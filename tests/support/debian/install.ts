import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { getErrorCode } from '#app/lib/errors.ts'
import { type DebianPackage, findMissingPackages } from '#tests/support/debian/programs.ts'

const POLICY = '/usr/sbin/policy-rc.d'

/** Installs missing packages as root. Returns those that are still missing. */
export function installPackages(names: readonly DebianPackage[]): readonly DebianPackage[] {
  const missing = findMissingPackages(names)
  if (missing.length === 0 || process.getuid?.() !== 0) return missing
  const isOurs = preventServiceStart()
  try {
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], options)
  } finally {
    if (isOurs) rmSync(POLICY)
  }
  return findMissingPackages(names)
}

/** Prevents Debian from starting installed services. Returns false if that was already prevented. */
function preventServiceStart(): boolean {
  try {
    writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755, flag: 'wx' })
    return true
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false
    throw error
  }
}
