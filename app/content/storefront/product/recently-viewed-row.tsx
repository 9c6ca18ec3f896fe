import { useEffect, useState } from 'react'
import { catalogText } from '#app/catalog/catalog-text.ts'
import type { ProductCardData } from '#app/catalog/product-cards.ts'
import { ProductRow, type RowCard } from '#app/content/storefront/product/product-row.tsx'
import { useViewed } from '#app/content/storefront/product/recently-viewed.ts'
import { toLocalPath } from '#app/lib/local-path.ts'

const MAX_SHOWN = 4

export function RecentlyViewedRow({ Card, productId }: { Card: RowCard; productId: string }) {
  const ids = useViewed().filter((id) => id !== productId)
  const idList = ids.join()
  const [products, setProducts] = useState<readonly ProductCardData[]>()
  useEffect(() => {
    if (!idList) return
    let isCancelled = false
    const show = (found: readonly ProductCardData[]) => {
      if (!isCancelled) setProducts(found)
    }
    fetchCards(idList).then(show, () => show([])) // after an error, no row is shown
    return () => {
      isCancelled = true
    }
  }, [idList])
  const places = products ?? ids.map(() => undefined)
  return (
    places.length > 0 && (
      <div className={places.length === 1 ? 'lg:hidden' : undefined}>
        <ProductRow Card={Card} title={catalogText.recentlyViewed} products={places.slice(0, MAX_SHOWN)} />
      </div>
    )
  )
}

async function fetchCards(ids: string): Promise<readonly ProductCardData[]> {
  const response = await fetch(toLocalPath(`/product-cards?ids=${ids}`))
  if (!response.ok) throw new Error(`Loading cards failed: ${response.status}`)
  const { products } = await response.json()
  return products
}
