import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { errorCode } from '#app/lib/error-code.ts'
import { CachedPage } from '#app/platform/cache/cached-page.ts'
import { MAX_STALE_MS } from '#app/platform/cache/page-cache.ts'
import { type PageTag, splitTags } from '#app/platform/cache/page-tags.ts'
import { log } from '#app/platform/log.server.ts'

const MAX_WRITES_PER_ROUND = 100
/** After a write failed, as on a full disk, so many rounds pass until the next one. */
const ROUNDS_WITHOUT_WRITES = 30
const MAX_CHANGED_TAGS = 10_000
/** The age of a page comes from another clock than the time of its copy, so equal times differ by a little. */
const CLOCK_TOLERANCE_MS = 1_000

const metadata = z.object({
  key: z.string(),
  /** When its render began, in milliseconds since 1970. */
  madeAt: z.number(),
  status: z.number(),
  route: z.string(),
  etag: z.string(),
  head: z.array(z.string()),
  caching: z.array(z.string()),
  tags: z.string(),
  coding: z.enum(['br', 'gzip', 'identity']),
})

/** A file on disk; `checkedAt` is the number of the last change that it is known to contain. */
type Copy = { readonly tags: string; readonly madeAt: number; readonly bytes: number; readonly checkedAt: number }

/** A page and how long ago its render began. */
type AgedPage = { readonly page: CachedPage; readonly ageMs: number }

/** A fresh page in memory. */
type FreshPage = AgedPage & { readonly key: string }
type WantedPage = { readonly key: string; readonly page: CachedPage; readonly madeAt: number }

export type PageCopies = ReturnType<typeof createPageCopies>

type Options = {
  /** Its parent has to exist. */
  readonly folder: string
  /** What the pages depend on in addition to their tags, such as the build and the database. Copies of another stamp are ignored. */
  readonly stamp: string
  readonly maxBytes: number
  readonly maxFiles: number
  /** How many processes share the folder: each saves its share. */
  readonly processes?: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/**
 * Copies of cached pages on disk, so that a process that starts while the database is away can serve them. All processes
 * share the folder, and each removes every copy whose tags change. When a process connects to the change feed, it cannot
 * know what changed before, so it removes all copies; every process then saves again what it still knows to be fresh.
 */
export function createPageCopies({ folder, stamp, maxBytes, maxFiles, processes = 1, now = Date.now }: Options) {
  const ownFolder = join(folder, hashOf(stamp).slice(0, 16))
  /** The copies on disk, by file name. */
  const copies = new Map<string, Copy>()
  /** The last change of a tag: its number, and when this process learned of it. */
  const changed = new Map<PageTag, { readonly number: number; readonly at: number }>()
  let changes = 0
  /** The number of the last change whose copies were removed. */
  let removedUpTo = 0
  let isConnected = false
  let mustClear = false
  let roundsWithoutWrites = 0

  /** To be called with every change: copies with these tags are removed by the next round. */
  function expire(tags: readonly PageTag[] | 'all'): void {
    if (!isConnected) return // said of all pages when the change feed is lost; copies are for that time
    if (tags === 'all' || changed.size + tags.length > MAX_CHANGED_TAGS) {
      mustClear = true
      return
    }
    changes++
    for (const tag of tags) changed.set(tag, { number: changes, at: now() })
  }

  /** To be called when the change feed is connected, and when it is lost. */
  function setCertain(isCertain: boolean): void {
    if (isCertain && !isConnected) mustClear = true
    isConnected = isCertain
  }

  function hasChanged({ tags, checkedAt }: Pick<Copy, 'tags' | 'checkedAt'>): boolean {
    return splitTags(tags).some((tag) => (changed.get(tag)?.number ?? 0) > checkedAt)
  }

  /** The same for a copy of another process. */
  function hasChangedSince(tags: string, madeAt: number): boolean {
    return splitTags(tags).some((tag) => (changed.get(tag)?.at ?? 0) >= madeAt)
  }

  function isTooOld({ madeAt }: Pick<Copy, 'madeAt'>): boolean {
    return now() - madeAt > MAX_STALE_MS
  }

  /** The page under a key and its age, or null where there is no copy that may be served. */
  async function load(key: string): Promise<AgedPage | null> {
    if (mustClear) return null
    const file = await read(nameOf(key))
    if (!file || file.key !== key || isTooOld(file) || hasChangedSince(file.tags, file.madeAt)) return null
    const page = await CachedPage.restore(file)
    return page && { page, ageMs: Math.max(0, now() - file.madeAt) }
  }

  /**
   * One round of maintenance, to be called once a second: removes copies that have changed, and saves pages that have no copy
   * yet. `freshPages` answers the pages in memory, most recently requested first. Never fails.
   */
  async function maintain(freshPages: () => Iterable<FreshPage>): Promise<void> {
    try {
      if (mustClear) await clear()
      await removeChanged()
      if (!isConnected) return
      await readFolder()
      if (roundsWithoutWrites > 0) roundsWithoutWrites--
      else await save(freshPages)
      await removeChanged()
    } catch (error) {
      if (roundsWithoutWrites === 0) log.warn({ event: 'page-copies-failed', code: errorCode(error) })
      roundsWithoutWrites = ROUNDS_WITHOUT_WRITES
    }
  }

  async function clear(): Promise<void> {
    mustClear = false
    copies.clear()
    changed.clear()
    try {
      for (const name of await namesIn(folder)) {
        if (join(folder, name) !== ownFolder) await rm(join(folder, name), { recursive: true, force: true })
      }
      for (const name of await namesIn(ownFolder)) await remove(name)
    } catch (error) {
      mustClear = true
      throw error
    }
  }

  async function removeChanged(): Promise<void> {
    if (removedUpTo === changes) return
    const upTo = changes
    for (const [name, copy] of copies) if (hasChanged(copy)) await remove(name)
    removedUpTo = upTo // not before: where one could not be removed, all are looked at again
  }

  async function remove(name: string): Promise<void> {
    await rm(join(ownFolder, name), { force: true })
    copies.delete(name)
  }

  /** Learns what other processes have saved and removed. */
  async function readFolder(): Promise<void> {
    const names = new Set(await namesIn(ownFolder))
    for (const name of copies.keys()) if (!names.has(name)) copies.delete(name)
    for (const name of names) {
      if (copies.has(name) || isDraft(name)) continue
      const checkedAt = changes
      const file = await read(name)
      if (!file || hasChangedSince(file.tags, file.madeAt)) await remove(name)
      else copies.set(name, { tags: file.tags, madeAt: file.madeAt, bytes: file.fileBytes, checkedAt })
    }
    for (const [name, copy] of copies) if (isTooOld(copy)) await remove(name)
  }

  async function save(freshPages: () => Iterable<FreshPage>): Promise<void> {
    const checkedAt = changes
    const wanted = shareOf(freshPages())
    let writes = 0
    for (const [name, { key, page, madeAt }] of wanted) {
      const copy = copies.get(name)
      if (copy && copy.madeAt + CLOCK_TOLERANCE_MS > madeAt) continue
      if (mustClear || !isConnected || writes === MAX_WRITES_PER_ROUND) return
      const { tags } = page.stored
      if (hasChanged({ tags, checkedAt })) continue
      const bytes = fileOf(key, page, madeAt)
      if (!(await freeSpace(name, bytes.length, wanted))) return
      writes++
      if (await write(name, bytes)) copies.set(name, { tags, madeAt, bytes: bytes.length, checkedAt })
    }
  }

  /** The most recently requested pages that fit into this process's share of the folder, by file name. */
  function shareOf(pages: Iterable<FreshPage>): Map<string, WantedPage> {
    const share = new Map<string, WantedPage>()
    let bytes = 0
    for (const { key, page, ageMs } of pages) {
      bytes += page.bytes
      if (bytes > maxBytes / processes || share.size >= maxFiles / processes) break
      share.set(nameOf(key), { key, page, madeAt: now() - ageMs })
    }
    return share
  }

  /** Removes the oldest copies that are not wanted until another fits in; false where none does. */
  async function freeSpace(name: string, bytes: number, wanted: ReadonlyMap<string, unknown>): Promise<boolean> {
    const others = [...copies].filter(([other]) => other !== name)
    let total = others.reduce((sum, [, copy]) => sum + copy.bytes, bytes)
    let count = others.length + 1
    if (total <= maxBytes && count <= maxFiles) return true
    const unwanted = others.filter(([other]) => !wanted.has(other)).sort(([, a], [, b]) => a.madeAt - b.madeAt)
    for (const [other, copy] of unwanted) {
      await remove(other)
      total -= copy.bytes
      count--
      if (total <= maxBytes && count <= maxFiles) return true
    }
    return false
  }

  /** False where another process has just removed all copies, and the draft with them. */
  async function write(name: string, bytes: Uint8Array): Promise<boolean> {
    await createFolder(folder)
    await createFolder(ownFolder)
    const draft = join(ownFolder, `${name}.${randomUUID()}.draft`)
    try {
      await writeFile(draft, bytes, { mode: 0o600 })
      await rename(draft, join(ownFolder, name))
      return true
    } catch (error) {
      await rm(draft, { force: true })
      if (errorCode(error) === 'ENOENT' && existsSync(folder)) return false
      throw error
    }
  }

  /** A whole and undamaged copy, or null. */
  async function read(name: string) {
    try {
      return parseFile(await readFile(join(ownFolder, name)))
    } catch {
      return null
    }
  }

  return { expire, setCertain, load, maintain }
}

function nameOf(key: string): string {
  return hashOf(key).slice(0, 32)
}

function isDraft(name: string): boolean {
  return name.endsWith('.draft')
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/** Not its parents: a data folder that is gone, such as a disk that is not mounted, must not be created again. */
async function createFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
}

/** A file is a line with the hash of what follows, a line of JSON, and the body. */
function fileOf(key: string, page: CachedPage, madeAt: number): Uint8Array {
  const { bytes, ...stored } = page.stored
  const content = Buffer.concat([Buffer.from(`${JSON.stringify({ key, madeAt, ...stored })}\n`), bytes])
  return Buffer.concat([Buffer.from(`${hashOf(content)}\n`), content])
}

/** @throws where it is no such file; null where it is damaged. */
function parseFile(file: Buffer) {
  const endOfHash = file.indexOf('\n')
  const content = file.subarray(endOfHash + 1)
  if (file.toString('latin1', 0, endOfHash) !== hashOf(content)) return null
  const endOfMetadata = content.indexOf('\n')
  const parsed = metadata.parse(JSON.parse(content.toString('utf8', 0, endOfMetadata)))
  return { ...parsed, bytes: content.subarray(endOfMetadata + 1), fileBytes: file.length }
}
