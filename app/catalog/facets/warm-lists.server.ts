import { readFacets } from '#app/catalog/facets/facet-index.server.ts'
import { type PriceSource, toPriceSource } from '#app/catalog/facets/read-products.server.ts'
import { type CardSettings, toCardSettings } from '#app/catalog/product-cards.ts'
import { SHOP_SORTS } from '#app/catalog/storefront/shop/shop-filters.ts'
import type { PageTag } from '#app/platform/cache/page-tags.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'
import { readLocales } from '#app/store/markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

const PAUSE_MS = 500

/** Loads the data for lists at startup and after large changes, so that no visitor has to wait for it. */
export function startWarmingLists(database: () => Database): {
  readonly expire: (tags: readonly PageTag[] | 'all') => void
  readonly stop: () => Promise<void>
} {
  let isDue = true
  const { stop } = startWorker(database(), {
    name: 'shop lists',
    pauseMs: PAUSE_MS,
    runOnce: async () => {
      if (!isDue) return false
      isDue = false
      await warmLists(database())
      return false
    },
  })
  return {
    stop,
    expire: (tags) => {
      // Changed products are not preloaded: a few load quickly when a visitor requests a list
      if (tags === 'all' || tags.some((tag) => tag === 'settings' || tag.startsWith('market:'))) isDue = true
    },
  }
}

const ALL = {
  category: null,
  collection: null,
  min: null,
  max: null,
  sizes: [],
  colors: [],
  materials: [],
  sale: false,
  fits: [],
}

/**
 * Loads the lists of all open markets in every sort order, names in one language only. Also loads lists by color if the
 * shop page shows each color as a card.
 */
export async function warmLists(db: Database): Promise<void> {
  const [settings, locales] = await Promise.all([readSettings(db), readLocales(db)])
  const lists = new Map<PriceSource, CardSettings>()
  for (const locale of locales) {
    const cards = toCardSettings({ settings, locale, locales })
    lists.set(toPriceSource(cards), cards)
  }
  const groupings = settings.shop_by_color ? [false, true] : [false]
  for (const cards of [...lists.values()].flatMap((list) => groupings.map((byColor) => ({ ...list, byColor })))) {
    const facets = await readFacets(db, cards)
    const matches = facets.match(ALL)
    for (const sort of SHOP_SORTS) await facets.listItems(matches, sort, { limit: 1, offset: 0 })
  }
}
