import { type FormEvent, useEffect, useRef } from 'react'
import { href, useNavigate } from 'react-router'
import { readShopFilters, shopQuery } from '#app/features/catalog/storefront/shop/shop-filters.ts'
import { useStore } from '#app/features/settings/store.tsx'

const TYPING_PAUSE_MS = 300

/**
 * A GET form, so that it works without JavaScript; with it every change is applied in place. Typing waits for a pause and
 * replaces the history entry, so that Back leaves the store instead of going through letters.
 */
export function useFilterForm() {
  const { currency } = useStore()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // Anyone who follows a link is leaving: a change that still waits must not bring them back
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
