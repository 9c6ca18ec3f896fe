import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { ProductStatusMark } from '#app/features/catalog/admin/product-marks.tsx'
import { HomepageThumb } from '#app/features/homepage/admin/product-thumb.tsx'
import { HomepageColumn, MoveTo } from '#app/features/homepage/admin/section-panel.tsx'
import type { HomepageForm } from '#app/features/homepage/admin/use-homepage-form.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'

/** Products that are set to be shown on the homepage, but stand in no section. Not there where there are none. */
export function HomepageUnplaced({ form, total }: { form: HomepageForm; total: number }) {
  const { draft, stock, isSaving } = form
  const rows = draft.unplaced.flatMap((id) => stock.products.get(id) ?? [])
  const more = total - form.base.unplaced.length
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<{ readonly at: number; readonly button: string } | null>(null)

  // What had the focus went with its row: that of the next one takes over.
  useEffect(() => {
    const was = focused.current
    if (!was || document.activeElement !== document.body) return
    const buttons = list.current?.querySelectorAll<HTMLElement>(`[data-sort="${was.button}"]`) ?? []
    const next = buttons[Math.min(was.at, buttons.length - 1)] ?? document.getElementById('pick-hero')
    next?.focus()
  })

  if (rows.length === 0 && more <= 0) return null
  return (
    <HomepageColumn title="In no section" note={`${rows.length + more} not shown`}>
      <p className="text-sm text-ink-2">
        Set to be shown on the homepage, but without a section: shoppers do not see them there.
      </p>
      <ul ref={list} className="mt-2">
        {rows.map((product, at) => (
          <li
            key={product.id}
            className="flex flex-wrap items-center gap-2 border-b border-line py-1.5 text-sm last:border-b-0"
            onFocus={({ target }) => {
              focused.current = { at, button: target.dataset.sort ?? '' }
            }}
            onBlur={() => {
              focused.current = null
            }}
          >
            <HomepageThumb picture={product.picture} small />
            <span className="min-w-24 flex-1">
              <span className="line-clamp-2 font-medium">{product.name}</span>
              {product.status !== 'active' && <ProductStatusMark status={product.status} />}
            </span>
            <span className="ml-auto flex">
              <MoveTo product={product} from={null} form={form} />
              <button
                type="button"
                data-sort="off"
                className="grid size-9 place-items-center hover:bg-mist disabled:text-edge max-md:size-11"
                aria-label={`Take ${product.name} off the homepage`}
                disabled={isSaving}
                onClick={() => form.takeOff(product)}
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-sm">
          <TextLink to={`${href('/admin/products')}?show=homepage`}>And {more.toLocaleString('en-GB')} more</TextLink>
        </p>
      )}
    </HomepageColumn>
  )
}
