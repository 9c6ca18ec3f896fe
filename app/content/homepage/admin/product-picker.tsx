import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { href } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { StatusBadge } from '#app/catalog/admin/status-badge.tsx'
import type { HomepageSection } from '#app/catalog/constants.ts'
import type { PlannedProduct } from '#app/content/homepage/admin/homepage-plan.ts'
import type { FoundProducts } from '#app/content/homepage/admin/use-placements.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { BOX } from '#app/ui/admin/admin-field.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { getLoggedOutText, type SearchState, useSearch } from '#app/ui/admin/use-search.ts'

const MIN_SEARCH_LENGTH = 2

export function getPickerId(section: HomepageSection): string {
  return `pick-${section}`
}

type ProductPickerProps = {
  readonly id: string
  readonly label: string
  readonly disabled?: boolean
  /** Returns a note that says where a product has already been placed; null if it has not been placed. */
  readonly findNote: (product: PlannedProduct) => string | null
  readonly onPick: (product: PlannedProduct, found: FoundProducts) => void
}

/** A combobox (ARIA APG, list autocomplete). Its first match is preselected. */
export function ProductPicker({ id, label, disabled = false, findNote, onPick }: ProductPickerProps) {
  const listId = useId()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [isWaiting, setIsWaiting] = useState(false) // Enter was pressed before the results arrived
  const search = useSearch<FoundProducts>(href('/admin/homepage/products'), text.trim(), MIN_SEARCH_LENGTH)
  const { results } = search
  const products = results?.products ?? []
  const isShown = isOpen && text.trim().length >= MIN_SEARCH_LENGTH
  const isListed = isShown && products.length > 0
  const chosen = Math.min(active, products.length - 1)

  const pick = (product: PlannedProduct) => {
    if (!results) return
    onPick(product, results)
    setText('')
    setIsOpen(false)
  }
  const pickFirst = useEffectEvent(() => {
    const [first] = products
    if (isListed && first) pick(first)
  })
  useEffect(() => {
    if (!isWaiting || search.state === 'searching') return
    setIsWaiting(false)
    pickFirst()
  }, [isWaiting, search.state])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault() // do not submit the form
      const product = products[chosen]
      if (search.state === 'searching')
        setIsWaiting(true) // the list is still for the previous text
      else if (isListed && product) pick(product)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return setIsOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (products.length > 0) setActive((chosen + step + products.length) % products.length)
    } else if (event.key === 'Escape' && text) {
      event.preventDefault()
      if (!isShown) setText('')
      setIsOpen(false)
    }
  }
  return (
    <div className="relative">
      <input
        id={id}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed ? `${listId}-${chosen}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={adminText.searchProducts}
        maxLength={100}
        disabled={disabled}
        value={text}
        className={BOX}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setActive(0)
          setIsWaiting(false)
          setIsOpen(true)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setIsOpen(false)
          setIsWaiting(false)
        }}
      />
      <p role="status" className="sr-only">
        {isShown && describeResults(search)}
      </p>
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps focus in the field
        <div
          className="absolute inset-x-0 top-full z-(--z-pop) mt-1 max-h-80 overflow-y-auto md:min-w-64 border border-line bg-paper shadow-pop"
          onMouseDown={(event) => event.preventDefault()}
        >
          {isListed ? (
            <div id={listId} role="listbox" aria-label={adminText.products}>
              {products.map((product, at) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
                <div
                  key={product.id}
                  ref={at === chosen ? scrollTo : undefined}
                  id={`${listId}-${at}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === chosen}
                  className="flex min-h-11 cursor-pointer items-center gap-2 px-2 py-1.5 text-sm hover:bg-pearl aria-selected:bg-lumen-soft aria-selected:outline-2 aria-selected:-outline-offset-2"
                  onClick={() => pick(product)}
                >
                  <Thumb url={product.image?.url} isSmall />
                  <Option product={product} note={findNote(product)} />
                </div>
              ))}
            </div>
          ) : (
            <p className="px-3 py-3 text-sm text-ink-2">{describeResults(search)}</p>
          )}
        </div>
      )}
    </div>
  )
}

function Option({ product, note }: { product: PlannedProduct; note: string | null }) {
  return (
    <span className="grid min-w-0 flex-1">
      <span className="truncate font-medium">{product.name}</span>
      <span className="flex flex-wrap gap-x-2 text-ink-2">
        <span>{formatMoney(product.price)}</span>
        <span className="truncate">{product.sku}</span>
        {product.status !== 'active' && <StatusBadge status={product.status} />}
      </span>
      {note && <span className="text-ink-2">{note}</span>}
    </span>
  )
}

function scrollTo(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}

/** Describes the state or the results of a search. */
export function describeResults({ results, state }: SearchState<FoundProducts>): string {
  if (state === 'logged-out') return getLoggedOutText()
  if (state === 'failed') return adminText.searchFailed
  if (!results) return adminText.searching
  const { length } = results.products
  if (length === 0) return adminText.noneFound
  return adminText.foundCount(length)
}
