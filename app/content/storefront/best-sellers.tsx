import { useEffect } from 'react'
import { useLazy } from '#app/ui/lazy.ts'

const loadRow = () => import('#app/content/storefront/best-sellers-row.tsx')

/**
 * Best sellers below an empty cart or wishlist, or a list with at most one product. Their script and their data load
 * after the first render.
 */
export function BestSellers() {
  const { part, startLoading } = useLazy(loadRow)
  useEffect(startLoading, [startLoading])
  return part && <part.BestSellersRow />
}
