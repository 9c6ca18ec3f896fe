import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A version of the store, and 12 digits of the commit where it runs from a clone. */
type StoreVersion = { readonly shop: string; readonly commit: string | null }

const packageFile = z.object({ version: z.string() })

/** What lies in `folder`: the version that package.json says, and the commit that a clone's `.git` stands at. */
export function versionIn(folder: string): StoreVersion {
  const { version } = packageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return { shop: version, commit: commitIn(join(folder, '.git'))?.slice(0, 12) ?? null }
}

/** Read from git's files: the machine that serves the store may have no git. */
function commitIn(git: string): string | undefined {
  const head = readIfThere(join(git, 'HEAD'))
  const branch = /^ref: (refs\/\S+)$/.exec(head)?.[1]
  if (!branch) return commitOf(head)
  const packed = readIfThere(join(git, 'packed-refs'))
    .split('\n')
    .find((line) => line.endsWith(` ${branch}`))
  return commitOf(readIfThere(join(git, branch))) ?? commitOf(packed?.split(' ')[0] ?? '')
}

function commitOf(text: string): string | undefined {
  return /^[0-9a-f]{40,64}$/.test(text) ? text : undefined
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

/** What this process runs, read when it started: what lies there later is the next one's. */
export const runningVersion: StoreVersion = versionIn('.')
