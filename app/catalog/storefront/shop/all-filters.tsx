import type { ReactNode } from 'react'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { AutoApplyForm } from '#app/catalog/storefront/shop/auto-apply.tsx'
import {
  CategoryRadios,
  CategorySelect,
  CollectionSelect,
  type FilterProps,
  FitsFields,
  MAX_CATEGORY_RADIOS,
  PriceFields,
  SaleCheck,
  SearchInput,
} from '#app/catalog/storefront/shop/filter-fields.tsx'
import { VALUE_FACETS, ValueChecks } from '#app/catalog/storefront/shop/value-checks.tsx'

export const LABEL = 'mt-8 mb-1 text-base font-semibold'
export const FIELD = 'h-12 w-full border border-edge px-3 text-[1rem]'

/** Shows all filters, one below the other. */
export function AllFilters({
  filters,
  categories,
  collections,
  facets,
  values,
  children,
}: FilterProps & { children: ReactNode }) {
  return (
    <AutoApplyForm>
      <FitsFields fits={filters.fits} />
      <SearchInput selected={filters.search} className={FIELD} />
      {categories.length <= MAX_CATEGORY_RADIOS ? (
        <fieldset className="mt-8 min-w-0">
          <legend className="mb-1 text-base font-semibold">{catalogText.category}</legend>
          <CategoryRadios
            categories={categories}
            facets={facets}
            selected={filters.category}
            className="min-h-12 border-b border-line"
          />
        </fieldset>
      ) : (
        <>
          <p className={LABEL}>{catalogText.category}</p>
          <CategorySelect categories={categories} facets={facets} selected={filters.category} className={FIELD} />
        </>
      )}
      <p className={LABEL}>{catalogText.collection}</p>
      <CollectionSelect collections={collections} facets={facets} selected={filters.collection} className={FIELD} />
      {VALUE_FACETS.map(
        ({ name, label, facet }) =>
          facets?.[facet] && (
            <fieldset key={name} className="mt-8 min-w-0">
              <legend className="mb-1 text-base font-semibold">{label()}</legend>
              <ValueChecks
                name={name}
                facet={facet}
                filters={filters}
                facets={facets}
                values={values}
                list="phone-columns md:grid md:grid-cols-2 md:gap-x-6"
                className="min-h-12 border-b border-line"
              />
            </fieldset>
          ),
      )}
      <p className={LABEL}>{catalogText.price}</p>
      <div className="flex gap-3">
        <PriceFields filters={filters} className="min-w-0 flex-1" inputClassName={`${FIELD} min-w-0`} />
      </div>
      <SaleCheck filters={filters} facets={facets} className="mt-8 min-h-12" />
      {children}
    </AutoApplyForm>
  )
}
