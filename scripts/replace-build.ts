import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ENTRY = join('server', 'main.js')
const LIST = 'files'

/**
 * Moves a finished build from `draft` into `folder`, file by file, so that a running store keeps working. The previous
 * build's files remain until the next build, because running processes and open pages still use them.
 */
export function replaceBuild(folder: string, draft: string): void {
  const existingFiles = ['client', 'server'].flatMap((part) => listFiles(folder, part))
  const list = join(folder, LIST)
  const previousFiles = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : existingFiles
  const newFiles = ['client', 'server'].flatMap((part) => listFiles(draft, part))
  const filesToMove = [...newFiles.filter((file) => file !== ENTRY), ENTRY] // the entry comes last, because it imports the others
  for (const file of filesToMove) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    renameSync(join(draft, file), join(folder, file))
  }
  const retained = new Set([...newFiles, ...previousFiles])
  for (const file of existingFiles) {
    if (!retained.has(file)) rmSync(join(folder, file))
  }
  for (const part of ['client', 'server']) removeEmptyFolders(join(folder, part))
  writeFileSync(list, newFiles.join('\n'))
  rmSync(draft, { recursive: true })
}

/** Returns the files in a subfolder, as paths relative to `folder`; none if the subfolder is missing. */
function listFiles(folder: string, part: string): string[] {
  if (!existsSync(join(folder, part))) return []
  return readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/** Removes folders such as a language's, which gets a new name whenever its text changes. */
function removeEmptyFolders(folder: string): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const path = join(folder, entry.name)
    removeEmptyFolders(path)
    if (readdirSync(path).length === 0) rmdirSync(path)
  }
}
