import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form, href, useNavigate } from 'react-router'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { buildShopQuery, readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { getListCurrency } from '#app/store/market.ts'
import { useStore } from '#app/store/store.tsx'

const TYPING_PAUSE_MS = 300

/**
 * With JavaScript, applies each change immediately, but typed text only after a pause and without a new history entry.
 */
export function AutoApplyForm({ className, children }: { className?: string; children: ReactNode }) {
  const currency = getListCurrency(useStore().market)
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // A click on a link leaves the page, and a pending change must not navigate back
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
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
    const search = buildShopQuery(readShopFilters(query, currency))
    if (search !== window.location.search) navigate(href('/shop') + search, { replace, preventScrollReset: true })
  }
  return (
    <Form
      role="search"
      aria-label={catalogText.filterProducts}
      action={href('/shop')}
      preventScrollReset
      className={className}
      onChange={(event: FormEvent<HTMLFormElement>) => {
        const form = event.currentTarget
        clearTimeout(timer.current)
        const isTyped = event.target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(event.target.type)
        if (isTyped) timer.current = setTimeout(() => apply(form, true), TYPING_PAUSE_MS)
        else apply(form, false)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        clearTimeout(timer.current)
        apply(event.currentTarget, false)
      }}
    >
      {children}
    </Form>
  )
}
