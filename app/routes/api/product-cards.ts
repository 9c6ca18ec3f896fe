import { listProductsById } from '#app/catalog/product-cards.server.ts'
import { toCardSettings } from '#app/catalog/product-cards.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { parseId } from '#app/lib/id.ts'
import { db } from '#app/platform/db/db.server.ts'
import type { Route } from './+types/product-cards'

export const localized = true

export const searchParameters: readonly string[] = ['ids']

const MAX_IDS = 8 // as many as a browser stores (recently-viewed.ts)

export async function loader({ context, url }: Route.LoaderArgs) {
  const requested = (url.searchParams.get('ids') ?? '').slice(0, 1_000).split(',', MAX_IDS)
  const ids = [...new Set(requested.map((id) => parseId<'product'>(id)))].filter((id) => id !== null)
  const products = await listProductsById(db, ids, toCardSettings(await readStorefront(context)))
  return Response.json({ products })
}
