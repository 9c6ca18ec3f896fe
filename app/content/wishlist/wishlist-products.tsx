import { useEffect, useMemo, useRef, useState } from 'react'
import { href } from 'react-router'
import { useMySizes } from '#app/catalog/my-size/my-size.ts'
import { ProductCardSkeleton } from '#app/catalog/product-card.tsx'
import { BestSellers } from '#app/content/storefront/best-sellers.tsx'
import {
  type Change,
  findChanges,
  parseSavedProducts,
  SAVED_PRODUCTS,
  storeSavedProducts,
} from '#app/content/wishlist/changes-since-saved.ts'
import { SavableCard } from '#app/content/wishlist/savable-card.tsx'
import { fetchSavedProducts, type SavedProducts } from '#app/content/wishlist/wishlist-calls.ts'
import { useWishlist } from '#app/content/wishlist/wishlist-provider.tsx'
import { wishlistText } from '#app/content/wishlist/wishlist-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { WindowLight } from '#app/ui/light-panel.tsx'
import { useStored } from '#app/ui/local-storage.ts'
import { PANEL } from '#app/ui/panel.ts'

const SKELETONS = ['a', 'b', 'c', 'd']

export function WishlistProducts() {
  const { saved, requiresPrior, retry } = useSavedProducts()
  const mySizes = useMySizes()
  const stored = useStored(SAVED_PRODUCTS)
  const before = useMemo(() => parseSavedProducts(stored), [stored])
  const heading = useRef<HTMLHeadingElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const removedAt = useRef<number>(null)
  const count = Array.isArray(saved) ? saved.length : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed count means a removed card
  useEffect(() => {
    const position = removedAt.current
    removedAt.current = null
    if (position === null || document.activeElement !== document.body) return // the focus was not in the removed card
    const hearts = grid.current?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? []
    const next = hearts[Math.min(position, hearts.length - 1)] ?? heading.current
    next?.focus()
  }, [count])

  return (
    <div className="min-h-svh">
      <div className="page pt-8 lg:pt-12">
        <h1 ref={heading} tabIndex={-1} className="type-display text-title">
          {wishlistText.wishlist}
        </h1>
        <p role="status" className={`text-base text-ink-2 ${count === 0 ? 'mt-6' : 'my-5 min-h-5'}`}>
          {count !== null && count > 0 && wishlistText.productCount(count)}
        </p>
        <noscript>
          <p className="bg-lumen-soft p-4">{wishlistText.needsJavaScript}</p>
        </noscript>
        <h2 className="sr-only">{wishlistText.products}</h2>
        {saved === 'failed' && (
          <div role="alert" className={PANEL}>
            <p className="type-display text-section">{wishlistText.couldNotLoad}</p>
            <Button
              onClick={() => {
                retry()
                heading.current?.focus() // because the button disappears
              }}
            >
              {wishlistText.tryAgain}
            </Button>
          </div>
        )}
        {count === 0 && <EmptyWishlist />}
        {saved === 'loading' && (
          <div className="product-grid no-js:hidden" aria-busy="true">
            {SKELETONS.map((key) => (
              <ProductCardSkeleton key={key} />
            ))}
          </div>
        )}
        {Array.isArray(saved) && (
          <div ref={grid} className="product-grid">
            {saved.map((product, position) => (
              <SavableCard
                key={product.id}
                product={product}
                eager={position < 4}
                onRemoved={() => {
                  removedAt.current = position
                }}
              >
                <Changes changes={findChanges(before[product.id], product, { mySizes, requiresPrior })} />
              </SavableCard>
            ))}
          </div>
        )}
      </div>
      {count === 0 && <BestSellers />}
    </div>
  )
}

function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  const names = changes.map((change) =>
    change.kind === 'back-in-size' ? wishlistText.backInSize(change.size) : wishlistText.changes[change.kind],
  )
  return <p className="text-sm font-semibold text-garnet">{names.join(' · ')}</p>
}

function EmptyWishlist() {
  return (
    <div className="relative bg-tone-lilac lg:grid lg:min-h-90">
      <WindowLight />
      <div className="relative grid content-center justify-items-start gap-5 p-8 *:min-w-0 wrap-anywhere lg:w-1/2 lg:p-12">
        <p className="type-display text-section">{wishlistText.empty}</p>
        <p>{wishlistText.emptyHint}</p>
        <ButtonLink to={href('/shop')}>{wishlistText.explore}</ButtonLink>
      </div>
    </div>
  )
}

/** The products that were loaded last, so that Back can restore the scroll position. Set in the browser only. */
let lastLoaded: SavedProducts = { products: [], requiresPrior: true }

/** Loads the saved products. Removes products from the shown wishlist that the store no longer shows. */
function useSavedProducts() {
  const { session, ids, state, reload, drop } = useWishlist()
  const [loaded, setLoaded] = useState(lastLoaded)
  const [isFresh, setFresh] = useState(false)
  const [failed, setFailed] = useState(false)
  const shown = loaded.products.filter(({ id }) => ids.has(id))
  const isComplete = shown.length === ids.size && (isFresh || ids.size === 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads on opening, and when a product without a card is saved
  useEffect(() => {
    if (!session || isComplete || failed) return
    let isCancelled = false
    fetchSavedProducts(session).then(
      (found) => {
        if (isCancelled) return
        const { products } = found
        lastLoaded = found
        setLoaded(found)
        setFresh(true)
        storeSavedProducts(products, (id) => ids.has(id))
        drop([...ids].filter((id) => !products.some((product) => product.id === id)))
      },
      (error: unknown) => {
        if (isCancelled) return
        // biome-ignore lint/suspicious/noConsole: the reason is for developers; the shopper sees a message
        console.error('Error loading wishlist:', error)
        setFailed(true)
      },
    )
    return () => {
      isCancelled = true
    }
  }, [session, ids, isComplete, failed])

  const retry = () => {
    setFailed(false)
    if (state === 'failed') reload()
  }
  const { requiresPrior } = loaded
  if (state === 'failed' || failed) return { saved: 'failed' as const, requiresPrior, retry }
  return {
    saved: state === 'loading' || (!isComplete && shown.length === 0) ? ('loading' as const) : shown,
    requiresPrior,
    retry,
  }
}
