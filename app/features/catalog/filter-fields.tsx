import type { CollectionLink } from '#app/features/catalog/catalog.server.ts'
import { CATEGORIES } from '#app/features/catalog/catalog.ts'
import { categoryName } from '#app/features/catalog/category-name.ts'
import { MAX_SEARCH_LENGTH, SHOP_SORTS, type ShopFilters } from '#app/features/catalog/shop-filters.ts'
import { type CurrencyCode, symbolOf, toDecimal } from '#app/features/money/money.ts'
import { useEcho } from '#app/lib/echo.ts'

// The fields of /shop, laid out as a bar on wide screens and under each other in a phone's drawer.

export function SearchField({ initial, className }: { initial: string; className: string }) {
  return (
    <input
      type="search"
      name="search"
      aria-label="Search products"
      placeholder="Search..."
      defaultValue={initial}
      maxLength={MAX_SEARCH_LENGTH}
      enterKeyHint="search"
      className={`placeholder:text-ink-3 ${className}`}
    />
  )
}

export function CategoryRadios({ chosen, className }: { chosen: ShopFilters['category']; className: string }) {
  const [shown, show] = useEcho<string>(chosen ?? '')
  return (['', ...CATEGORIES] as const).map((category) => (
    <label key={category || 'all'} className={className}>
      <input
        type="radio"
        name="category"
        value={category}
        className="sr-only"
        checked={category === shown}
        onChange={() => show(category)} // the form hears of it too, and changes the address
      />
      {category === '' ? 'All' : categoryName(category)}
    </label>
  ))
}

export function CollectionSelect({
  collections,
  chosen,
  className,
}: {
  collections: readonly CollectionLink[]
  chosen: string
  className: string
}) {
  return (
    <select key={chosen} name="collection" aria-label="Collection" defaultValue={chosen} className={className}>
      <option value="">All collections</option>
      {collections.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  )
}

export function PriceFields({
  filters,
  currency,
  className,
}: {
  filters: ShopFilters
  currency: CurrencyCode
  className: string
}) {
  const symbol = symbolOf(currency)
  return (
    <div className={className}>
      {(['min', 'max'] as const).map((name) => {
        const value = filters[name] ? toDecimal(filters[name]).replace(/\.00$/, '') : ''
        return (
          <label key={`${name} ${value}`} className="flex items-center gap-1">
            <span aria-hidden="true">{symbol}</span>
            <input
              type="text"
              inputMode="decimal"
              name={name}
              aria-label={`${name === 'min' ? 'Lowest' : 'Highest'} price in ${currency}`}
              placeholder={name === 'min' ? 'Min' : 'Max'}
              defaultValue={value}
              maxLength={20}
              className="h-9 w-20 border-b border-edge px-1 placeholder:text-ink-3"
            />
          </label>
        )
      })}
    </div>
  )
}

export function SortSelect({ chosen, className }: { chosen: ShopFilters['sort']; className: string }) {
  return (
    <select key={chosen} name="sort" aria-label="Sort" defaultValue={chosen} className={className}>
      {Object.entries(SHOP_SORTS).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
