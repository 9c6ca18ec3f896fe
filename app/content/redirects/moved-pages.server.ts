import { findTargets } from '#app/content/redirects/find-targets.server.ts'
import { toRedirectPath } from '#app/content/redirects/redirect-path.ts'
import { withPrefix } from '#app/lib/local-path.ts'
import { type Cacheable, createPageCache, type RenderResult } from '#app/platform/cache/page-cache.ts'
import type { PageTag } from '#app/platform/cache/page-tags.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import { db } from '#app/platform/db/db.server.ts'
import { getLanguageForPrefix } from '#app/store/translated.server.ts'

/** A path that redirects to another page. */
class MovedPage implements Cacheable {
  readonly target: string
  readonly isBrief = false
  readonly tags = TAGS
  constructor(target: string) {
    this.target = target
  }
  get bytes(): number {
    return 2 * this.target.length
  }
}

/** Tags whose invalidation can mean that the path now has a page, or that the target is gone. */
const TAGS: readonly PageTag[] = ['redirects', 'collections', 'categories', 'catalog', 'assortment', 'pages']

/** This cache is separate from the page cache, so that made-up URLs that redirect to a product do not evict pages. */
const MAX_BYTES = 2 ** 22

const cache = createPageCache<MovedPage, null>({ maxBytes: MAX_BYTES })

/** The targets of paths without a page, cached until one of `TAGS` is invalidated. */
export const movedPages = {
  /** Returns the target if it is cached. */
  find(address: Address): string | null {
    return cache.find(toKey(address))?.target ?? null
  },

  /**
   * Returns the target of a path without a page, or null. 'away' means that the target is unknown because the database
   * is unavailable.
   */
  async findOrLoad(address: Address): Promise<string | 'away' | null> {
    const found = await cache.getOrRender(toKey(address), () => render(address))
    if ('page' in found) return found.page.target
    return found.outcome === 'away' ? 'away' : null
  },

  expire: cache.expire,
  setConnected: cache.setConnected,
}

/** `pathname` does not include the locale's prefix. */
type Address = Pick<URL, 'pathname' | 'search'> & { readonly prefix: string }

async function render(address: Address): Promise<RenderResult<MovedPage, null>> {
  try {
    const target = await findTarget(address)
    return target === null ? { kind: 'other', other: null } : { kind: 'page', page: new MovedPage(target) }
  } catch (error) {
    if (isDatabaseAway(error)) return { kind: 'away' }
    throw error
  }
}

async function findTarget(address: Address): Promise<string | null> {
  const path = toRedirectPath(address.pathname + address.search)
  const target = path && (await findTargets(db, [path], getLanguageForPrefix(address.prefix))).get(path)
  if (!target) return null
  if (withoutQuery(target) === withoutQuery(path)) return null // the path has a page
  // Campaigns and analytics need the query
  return target.startsWith('/') && !/[?#]/.test(target) ? target + address.search : target
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '')
}

/** Uses the prefix rather than the language, which is stored only in the database. */
function toKey({ prefix, pathname, search }: Address): string {
  return withPrefix(prefix, pathname + search)
}
