import { type RefObject, useEffect, useRef } from 'react'
import { href, Link, useLocation } from 'react-router'
import { catalogText } from '#app/features/catalog/catalog-text.ts'
import { categoryName } from '#app/features/catalog/category-name.ts'
import { countFilters, type ShopFilters, shopQuery } from '#app/features/catalog/storefront/shop/shop-filters.ts'
import type { CollectionLink } from '#app/features/catalog/storefront/storefront.server.ts'
import { formatMoney } from '#app/features/money/money.ts'

type FilterChipsProps = {
  filters: ShopFilters
  collections: readonly CollectionLink[]
  /** Called with the place of the chip that was pressed: it is about to go, and the focus with it. */
  onPress: (place: number) => void
  className?: string
}

/** What is filtered by, each to be taken away by a press, and all at once. */
export function FilterChips({ filters, collections, onPress, className = '' }: FilterChipsProps) {
  if (countFilters(filters) === 0) return null
  const { search, category, collection, min, max } = filters
  const chips: { text: string; without: Partial<ShopFilters> }[] = []
  if (search) chips.push({ text: catalogText.searchChip(search), without: { search: '' } })
  if (category) chips.push({ text: categoryName(category), without: { category: null } })
  if (collection) {
    const name = collections.find(({ slug }) => slug === collection)?.name ?? collection
    chips.push({ text: name, without: { collection: '' } })
  }
  if (min) chips.push({ text: catalogText.priceFrom(formatMoney(min)), without: { min: null } })
  if (max) chips.push({ text: catalogText.priceUpTo(formatMoney(max)), without: { max: null } })
  return (
    <div className={`flex max-w-full flex-wrap items-center gap-x-3 gap-y-2 text-base ${className}`}>
      {chips.map(({ text, without }, place) => (
        <Link
          key={text}
          data-chip
          to={href('/shop') + shopQuery({ ...filters, ...without, page: 1 })}
          preventScrollReset
          onClick={() => onPress(place)}
          aria-label={catalogText.removeFilter(text)}
          className="inline-flex min-h-11 max-w-full items-center gap-2 bg-mist px-4 hover:bg-line md:min-h-9"
        >
          <span className="truncate">{text}</span>
          <span aria-hidden="true">×</span>
        </Link>
      ))}
      <Link
        to={href('/shop') + shopQuery({ sort: filters.sort })}
        preventScrollReset
        onClick={() => onPress(0)}
        className="inline-flex min-h-11 items-center text-link md:min-h-9"
      >
        {catalogText.clearFilters}
      </Link>
    </div>
  )
}

/**
 * Keeps the focus near what was pressed, where that goes with what it has changed: it moves to the chip now in that place,
 * or to the heading. `state` is that of the products. Returns what to call with the place of a press.
 */
export function useFocusAfterClick(heading: RefObject<HTMLElement | null>, state: string): (place: number) => void {
  const pressedAt = useRef<number>(null)
  const { search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed has gone once the address or the products are others
  useEffect(() => {
    const place = pressedAt.current
    pressedAt.current = null
    if (place === null || document.activeElement !== document.body) return // the focus has not gone
    const chips = document.querySelectorAll<HTMLElement>('[data-chip]')
    const next = chips[Math.min(place, chips.length - 1)] ?? heading.current
    next?.focus({ preventScroll: true })
  }, [search, state])
  return (place) => {
    pressedAt.current = place
  }
}
