import { useEffect, useId, useRef, useState } from 'react'
import { href, Link, useLocation, useNavigation, useSearchParams } from 'react-router'
import { listCollectionLinks, listShop } from '#app/features/catalog/catalog.server.ts'
import { CATEGORIES } from '#app/features/catalog/catalog.ts'
import { categoryName } from '#app/features/catalog/category-name.ts'
import { FilterBar, FilterDrawer } from '#app/features/catalog/filter-bar.tsx'
import { ProductCard, ProductCardSkeleton } from '#app/features/catalog/product-card.tsx'
import {
  countFilters,
  LAST_PAGE,
  PAGE_SIZE,
  readShopFilters,
  type ShopFilters,
  shopQuery,
} from '#app/features/catalog/shop-filters.ts'
import { formatMoney } from '#app/features/money/money.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import type { Route } from './+types/shop'

export async function loader({ url }: Route.LoaderArgs) {
  const [settings, collections] = await Promise.all([readSettings(db), listCollectionLinks(db)])
  const asked = knownOnly(readShopFilters(url.searchParams, settings.store_currency), collections)
  const found = await listShop(db, asked, settings)
  const lastPage = Math.min(Math.max(1, Math.ceil(found.total / PAGE_SIZE)), LAST_PAGE)
  const isBeyond = asked.page > lastPage && !found.more
  const filters = isBeyond ? { ...asked, page: lastPage } : asked
  const shop = isBeyond ? await listShop(db, filters, settings) : found
  return { storeName: settings.store_name, currency: settings.store_currency, filters, collections, ...shop }
}

/** A collection that is not there filters nothing. */
function knownOnly(filters: ShopFilters, collections: readonly { slug: string }[]): ShopFilters {
  return collections.some(({ slug }) => slug === filters.collection) ? filters : { ...filters, collection: '' }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { filters, collections, storeName } = loaderData
  return [
    { title: `${titleOf(filters, collections)} · ${storeName}` },
    { name: 'description', content: `Dresses, tops, bottoms and accessories by ${storeName}.` },
    { tagName: 'link', rel: 'canonical', href: `/shop${shopQuery({ ...filters, search: '', min: null, max: null })}` },
    ...(countFilters(filters) > 1 || filters.search ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ]
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { filters, collections, currency } = loaderData
  const refining = useRefining()
  return (
    <>
      <div className="page pt-8 pb-5 lg:pt-12">
        <h1 className="type-display text-title tracking-[-0.012em]">{titleOf(filters, collections)}</h1>
        <p role="status" className="mt-3 text-base text-ink-2">
          {countText(loaderData)}
        </p>
      </div>
      <FilterBar filters={filters} collections={collections} currency={currency} />
      <FilterDrawer filters={filters} collections={collections} currency={currency} matches={countText(loaderData)} />
      <div className="page pt-5">
        <h2 className="sr-only">Products</h2>
        <Chips filters={filters} collections={collections} />
        <Results loaderData={loaderData} refining={refining} />
      </div>
    </>
  )
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

type Loaded = Route.ComponentProps['loaderData']

function Results({ loaderData, refining }: { loaderData: Loaded; refining: boolean }) {
  const { filters, products, total, more } = loaderData
  const { pages, firstPage } = useShownPages(loaderData)
  if (products.length === 0 && !refining) return <NoResults filters={filters} />
  const shown = pages.flat()
  const reached = (firstPage - 1) * PAGE_SIZE + shown.length
  const hasNext = (reached < total || more) && filters.page < LAST_PAGE
  const isFirst = firstPage === 1
  return (
    <>
      {!isFirst && (
        <Link
          to={href('/shop') + shopQuery({ ...filters, page: firstPage - 1 })}
          className="mb-5 inline-flex min-h-11 items-center text-base underline underline-offset-[5px]"
        >
          Show previous
        </Link>
      )}
      <div className={`product-grid transition-opacity ${refining ? 'opacity-40' : ''}`} aria-busy={refining}>
        {shown.map((product, at) => (
          <ProductCard
            key={product.id}
            product={product}
            to={href('/product/:id', { id: product.id })}
            eager={isFirst && at < 4}
          />
        ))}
        {shown.length === 0 && SKELETONS.map((key) => <ProductCardSkeleton key={key} />)}
      </div>
      {shown.length > 0 && (
        <div className="mt-12 grid justify-items-center gap-3">
          <p className="text-base text-ink-2 tabular-nums">
            {reached.toLocaleString('en-US')} of {more ? '10,000+' : total.toLocaleString('en-US')}
          </p>
          {hasNext && (
            <Link
              to={href('/shop') + shopQuery({ ...filters, page: filters.page + 1 })}
              rel="next"
              preventScrollReset
              replace
              className="inline-flex min-h-11 items-center justify-center border border-ink px-7 text-md font-medium hover:bg-ink hover:text-paper"
            >
              Show more
            </Link>
          )}
        </div>
      )}
    </>
  )
}

type Stack = { readonly identity: string; readonly firstPage: number; readonly pages: readonly Loaded['products'][] }

/** By history entry, so that Back finds the shop as long as it was. Filled in the browser only. */
const shownBefore = new Map<string, Stack>()

/**
 * The pages on the screen: 'Show more' puts the next one under those that are there, as long as the filters stay; an
 * address that is opened or reloaded shows its own page alone. The focus goes to the first new card.
 */
function useShownPages({ filters, products }: Loaded): Stack {
  const identity = shopQuery({ ...filters, page: 1 })
  const { key } = useLocation()
  const [stack, setStack] = useState<Stack>(() => {
    const before = shownBefore.get(key)
    return before?.identity === identity ? before : { identity, firstPage: filters.page, pages: [products] }
  })
  const lastPage = stack.firstPage + stack.pages.length - 1
  let shown: Stack = stack
  if (stack.identity !== identity || filters.page < stack.firstPage || filters.page > lastPage + 1) {
    shown = { identity, firstPage: filters.page, pages: [products] }
  } else if (stack.pages[filters.page - stack.firstPage] !== products) {
    shown = { ...stack, pages: [...stack.pages.slice(0, filters.page - stack.firstPage), products] }
  }
  if (shown !== stack) setStack(shown) // derived from the loader's answer; React renders again before anything is painted

  useEffect(() => {
    shownBefore.set(key, shown)
  }, [key, shown])
  const grown = shown.pages.length > 1 ? (products[0]?.id ?? null) : null
  const focused = useRef(grown) // coming Back to several pages moves nothing
  useEffect(() => {
    if (grown === focused.current) return
    focused.current = grown
    if (grown) document.querySelector<HTMLElement>(`a[href$="${grown}"]`)?.focus({ preventScroll: true })
  }, [grown])
  return shown
}

/** True while another selection of /shop is being fetched. */
function useRefining(): boolean {
  const navigation = useNavigation()
  const [current] = useSearchParams()
  if (navigation.state !== 'loading' || navigation.location.pathname !== href('/shop')) return false
  const next = new URLSearchParams(navigation.location.search)
  next.delete('page')
  const now = new URLSearchParams(current)
  now.delete('page')
  return next.toString() !== now.toString()
}

function Chips({ filters, collections }: { filters: ShopFilters; collections: Loaded['collections'] }) {
  if (countFilters(filters) === 0) return null
  const collection = collections.find(({ slug }) => slug === filters.collection)
  const chips: { text: string; without: Partial<ShopFilters> }[] = []
  if (filters.search) chips.push({ text: `“${filters.search}”`, without: { search: '' } })
  if (filters.category) chips.push({ text: categoryName(filters.category), without: { category: null } })
  if (filters.collection) chips.push({ text: collection?.name ?? filters.collection, without: { collection: '' } })
  if (filters.min) chips.push({ text: `from ${formatMoney(filters.min)}`, without: { min: null } })
  if (filters.max) chips.push({ text: `up to ${formatMoney(filters.max)}`, without: { max: null } })
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2 text-base">
      {chips.map(({ text, without }) => (
        <Link
          key={text}
          to={href('/shop') + shopQuery({ ...filters, ...without, page: 1 })}
          preventScrollReset
          aria-label={`Remove filter: ${text}`}
          className="inline-flex min-h-11 max-w-full items-center gap-2 bg-mist px-4 hover:bg-line md:min-h-9"
        >
          <span className="truncate">{text}</span>
          <span aria-hidden="true">×</span>
        </Link>
      ))}
      <Link
        to={href('/shop') + shopQuery({ sort: filters.sort })}
        preventScrollReset
        className="inline-flex min-h-11 items-center px-2 underline underline-offset-[5px] md:min-h-9"
      >
        Clear filters
      </Link>
    </div>
  )
}

function NoResults({ filters }: { filters: ShopFilters }) {
  const heading = useId()
  const panel = useRef<HTMLElement>(null)
  return (
    <section
      ref={panel}
      aria-labelledby={heading}
      className="grid justify-items-start gap-3 bg-tone-butter p-8 lg:p-12"
    >
      <h2 id={heading} className="type-display text-section">
        Nothing matches these filters
      </h2>
      <p className="max-w-[62ch]">
        {filters.search
          ? 'Try another word, or fewer filters. A part of the name is enough.'
          : 'Try fewer filters or a wider price range.'}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <Link to={href('/shop')} className="inline-flex min-h-11 items-center underline underline-offset-[5px]">
          Show everything
        </Link>
        {CATEGORIES.map((category) => (
          <Link
            key={category}
            to={href('/shop') + shopQuery({ category })}
            className="inline-flex min-h-11 items-center underline underline-offset-[5px]"
          >
            {categoryName(category)}
          </Link>
        ))}
      </div>
    </section>
  )
}

function titleOf(filters: ShopFilters, collections: Loaded['collections']): string {
  const collection = collections.find(({ slug }) => slug === filters.collection)
  if (collection) return collection.name
  return filters.category ? categoryName(filters.category) : 'Shop'
}

function countText({ total, more }: { total: number; more: boolean }): string {
  if (more) return '10,000+ products'
  return `${total.toLocaleString('en-US')} ${total === 1 ? 'product' : 'products'}`
}
