import { type ChangeEvent, useState } from 'react'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { countDecimals, countMinorUnits, getCurrencySymbol, money } from '#app/base/money.ts'
import { parseTypedMoney, toTypedMoney } from '#app/base/typed-money.ts'
import { MAX_SEARCH_LENGTH } from '#app/catalog/catalog.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import type { FacetCounts } from '#app/catalog/facets/facets.ts'
import { useOptimisticValue } from '#app/catalog/storefront/optimistic.ts'
import type { FacetValuesLoading } from '#app/catalog/storefront/shop/facet-values.ts'
import { MAX_PRICE_LENGTH, SHOP_SORTS, type ShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { getListCurrency } from '#app/store/market.ts'
import { useStore } from '#app/store/store.tsx'

export type FilterProps = {
  filters: ShopFilters
  categories: readonly CategoryName[]
  collections: readonly CategoryName[]
  /** Null while the first list is loading. */
  facets: FacetCounts | null
  values: FacetValuesLoading
}

/** While the field has focus, a change of `real` does not replace what was typed. */
function useTyped(real: string) {
  const [{ text, source, hasFocus }, set] = useState({ text: real, source: real, hasFocus: false })
  if (source !== real && !hasFocus) set({ text: real, source: real, hasFocus })
  return {
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => set({ text: event.target.value, source, hasFocus: true }),
    onFocus: () => set({ text, source, hasFocus: true }),
    onBlur: () => set({ text, source, hasFocus: false }),
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

/** Keeps the sizes of 'In my size', which has no visible field, in the form. */
export function FitsFields({ fits }: Pick<ShopFilters, 'fits'>) {
  return fits.map(({ category, size }) => (
    <input key={category} type="hidden" name="fits" value={`${category}.${size}`} />
  ))
}

/** With more categories, a select replaces the radio buttons. */
export const MAX_CATEGORY_RADIOS = 6

type CategoryProps = Pick<FilterProps, 'categories' | 'facets'> & {
  selected: ShopFilters['category']
  className: string
}

export function CategoryRadios({ categories, facets, selected, className }: CategoryProps) {
  const [shown, show] = useOptimisticValue<string>(selected ?? '')
  return [{ slug: '', name: catalogText.allCategories }, ...categories].map(({ slug, name }) => {
    const count = slug && facets?.categories ? (facets.categories[slug] ?? 0) : null
    return (
      <label key={slug} className={`check-row ${className}`}>
        <input
          type="radio"
          name="category"
          value={slug}
          className={CHECK}
          checked={slug === shown}
          disabled={count === 0 && slug !== shown}
          aria-description={count?.toString()}
          onChange={() => show(slug)} // the form also handles the event, and changes the URL
        />
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
        {count !== null && <Count count={count} />}
      </label>
    )
  })
}

/** Shows a count beside an input. Screen readers read the input's `aria-description` instead. */
export function Count({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className={`font-normal text-sm tabular-nums ${count > 0 ? 'text-ink-2' : ''}`}>
      {` ${formatNumber(count)}`}
    </span>
  )
}

export const CHECK = 'size-5 shrink-0 accent-plum'

export function SaleCheck({
  filters,
  facets,
  className,
}: Pick<FilterProps, 'filters' | 'facets'> & { className: string }) {
  const [shown, show] = useOptimisticValue(filters.sale)
  const count = facets?.sale ?? null
  return (
    <label className={`check-row ${className}`}>
      <input
        type="checkbox"
        name="sale"
        value="1"
        checked={shown}
        disabled={count === 0 && !shown}
        aria-description={count?.toString()}
        className={CHECK}
        onChange={({ target }) => show(target.checked)}
      />
      <span className="min-w-0 flex-1">{catalogText.onSale}</span>
      {count !== null && <Count count={count} />}
    </label>
  )
}

export function CategorySelect({ categories, facets, selected, className }: CategoryProps) {
  const options = [
    { value: '', text: catalogText.allCategoriesOption },
    ...toOptions(categories, facets?.categories ?? null),
  ]
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

type Option = { readonly value: string; readonly text: string; readonly count?: number }

function toOptions(choices: readonly CategoryName[], counts: Readonly<Record<string, number>> | null): Option[] {
  return choices.map(({ slug, name }) => {
    if (!counts) return { value: slug, text: name }
    const count = counts[slug] ?? 0
    return { value: slug, text: catalogText.counted(name, count), count }
  })
}

type FilterSelectProps = {
  name: 'category' | 'collection' | 'sort'
  label: string
  options: readonly Option[]
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
      {options.map(({ value, text, count }) => (
        <option key={value} value={value} disabled={count === 0 && value !== shown}>
          {text}
        </option>
      ))}
    </select>
  )
}

type CollectionSelectProps = Pick<FilterProps, 'collections' | 'facets'> & {
  selected: string
  className: string
  /** The text of the option that selects all collections. */
  allText: string
}

export function CollectionSelect({ collections, facets, allText, ...select }: CollectionSelectProps) {
  const options = [{ value: '', text: allText }, ...toOptions(collections, facets?.collections ?? null)]
  return <FilterSelect name="collection" label={catalogText.collection} options={options} {...select} />
}

type SortSelectProps = { filters: Pick<ShopFilters, 'sort' | 'search'>; className: string }

/** For a search, 'newest' sorts by relevance first. */
export function SortSelect({ filters, className }: SortSelectProps) {
  const sorts = filters.search ? { ...catalogText.sorts, newest: catalogText.bestMatch } : catalogText.sorts
  const options = SHOP_SORTS.map((sort) => ({ value: sort, text: sorts[sort] }))
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

type PriceFieldsProps = Pick<FilterProps, 'filters'> & { className: string; fieldClassName: string }

export function PriceFields({ filters, ...classNames }: PriceFieldsProps) {
  const currency = getListCurrency(useStore().market)
  const lowest = { label: catalogText.lowestPrice(currency), placeholder: catalogText.lowest }
  const highest = { label: catalogText.highestPrice(currency), placeholder: catalogText.highest }
  return (
    <>
      <PriceField name="min" filters={filters} {...lowest} {...classNames} />
      <PriceField name="max" filters={filters} {...highest} {...classNames} />
    </>
  )
}

type PriceFieldProps = PriceFieldsProps & { name: 'min' | 'max'; label: string; placeholder: string }

function PriceField({ name, filters, label, placeholder, className, fieldClassName }: PriceFieldProps) {
  const currency = getListCurrency(useStore().market)
  const selected = filters[name]
  const typed = useTyped(selected ? toTypedMoney(selected) : (filters.invalidPrices[name] ?? ''))
  const isInvalid = typed.value.trim() !== '' && !parseTypedMoney(typed.value, currency)
  const error = isInvalid ? catalogText.invalidPrice(formatExampleAmount(currency)) : undefined
  return (
    <div className={className}>
      <label className={`price-field ${fieldClassName}`}>
        <span aria-hidden="true">{getCurrencySymbol(currency)}</span>
        <input
          {...typed}
          type="text"
          inputMode="decimal"
          name={name}
          aria-label={label}
          aria-invalid={isInvalid}
          aria-description={error} // `SharedElement` does not allow `useId`
          placeholder={placeholder}
          maxLength={MAX_PRICE_LENGTH}
        />
      </label>
      <p aria-live="polite" className="text-sm text-danger not-empty:mt-1">
        {error}
      </p>
    </div>
  )
}

/** Returns '49,99' or '50', without a currency symbol. */
function formatExampleAmount(currency: CurrencyCode): string {
  return toTypedMoney(
    countDecimals(currency) === 0 ? money(50, currency) : money((4_999 * countMinorUnits(currency)) / 100, currency),
  )
}
