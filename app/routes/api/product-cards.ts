import { listProductsById } from '#app/features/catalog/storefront/product-cards.server.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { parseId } from '#app/lib/id.ts'
import { db } from '#app/platform/db/db.server.ts'
import type { Route } from './+types/product-cards'

/** As many as a browser remembers (docs/rules.md, Product page). */
const MAX = 8

/**
 * The cards of up to eight products, `?ids=` with commas between them: those that are for sale, in that sequence. What is
 * no id, or no such product, is left out. The same for every shopper.
 */
export async function loader({ url }: Route.LoaderArgs) {
  const asked = (url.searchParams.get('ids') ?? '').slice(0, 1_000).split(',', MAX)
  const ids = [...new Set(asked.map((id) => parseId<'product'>(id)))].filter((id) => id !== null)
  const products = await listProductsById(db, ids, await readSettings(db))
  return Response.json({ products })
}
