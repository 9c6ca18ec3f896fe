import { findTargets } from '#app/features/redirects/find-targets.server.ts'
import { redirectPath } from '#app/features/redirects/redirect-path.ts'
import { type Cacheable, createPageCache } from '#app/platform/cache/page-cache.ts'
import type { PageTag } from '#app/platform/cache/page-tags.ts'
import { type Database, db } from '#app/platform/db/db.server.ts'

/** A page whose address leads elsewhere. */
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

/** What may give an address a page, or end the one that it leads to. */
const TAGS: readonly PageTag[] = ['redirects', 'collections', 'categories', 'catalog', 'assortment']

/** Apart from pages, so that invented addresses that lead to a product evict none. */
const MAX_BYTES = 2 ** 22

const cache = createPageCache<MovedPage, null>({ maxBytes: MAX_BYTES })

/** Where addresses without a page lead, cached until something changes. An `Address` has no locale's prefix. */
export const movedPages = {
  /** Returns the target if it is known. */
  find(address: Address): string | null {
    return cache.find(keyOf(address))?.target ?? null
  },

  /** Returns the target of an address that has no page, or null. Without the database: null. */
  async look(address: Address, on: Database = db): Promise<string | null> {
    const render = async () => {
      const target = await findTarget(on, address).catch(() => null)
      return target === null
        ? { kind: 'other' as const, other: null }
        : { kind: 'page' as const, page: new MovedPage(target) }
    }
    const found = await cache.getOrRender(keyOf(address), render)
    return 'page' in found ? found.page.target : null
  },

  expire: cache.expire,
  setConnected: cache.setConnected,
}

type Address = Pick<URL, 'pathname' | 'search'>

async function findTarget(on: Database, address: Address): Promise<string | null> {
  const path = redirectPath(keyOf(address))
  const target = path && (await findTargets(on, [path])).get(path)
  if (!target || withoutQuery(target) === withoutQuery(path)) return null // it has a page
  // As campaigns and analytics need it
  return target.startsWith('/') && !/[?#]/.test(target) ? target + address.search : target
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '')
}

function keyOf({ pathname, search }: Address): string {
  return pathname + search
}
