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

const GROUP = 'mt-8 break-inside-avoid'
export const FIELD = 'h-12 w-full border border-edge px-3 text-[1rem]'

type AllFiltersProps = FilterProps & {
  /** Further fields. */
  children: ReactNode
  /** Rendered below all fields. */
  actions?: ReactNode
}

/** Shows all filters, one below the other. */
export function AllFilters({ children, actions, ...bar }: AllFiltersProps) {
  const { filters, categories, collections, facets, values } = bar
  return (
    <AutoApplyForm>
      <div className="filter-fields">
        <FitsFields fits={filters.fits} />
        <SearchInput selected={filters.search} className={FIELD} />
        {categories.length <= MAX_CATEGORY_RADIOS ? (
          <fieldset className={`${GROUP} min-w-0`}>
            <legend className="mb-1 text-base font-semibold">{catalogText.category}</legend>
            <CategoryRadios
              categories={categories}
              facets={facets}
              selected={filters.category}
              className="min-h-12 border-b border-line"
            />
          </fieldset>
        ) : (
          <FieldGroup label={catalogText.category}>
            <CategorySelect categories={categories} facets={facets} selected={filters.category} className={FIELD} />
          </FieldGroup>
        )}
        <FieldGroup label={catalogText.collection}>
          <CollectionSelect
            collections={collections}
            facets={facets}
            selected={filters.collection}
            allText={catalogText.allCollections}
            className={FIELD}
          />
        </FieldGroup>
        {VALUE_FACETS.map(
          ({ name, label, facet }) =>
            facets?.[facet] && (
              <fieldset key={name} className={`${GROUP} min-w-0`}>
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
        <FieldGroup label={catalogText.price}>
          <div className="flex gap-3">
            <PriceFields filters={filters} className="min-w-0 flex-1" fieldClassName="h-12 px-3 text-[1rem]" />
          </div>
        </FieldGroup>
        <SaleCheck filters={filters} facets={facets} className={`${GROUP} min-h-12`} />
        {children}
      </div>
      {actions}
    </AutoApplyForm>
  )
}

export function FieldGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={GROUP}>
      <p className="mb-1 text-base font-semibold">{label}</p>
      {children}
    </div>
  )
}
