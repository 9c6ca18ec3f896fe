import { type ChangeEvent, useState } from 'react'
import { CATEGORIES, MAX_SEARCH_LENGTH } from '#app/features/catalog/catalog.ts'
import { catalogText } from '#app/features/catalog/catalog-text.ts'
import { categoryName } from '#app/features/catalog/category-name.ts'
import { priceText, SHOP_SORTS, type ShopFilters } from '#app/features/catalog/storefront/shop/shop-filters.ts'
import type { CollectionLink } from '#app/features/catalog/storefront/storefront.server.ts'
import { type Money, symbolOf } from '#app/features/money/money.ts'
import { useStore } from '#app/features/settings/store.tsx'
import { useOptimisticValue } from '#app/lib/optimistic.ts'

// The fields of /shop, laid out as a bar on wide screens and under each other in a phone's drawer.

export type FilterProps = { filters: ShopFilters; collections: readonly CollectionLink[] }

/** Text that is typed stays as typed while the focus is in it, whatever the address says by then. */
function useTyped(real: string) {
  const [{ text, of, hasFocus }, set] = useState({ text: real, of: real, hasFocus: false })
  if (of !== real && !hasFocus) set({ text: real, of: real, hasFocus })
  return {
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => set({ text: event.target.value, of, hasFocus: true }),
    onFocus: () => set({ text, of, hasFocus: true }),
    onBlur: () => set({ text, of, hasFocus: false }),
  }
}

export function SearchInput({ chosen, className }: { chosen: string; className: string }) {
  return (
    <input
      {...useTyped(chosen)}
      type="search"
      name="search"
      aria-label={catalogText.searchProducts}
      placeholder={catalogText.searchPlaceholder}
      maxLength={MAX_SEARCH_LENGTH}
      enterKeyHint="search"
      className={`placeholder:text-ink-3 ${className}`}
    />
  )
}

type CategoryRadiosProps = { chosen: ShopFilters['category']; className: string; inputClassName: string }

export function CategoryRadios({ chosen, className, inputClassName }: CategoryRadiosProps) {
  const [shown, show] = useOptimisticValue<string>(chosen ?? '')
  return (['', ...CATEGORIES] as const).map((category) => (
    <label key={category || 'all'} className={className}>
      <input
        type="radio"
        name="category"
        value={category}
        className={inputClassName}
        checked={category === shown}
        onChange={() => show(category)} // the form hears of it too, and changes the address
      />
      {category === '' ? catalogText.allCategories : categoryName(category)}
    </label>
  ))
}

type CollectionSelectProps = { collections: readonly CollectionLink[]; chosen: string; className: string }

export function CollectionSelect({ collections, chosen, className }: CollectionSelectProps) {
  const [shown, show] = useOptimisticValue(chosen)
  return (
    <select
      name="collection"
      aria-label={catalogText.collection}
      value={shown}
      onChange={(event) => show(event.target.value)}
      className={className}
    >
      <option value="">{catalogText.allCollections}</option>
      {collections.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  )
}

type PriceFieldsProps = Pick<FilterProps, 'filters'> & { className: string; inputClassName: string }

/** From the lowest price to the highest, in the store currency. `className`: of each, with its sign before it. */
export function PriceFields({ filters, ...field }: PriceFieldsProps) {
  const { currency } = useStore()
  return (
    <>
      <PriceField
        name="min"
        label={catalogText.lowestPrice(currency)}
        placeholder={catalogText.lowest}
        chosen={filters.min}
        {...field}
      />
      <PriceField
        name="max"
        label={catalogText.highestPrice(currency)}
        placeholder={catalogText.highest}
        chosen={filters.max}
        {...field}
      />
    </>
  )
}

type PriceFieldProps = Omit<PriceFieldsProps, 'filters'> & {
  name: 'min' | 'max'
  label: string
  placeholder: string
  chosen: Money | null
}

function PriceField({ name, label, placeholder, chosen, className, inputClassName }: PriceFieldProps) {
  const { currency } = useStore()
  const typed = useTyped(chosen ? priceText(chosen) : '')
  return (
    <label className={className}>
      <span aria-hidden="true">{symbolOf(currency)}</span>
      <input
        {...typed}
        type="text"
        inputMode="decimal"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        maxLength={20}
        className={`placeholder:text-ink-3 ${inputClassName}`}
      />
    </label>
  )
}

type SortSelectProps = { filters: Pick<ShopFilters, 'sort' | 'search'>; className: string }

/** The usual sort of a search is how well products fit it; they are newest first only where they fit alike. */
export function SortSelect({ filters, className }: SortSelectProps) {
  const [shown, show] = useOptimisticValue<string>(filters.sort)
  return (
    <select
      name="sort"
      aria-label={catalogText.sort}
      value={shown}
      onChange={(event) => show(event.target.value)}
      className={className}
    >
      {SHOP_SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {sort === 'newest' && filters.search ? catalogText.bestMatch : catalogText.sorts[sort]}
        </option>
      ))}
    </select>
  )
}
