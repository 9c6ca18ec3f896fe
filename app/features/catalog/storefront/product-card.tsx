import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { catalogText } from '#app/features/catalog/catalog-text.ts'
import { StorePrice } from '#app/features/catalog/storefront/price.tsx'
import type { ProductCardData } from '#app/features/catalog/storefront/product-card-data.ts'
import { StoreImage } from '#app/features/catalog/storefront/store-image.tsx'

const WIDTHS = [400, 600, 800] as const
/** Of `sizes` for small cards. */
const SMALL_WIDTHS = [300, ...WIDTHS] as const
/** The second image only appears on hover. */
const HOVER_WIDTHS = [400, 800] as const
const SIZES = '(min-width: 1280px) 24vw, (min-width: 768px) 32vw, 48vw'
const MAX_DOTS = 5

type ProductCardProps = {
  product: ProductCardData
  to: string
  eager?: boolean
  sizes?: string
  ratio?: 'aspect-card' | 'aspect-companion' | 'aspect-card md:aspect-spread'
  heart?: ReactNode
  children?: ReactNode
}

export function ProductCard({
  product,
  to,
  eager = false,
  sizes,
  ratio = 'aspect-card',
  heart,
  children,
}: ProductCardProps) {
  const { name, price, was, pricesVary, images, colors, badge, soldOut } = product
  const [first, second] = images
  return (
    <article className="card relative flex h-full flex-col">
      <div className={`relative overflow-hidden rounded-image bg-tone-stone ${ratio}`}>
        {first ? (
          <StoreImage
            image={first}
            widths={sizes ? SMALL_WIDTHS : WIDTHS}
            sizes={sizes ?? SIZES}
            eager={eager}
            className={soldOut ? 'size-full object-cover opacity-60' : 'size-full object-cover'}
          />
        ) : (
          <span className="grid size-full place-items-center p-4 text-center text-sm text-ink-2">
            <span className="line-clamp-4">{name}</span>
          </span>
        )}
        {second && (
          <StoreImage
            image={second}
            widths={HOVER_WIDTHS}
            sizes={sizes ?? SIZES}
            hoverOnly
            className="card-image-second absolute inset-0 size-full object-cover"
          />
        )}
        {soldOut && (
          <span className="absolute inset-x-0 bottom-0 bg-paper/92 py-2 text-center text-sm font-semibold">
            {catalogText.outOfStock}
          </span>
        )}
      </div>
      <div>
        {badge && (
          <span
            className={`badge absolute top-3 left-0 px-3 py-[3px] text-xs font-semibold ${badge === 'new' ? 'bg-lumen' : 'bg-paper'}`}
          >
            {`${catalogText.badges[badge]} `}
          </span>
        )}
        <h3 className="mt-3 line-clamp-2 text-base font-medium md:text-md">
          <Link to={to} prefetch="intent" discover="none" className="after:absolute after:inset-0 after:z-1">
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-base">
          <StorePrice price={price} was={was} pricesVary={pricesVary} />
        </p>
        {colors.length > 1 && (
          <p className="mt-2 flex h-3.5 items-center gap-1.5">
            <span className="sr-only">{catalogText.colors(colors.map((color) => color.name))}</span>
            {colors.slice(0, MAX_DOTS).map((color) => (
              <svg key={color.name} className="size-3.5" viewBox="0 0 14 14" aria-hidden="true">
                <circle cx="7" cy="7" r="6.5" fill={color.hex} className="stroke-edge/60" />
              </svg>
            ))}
            {colors.length > MAX_DOTS && (
              <span className="text-xs text-ink-2" aria-hidden="true">
                +{colors.length - MAX_DOTS}
              </span>
            )}
          </p>
        )}
      </div>
      {heart && <div className="absolute top-0 right-0 z-2">{heart}</div>}
      {children && <div className="relative z-2 mt-auto pt-3">{children}</div>}
    </article>
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
