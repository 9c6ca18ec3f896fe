import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { AutoApplyForm } from '#app/catalog/storefront/shop/auto-apply.tsx'
import {
  CategoryRadios,
  CollectionSelect,
  type FilterProps,
  FitsFields,
  PriceFields,
  SaleCheck,
  SearchInput,
  SortSelect,
} from '#app/catalog/storefront/shop/filter-fields.tsx'
import { getFiltersPath } from '#app/catalog/storefront/shop/shop-filters.ts'
import { hasChosenValues, VALUE_FACETS, ValueChecks } from '#app/catalog/storefront/shop/value-checks.tsx'
import { SharedElement } from '#app/platform/react-router-tuning/shared-markup.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

export function FilterBar(fields: FilterProps) {
  return (
    <AutoApplyForm className="filter-bar sticky top-15 z-10 border-y border-line bg-paper print:hidden">
      <SharedElement element="div" className="page flex min-h-12 flex-wrap items-center gap-x-6 text-base" by={fields}>
        {() => <BarFields {...fields} />}
      </SharedElement>
    </AutoApplyForm>
  )
}

const LIST = 'max-h-[50svh] overflow-y-auto whitespace-nowrap px-4 py-2'

function BarFields({ filters, categories, collections, facets, values }: FilterProps) {
  const hydrated = useHydrated()
  return (
    <>
      <FitsFields fits={filters.fits} />
      <SearchInput selected={filters.search} className="h-9 w-14 max-w-40 flex-1 border-b border-edge" />
      <Disclosure label={catalogText.category} isActive={filters.category !== null} className={LIST}>
        <fieldset>
          <legend className="sr-only">{catalogText.category}</legend>
          <CategoryRadios categories={categories} facets={facets} selected={filters.category} className="min-h-11" />
        </fieldset>
      </Disclosure>
      <CollectionSelect
        collections={collections}
        facets={facets}
        selected={filters.collection}
        allText={catalogText.collection}
        className="field-sizing-content h-9 max-w-48 border-b-2 border-transparent"
      />
      {VALUE_FACETS.map(
        ({ name, label, facet }) =>
          facets?.[facet] && (
            <Disclosure
              key={name}
              label={label()}
              isActive={hasChosenValues(facet, filters)}
              onApproach={values.load}
              className={LIST}
            >
              <ValueChecks
                name={name}
                facet={facet}
                filters={filters}
                facets={facets}
                values={values}
                className="min-h-11"
              />
            </Disclosure>
          ),
      )}
      <Disclosure label={catalogText.price} isActive={Boolean(filters.min || filters.max)} className="flex gap-4 p-4">
        <PriceFields filters={filters} className="w-36" fieldClassName="h-11 px-2" />
      </Disclosure>
      <SaleCheck filters={filters} facets={facets} className="h-9" />
      <SortSelect filters={filters} className="field-sizing-content ms-auto h-9" />
      {!hydrated && (
        <>
          <noscript>
            <Link to={getFiltersPath(filters)} className="text-link">
              {catalogText.allFilters}
            </Link>
          </noscript>
          <button type="submit" className="h-9 border border-ink px-4">
            {catalogText.apply}
          </button>
        </>
      )}
    </>
  )
}

type DisclosureProps = {
  label: string
  isActive: boolean
  /** Called when the pointer enters the element and when it opens. Without JavaScript, such an element is hidden. */
  onApproach?: () => void
  className: string
  children: ReactNode
}

/** A dropdown that closes on Escape and when it loses focus. */
function Disclosure({ label, isActive, onApproach, className, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  return (
    <details
      ref={details}
      className={`relative ${onApproach ? 'no-js:hidden' : ''}`}
      onPointerEnter={onApproach}
      onToggle={(event) => {
        if (event.currentTarget.open) onApproach?.()
      }}
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
        className={`has-arrow -me-2 flex h-9 items-center border-b-2 pe-8 ${isActive ? 'border-lumen font-medium' : 'border-transparent'}`}
      >
        {label}
      </summary>
      <div
        tabIndex={-1}
        className={`absolute top-full -start-4 border border-line bg-paper shadow-pop outline-none ${className}`}
      >
        {children}
      </div>
    </details>
  )
}
