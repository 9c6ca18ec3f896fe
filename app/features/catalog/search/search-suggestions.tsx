import { type MouseEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { href, Link } from 'react-router'
import { catalogText } from '#app/features/catalog/catalog-text.ts'
import { SUGGEST_FROM, type Suggestions } from '#app/features/catalog/search/suggestions.ts'
import { StorePrice } from '#app/features/catalog/storefront/price.tsx'
import { shopQuery } from '#app/features/catalog/storefront/shop/shop-filters.ts'
import { sizedImageUrl } from '#app/lib/image-url.ts'

const WAIT_MS = 150

/**
 * Makes a combobox of the search field (ARIA APG: list autocomplete, manual selection) and shows what it suggests. The
 * focus stays in the field; the options are links, so that they open in a new tab too.
 */
export function SearchSuggestions({ input }: { input: HTMLInputElement }) {
  const id = useId()
  const [text, setText] = useState(input.value.trim())
  const [isOpen, setOpen] = useState(true)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(text)
  const matches = found ? found.collections.length + found.products.length : 0
  const isShown = isOpen && found !== null
  const options = isShown && matches > 0 ? matches + 1 : 0 // the last one leads to all results
  const optionId = (at: number) => `${id}-${at}`
  const chosen = active < options ? active : -1

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(options > 0),
      'aria-controls': options > 0 ? id : null,
      'aria-activedescendant': chosen >= 0 ? `${id}-${chosen}` : null,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
    if (chosen >= 0) document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, id, options, chosen])

  const read = useEffectEvent(() => {
    setText(input.value.trim())
    setActive(-1)
    setOpen(true)
  })
  const close = useEffectEvent(() => {
    setOpen(false)
    setActive(-1)
  })
  const steer = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing } = event
    if (isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const from = key === 'ArrowDown' ? chosen : Math.max(chosen, 0) - 2
      if (options > 0) setActive((from + 1 + options) % options)
      else setOpen(true)
    } else if (key === 'Enter' && chosen >= 0) {
      event.preventDefault()
      document.getElementById(optionId(chosen))?.click()
    } else if (key === 'Escape' && (isShown || input.value)) {
      event.preventDefault() // not for the dialog around it
      if (!isShown) {
        input.value = ''
        setText('')
      }
      setOpen(false)
      setActive(-1)
    }
  })
  useEffect(() => {
    const { form } = input
    const onInput = () => read()
    const onLeave = () => close()
    const onKeyDown = (event: KeyboardEvent) => steer(event)
    input.addEventListener('input', onInput)
    input.addEventListener('blur', onLeave)
    input.addEventListener('keydown', onKeyDown)
    form?.addEventListener('submit', onLeave)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('blur', onLeave)
      input.removeEventListener('keydown', onKeyDown)
      form?.removeEventListener('submit', onLeave)
    }
  }, [input])

  const option = (at: number) => ({
    id: optionId(at),
    role: 'option',
    'aria-selected': at === chosen,
    tabIndex: -1,
    prefetch: 'intent' as const,
    className:
      'flex min-h-11 items-center gap-3 px-3 py-1.5 hover:bg-pearl aria-selected:bg-lumen-soft aria-selected:outline-2 aria-selected:-outline-offset-2',
    onClick: () => {
      setOpen(false)
      setActive(-1)
    },
  })
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && (matches > 0 ? catalogText.suggestionCount(matches) : catalogText.noMatch)}
      </p>
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press in here only leaves the focus where it is
        <div
          className="border border-line bg-paper text-base md:absolute md:top-full md:right-0 md:mt-1 md:max-h-[calc(100svh-76px)] md:w-90 md:overflow-y-auto md:shadow-pop"
          onMouseDown={keepFocus}
        >
          {matches > 0 && (
            <div id={id} role="listbox" aria-label={catalogText.suggestions}>
              {found.collections.map(({ name, slug }, at) => (
                <Link key={slug} to={href('/collection/:slug', { slug })} {...option(at)}>
                  <span className="min-w-0 truncate">{name}</span>
                  <span className="ml-auto text-sm text-ink-2">{catalogText.collection}</span>
                </Link>
              ))}
              {found.products.map((product, at) => (
                <Link
                  key={product.id}
                  to={href('/product/:id', { id: product.id })}
                  {...option(found.collections.length + at)}
                >
                  <span className="h-[50px] w-10 shrink-0 bg-tone-stone">
                    {product.image && (
                      <img
                        src={sizedImageUrl(product.image, 300)}
                        width="40"
                        height="50"
                        alt=""
                        className="h-full w-full object-cover"
                      />
                    )}
                  </span>
                  <span className="grid min-w-0">
                    <span className="truncate font-medium">{product.name}</span>
                    <StorePrice price={product.price} was={product.was} />
                  </span>
                </Link>
              ))}
              <Link to={href('/shop') + shopQuery({ search: text })} {...option(matches)}>
                <span className="min-w-0 truncate font-medium">{catalogText.allResults(text)}</span>
              </Link>
            </div>
          )}
          {found.products.length === 0 && <p className="px-3 py-3.5 text-ink-2">{catalogText.noMatch}</p>}
        </div>
      )}
    </>
  )
}

function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

/**
 * What the store suggests for a text that rests for a moment; what was suggested before stays until then. Null where the
 * text is too short or the store cannot be asked: the search works without.
 */
function useSuggestions(text: string): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null)
  const isLongEnough = text.length >= SUGGEST_FROM
  useEffect(() => {
    if (!isLongEnough) return setFound(null)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const result = await fetchSuggestions(text, stop.signal)
      if (!stop.signal.aborted) setFound(result)
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, isLongEnough])
  return isLongEnough ? found : null
}

/** The answer is our own server's, of the same build. */
async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const response = await fetch(`/search/suggestions?q=${encodeURIComponent(text)}`, { signal })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
