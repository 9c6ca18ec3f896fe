import { type RefObject, useEffect, useRef } from 'react'
import { href, Link, useLocation } from 'react-router'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { listChips } from '#app/catalog/storefront/shop/chips.ts'
import type { FilterProps } from '#app/catalog/storefront/shop/filter-fields.tsx'
import { buildShopQuery, countFilters } from '#app/catalog/storefront/shop/shop-filters.ts'

type FilterChipsProps = FilterProps & { onRemove: (index: number) => void }

/** The title of the list shows the search text, so it has no chip. */
export function FilterChips({ onRemove, ...props }: FilterChipsProps) {
  const { filters } = props
  if (countFilters(filters) === 0) return null
  const chips = listChips(props).filter(({ filter }) => filter !== 'search')
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-base">
      {chips.map(({ filter, text, without }, index) => (
        <Link
          key={`${filter}:${text}`}
          data-chip
          data-all-sizes={filter === 'fits' ? '' : undefined}
          to={href('/shop') + buildShopQuery({ ...filters, ...without, page: 1 })}
          preventScrollReset
          onClick={() => onRemove(index)}
          aria-label={catalogText.removeFilter(text)}
          className="inline-flex min-h-11 max-w-full items-center gap-2 bg-mist px-4 hover:bg-line md:min-h-9"
        >
          <span className="truncate first-letter:uppercase">{text}</span>
          <span aria-hidden="true">×</span>
        </Link>
      ))}
      <Link
        to={href('/shop') + buildShopQuery({ sort: filters.sort })}
        preventScrollReset
        data-all-sizes
        onClick={() => onRemove(0)}
        className="inline-flex min-h-11 items-center text-link md:min-h-9"
      >
        {catalogText.clearFilters}
      </Link>
    </div>
  )
}

/** After a click that removes the focused chip, focuses the next one or the heading once `state` changes. */
export function useFocusAfterClick(heading: RefObject<HTMLElement | null>, state: string): (index: number) => void {
  const clicked = useRef<{ readonly index: number; readonly focused: Element | null }>(null)
  const { search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clicked chip is gone once the URL or the products change
  useEffect(() => {
    const { index, focused } = clicked.current ?? {}
    const hasLostFocus = document.activeElement === document.body
    if (index === undefined || (!hasLostFocus && document.activeElement === focused)) return // caused by an earlier click
    clicked.current = null
    if (!hasLostFocus) return
    const chips = document.querySelectorAll<HTMLElement>('[data-chip]')
    const next = chips[Math.min(index, chips.length - 1)] ?? heading.current
    next?.focus({ preventScroll: true })
  }, [search, state])
  return (index) => {
    clicked.current = { index, focused: document.activeElement }
  }
}
