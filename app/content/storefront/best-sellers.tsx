import { useEffect } from 'react'
import { useLazy } from '#app/ui/lazy.ts'

const loadRow = () => import('#app/content/storefront/best-sellers-row.tsx')

/** Best sellers below an empty cart or wishlist. The script and the data load once the best sellers are shown. */
export function BestSellers() {
  const { part, startLoading } = useLazy(loadRow)
  useEffect(startLoading, [startLoading])
  return part && <part.BestSellersRow />
}
