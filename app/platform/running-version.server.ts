import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** `commit` contains 12 hex digits, or is null if the store does not run from a clone. */
type StoreVersion = { readonly store: string; readonly commit: string | null }

const packageFile = z.object({ version: z.string() })

export function readVersion(folder: string): StoreVersion {
  const { version } = packageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return { store: version, commit: readCommit(join(folder, '.git'))?.slice(0, 12) ?? null }
}

/** The commit is read from git's files, because git may not be installed. */
function readCommit(git: string): string | undefined {
  const head = readIfExists(join(git, 'HEAD'))
  const branch = /^ref: (refs\/\S+)$/.exec(head)?.[1]
  if (!branch) return parseCommit(head)
  const refLine = readIfExists(join(git, 'packed-refs'))
    .split('\n')
    .find((line) => line.endsWith(` ${branch}`))
  return parseCommit(readIfExists(join(git, branch))) ?? parseCommit(refLine?.split(' ')[0] ?? '')
}

function parseCommit(text: string): string | undefined {
  return /^[0-9a-f]{40,64}$/.test(text) ? text : undefined
}

function readIfExists(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

/** Read at startup, because the folder may change later. */
export const runningVersion: StoreVersion = readVersion('.')
