import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getErrorCode, StartError } from '#app/lib/errors.ts'

const MIN_LENGTH = 32

function read(file: string): string | null {
  let secret: string
  try {
    secret = readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null
    throw new StartError(`The secret in ${file} cannot be read. Grant this user read access, or remove the file.`)
  }
  if (secret.length >= MIN_LENGTH) return secret
  throw new StartError(`The secret in ${file} is too short. Remove the file to create a new one.`)
}

/**
 * Returns a secret of 64 hex digits, which is created on first use. @throws StartError if it is unreadable, because a
 * new secret would log everyone out
 */
export function readSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, name)
  const stored = read(file)
  if (stored) return stored
  mkdirSync(dataDir, { recursive: true }) // the data folder is shared; only the secrets folder is private
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const temporaryFile = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(temporaryFile, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(temporaryFile, file)
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(temporaryFile, { force: true })
  }
  return readSecret(dataDir, name)
}
