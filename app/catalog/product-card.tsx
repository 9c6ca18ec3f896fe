import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getCardPath } from '#app/catalog/catalog.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import type { ProductCardData } from '#app/catalog/product-cards.ts'
import { StoreImage } from '#app/catalog/store-image.tsx'
import { StorePrice } from '#app/catalog/storefront/price.tsx'
import { useStore } from '#app/store/store.tsx'
import { useCanHover } from '#app/ui/can-hover.ts'

const WIDTHS = [400, 600, 800] as const
/** The widths for small cards. */
const SMALL_WIDTHS = [300, ...WIDTHS] as const
/** The second image only appears on hover. */
const HOVER_WIDTHS = [400, 800] as const
const SIZES = '(min-width: 1280px) 24vw, (min-width: 768px) 32vw, 48vw'
const MAX_DOTS = 5
const DOT_GAP = 6
const DOT_STEP = 14 + DOT_GAP

type ProductCardProps = {
  product: ProductCardData
  eager?: boolean
  sizes?: string
  ratio?: 'aspect-card' | 'aspect-card lg:aspect-companion' | 'aspect-card md:aspect-spread'
  /** Buttons over the image. */
  actions?: ReactNode
  children?: ReactNode
}

/** The content of an `<article className="card">`. */
export function ProductCard({
  product,
  eager = false,
  sizes,
  ratio = 'aspect-card',
  actions,
  children,
}: ProductCardProps) {
  const { name, color, price, was, note, pricesVary, images, colors, badge, soldOut } = product
  const [first, second] = images
  const { brand } = useStore()
  const listSizes = brand?.listSizes ?? SIZES
  const showsSecondImage = useCanHover() && second
  return (
    <>
      <div className={`card-image ${ratio}`}>
        {first ? (
          <StoreImage
            image={first}
            widths={sizes ? SMALL_WIDTHS : WIDTHS}
            sizes={sizes ?? listSizes}
            box={4 / 5}
            eager={eager}
            className={soldOut ? 'opacity-60' : undefined}
          />
        ) : (
          <span className="grid size-full place-items-center p-4 text-center text-sm text-ink-2">
            <span className="line-clamp-4">{name}</span>
          </span>
        )}
        {showsSecondImage && (
          <StoreImage
            image={second}
            widths={HOVER_WIDTHS}
            sizes={sizes ?? listSizes}
            box={4 / 5}
            className="card-image-second"
          />
        )}
        {soldOut && (
          <span className="absolute inset-x-0 bottom-0 bg-paper/92 py-2 text-center text-sm font-semibold">
            {catalogText.outOfStock}
          </span>
        )}
      </div>
      <div className="card-text" data-sizes={product.inSizes}>
        {badge && (
          <span className={badge === 'new' ? 'badge bg-lumen' : 'badge bg-paper'}>
            {`${catalogText.badges[badge]} `}
          </span>
        )}
        <h3 className="line-clamp-2">
          <Link to={getCardPath(product)} discover="none">
            {name}
            {color && <span className="block text-sm font-normal text-ink-2">{` ${color.shownName}`}</span>}
          </Link>
        </h3>
        <p>
          <StorePrice price={price} was={was} pricesVary={pricesVary} />
        </p>
        {note && <p className="text-sm text-ink-2">{note}</p>}
        {!color && colors.length > 1 && <ColorDots colors={colors} />}
      </div>
      {actions}
      {children && <div className="card-more relative z-2 mt-auto pt-3">{children}</div>}
    </>
  )
}

/** Draws one image for all colors, since many small images would make up a tenth of the markup of /shop. */
function ColorDots({ colors }: Pick<ProductCardData, 'colors'>) {
  const shownColors = colors.slice(0, MAX_DOTS)
  return (
    <p className="flex items-center gap-1.5">
      <span className="sr-only">{catalogText.colors(colors.map((color) => color.name))}</span>
      <svg viewBox={`0 0 ${shownColors.length * DOT_STEP - DOT_GAP} 14`} aria-hidden="true">
        {shownColors.map(({ name, hex }, index) => (
          <circle key={`${name} ${hex}`} cx={7 + index * DOT_STEP} cy="7" r="6.5" fill={hex} />
        ))}
      </svg>
      {colors.length > MAX_DOTS && (
        <span className="text-xs text-ink-2" aria-hidden="true">
          +{colors.length - MAX_DOTS}
        </span>
      )}
    </p>
  )
}

export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true" className="pb-6">
      <div className="skeleton aspect-card bg-tone-stone" />
      <div className="skeleton mt-3 h-4 w-3/5" />
      <div className="skeleton mt-2 h-4 w-3/10" />
    </div>
  )
}
