import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { getErrorCode } from '#app/lib/errors.ts'
import { CachedPage } from '#app/platform/cache/cached-page.ts'
import { MAX_STALE_MS } from '#app/platform/cache/page-cache.ts'
import { type PageTag, splitTags } from '#app/platform/cache/page-tags.ts'
import { log } from '#app/platform/log.server.ts'

const MAX_WRITES_PER_ROUND = 100
/** Rounds to wait after a failed write, for example on a full disk. */
const ROUNDS_WITHOUT_WRITES = 30
const MAX_CHANGED_TAGS = 10_000
/** A page's age and its copy's time come from different clocks. */
const CLOCK_TOLERANCE_MS = 1_000

const metadata = z.object({
  key: z.string(),
  /** The time in milliseconds since 1970. */
  renderedAt: z.number(),
  status: z.number(),
  route: z.string(),
  etag: z.string(),
  head: z.array(z.string()),
  caching: z.array(z.string()),
  tags: z.string(),
  coding: z.enum(['br', 'gzip', 'identity']),
})

type Copy = { readonly tags: string; readonly renderedAt: number; readonly bytes: number; readonly checkedAt: number }

type AgedPage = { readonly page: CachedPage; readonly ageMs: number }

type FreshPage = AgedPage & { readonly key: string }
type WantedPage = { readonly key: string; readonly page: CachedPage; readonly renderedAt: number }

export type PageCopies = ReturnType<typeof createPageCopies>

type Options = {
  readonly folder: string
  /** Identifies the version, such as the build. Copies with a different stamp are ignored. */
  readonly stamp: string
  readonly maxBytes: number
  readonly maxFiles: number
  /** The number of processes that share the folder. Each process saves its share. */
  readonly processes: number
  readonly now?: () => number
}

/**
 * Manages copies of cached pages on disk, for processes that start without their database. A process that connects to
 * the change feed might have missed changes, so it removes all copies, and every process saves its fresh pages again.
 */
export function createPageCopies({ folder, stamp, maxBytes, maxFiles, processes, now = Date.now }: Options) {
  const ownFolder = join(folder, computeHash(stamp).slice(0, 16))
  /** Copies, keyed by file name. */
  const copies = new Map<string, Copy>()
  const changed = new Map<PageTag, { readonly number: number; readonly at: number }>()
  let changes = 0
  let removedUpTo = 0
  let isConnected = false
  let mustClear = false
  let roundsWithoutWrites = 0

  /** Makes the next round remove copies with these tags. */
  function expire(tags: readonly PageTag[] | 'all'): void {
    if (!isConnected) return // losing the feed expires all pages, but the copies are kept until it is connected again
    if (tags === 'all' || changed.size + tags.length > MAX_CHANGED_TAGS) {
      mustClear = true
      return
    }
    changes++
    for (const tag of tags) changed.set(tag, { number: changes, at: now() })
  }

  function setConnected(connected: boolean): void {
    if (connected && !isConnected) mustClear = true
    isConnected = connected
  }

  function hasChanged({ tags, checkedAt }: Pick<Copy, 'tags' | 'checkedAt'>): boolean {
    return splitTags(tags).some((tag) => (changed.get(tag)?.number ?? 0) > checkedAt)
  }

  function hasChangedSince(tags: string, renderedAt: number): boolean {
    return splitTags(tags).some((tag) => (changed.get(tag)?.at ?? 0) >= renderedAt)
  }

  function isTooOld({ renderedAt }: Pick<Copy, 'renderedAt'>): boolean {
    return now() - renderedAt > MAX_STALE_MS
  }

  /** Returns null if there is no usable copy. */
  async function load(key: string): Promise<AgedPage | null> {
    if (mustClear) return null
    const file = await read(toFileName(key))
    if (!file || file.key !== key || isTooOld(file) || hasChangedSince(file.tags, file.renderedAt)) return null
    const page = await CachedPage.restore(file)
    return page && { page, ageMs: Math.max(0, now() - file.renderedAt) }
  }

  /**
   * Must be called once a second: removes changed copies and saves the most recently requested pages. Never rejects.
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
      if (roundsWithoutWrites === 0) log.warn({ event: 'page-copies-failed', code: getErrorCode(error) })
      roundsWithoutWrites = ROUNDS_WITHOUT_WRITES
    }
  }

  async function clear(): Promise<void> {
    mustClear = false
    copies.clear()
    changed.clear()
    try {
      for (const name of await listNames(folder)) {
        if (join(folder, name) !== ownFolder) await rm(join(folder, name), { recursive: true, force: true })
      }
      for (const name of await listNames(ownFolder)) await remove(name)
    } catch (error) {
      mustClear = true
      throw error
    }
  }

  async function removeChanged(): Promise<void> {
    if (removedUpTo === changes) return
    const upTo = changes
    for (const [name, copy] of copies) if (hasChanged(copy)) await remove(name)
    removedUpTo = upTo // set last: if a copy could not be removed, all copies are checked again
  }

  async function remove(name: string): Promise<void> {
    await rm(join(ownFolder, name), { force: true })
    copies.delete(name)
  }

  async function readFolder(): Promise<void> {
    const names = new Set(await listNames(ownFolder))
    for (const name of copies.keys()) if (!names.has(name)) copies.delete(name)
    for (const name of names) {
      if (copies.has(name) || name.endsWith('.draft')) continue
      const checkedAt = changes
      const file = await read(name)
      if (!file || hasChangedSince(file.tags, file.renderedAt)) await remove(name)
      else copies.set(name, { tags: file.tags, renderedAt: file.renderedAt, bytes: file.fileBytes, checkedAt })
    }
    for (const [name, copy] of copies) if (isTooOld(copy)) await remove(name)
  }

  async function save(freshPages: () => Iterable<FreshPage>): Promise<void> {
    const checkedAt = changes
    const wantedPages = selectShare(freshPages())
    let writes = 0
    for (const [name, { key, page, renderedAt }] of wantedPages) {
      const copy = copies.get(name)
      if (copy && copy.renderedAt + CLOCK_TOLERANCE_MS > renderedAt) continue
      if (mustClear || !isConnected || writes === MAX_WRITES_PER_ROUND) return
      const { tags } = page.stored
      if (hasChanged({ tags, checkedAt })) continue
      const bytes = encodeFile(key, page, renderedAt)
      if (!(await freeSpace(name, bytes.length, wantedPages))) return
      writes++
      if (await write(name, bytes)) copies.set(name, { tags, renderedAt, bytes: bytes.length, checkedAt })
    }
  }

  function selectShare(pages: Iterable<FreshPage>): Map<string, WantedPage> {
    const share = new Map<string, WantedPage>()
    let bytes = 0
    for (const { key, page, ageMs } of pages) {
      bytes += page.bytes
      if (bytes > maxBytes / processes || share.size >= maxFiles / processes) break
      share.set(toFileName(key), { key, page, renderedAt: now() - ageMs })
    }
    return share
  }

  async function freeSpace(name: string, bytes: number, wantedPages: ReadonlyMap<string, unknown>): Promise<boolean> {
    const others = [...copies].filter(([other]) => other !== name)
    let total = others.reduce((sum, [, copy]) => sum + copy.bytes, bytes)
    let count = others.length + 1
    if (total <= maxBytes && count <= maxFiles) return true
    const unwanted = others
      .filter(([other]) => !wantedPages.has(other))
      .sort(([, a], [, b]) => a.renderedAt - b.renderedAt)
    for (const [other, copy] of unwanted) {
      await remove(other)
      total -= copy.bytes
      count--
      if (total <= maxBytes && count <= maxFiles) return true
    }
    return false
  }

  /** Returns false if another process has just removed all files, including the one being written. */
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
      if (getErrorCode(error) === 'ENOENT' && existsSync(folder)) return false
      throw error
    }
  }

  async function read(name: string) {
    try {
      return parseFile(await readFile(join(ownFolder, name)))
    } catch {
      return null
    }
  }

  return { expire, setConnected, load, maintain }
}

function toFileName(key: string): string {
  return computeHash(key).slice(0, 32)
}

function computeHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  }
}

/** Does not create parent folders: a missing data folder, such as an unmounted disk, must stay missing. */
async function createFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (getErrorCode(error) !== 'EEXIST') throw error
  })
}

/** Encodes a copy as a line with the hash of everything after it, a line of JSON, and the body. */
function encodeFile(key: string, page: CachedPage, renderedAt: number): Uint8Array {
  const { bytes, ...stored } = page.stored
  const content = Buffer.concat([Buffer.from(`${JSON.stringify({ key, renderedAt, ...stored })}\n`), bytes])
  return Buffer.concat([Buffer.from(`${computeHash(content)}\n`), content])
}

/** Returns null if the file is damaged. @throws if it is not a copy of a page */
function parseFile(file: Buffer) {
  const endOfHash = file.indexOf('\n')
  const content = file.subarray(endOfHash + 1)
  if (file.toString('latin1', 0, endOfHash) !== computeHash(content)) return null
  const endOfMetadata = content.indexOf('\n')
  const parsed = metadata.parse(JSON.parse(content.toString('utf8', 0, endOfMetadata)))
  return { ...parsed, bytes: content.subarray(endOfMetadata + 1), fileBytes: file.length }
}
