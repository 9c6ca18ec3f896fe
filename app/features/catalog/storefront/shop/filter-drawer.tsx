import { type ReactNode, useId, useState } from 'react'
import { Form, href, Link, useSubmit } from 'react-router'
import { catalogText } from '#app/features/catalog/catalog-text.ts'
import { AutoApplyForm } from '#app/features/catalog/storefront/shop/auto-apply.tsx'
import {
  CategoryRadios,
  CategorySelect,
  CollectionSelect,
  type FilterProps,
  MAX_CATEGORY_RADIOS,
  PriceFields,
  SaleCheck,
  SearchInput,
  SortSelect,
  ValueChecks,
  type ValueChecksProps,
} from '#app/features/catalog/storefront/shop/filter-fields.tsx'
import { countFilters, type ShopFilters, shopQuery } from '#app/features/catalog/storefront/shop/shop-filters.ts'
import { useHydrated } from '#app/lib/hydrated.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, isDialogOpen } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'

const DRAWER = 'filter-drawer'
/** Lets the browser open and close the drawer before hydration. */
const OPENS_DRAWER = { command: 'show-modal', commandfor: DRAWER } as const
const CLOSES_DRAWER = { command: 'close', commandfor: DRAWER } as const

export function FilterDrawer({ matches, ...fields }: FilterProps & { matches: string }) {
  const { filters } = fields
  const [open, setOpen] = useState(() => isDialogOpen(DRAWER))
  const title = useId()
  const submit = useSubmit()
  const hydrated = useHydrated()
  const filterBy = catalogText.filterBy(countFilters(filters))
  return (
    <>
      <div className="filter-bar sticky top-15 z-10 border-y border-line bg-paper xl:hidden">
        <div className="no-js:grid-cols-1 grid min-h-12 grid-cols-2 divide-x divide-line text-base">
          <button
            type="button"
            className="no-js:hidden min-w-0 truncate px-2 font-medium"
            aria-haspopup="dialog"
            {...(hydrated ? {} : OPENS_DRAWER)}
            onClick={() => setOpen(true)}
          >
            {filterBy}
          </button>
          {!hydrated && (
            <noscript>
              <a href="#filters" className="grid min-h-12 place-items-center font-medium">
                {filterBy}
              </a>
            </noscript>
          )}
          <Form
            action={href('/shop')}
            className="no-js:hidden grid min-w-0 pr-4"
            onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
          >
            <HiddenFilters filters={filters} />
            <SortSelect filters={filters} className="w-full min-w-0 pl-4" />
          </Form>
        </div>
        <Dialog
          id={DRAWER}
          open={open}
          onClose={() => setOpen(false)}
          labelledBy={title}
          className="drawer w-[calc(100vw-24px)] flex-col open:flex md:w-110"
        >
          <div className="flex items-center justify-between py-2 pr-2 pl-6">
            <h2 id={title} className="type-display text-sub">
              {catalogText.filter}
            </h2>
            <button
              type="button"
              className="grid size-11 place-items-center"
              aria-label={catalogText.closeFilters}
              {...(hydrated ? {} : CLOSES_DRAWER)}
              onClick={() => setOpen(false)}
            >
              <Icon name="close" />
            </button>
          </div>
          <FilterFields {...fields} />
          <div className="grid gap-1 border-t border-line px-6 pt-4 pb-[max(20px,env(safe-area-inset-bottom))]">
            <Button {...(hydrated ? {} : CLOSES_DRAWER)} onClick={() => setOpen(false)}>
              {catalogText.showFound(matches)}
            </Button>
            <Link
              to={href('/shop') + shopQuery({ sort: filters.sort })}
              preventScrollReset
              className="inline-flex min-h-11 items-center justify-center text-base text-link"
            >
              {catalogText.clearFilters}
            </Link>
          </div>
        </Dialog>
      </div>
      {!hydrated && (
        <noscript>
          <div id="filters" className="border-b border-line pb-4 xl:hidden">
            <FilterFields {...fields}>
              <p className={LABEL}>{catalogText.sort}</p>
              <SortSelect filters={filters} className={FIELD} />
              <button type="submit" className="mt-4 h-13 w-full bg-plum text-paper">
                {catalogText.apply}
              </button>
            </FilterFields>
          </div>
        </noscript>
      )}
    </>
  )
}

const LABEL = 'mt-5 mb-1 text-base font-semibold'
const FIELD = 'h-12 w-full border border-edge px-3 text-[1rem]'

function FilterFields({ filters, categories, collections, facets, children }: FilterProps & { children?: ReactNode }) {
  return (
    <AutoApplyForm className="min-h-0 flex-1 overflow-y-auto px-6 pb-6">
      <SearchInput selected={filters.search} className={FIELD} />
      {categories.length <= MAX_CATEGORY_RADIOS ? (
        <fieldset className="mt-5">
          <legend className="mb-1 text-base font-semibold">{catalogText.category}</legend>
          <CategoryRadios
            categories={categories}
            facets={facets}
            selected={filters.category}
            inputClassName="size-5 shrink-0 accent-plum"
            className="flex min-h-12 items-center gap-3 border-b border-line wrap-anywhere has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-plum"
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
      <Values name="size" label={catalogText.size} values={facets?.sizes} selected={filters.sizes} />
      <Values name="color" label={catalogText.color} values={facets?.colors} selected={filters.colors} />
      <p className={LABEL}>{catalogText.price}</p>
      <div className="flex gap-3">
        <PriceFields
          filters={filters}
          className="flex min-w-0 flex-1 items-center gap-1"
          inputClassName={`${FIELD} min-w-0`}
        />
      </div>
      <SaleCheck filters={filters} facets={facets} className="mt-5 min-h-12" />
      {children ?? <input type="hidden" name="sort" value={filters.sort} />}
    </AutoApplyForm>
  )
}

type ValuesProps = Pick<ValueChecksProps, 'name' | 'selected'> & {
  label: string
  values: ValueChecksProps['values'] | undefined
}

function Values({ label, values = [], ...checks }: ValuesProps) {
  if (values.length === 0) return null
  return (
    <fieldset className="mt-5">
      <legend className="mb-1 font-semibold text-base">{label}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        <ValueChecks values={values} {...checks} className="min-h-12 border-b border-line" />
      </div>
    </fieldset>
  )
}

function HiddenFilters({ filters }: { filters: ShopFilters }) {
  const query = new URLSearchParams(shopQuery({ ...filters, sort: 'newest', page: 1 }))
  return [...query].map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}
