import { useEffect, useRef, useState } from 'react'
import type { ProductCardData } from '#app/features/catalog/product-card-data.ts'
import { ProductRow, type RowCard } from '#app/features/catalog/product-row.tsx'
import { parseViewed, RECENTLY_VIEWED, rememberViewed } from '#app/features/catalog/recently-viewed.ts'
import { watchView } from '#app/lib/in-view.ts'
import { useStored } from '#app/lib/stored.ts'

const SHOWN = 4
const EARLY_PX = 600

/**
 * What this shopper looked at before the product of this page, newest first. The browser knows the ids; their cards are
 * asked for when the row comes near, and have their place until then.
 */
export function RecentlyViewedRow({ Card, productId }: { Card: RowCard; productId: string }) {
  const others = parseViewed(useStored(RECENTLY_VIEWED)).filter((id) => id !== productId)
  const ids = others.join()
  const [products, setProducts] = useState<readonly ProductCardData[]>()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => rememberViewed(productId), [productId])
  useEffect(() => {
    if (!ids) return
    const stop = watchView(
      row.current,
      (near) => {
        if (!near) return
        stop()
        import('#app/features/catalog/fetch-cards.ts')
          .then(({ fetchCards }) => fetchCards(ids))
          .then(setProducts, () => setProducts([])) // without an answer there is no row: nothing here was asked for
      },
      EARLY_PX,
    )
    return stop
  }, [ids])
  const shown = products ?? others.map(() => undefined)
  return (
    <div ref={row}>
      {shown[0] || (!products && ids) ? (
        <ProductRow Card={Card} title="Recently viewed" products={shown.slice(0, SHOWN)} />
      ) : null}
    </div>
  )
}
