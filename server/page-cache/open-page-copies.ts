import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPageCopies, type PageCopies } from '#app/platform/cache/page-copies.server.ts'
import { getDatabaseAddress } from '#app/platform/db/connect-to-start.server.ts'
import { env } from '#app/platform/env.server.ts'

const MAX_BYTES = 64 * 2 ** 20
const MAX_FILES = 2_000

/**
 * Opens the page copies for this build, URL and database; returns null if no pages are cached. `buildFile` is the
 * server's entry.
 */
export function openPageCopies(buildFile: string): PageCopies | null {
  if (env.PAGE_CACHE_MB === 0) return null
  const build = createHash('sha256').update(readFileSync(buildFile)).digest('hex')
  const imageHost = env.images.store === 'cloudinary' ? env.images.mediaUrl : null // part of every page's Content-Security-Policy
  return createPageCopies({
    folder: join(env.DATA_DIR, 'page-copies'),
    stamp: JSON.stringify([build, env.PUBLIC_URL, imageHost, getDatabaseAddress(env.DATABASE_URL)]),
    maxBytes: MAX_BYTES,
    maxFiles: MAX_FILES,
    processes: env.WEB_CONCURRENCY,
  })
}
