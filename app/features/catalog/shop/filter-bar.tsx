import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, href, Link, useNavigate, useSubmit } from 'react-router'
import {
  CategoryRadios,
  CollectionSelect,
  PriceField,
  SearchField,
  SortSelect,
} from '#app/features/catalog/shop/filter-fields.tsx'
import { countFilters, readShopFilters, type ShopFilters, shopQuery } from '#app/features/catalog/shop/shop-filters.ts'
import type { CollectionLink } from '#app/features/catalog/shop/storefront.server.ts'
import type { CurrencyCode } from '#app/features/money/money.ts'
import { useHydrated } from '#app/lib/hydrated.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, isOpenAlready } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'

const DRAWER = 'filter-drawer'
/** Before our scripts are there the browser opens and closes the drawer by itself. */
const OPENS_DRAWER = { command: 'show-modal', commandfor: DRAWER } as const
const CLOSES_DRAWER = { command: 'close', commandfor: DRAWER } as const

type FilterProps = { filters: ShopFilters; collections: readonly CollectionLink[]; currency: CurrencyCode }

const TYPING_PAUSE_MS = 300

/**
 * A GET form, so that it works without JavaScript; with it every change is applied in place. Typing waits for a pause and
 * replaces the history entry, so that Back leaves the shop instead of going through letters.
 */
function useFilterForm(currency: CurrencyCode) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // Whoever follows a link is on the way out: what still waits must not call back
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) clearTimeout(timer.current)
    }
    document.addEventListener('click', onClick, true)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('click', onClick, true)
    }
  }, [])
  const apply = (form: HTMLFormElement, replace: boolean) => {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value)
    const search = shopQuery(readShopFilters(query, currency))
    if (search !== window.location.search) navigate(href('/shop') + search, { replace, preventScrollReset: true })
  }
  return {
    onChange(event: FormEvent<HTMLFormElement>) {
      const form = event.currentTarget
      clearTimeout(timer.current)
      const typed = event.target instanceof HTMLInputElement && event.target.type !== 'radio'
      if (typed) timer.current = setTimeout(() => apply(form, true), TYPING_PAUSE_MS)
      else apply(form, false)
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      clearTimeout(timer.current)
      apply(event.currentTarget, false)
    },
  }
}

/** The sticky bar of wide screens. */
export function FilterBar({ filters, collections, currency }: FilterProps) {
  const form = useFilterForm(currency)
  const hydrated = useHydrated()
  return (
    <Form
      role="search"
      aria-label="Filter products"
      action={href('/shop')}
      preventScrollReset
      className="filter-bar sticky top-15 z-10 border-y border-line bg-paper max-xl:hidden"
      {...form}
    >
      <div className="page flex h-14 items-center gap-6 text-base">
        <SearchField chosen={filters.search} className="h-9 w-44 border-b border-edge" />
        <fieldset className="flex gap-5">
          <legend className="sr-only">Category</legend>
          <CategoryRadios
            chosen={filters.category}
            inputClassName="sr-only"
            className="inline-flex h-9 items-center border-b-2 border-transparent has-checked:border-lumen has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-plum hover:underline"
          />
        </fieldset>
        <CollectionSelect collections={collections} chosen={filters.collection} className="h-9 max-w-40" />
        <PriceDisclosure filters={filters} currency={currency} />
        <SortSelect filters={filters} className="ml-auto h-9" />
        {!hydrated && (
          <button type="submit" className="h-9 border border-ink px-4">
            Apply
          </button>
        )}
      </div>
    </Form>
  )
}

/** Opens by itself, without our scripts too; Escape, and leaving it, close it. */
function PriceDisclosure({ filters, currency }: Pick<FilterProps, 'filters' | 'currency'>) {
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
        Price
        <Icon name="right" className="size-4 rotate-90" />
      </summary>
      <div
        tabIndex={-1}
        className="absolute top-full -left-4 flex gap-4 border border-line bg-paper p-4 shadow-pop outline-none"
      >
        {(['min', 'max'] as const).map((name) => (
          <PriceField
            key={name}
            name={name}
            chosen={filters[name]}
            currency={currency}
            className=""
            inputClassName="h-11 w-28 border border-edge px-2"
          />
        ))}
      </div>
    </details>
  )
}

/** The two halves of a phone's bar: a drawer with the same fields, and the sort. */
export function FilterDrawer({ filters, collections, currency, matches }: FilterProps & { matches: string }) {
  const [open, setOpen] = useState(() => isOpenAlready(DRAWER))
  const title = useId()
  const submit = useSubmit()
  const form = useFilterForm(currency)
  const hydrated = useHydrated()
  const set = countFilters(filters)
  return (
    <div className="filter-bar sticky top-15 z-10 border-y border-line bg-paper xl:hidden">
      <div className="no-js:grid-cols-1 grid min-h-12 grid-cols-2 divide-x divide-line text-base">
        <button
          type="button"
          className="no-js:hidden min-w-0 truncate px-2 font-medium"
          aria-haspopup="dialog"
          {...(hydrated ? {} : OPENS_DRAWER)}
          onClick={() => setOpen(true)}
        >
          Filter{set > 0 && ` (${set})`}
        </button>
        {!hydrated && (
          <noscript>
            <a href="#filters" className="grid min-h-12 place-items-center font-medium">
              Filter{set > 0 && ` (${set})`}
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
        className="drawer w-[min(100vw-24px,420px)] flex-col open:flex"
      >
        <div className="flex items-center justify-between py-2 pr-2 pl-6">
          <h2 id={title} className="type-display text-sub">
            Filter
          </h2>
          <button
            type="button"
            className="grid size-11 place-items-center"
            aria-label="Close filters"
            {...(hydrated ? {} : CLOSES_DRAWER)}
            onClick={() => setOpen(false)}
          >
            <Icon name="close" />
          </button>
        </div>
        <FilterFields filters={filters} collections={collections} currency={currency} form={form} />
        <div className="grid gap-1 border-t border-line px-6 pt-4 pb-[max(16px,env(safe-area-inset-bottom))]">
          <Button {...(hydrated ? {} : CLOSES_DRAWER)} onClick={() => setOpen(false)}>
            Show {matches}
          </Button>
          <Link
            to={href('/shop') + shopQuery({ sort: filters.sort })}
            preventScrollReset
            className="inline-flex min-h-11 items-center justify-center text-base underline underline-offset-[5px]"
          >
            Clear filters
          </Link>
        </div>
      </Dialog>
      {!hydrated && (
        <noscript>
          <div id="filters" className="pb-4">
            <FilterFields filters={filters} collections={collections} currency={currency} form={form}>
              <p className="mt-5 mb-1 text-base font-semibold">Sort</p>
              <SortSelect filters={filters} className="h-12 w-full border border-edge px-3 text-[1rem]" />
              <button type="submit" className="mt-4 h-13 w-full bg-plum text-paper">
                Apply
              </button>
            </FilterFields>
          </div>
        </noscript>
      )}
    </div>
  )
}

type FilterFieldsProps = FilterProps & {
  form: ReturnType<typeof useFilterForm>
  children?: ComponentProps<'form'>['children']
}

function FilterFields({ filters, collections, currency, form, children }: FilterFieldsProps) {
  return (
    <Form
      role="search"
      aria-label="Filter products"
      action={href('/shop')}
      preventScrollReset
      className="min-h-0 flex-1 overflow-y-auto px-6 pb-6"
      {...form}
    >
      <SearchField chosen={filters.search} className="h-12 w-full border border-edge px-3 text-[1rem]" />
      <fieldset className="mt-5">
        <legend className="mb-1 text-base font-semibold">Category</legend>
        <CategoryRadios
          chosen={filters.category}
          inputClassName="size-5 accent-plum"
          className="flex min-h-12 items-center gap-3 border-b border-line has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-plum"
        />
      </fieldset>
      <p className="mt-5 mb-1 text-base font-semibold">Collection</p>
      <CollectionSelect
        collections={collections}
        chosen={filters.collection}
        className="h-12 w-full border border-edge px-3 text-[1rem]"
      />
      <p className="mt-5 mb-1 text-base font-semibold">Price</p>
      <div className="flex gap-3">
        {(['min', 'max'] as const).map((name) => (
          <PriceField
            key={name}
            name={name}
            chosen={filters[name]}
            currency={currency}
            className="min-w-0 flex-1"
            inputClassName="h-12 w-full min-w-0 border border-edge px-3 text-[1rem]"
          />
        ))}
      </div>
      {children ?? <input type="hidden" name="sort" value={filters.sort} />}
    </Form>
  )
}

/** The other filters, carried along when only the sort is sent. */
function HiddenFilters({ filters }: { filters: ShopFilters }) {
  const query = new URLSearchParams(shopQuery({ ...filters, sort: 'newest', page: 1 }))
  return [...query].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
