import type { ProductCardData } from '#app/features/catalog/storefront/product-card-data.ts'
import { postJson } from '#app/lib/post-json.ts'

// What the browser asks the store about its wishlist. The answers are our own server's, of the same build. Each call
// throws an Error where the store cannot be asked or says no.

const TIMEOUT_MS = 15_000

export async function fetchSavedIds(session: string): Promise<readonly string[]> {
  const { ids } = await request('items', { session })
  return ids
}

export async function fetchSavedProducts(session: string): Promise<readonly ProductCardData[]> {
  const { products } = await request('products', { session })
  return products
}

/** Puts a product into the wishlist or takes it out; 'full' where there is no room for it. */
export async function sendChange(
  session: string,
  product: string,
  saved: boolean,
): Promise<'saved' | 'removed' | 'full'> {
  const { outcome } = await request('change', { session, product, saved })
  return outcome
}

async function request(what: string, body: object) {
  const response = await postJson(`/wishlist/${what}`, body, AbortSignal.timeout(TIMEOUT_MS))
  if (response.ok || response.status === 409) return response.json()
  throw new Error(`the wishlist answered ${response.status}`)
}
