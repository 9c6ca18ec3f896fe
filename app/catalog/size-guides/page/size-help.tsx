import { type MouseEvent, type ReactNode, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { catalogText } from '#app/catalog/catalog-text.ts'
import type { ProductGuide } from '#app/catalog/size-guides/size-guide.ts'
import { useLazy } from '#app/ui/lazy.ts'

/** The view that the dialog shows: the size guide or the size finder. */
export type GuideView = 'guide' | 'finder'

type SizeHelpProps = {
  productId: string
  hasGuide: boolean
  /** Sentences about the fit. Empty strings are not shown. */
  facts: readonly (string | null)[]
  /** The product's sizes; only these can be chosen. */
  sizes: readonly string[]
  /** Selects a size on the page. */
  onChoose: (size: string) => void
  /** A form that saves the shopper's size. Shown in the size finder, or on the page if there is no guide. */
  children: ReactNode
}

const loadDialog = () => import('#app/catalog/size-guides/page/size-guide-dialog.tsx')

/**
 * Shown below the sizes of a product. The guide is loaded when it is opened. Without JavaScript, the guide is a
 * separate page.
 */
export function SizeHelp({ productId, hasGuide, facts, sizes, onChoose, children }: SizeHelpProps) {
  const [view, setView] = useState<GuideView>('guide')
  const [isOpen, setOpen] = useState(false)
  const { part, hasFailed, startLoading } = useLazy(loadDialog)
  const { load, data } = useFetcher<ProductGuide | null>()
  const to = href('/product/:id/size-guide', { id: productId })
  const open = (newView: GuideView) => {
    setView(newView)
    setOpen(true)
    startLoading()
    if (!data) void load(to)
  }
  const openFromLink = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event
    if (hasFailed || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    open('guide')
  }
  return (
    <div className="mb-2 text-base text-ink-2">
      {facts.map((fact) => fact && <p key={fact}>{fact}</p>)}
      <p className={`flex flex-wrap gap-x-6 ${sizes.length > 0 ? 'lg:absolute lg:end-0 lg:-top-3' : ''}`}>
        {hasGuide && (
          <Link to={to} className="quiet-link" onClick={openFromLink}>
            {catalogText.sizeGuide}
          </Link>
        )}
        {hasGuide && !hasFailed && (
          <button
            type="button"
            className="quiet-link no-js:hidden"
            aria-haspopup="dialog"
            onClick={() => open('finder')}
          >
            {catalogText.findMySize}
          </button>
        )}
        {!hasGuide && children}
      </p>
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
        >
          {children}
        </part.SizeGuideDialog>
      )}
    </div>
  )
}
