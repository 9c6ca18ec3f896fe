import { useId, useState } from 'react'
import { Form, href, Link, useSubmit } from 'react-router'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { AllFilters } from '#app/catalog/storefront/shop/all-filters.tsx'
import { type FilterProps, SortSelect } from '#app/catalog/storefront/shop/filter-fields.tsx'
import {
  buildShopQuery,
  countFilters,
  getFiltersPath,
  type ShopFilters,
} from '#app/catalog/storefront/shop/shop-filters.ts'
import { SharedElement } from '#app/platform/react-router-tuning/shared-markup.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, isDialogOpen } from '#app/ui/dialog.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'

const DRAWER = 'filter-drawer'
/** Lets the browser open and close the drawer before hydration. */
const OPENS_DRAWER = { command: 'show-modal', commandfor: DRAWER } as const
const CLOSES_DRAWER = { command: 'close', commandfor: DRAWER } as const

export function FilterDrawer({ totalText, ...fields }: FilterProps & { totalText: string }) {
  const { filters, values } = fields
  const [open, setOpen] = useState(() => isDialogOpen(DRAWER))
  const title = useId()
  const submit = useSubmit()
  const hydrated = useHydrated()
  const filterBy = catalogText.filterBy(countFilters({ ...filters, search: '' }))
  return (
    <div className="filter-bar sticky top-15 z-10 border-y border-line bg-paper">
      <div className="no-js:grid-cols-1 grid min-h-12 grid-cols-2 text-[1rem]">
        <button
          type="button"
          className="no-js:hidden truncate px-(--gutter) text-start"
          aria-haspopup="dialog"
          {...(hydrated ? {} : OPENS_DRAWER)}
          onClick={() => {
            setOpen(true)
            values.load()
          }}
        >
          {filterBy}
        </button>
        {!hydrated && (
          <noscript>
            <Link to={getFiltersPath(filters)} className="flex min-h-12 items-center px-(--gutter)">
              {filterBy}
            </Link>
          </noscript>
        )}
        <Form
          action={href('/shop')}
          className="no-js:hidden grid min-w-0 border-s border-line pe-4"
          onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
        >
          <HiddenFilters filters={filters} />
          <SortSelect filters={filters} className="w-full min-w-0 ps-4" />
        </Form>
      </div>
      <Dialog
        id={DRAWER}
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={title}
        className="drawer w-[calc(100vw-24px)] flex-col open:flex md:w-110"
      >
        <div className="flex items-center justify-between py-2 pe-2 ps-6">
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
        <SharedElement element="div" className="min-h-40 flex-1 overflow-y-auto px-6 pb-6" by={fields}>
          {() => (
            <AllFilters {...fields}>
              <input type="hidden" name="sort" value={filters.sort} />
            </AllFilters>
          )}
        </SharedElement>
        <div className="drawer-foot grid gap-1">
          <Button {...(hydrated ? {} : CLOSES_DRAWER)} onClick={() => setOpen(false)}>
            {catalogText.showFound(totalText)}
          </Button>
          {countFilters(filters) > 0 && (
            <Link
              to={href('/shop') + buildShopQuery({ sort: filters.sort })}
              data-all-sizes
              preventScrollReset
              className="quiet-link justify-self-center"
            >
              {catalogText.clearFilters}
            </Link>
          )}
        </div>
      </Dialog>
    </div>
  )
}

function HiddenFilters({ filters }: { filters: ShopFilters }) {
  const query = new URLSearchParams(buildShopQuery({ ...filters, sort: 'newest', page: 1 }))
  return [...query].map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}
