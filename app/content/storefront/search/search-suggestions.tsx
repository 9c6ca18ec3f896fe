import { useEffect, useEffectEvent, useId, useState } from 'react'
import { href, Link } from 'react-router'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { StorePrice } from '#app/catalog/storefront/price.tsx'
import { buildShopQuery } from '#app/catalog/storefront/shop/shop-filters.ts'
import { MIN_SEARCH_LENGTH, type Suggestions } from '#app/content/storefront/search/suggestions.ts'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { toLocalPath } from '#app/lib/local-path.ts'

const TYPING_PAUSE_MS = 80

/** A combobox (ARIA APG: list autocomplete, manual selection). Options are links, which can open in a new tab. */
export function SearchSuggestions({ input }: { input: HTMLInputElement }) {
  const id = useId()
  const [text, setText] = useState(input.value.trim())
  const [isOpen, setOpen] = useState(true)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(text)
  const lists = found ? listLinks(found) : []
  const matchCount = lists.length + (found?.products.length ?? 0)
  const isShown = isOpen && found !== null
  const optionCount = isShown && matchCount > 0 ? matchCount + 1 : 0 // the last option shows all results
  const selected = active < optionCount ? active : -1

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(optionCount > 0),
      'aria-controls': optionCount > 0 ? id : null,
      'aria-activedescendant': selected >= 0 ? `${id}-${selected}` : null,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
    if (selected >= 0) document.getElementById(`${id}-${selected}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, id, optionCount, selected])

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, isComposing } = event
    if (isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const from = key === 'ArrowDown' ? selected : Math.max(selected, 0) - 2
      if (optionCount > 0) setActive((from + 1 + optionCount) % optionCount)
      else setOpen(true)
    } else if (key === 'Enter' && selected >= 0) {
      event.preventDefault()
      document.getElementById(`${id}-${selected}`)?.click()
    } else if (key === 'Escape' && (isShown || input.value)) {
      event.preventDefault() // otherwise, Escape would also close the dialog around the field
      if (!isShown) {
        input.value = ''
        setText('')
      }
      close()
    }
  }
  const onEvent = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) return onKeyDown(event)
    if (event.type !== 'input') return close()
    setText(input.value.trim())
    setActive(-1)
    setOpen(true)
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const listener = (event: Event) => onEvent(event)
    for (const type of ['input', 'blur', 'keydown']) input.addEventListener(type, listener, { signal })
    input.form?.addEventListener('submit', listener, { signal })
    return () => listening.abort()
  }, [input])

  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === selected,
    tabIndex: -1,
    className:
      'flex min-h-11 items-center gap-3 px-3 py-1.5 hover:bg-pearl aria-selected:bg-lumen-soft aria-selected:outline-2 aria-selected:-outline-offset-2',
    onClick: close,
  })
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && (matchCount > 0 ? catalogText.suggestionCount(matchCount) : catalogText.noMatch)}
        {isShown && found.correctedText && ` ${catalogText.correctedTo(found.correctedText)}`}
      </p>
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps focus in the field
        <div
          className="border border-line bg-paper text-base md:absolute md:top-full md:end-0 md:mt-1 md:max-h-[calc(100svh-76px)] md:w-90 md:overflow-y-auto md:shadow-pop"
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.correctedText && (
            <p className="border-b border-line px-3 py-2 text-ink-2">{catalogText.correctedTo(found.correctedText)}</p>
          )}
          {matchCount > 0 && (
            <div id={id} role="listbox" aria-label={catalogText.suggestions}>
              {lists.map(({ to, name, kind }, index) => (
                <Link key={to} to={to} {...option(index)}>
                  <span className="min-w-0 truncate ps-13">{name}</span>
                  <span className="ms-auto text-sm text-ink-2">{kind}</span>
                </Link>
              ))}
              {found.products.map(({ id: productId, name, price, was, pricesVary, image, inSizes }, index) => (
                <Link
                  key={productId}
                  to={href('/product/:id', { id: productId })}
                  data-sizes={inSizes}
                  {...option(lists.length + index)}
                >
                  <span className="aspect-card w-10 shrink-0 bg-tone-stone">
                    {image && (
                      <img
                        src={getSizedImageUrl(image, 300)}
                        width="40"
                        height="50"
                        alt=""
                        className="h-full w-full object-cover"
                      />
                    )}
                  </span>
                  <span className="grid min-w-0">
                    <span className="truncate font-medium">{name}</span>
                    <StorePrice price={price} was={was} pricesVary={pricesVary} />
                  </span>
                </Link>
              ))}
              <Link to={href('/shop') + buildShopQuery({ search: text })} {...option(matchCount)}>
                <span className="min-w-0 truncate ps-13 font-medium">{catalogText.allResults(text)}</span>
              </Link>
            </div>
          )}
          {found.products.length === 0 && <p className="px-3 py-3 text-ink-2">{catalogText.noMatch}</p>}
        </div>
      )}
    </>
  )
}

/** Lists links to the suggested categories and collections. */
function listLinks({ categories, collections }: Suggestions) {
  return [
    ...categories.map(({ name, slug }) => {
      return { name, to: href('/shop') + buildShopQuery({ category: slug }), kind: catalogText.category }
    }),
    ...collections.map(({ name, slug }) => {
      return { name, to: href('/collection/:slug', { slug }), kind: catalogText.collection }
    }),
  ]
}

/**
 * Loads suggestions after a pause in typing, and keeps the previous ones until the new ones arrive. Null for a short
 * text or a failed request.
 */
function useSuggestions(text: string): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null)
  const isLongEnough = text.length >= MIN_SEARCH_LENGTH
  useEffect(() => {
    if (!isLongEnough) return setFound(null)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const result = await fetchSuggestions(text, stop.signal)
      if (!stop.signal.aborted) setFound(result)
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, isLongEnough])
  return isLongEnough ? found : null
}

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const response = await fetch(toLocalPath(`/search/suggestions?q=${encodeURIComponent(text)}`), { signal })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
