import { type ReactNode, useEffect, useId, useRef } from 'react'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { listBodyMeasurements } from '#app/catalog/size-guides/find-size.ts'
import { HowToMeasure } from '#app/catalog/size-guides/page/how-to-measure.tsx'
import { Measurements } from '#app/catalog/size-guides/page/measurements.tsx'
import { useShopperUnit } from '#app/catalog/size-guides/page/shopper-unit.ts'
import { SizeFinder } from '#app/catalog/size-guides/page/size-finder.tsx'
import sizeGuideCss from '#app/catalog/size-guides/page/size-guide.css?url'
import type { GuideView } from '#app/catalog/size-guides/page/size-help.tsx'
import { UnitSwitch } from '#app/catalog/size-guides/page/unit-switch.tsx'
import type { ProductGuide } from '#app/catalog/size-guides/size-guide.ts'
import { sizeGuideText } from '#app/catalog/size-guides/size-guide-text.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { DrawerHeading } from '#app/ui/drawer-heading.tsx'
import { LazySlot } from '#app/ui/lazy-slot.tsx'

type SizeGuideDialogProps = {
  isOpen: boolean
  view: GuideView
  onView: (view: GuideView) => void
  onClose: () => void
  /** Undefined while it is loading, null if loading failed. */
  page: ProductGuide | null | undefined
  onRetry: () => void
  sizes: readonly string[]
  onChoose: (size: string) => void
  /** Shown below the size finder. */
  children: ReactNode
}

export function SizeGuideDialog({ isOpen, view, onView, onClose, page, onRetry, ...finder }: SizeGuideDialogProps) {
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different view has a different heading
  useEffect(() => {
    if (isOpen) heading.current?.focus()
  }, [isOpen, view])
  return (
    <Dialog open={isOpen} onClose={onClose} labelledBy={title} className="drawer guide-dialog">
      <link rel="stylesheet" href={sizeGuideCss} precedence="default" />
      <DrawerHeading id={title} ref={heading} closeLabel={sizeGuideText.close} onClose={onClose}>
        {view === 'finder' ? catalogText.findMySize : catalogText.sizeGuide}
      </DrawerHeading>
      {page ? (
        <Content view={view} onView={onView} {...page} {...finder} />
      ) : (
        <LazySlot
          hasFailed={page === null}
          onRetry={() => {
            heading.current?.focus() // the focused button is about to disappear
            onRetry()
          }}
          className="mx-6 my-4 min-h-50"
        >
          {sizeGuideText.notLoaded}
        </LazySlot>
      )}
    </Dialog>
  )
}

type ContentProps = ProductGuide & {
  view: GuideView
  onView: (view: GuideView) => void
  sizes: readonly string[]
  onChoose: (size: string) => void
  /** Shown below the size finder. */
  children: ReactNode
}

function Content({ view, onView, guide, children, ...finder }: ContentProps) {
  const [unit, setUnit] = useShopperUnit(guide.unit)
  const canFind = listBodyMeasurements(guide).length > 0
  const isFinder = view === 'finder' && canFind
  return (
    <div className="guide-content">
      <div className="guide-bar">
        <UnitSwitch unit={unit} onChange={setUnit} />
        {canFind && (
          <button type="button" className="quiet-link" onClick={() => onView(isFinder ? 'guide' : 'finder')}>
            {isFinder ? catalogText.sizeGuide : catalogText.findMySize}
          </button>
        )}
      </div>
      {view === 'finder' && !canFind && <p>{sizeGuideText.compare}</p>}
      {isFinder ? <SizeFinder guide={guide} unit={unit} {...finder} /> : <Measurements guide={guide} />}
      {view === 'finder' && children && <div>{children}</div>}
      {guide.note && <p className="text-base">{guide.note}</p>}
      <HowToMeasure guide={guide} heading="h3" />
    </div>
  )
}
