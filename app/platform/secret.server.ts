import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '#app/lib/error-code.ts'
import { StartError } from '#app/lib/start-error.ts'

const MIN_LENGTH = 32

function read(file: string): string | null {
  let secret: string
  try {
    secret = readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw new StartError(`The secret in ${file} cannot be read. Give this user the right to read it, or remove it.`)
  }
  if (secret.length >= MIN_LENGTH) return secret
  throw new StartError(`The secret in ${file} is too short. Remove the file, and a new one is made.`)
}

/**
 * The secret of that name kept in the data folder: 64 hexadecimal digits, made when first asked for, in a file that
 * only its owner may read. Two processes asking at once get the same one.
 * @throws StartError when it is there but unreadable or shorter than 32 characters: a new one would silently
 *   sign everybody out, or lock the store out of its database.
 */
export function readSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, name)
  const kept = read(file)
  if (kept) return kept
  mkdirSync(dataDir, { recursive: true }) // others live in it too; only what follows is ours alone
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readSecret(dataDir, name)
}
