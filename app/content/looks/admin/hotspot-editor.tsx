import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { DraftItem, LookImage } from '#app/content/looks/admin/look-draft.ts'
import type { LookFormState } from '#app/content/looks/admin/use-look-form.ts'
import { adminText } from '#app/content/looks/admin-text.ts'
import { buildSrcSet, getSizedImageUrl } from '#app/lib/image-url.ts'
import { findPoint, placeAt } from '#app/ui/image-point.ts'

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const LARGE_STEP = 5

/** The area that reacts to clicks. It is larger than the disk in it. */
const HOTSPOT = 'absolute grid size-8 -translate-1/2 touch-none place-items-center rounded-full max-md:size-11'
const DISK = 'grid size-6 place-items-center rounded-full border text-xs font-semibold tabular-nums'

type HotspotEditorProps = {
  readonly form: LookFormState
  readonly image: LookImage
  /** Moves the focus to the field in which staff choose the product of a new hotspot. */
  readonly onPoint: () => void
}

/**
 * The image with its hotspots. An image in the format 4:5 fits on the screen. A click adds a hotspot. Hotspots can be
 * dragged, or moved with the arrow keys.
 */
export function HotspotEditor({ form, image, onPoint }: HotspotEditorProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  return (
    <fieldset
      ref={box}
      aria-label={adminText.hotspots}
      className="relative mx-auto w-full lg:max-w-[calc((100svh-15rem)*0.8)]"
      dir="ltr"
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: products can also be added from the list */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <img
        src={getSizedImageUrl(image.url, 800)}
        srcSet={buildSrcSet(image.url, image.width, [400, 800, 1200])}
        sizes="(min-width: 1024px) 700px, 100vw"
        width={image.width}
        height={image.height}
        alt=""
        draggable={false}
        className={`block h-auto w-full bg-mist select-none ${form.isFull ? '' : 'cursor-crosshair'}`}
        onClick={(event) => {
          if (form.isFull) return
          form.selectPoint(findPoint(event, event.currentTarget.getBoundingClientRect()))
          onPoint()
        }}
      />
      {form.draft.items.map((item, index) => (
        <Hotspot key={item.id} form={form} item={item} number={index + 1} findBox={() => box.current} />
      ))}
      {form.point && (
        <span
          ref={placeAt(form.point)}
          role="img"
          aria-label={adminText.newHotspot}
          className={`${HOTSPOT} pointer-events-none`}
        >
          <span className={`${DISK} border-ink bg-lumen-soft`}>+</span>
        </span>
      )}
    </fieldset>
  )
}

type HotspotProps = {
  readonly form: LookFormState
  readonly item: DraftItem
  readonly number: number
  readonly findBox: () => HTMLElement | null
}

function Hotspot({ form, item, number, findBox }: HotspotProps) {
  const isShown = form.findProduct(item)?.status === 'active'
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault() // do not scroll
    const size = event.shiftKey ? LARGE_STEP : 1
    form.nudge(item, step[0] * size, step[1] * size)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = findBox()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    form.place(item, findPoint(event, box.getBoundingClientRect()))
  }
  return (
    <button
      ref={placeAt(item)}
      type="button"
      aria-label={adminText.hotspot(number, form.getName(item))}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
      title={form.getName(item)}
      className={`${HOTSPOT} cursor-grab`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.button === 0 && event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    >
      <span
        className={`${DISK} ${isShown ? 'border-ink bg-lumen text-ink' : 'border-dashed border-ink bg-paper text-ink-2'}`}
      >
        {number}
      </span>
    </button>
  )
}
