import { useRef } from 'react'
import { catalogText } from '#app/features/catalog/catalog-text.ts'
import { AutoApplyForm } from '#app/features/catalog/storefront/shop/auto-apply.tsx'
import {
  CategoryRadios,
  CategorySelect,
  CollectionSelect,
  type FilterProps,
  MAX_CATEGORY_RADIOS,
  PriceFields,
  SearchInput,
  SortSelect,
} from '#app/features/catalog/storefront/shop/filter-fields.tsx'
import { useHydrated } from '#app/lib/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'

export function FilterBar({ filters, categories, collections }: FilterProps) {
  const hydrated = useHydrated()
  return (
    <AutoApplyForm className="filter-bar sticky top-15 z-10 border-y border-line bg-paper max-xl:hidden">
      <div className="page flex min-h-14 flex-wrap items-center gap-x-6 text-base">
        <SearchInput selected={filters.search} className="h-9 w-44 border-b border-edge" />
        {categories.length <= MAX_CATEGORY_RADIOS ? (
          <fieldset className="flex flex-wrap gap-x-5">
            <legend className="sr-only">{catalogText.category}</legend>
            <CategoryRadios
              categories={categories}
              selected={filters.category}
              inputClassName="sr-only"
              className="inline-flex h-9 items-center border-b-2 border-transparent has-checked:border-lumen has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-plum hover:underline"
            />
          </fieldset>
        ) : (
          <CategorySelect categories={categories} selected={filters.category} className="h-9 max-w-40" />
        )}
        <CollectionSelect collections={collections} selected={filters.collection} className="h-9 max-w-40" />
        <PriceDisclosure filters={filters} />
        <SortSelect filters={filters} className="ml-auto h-9" />
        {!hydrated && (
          <button type="submit" className="h-9 border border-ink px-4">
            {catalogText.apply}
          </button>
        )}
      </div>
    </AutoApplyForm>
  )
}

/** Closes on Escape and when it loses the focus. */
function PriceDisclosure({ filters }: Pick<FilterProps, 'filters'>) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  return (
    <details
      ref={details}
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        details.current?.querySelector('summary')?.focus()
      }}
    >
      <summary
        className={`flex h-9 items-center gap-1 border-b-2 ${filters.min || filters.max ? 'border-lumen font-medium' : 'border-transparent'}`}
      >
        {catalogText.price}
        <Icon name="right" className="size-4 rotate-90" />
      </summary>
      <div
        tabIndex={-1}
        className="absolute top-full -left-4 flex gap-4 border border-line bg-paper p-4 shadow-pop outline-none"
      >
        <PriceFields
          filters={filters}
          className="flex items-center gap-1"
          inputClassName="h-11 w-28 border border-edge px-2"
        />
      </div>
    </details>
  )
}
