import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Picture } from '#app/features/catalog/catalog.ts'
import { attachZoom, type Zoom } from '#app/features/catalog/shop/zoom-gestures.ts'
import { pictureUrl } from '#app/lib/picture-url.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type ProductZoomProps = {
  name: string
  pictures: readonly Picture[]
  /** Null while closed. */
  index: number | null
  onMove: (index: number) => void
  onClose: () => void
  /** The buttons to the picture before and the one after. */
  arrows: ReactNode
}

/** The whole screen for one picture, as large as it fits or twice that. The large file is fetched only now. */
export function ProductZoom({ name, pictures, index, onMove, onClose, arrows }: ProductZoomProps) {
  const picture = index === null ? undefined : pictures[index]
  return (
    <Dialog
      open={index !== null}
      onClose={onClose}
      label={`${name}, pictures in full`}
      className="h-(--free-height) max-h-none w-full max-w-none bg-pearl"
    >
      {picture && index !== null && (
        <>
          <ZoomedPicture
            picture={picture}
            label={`${index + 1} of ${pictures.length}`}
            onStep={(step) => pictures[index + step] && onMove(index + step)}
          />
          {arrows}
          <p
            role="status"
            className="pointer-events-none absolute bottom-4 left-4 bg-paper/92 px-3 py-1 text-base tabular-nums"
          >
            {index + 1} of {pictures.length}
          </p>
          <button
            type="button"
            className="absolute top-3 right-3 grid size-11 place-items-center bg-paper"
            aria-label="Close"
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </Dialog>
  )
}

type ZoomedPictureProps = { picture: Picture; label: string; onStep: (step: 1 | -1) => void }

function ZoomedPicture({ picture, label, onStep }: ZoomedPictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const zoom = useRef<Zoom>(null)
  const [isLarge, setLarge] = useState(false)
  const step = useEffectEvent(onStep)
  useLayoutEffect(() => {
    const image = box.current?.querySelector('img')
    if (!box.current || !image) return
    box.current.style.setProperty('--ratio', String(picture.width / picture.height))
    const attached = attachZoom(box.current, image, { onChange: setLarge, onStep: (by) => step(by) })
    zoom.current = attached
    return () => {
      attached.detach()
      setLarge(false)
    }
  }, [picture])
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no set of fields, but what scrolls needs a name */}
      <div
        ref={box}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        className={`grid h-full [place-content:safe_center] overflow-auto overscroll-contain [container-type:size] [scrollbar-width:none] focus-visible:-outline-offset-2 ${isLarge ? 'cursor-grab touch-pan-x touch-pan-y active:cursor-grabbing' : 'cursor-zoom-in touch-none'}`}
      >
        <img
          key={picture.url}
          src={pictureUrl(picture.url, 1600)}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          draggable={false}
          className="h-auto bg-tone-stone w-[calc(min(100cqw,100cqh*var(--ratio))*var(--zoom))] max-w-none select-none"
        />
      </div>
      <button
        type="button"
        className="absolute top-3 left-3 grid size-11 place-items-center bg-paper"
        aria-label="Twice the size"
        aria-pressed={isLarge}
        onClick={() => zoom.current?.toggle()}
      >
        <Icon name={isLarge ? 'minus' : 'plus'} />
      </button>
    </>
  )
}
