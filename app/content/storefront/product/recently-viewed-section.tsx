import { useEffect, useRef } from 'react'
import type { RowCard } from '#app/content/storefront/product/product-row.tsx'
import { recordView } from '#app/content/storefront/product/recently-viewed.ts'
import { watchInView } from '#app/ui/in-view.ts'
import { useLazy } from '#app/ui/lazy.ts'

const MARGIN_PX = 800
const loadRow = () => import('#app/content/storefront/product/recently-viewed-row.tsx')

/** Records that this product was viewed. The row loads when the section is near the viewport. */
export function RecentlyViewedSection({ Card, productId }: { Card: RowCard; productId: string }) {
  const { part, startLoading: load } = useLazy(loadRow)
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => recordView(productId), [productId])
  useEffect(() => watchInView(section.current, (near) => near && load(), { margin: MARGIN_PX }), [load])
  return <div ref={section}>{part && <part.RecentlyViewedRow Card={Card} productId={productId} />}</div>
}
