import { type KeyboardEvent, useId } from 'react'
import { toFocus, toPoint } from '#app/catalog/admin/image-focus.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { findPoint, movePoint, placeAt } from '#app/ui/image-point.ts'

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
}

type FocusFieldProps = {
  readonly url: string
  readonly index: number
  readonly focus: string | null
  readonly onChange: (focus: string | null) => void
}

/** Sets the focus point of an image by a click, or with the arrow keys. */
export function FocusField({ url, index, focus, onChange }: FocusFieldProps) {
  const id = useId()
  const point = toPoint(focus)
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault() // do not scroll
    event.stopPropagation() // the keys would also move the image in its list
    onChange(toFocus(movePoint(point, ...step)))
  }
  return (
    <fieldset className="mt-1 text-sm" aria-describedby={id}>
      <legend className="text-ink-2">
        {adminText.focusPoint}
        <span className="sr-only"> {adminText.imageSuffix(index + 1)}</span>
      </legend>
      <div className="relative w-fit" dir="ltr">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the point can be moved with the keyboard */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
        <img
          src={getSizedImageUrl(url, 300)}
          alt=""
          loading="lazy"
          draggable={false}
          className="block h-auto max-h-60 cursor-crosshair bg-mist select-none"
          onClick={(event) => onChange(toFocus(findPoint(event, event.currentTarget.getBoundingClientRect())))}
        />
        <button
          ref={placeAt(point)}
          type="button"
          aria-label={adminText.focusPosition(index + 1, point.x, point.y)}
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
          className="pointer-events-none absolute grid size-6 -translate-1/2 place-items-center rounded-full border-2 border-ink bg-lumen"
          onKeyDown={moveByKey}
        />
      </div>
      <p id={id} className="mt-1 text-ink-2">
        {adminText.focusHint}
      </p>
    </fieldset>
  )
}
