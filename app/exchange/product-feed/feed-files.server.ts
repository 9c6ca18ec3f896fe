import { createGrowingFile, type GrowingFile } from '#app/exchange/product-feed/growing-file.server.ts'
import { log } from '#app/platform/log.server.ts'

/** The server spends at most a tenth of its time writing feeds, so that they do not delay shoppers' pages. */
const FRESH_FACTOR = 10
const [MIN_FRESH_MS, MAX_FRESH_MS] = [5_000, 60 * 60 * 1_000]
/**
 * The maximum wait while another feed is being written. It is long enough to write several feeds of small catalogs. A
 * longer wait would block a slot that pages need.
 */
const MAX_WAIT_MS = 2_000
/**
 * The maximum wait until a feed is complete. It lets feeds of small catalogs have an entity tag on the first request.
 */
const MAX_COMPLETION_WAIT_MS = 500

type Feed = { readonly file: Promise<GrowingFile>; freshUntil: number }

type Options = {
  readonly folder: string
  readonly now?: () => number
  readonly maxWaitMs?: number
  readonly completionWaitMs?: number
}

type Write = (write: (part: string) => Promise<void>) => Promise<void>

/**
 * Keeps the feeds of this process by key, and writes one at a time. A request writes the feed again if the last one
 * is no longer fresh. A feed is fresh for ten times its writing time, multiplied by `count`, the number of feeds.
 */
export function createFeedFiles({
  folder,
  now = () => performance.now(),
  maxWaitMs = MAX_WAIT_MS,
  completionWaitMs = MAX_COMPLETION_WAIT_MS,
}: Options) {
  const feeds = new Map<string, Feed>()
  let writing: Promise<void> | null = null

  /**
   * Finds the feed, which may still be growing. While another feed is being written, returns an older feed or null.
   * @throws errors that `write` throws before its first part
   */
  async function find(key: string, count: number, write: Write): Promise<GrowingFile | null> {
    if (!isFresh(key) && writing) await Promise.race([writing, pause(maxWaitMs)])
    if (!isFresh(key) && !writing) startWriting(key, count, write)
    const file = (await feeds.get(key)?.file) ?? null
    await file?.started
    await Promise.race([file?.finished.catch(() => {}), pause(completionWaitMs)])
    return file
  }

  function isFresh(key: string): boolean {
    return (feeds.get(key)?.freshUntil ?? 0) > now()
  }

  function startWriting(key: string, count: number, write: Write): void {
    const startedAt = now()
    const feed: Feed = { file: createGrowingFile(folder, write), freshUntil: Number.POSITIVE_INFINITY }
    forget(key)
    feeds.set(key, feed)
    writing = feed.file
      .then((file) => file.finished)
      .then(() => {
        const freshMs = (now() - startedAt) * FRESH_FACTOR * count
        feed.freshUntil = now() + Math.min(Math.max(freshMs, MIN_FRESH_MS), MAX_FRESH_MS)
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'a product feed could not be written')
        if (feeds.get(key) === feed) forget(key)
      })
      .finally(() => {
        writing = null
      })
  }

  function forget(key: string): void {
    const file = feeds.get(key)?.file
    feeds.delete(key)
    file?.then(({ retire }) => retire()).catch(() => {})
  }

  /** Removes the feeds of locales that are no longer open. */
  function keepOnly(keys: ReadonlySet<string>): void {
    for (const key of feeds.keys()) if (!keys.has(key)) forget(key)
  }

  return { find, keepOnly }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
