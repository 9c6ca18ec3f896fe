import { type ReactNode, useId } from 'react'
import { href, Link, useRevalidator } from 'react-router'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { listChips } from '#app/catalog/storefront/shop/chips.ts'
import type { FilterProps } from '#app/catalog/storefront/shop/filter-fields.tsx'
import { buildShopQuery, countFilters, type ShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import type { FilterRemoval, ShopPage } from '#app/catalog/storefront/shop/shop-pages.ts'
import { Button } from '#app/ui/button.tsx'
import { PANEL } from '#app/ui/panel.ts'

type NoResultsProps = FilterProps & {
  without: readonly FilterRemoval[]
  byColor: boolean
  onLeave: () => void
  children: ReactNode
}

export function NoResults({ without, byColor, onLeave, children, ...known }: NoResultsProps) {
  const { filters, categories } = known
  const heading = useId()
  const filterCount = countFilters(filters)
  const isFiltered = filterCount > 0
  const isSearchOnly = filterCount === 1 && filters.search !== ''
  return (
    <section aria-labelledby={heading} className={PANEL}>
      <h2 id={heading} className="type-display text-section">
        {isSearchOnly ? catalogText.noMatch : isFiltered ? catalogText.nothingMatches : catalogText.emptyShop}
      </h2>
      <p className="max-w-[62ch]">{isFiltered ? getAdvice(filters) : catalogText.comeBack}</p>
      {!isSearchOnly && children}
      {without.length > 0 && (
        <ul className="grid gap-x-6 md:flex md:flex-wrap">
          {without.map(({ filter, total, query }) => {
            const chips = listChips(known).filter((chip) => chip.filter === filter)
            return (
              <li key={filter}>
                <Link
                  to={href('/shop') + query}
                  data-all-sizes={filter === 'fits' ? '' : undefined}
                  onClick={onLeave}
                  className="inline-flex min-h-11 items-center text-link"
                >
                  {isSearchOnly
                    ? catalogText.showFound(formatTotal(total, byColor))
                    : catalogText.foundWithout(
                        formatTotal(total, byColor),
                        chips.map(({ text }) => text),
                      )}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
      {isFiltered && (
        <p className="flex flex-wrap gap-x-6">
          {categories.map(({ slug, name }) => (
            <Link
              key={slug}
              to={href('/shop') + buildShopQuery({ category: slug })}
              data-all-sizes
              onClick={onLeave}
              className="inline-flex min-h-11 items-center text-link"
            >
              {name}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}

/** Returns the text beside the title of a list, such as '29 products' or '10,000+ items'. */
export function formatCount({
  total,
  more,
  byColor,
  correctedText,
}: Pick<ShopPage, 'total' | 'more' | 'byColor' | 'correctedText'>): string {
  const found = more ? formatMany(total, byColor) : formatTotal(total, byColor)
  return correctedText ? catalogText.resultsFor(found, correctedText) : found
}

function formatMany(limit: number, byColor: boolean): string {
  return byColor ? catalogText.manyItems(limit) : catalogText.manyProducts(limit)
}

/** Returns '29 products', or '58 items' in a list with an item for each color. */
export function formatTotal(total: number, byColor: boolean): string {
  return byColor ? catalogText.itemCount(total) : catalogText.productCount(total)
}

function getAdvice({ search, min, max }: ShopFilters): string {
  if (min && max && min.minor > max.minor) return catalogText.lowestAboveHighest
  if (search) return catalogText.tryAnotherWord
  return catalogText.tryFewerFilters
}

export function LoadError({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { revalidate } = useRevalidator()
  return (
    <div role="alert" className={PANEL}>
      <p className="type-display text-section">{catalogText.couldNotLoad}</p>
      <Button
        busy={busy}
        onClick={() => {
          onRetry()
          void revalidate()
        }}
      >
        {catalogText.tryAgain}
      </Button>
    </div>
  )
}
