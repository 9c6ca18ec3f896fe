import { type ReactNode, useContext, useState } from 'react'
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_DataRouterNavigationContext as NavigationContext,
  UNSAFE_DataRouterStateContext as StateContext,
  useOutlet,
} from 'react-router'

/** The router state that a page sees. */
type RouterView = ReturnType<typeof useRouterView>
type OpenPage = { readonly id: number; readonly view: RouterView }
type OpenPages = { readonly shown: OpenPage; readonly previous?: OpenPage | undefined }

const PRODUCT = 'routes/storefront/product'
const LISTS = ['home', 'shop', 'collection', 'lookbook', 'wishlist'].map((name) => `routes/storefront/${name}`)

/**
 * Renders the page and, hidden below a product page, the list from which the product was opened. Back shows this list
 * without rendering it again, and browsers with `content-visibility` do not lay it out while it is hidden. A hidden
 * list keeps its router state.
 */
export function PageStack(): ReactNode {
  const view = useRouterView()
  const [before, setPages] = useState<OpenPages>({ shown: { id: 0, view } })
  const pages = updatePages(before, view)
  if (pages !== before) setPages(pages)
  const { shown, previous } = pages
  return (previous ? [shown, previous] : [shown]).map((page) => (
    <div key={page.id} className={page === previous ? 'left-page' : undefined}>
      <StateContext value={page.view.state}>
        <DataContext value={page.view.data}>
          <LocationContext value={page.view.location}>{page.view.outlet}</LocationContext>
        </DataContext>
      </StateContext>
    </div>
  ))
}

function useRouterView() {
  const outlet = useOutlet()
  const state = useContext(StateContext)
  const data = useContext(DataContext)
  const location = useContext(LocationContext)
  const revalidation = useContext(NavigationContext)?.revalidation
  return { outlet, state, data, location, revalidation }
}

/**
 * Returns the pages after a change of the router state. Keeps the same objects if the change does not affect a page, so
 * that the page is not rendered again.
 */
function updatePages(pages: OpenPages, view: RouterView): OpenPages {
  const { shown, previous } = pages
  if (toPath(view) === toPath(shown.view)) {
    return isSame(view, shown.view) ? pages : { previous, shown: { ...shown, view } }
  }
  if (previous && toKey(previous.view) === toKey(view))
    return { shown: isSame(view, previous.view) ? previous : { ...previous, view } }
  const opened = { id: shown.id + 1, view }
  if (getRouteId(view) !== PRODUCT) return { shown: opened }
  return { shown: opened, previous: LISTS.includes(getRouteId(shown.view)) ? shown : previous }
}

function isSame(a: RouterView, b: RouterView): boolean {
  return (
    toKey(a) === toKey(b) &&
    a.revalidation === b.revalidation && // a revalidation resets error boundaries
    a.data?.actionData === b.data?.actionData &&
    a.data?.errors === b.data?.errors &&
    Object.entries(a.data?.loaderData ?? {}).every(([id, data]) => b.data?.loaderData[id] === data)
  )
}

/** Returns the key of the entry in the browser’s history. */
function toKey({ location }: RouterView): string {
  return location.location.key
}

function toPath({ location }: RouterView): string {
  return location.location.pathname
}

function getRouteId({ state }: RouterView): string {
  return state?.matches.at(-1)?.route.id ?? ''
}
