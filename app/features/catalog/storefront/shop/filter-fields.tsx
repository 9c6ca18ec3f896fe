import { type ChangeEvent, useState } from 'react'
import { MAX_SEARCH_LENGTH } from '#app/features/catalog/catalog.ts'
import { catalogText } from '#app/features/catalog/catalog-text.ts'
import type { CategoryName } from '#app/features/catalog/categories/category.ts'
import { priceText, SHOP_SORTS, type ShopFilters } from '#app/features/catalog/storefront/shop/shop-filters.ts'
import type { CollectionLink } from '#app/features/catalog/storefront/storefront.server.ts'
import { listCurrency } from '#app/features/markets/market.ts'
import { type Money, symbolOf } from '#app/features/money/money.ts'
import { useStore } from '#app/features/settings/store.tsx'
import { useOptimisticValue } from '#app/lib/optimistic.ts'

export type FilterProps = {
  filters: ShopFilters
  categories: readonly CategoryName[]
  collections: readonly CollectionLink[]
}

/** While the field has the focus, a change of `real` does not replace what was typed. */
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

export function SearchInput({ selected, className }: { selected: string; className: string }) {
  return (
    <input
      {...useTyped(selected)}
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

/** More categories are offered by a select. */
export const MAX_CATEGORY_RADIOS = 6

type CategoryProps = Pick<FilterProps, 'categories'> & { selected: ShopFilters['category']; className: string }

export function CategoryRadios({
  categories,
  selected,
  className,
  inputClassName,
}: CategoryProps & { inputClassName: string }) {
  const [shown, show] = useOptimisticValue<string>(selected ?? '')
  return [{ slug: '', name: catalogText.allCategories }, ...categories].map(({ slug, name }) => (
    <label key={slug} className={className}>
      <input
        type="radio"
        name="category"
        value={slug}
        className={inputClassName}
        checked={slug === shown}
        onChange={() => show(slug)} // the form handles the event, too, and changes the URL
      />
      {name}
    </label>
  ))
}

export function CategorySelect({ categories, selected, className }: CategoryProps) {
  const options = [
    ['', catalogText.allCategoriesOption],
    ...categories.map(({ slug, name }) => [slug, name] as const),
  ] as const
  return (
    <FilterSelect
      name="category"
      label={catalogText.category}
      options={options}
      selected={selected ?? ''}
      className={className}
    />
  )
}

type FilterSelectProps = {
  name: 'category' | 'collection' | 'sort'
  label: string
  options: readonly (readonly [value: string, text: string])[]
  selected: string
  className: string
}

function FilterSelect({ name, label, options, selected, className }: FilterSelectProps) {
  const [shown, show] = useOptimisticValue(selected)
  return (
    <select
      name={name}
      aria-label={label}
      value={shown}
      onChange={(event) => show(event.target.value)}
      className={className}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}

type CollectionSelectProps = Pick<FilterProps, 'collections'> & { selected: string; className: string }

export function CollectionSelect({ collections, ...select }: CollectionSelectProps) {
  const options = [
    ['', catalogText.allCollections],
    ...collections.map(({ slug, name }) => [slug, name] as const),
  ] as const
  return <FilterSelect name="collection" label={catalogText.collection} options={options} {...select} />
}

type SortSelectProps = { filters: Pick<ShopFilters, 'sort' | 'search'>; className: string }

/** For a search, 'newest' sorts by relevance first. */
export function SortSelect({ filters, className }: SortSelectProps) {
  const sorts = filters.search ? { ...catalogText.sorts, newest: catalogText.bestMatch } : catalogText.sorts
  const options = SHOP_SORTS.map((sort) => [sort, sorts[sort]] as const)
  return (
    <FilterSelect
      name="sort"
      label={catalogText.sort}
      options={options}
      selected={filters.sort}
      className={className}
    />
  )
}

type PriceFieldsProps = Pick<FilterProps, 'filters'> & { className: string; inputClassName: string }

export function PriceFields({ filters, ...classNames }: PriceFieldsProps) {
  const currency = listCurrency(useStore().market)
  const lowest = { label: catalogText.lowestPrice(currency), placeholder: catalogText.lowest }
  const highest = { label: catalogText.highestPrice(currency), placeholder: catalogText.highest }
  return (
    <>
      <PriceField name="min" selected={filters.min} {...lowest} {...classNames} />
      <PriceField name="max" selected={filters.max} {...highest} {...classNames} />
    </>
  )
}

type PriceFieldProps = Omit<PriceFieldsProps, 'filters'> & {
  name: 'min' | 'max'
  label: string
  placeholder: string
  selected: Money | null
}

function PriceField({ name, label, placeholder, selected, className, inputClassName }: PriceFieldProps) {
  const currency = listCurrency(useStore().market)
  const typed = useTyped(selected ? priceText(selected) : '')
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
