import { useEffect, useState } from 'react'
import { catalogText } from '#app/features/catalog/catalog-text.ts'
import { ProductRow, type RowCard } from '#app/features/catalog/storefront/product/product-row.tsx'
import { useViewed } from '#app/features/catalog/storefront/product/recently-viewed.ts'
import type { ProductCardData } from '#app/features/catalog/storefront/product-card-data.ts'

const SHOWN = 4

/** The cards of what was viewed before this product, newest first; their places until they are there. */
export function RecentlyViewedRow({ Card, productId }: { Card: RowCard; productId: string }) {
  const ids = useViewed().filter((id) => id !== productId)
  const requested = ids.join()
  const [products, setProducts] = useState<readonly ProductCardData[]>()
  useEffect(() => {
    if (!requested) return
    let isOver = false
    const show = (found: readonly ProductCardData[]) => {
      if (!isOver) setProducts(found)
    }
    fetchCards(requested).then(show, () => show([])) // without an answer there is no row: no one asked for one
    return () => {
      isOver = true
    }
  }, [requested])
  const places = products ?? ids.map(() => undefined)
  return (
    places.length > 0 && <ProductRow Card={Card} title={catalogText.recentlyViewed} products={places.slice(0, SHOWN)} />
  )
}

/** In the order of `ids`, which commas separate. The answer is our own server's, of the same build. */
async function fetchCards(ids: string): Promise<readonly ProductCardData[]> {
  const response = await fetch(`/product-cards?ids=${ids}`)
  if (!response.ok) throw new Error(`the cards could not be read: ${response.status}`)
  const { products } = await response.json()
  return products
}
