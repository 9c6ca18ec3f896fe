import { useEffect } from 'react'
import { href, useLocation, useNavigate, useNavigationType } from 'react-router'
import { buildQueryInMySize, listFits, setInMySize } from '#app/catalog/my-size/in-my-size.ts'
import { useMySizeDialog } from '#app/catalog/my-size/lazy-my-size-dialog.tsx'
import { useMySizes } from '#app/catalog/my-size/my-size.ts'
import { mySizeText } from '#app/catalog/my-size/my-size-text.ts'
import { buildShopQuery, type ShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { uiText } from '#app/ui/ui-text.ts'

const CONTROL = 'inline-flex min-h-11 items-center'

/** Filters a list by stock in the shopper's sizes. The URL contains the sizes, so that the list can be shared. */
export function MySizeFilter({ filters }: { filters: ShopFilters }) {
  const navigate = useNavigate()
  const sizes = useMySizes()
  const ownFits = listFits(sizes, filters.category)
  const show = (fits: ShopFilters['fits']) => {
    setInMySize(fits.length > 0)
    void navigate(href('/shop') + buildShopQuery({ ...filters, fits, page: 1 }), { preventScrollReset: true })
  }
  const { dialog, open, close } = useMySizeDialog(() => {
    close()
    show(ownFits)
  })
  useSizesInUrl()
  useTurnOffOnLinkClick()
  const isOn = filters.fits.length > 0 && ownFits.length > 0
  const names = new Set(ownFits.map(({ category }) => sizes.get(category)?.name))
  return (
    <div className="no-js:hidden flex flex-wrap justify-end gap-x-4 text-base">
      {ownFits.length > 0 && (
        <button
          type="button"
          aria-pressed={isOn}
          className={`${CONTROL} border px-4 ${isOn ? 'border-ink bg-lumen-soft font-medium' : 'border-edge'}`}
          onClick={() => show(isOn ? [] : ownFits)}
        >
          {mySizeText.inMySize(uiText.list([...names].flatMap((name) => name ?? [])))}
        </button>
      )}
      <button type="button" className={`${CONTROL} text-link`} aria-haspopup="dialog" onClick={open}>
        {ownFits.length === 0 && mySizeText.mySize}
        {ownFits.length > 0 && (
          <>
            {mySizeText.change}
            <span className="sr-only">{` ${mySizeText.changeWhat}`}</span>
          </>
        )}
      </button>
      {dialog}
    </div>
  )
}

/**
 * True until the first list is opened. If the browser itself opened that list, the sizes must be added to the URL here;
 * for links within the store, `stayInMySize` adds them.
 */
let isFirst = true

function useSizesInUrl(): void {
  const { search } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  useEffect(() => {
    const query = isFirst && type === 'POP' ? buildQueryInMySize(new URLSearchParams(search)) : null
    isFirst = false
    if (query) void navigate(`${href('/shop')}?${query}`, { replace: true, preventScrollReset: true })
  }, [type, search, navigate])
}

/** Turns the filter off after a click on any link that removes it. */
function useTurnOffOnLinkClick(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[data-all-sizes]')) setInMySize(false)
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
}
