import type { ProductCardData } from '#app/catalog/product-cards.ts'
import { postJson } from '#app/platform/http/post-json.ts'

const TIMEOUT_MS = 15_000

export async function fetchSavedIds(session: string): Promise<readonly string[]> {
  const { ids } = await request('items', { session })
  return ids
}

export type SavedProducts = {
  readonly products: readonly ProductCardData[]
  /** True if a reduction may only be announced with the lowest prior price. */
  readonly requiresPrior: boolean
}

export function fetchSavedProducts(session: string): Promise<SavedProducts> {
  return request('products', { session })
}

export async function sendChange(
  session: string,
  product: string,
  saved: boolean,
): Promise<'saved' | 'removed' | 'full'> {
  const { outcome } = await request('change', { session, product, saved })
  return outcome
}

async function request(endpoint: string, body: object) {
  const response = await postJson(`/wishlist/${endpoint}`, body, AbortSignal.timeout(TIMEOUT_MS))
  if (response.ok || response.status === 409) return response.json()
  throw new Error(`/wishlist/${endpoint} responded with ${response.status}`)
}
