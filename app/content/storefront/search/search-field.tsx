import { useEffect, useId, useRef } from 'react'
import { Form, href, useLocation } from 'react-router'
import { MAX_SEARCH_LENGTH } from '#app/catalog/catalog.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLazy } from '#app/ui/lazy.ts'

const loadSuggestions = () => import('#app/content/storefront/search/search-suggestions.tsx')

const LOOKS = {
  header: 'header-search',
  menu: 'h-12 w-full border-edge',
} as const

type SearchFieldProps = { look: keyof typeof LOOKS; isNear?: boolean; className: string }

/** Works without JavaScript. The script for suggestions loads on the first focus, or once `isNear` is true. */
export function SearchField({ look, isNear = false, className }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { part, startLoading: load } = useLazy(loadSuggestions)
  const { pathname } = useLocation()

  useEffect(() => {
    if (isNear) load()
  }, [isNear, load])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation empties the field unless the new page shows this search
  useEffect(() => {
    const field = input.current
    return () => {
      const shown = new URLSearchParams(window.location.search).get('search')
      if (field && field.value.trim() !== shown) field.value = ''
    }
  }, [pathname])
  return (
    <Form role="search" action={href('/shop')} className={`relative ${className}`}>
      <label htmlFor={id} className="pointer-events-none absolute grid h-[min(100%,48px)] w-11 place-items-center">
        <span className="sr-only">{catalogText.search}</span>
        <Icon name="search" />
      </label>
      <input
        ref={input}
        id={id}
        name="search"
        placeholder={catalogText.searchPlaceholder}
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        inputMode="search"
        enterKeyHint="search"
        className={`border ps-10.5 text-[1rem] outline-offset-0 placeholder:text-ink-3 ${LOOKS[look]}`}
        onFocus={load}
      />
      {part && input.current && <part.SearchSuggestions input={input.current} />}
    </Form>
  )
}
