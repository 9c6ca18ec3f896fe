import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ENTRY = join('server', 'main.js')
const LIST = 'files'

/**
 * Moves the files of a finished build from `draft` into `folder`, one by one, so that a store which runs from there goes
 * on. What the build before had alone stays until the next time: processes of that build read it still, and so do the
 * pages that they have sent.
 */
export function replaceBuild(folder: string, draft: string): void {
  const present = ['client', 'server'].flatMap((part) => filesIn(folder, part))
  const list = join(folder, LIST)
  const former = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : present
  const built = ['client', 'server'].flatMap((part) => filesIn(draft, part))
  const moved = [...built.filter((file) => file !== ENTRY), ENTRY] // the entry last: it names the others
  for (const file of moved) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    renameSync(join(draft, file), join(folder, file))
  }
  const stored = new Set([...built, ...former])
  for (const file of present) {
    if (!stored.has(file)) rmSync(join(folder, file))
  }
  writeFileSync(list, built.join('\n'))
  rmSync(draft, { recursive: true })
}

/** The files below a part of a folder, as paths from that folder; none where it is not there. */
function filesIn(folder: string, part: string): string[] {
  if (!existsSync(join(folder, part))) return []
  return readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
