import { type MouseEvent, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { catalogText } from '#app/features/catalog/catalog-text.ts'
import type { ProductGuide } from '#app/features/size-guides/size-guide.ts'
import { useLazy } from '#app/lib/lazy.ts'

/** What the dialog shows. */
export type GuideView = 'guide' | 'finder'

type SizeHelpProps = {
  productId: string
  hasGuide: boolean
  /** The height and size of the person in the images; '' without. */
  model: string
  /** Of the product; only these can be chosen. */
  sizes: readonly string[]
  /** Selects a size on the page. */
  onChoose: (size: string) => void
}

const loadDialog = () => import('#app/features/size-guides/page/size-guide-dialog.tsx')

/** Below the sizes of a product. The guide loads when it is opened; without scripts it is a page of its own. */
export function SizeHelp({ productId, hasGuide, model, sizes, onChoose }: SizeHelpProps) {
  const [view, setView] = useState<GuideView>('guide')
  const [isOpen, setOpen] = useState(false)
  const { part, hasFailed, want } = useLazy(loadDialog)
  const { load, data } = useFetcher<ProductGuide | null>()
  const to = href('/product/:id/size-guide', { id: productId })
  const open = (wanted: GuideView) => {
    setView(wanted)
    setOpen(true)
    want()
    if (!data) void load(to)
  }
  const openInstead = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event
    if (hasFailed || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    open('guide')
  }
  if (!hasGuide && !model) return null
  return (
    <div className="-mt-3 text-base text-ink-2">
      {model && <p>{model}</p>}
      {hasGuide && (
        <p className="flex flex-wrap gap-x-6">
          <Link to={to} className="quiet-link" onClick={openInstead}>
            {catalogText.sizeGuide}
          </Link>
          {!hasFailed && (
            <span className="no-js:hidden">
              <button type="button" className="quiet-link" aria-haspopup="dialog" onClick={() => open('finder')}>
                {catalogText.findMySize}
              </button>
            </span>
          )}
        </p>
      )}
      {part && (
        <part.SizeGuideDialog
          isOpen={isOpen}
          view={view}
          onView={setView}
          onClose={() => setOpen(false)}
          page={data}
          onRetry={() => void load(to)}
          sizes={sizes}
          onChoose={(size) => {
            setOpen(false)
            onChoose(size)
          }}
        />
      )}
    </div>
  )
}
