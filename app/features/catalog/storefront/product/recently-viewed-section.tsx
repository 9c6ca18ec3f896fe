import { useEffect, useRef } from 'react'
import type { RowCard } from '#app/features/catalog/storefront/product/product-row.tsx'
import { recordView } from '#app/features/catalog/storefront/product/recently-viewed.ts'
import { watchView } from '#app/lib/in-view.ts'
import { useLazy } from '#app/lib/lazy.ts'

const EARLY_PX = 800
const loadRow = () => import('#app/features/catalog/storefront/product/recently-viewed-row.tsx')

/** Remembers the product of this page; what was viewed before it is fetched once its place comes near. */
export function RecentlyViewedSection({ Card, productId }: { Card: RowCard; productId: string }) {
  const { part, want } = useLazy(loadRow)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => recordView(productId), [productId])
  useEffect(() => watchView(place.current, (near) => near && want(), EARLY_PX), [want])
  return <div ref={place}>{part && <part.RecentlyViewedRow Card={Card} productId={productId} />}</div>
}
