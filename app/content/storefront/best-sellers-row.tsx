import { useEffect, useState } from 'react'
import type { ProductCardData } from '#app/catalog/product-cards.ts'
import { ProductRow } from '#app/content/storefront/product/product-row.tsx'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { SavableCard } from '#app/content/wishlist/savable-card.tsx'
import { toLocalPath } from '#app/lib/local-path.ts'

const PLACEHOLDERS: readonly undefined[] = [undefined, undefined, undefined, undefined]

/** Shows nothing if there are no best sellers, or if loading fails. */
export function BestSellersRow() {
  const [products, setProducts] = useState<readonly (ProductCardData | undefined)[]>(PLACEHOLDERS)
  useEffect(() => {
    let isCancelled = false
    const show = (found: readonly ProductCardData[]) => {
      if (!isCancelled) setProducts(found)
    }
    fetchBestSellers().then(show, () => show([]))
    return () => {
      isCancelled = true
    }
  }, [])
  if (products.length === 0) return null
  return (
    <div className="page">
      <ProductRow Card={SavableCard} title={storefrontText.bestsellers} products={products} />
    </div>
  )
}

async function fetchBestSellers(): Promise<readonly ProductCardData[]> {
  const response = await fetch(toLocalPath('/product-cards?list=bestsellers'))
  if (!response.ok) throw new Error(`Loading best sellers failed: ${response.status}`)
  const { products } = await response.json()
  return products
}
