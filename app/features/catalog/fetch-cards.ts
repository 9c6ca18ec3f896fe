import type { ProductCardData } from '#app/features/catalog/product-card-data.ts'

/**
 * The cards of products that are for sale, in the sequence of `ids`, which commas separate. The answer is our own
 * server's, of the same build. @throws Error where the shop cannot be asked.
 */
export async function fetchCards(ids: string): Promise<readonly ProductCardData[]> {
  const response = await fetch(`/product-cards?ids=${ids}`)
  if (!response.ok) throw new Error(`the cards could not be read: ${response.status}`)
  const { products } = await response.json()
  return products
}
