import type { KeyboardEvent, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { useQueryParameter } from '#app/content/storefront/product/query-parameter.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { focusTab, getPanelAttributes, getTabAttributes, getTabForKey } from '#app/ui/tabs.ts'

const TABS = ['description', 'details', 'reviews'] as const
type Tab = (typeof TABS)[number]

type ProductTabsProps = Readonly<Record<Tab, ReactNode>> & {
  /** The tab that is open initially. */
  first: Tab
  reviewCount: number
}

/** Returns the link to a tab. The link keeps other query parameters, such as the color. */
export function useTabLink(tab: Tab) {
  const [query] = useSearchParams()
  const hydrated = useHydrated() // the cached page is the same for every query
  const search = new URLSearchParams(hydrated ? query : '')
  search.set('tab', tab)
  return { to: { search: `?${search}`, hash: `#tab-${tab}` }, replace: true, onClick: () => focusTab(tab) }
}

/** Without JavaScript, all panels are visible. */
export function ProductTabs({ first, reviewCount, ...panels }: ProductTabsProps) {
  const [param, setParam] = useQueryParameter('tab')
  const open = TABS.find((tab) => tab === param) ?? first

  const show = (tab: Tab) => {
    setParam(tab)
    focusTab(tab)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const focused = TABS.find((tab) => document.activeElement?.id === `tab-${tab}`) // the URL is updated later
    const tab = getTabForKey(event.key, TABS, focused)
    if (!tab) return
    event.preventDefault()
    show(tab)
  }
  const labels: Record<Tab, string> = {
    description: catalogText.description,
    details: catalogText.details,
    reviews: catalogText.reviews(reviewCount),
  }
  return (
    <div className="mt-6">
      <div
        role="tablist"
        aria-label={catalogText.aboutProduct}
        className="flex flex-wrap border-b border-line max-md:*:min-w-min max-md:*:flex-1 md:gap-x-8 no-js:hidden"
        onKeyDown={onKeyDown}
      >
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            {...getTabAttributes(tab, tab === open)}
            className="tab"
            onClick={() => show(tab)}
          >
            {labels[tab]}
          </button>
        ))}
      </div>
      {TABS.map((tab) => (
        <div
          key={tab}
          {...getPanelAttributes(tab)}
          className={`scroll-mt-21 pt-5 ${tab === open ? '' : 'hidden no-js:block print:block'}`}
        >
          <h2 className="type-display sr-only no-js:not-sr-only print:not-sr-only text-sub leading-[1.75]">
            {labels[tab]}
          </h2>
          {panels[tab]}
        </div>
      ))}
    </div>
  )
}
