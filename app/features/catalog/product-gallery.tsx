import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Picture } from '#app/features/catalog/catalog.ts'
import { StorePicture } from '#app/features/catalog/store-picture.tsx'
import { pictureUrl } from '#app/lib/picture-url.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'

type GalleryPicture = Picture & { readonly color: string | null }

type ProductGalleryProps = {
  name: string
  pictures: readonly GalleryPicture[]
  /** The colour that was picked: its first picture comes up. */
  color: string | null
}

/** A snap track that a thumb swipes and links jump in; pressing a picture opens it in full. */
export function ProductGallery({ name, pictures, color }: ProductGalleryProps) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const shownColor = useRef(color)

  const show = (index: number) => {
    const list = track.current
    list?.scrollTo({ left: index * list.clientWidth })
    setCurrent(index)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another colour moves the gallery
  useEffect(() => {
    if (color === shownColor.current) return
    shownColor.current = color
    const first = pictures.findIndex((picture) => picture.color === color)
    if (first !== -1) show(first)
  }, [color])

  if (pictures.length === 0) {
    return <div className="grid aspect-4/5 place-items-center bg-tone-stone text-sm text-ink-2">{name}</div>
  }
  return (
    <div className="grid gap-x-3 gap-y-2 md:grid-cols-[72px_1fr]">
      {pictures.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-0.5 max-md:order-last md:flex-col md:overflow-visible">
          {pictures.map((picture, index) => (
            <li key={picture.url} className="shrink-0">
              <a
                href={`#image-${index + 1}`}
                aria-label={`Picture ${index + 1} of ${pictures.length}`}
                aria-current={index === current ? 'true' : undefined}
                className="block outline-ink aria-[current=true]:outline-2 aria-[current=true]:outline-offset-0"
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
              >
                <img
                  src={pictureUrl(picture.url, 300)}
                  width="72"
                  height="90"
                  alt=""
                  loading={index < 5 ? 'eager' : 'lazy'}
                  decoding="async"
                  className="h-[70px] w-14 bg-tone-stone object-cover md:h-[90px] md:w-18"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={`relative min-w-0 max-md:-mx-(--gutter) ${pictures.length === 1 ? 'md:col-span-2' : ''}`}>
        <ul
          ref={track}
          className="flex snap-x snap-mandatory scroll-smooth overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
          onScroll={(event) => {
            const { scrollLeft, clientWidth } = event.currentTarget
            setCurrent(Math.round(scrollLeft / Math.max(clientWidth, 1)))
          }}
        >
          {pictures.map((picture, index) => (
            <li key={picture.url} id={`image-${index + 1}`} className="w-full shrink-0 snap-start">
              <button
                type="button"
                className="no-js:pointer-events-none block w-full cursor-zoom-in bg-tone-stone focus-visible:-outline-offset-2"
                aria-label={`Zoom image ${index + 1} of ${pictures.length}`}
                tabIndex={index === current ? 0 : -1}
                onClick={() => setZoomed(index)}
              >
                <StorePicture
                  picture={picture}
                  widths={[600, 800, 1200, 1600]}
                  sizes="(min-width: 1024px) 50vw, 100vw"
                  eager={index === 0}
                  className="aspect-4/5 w-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <>
            <p className="pointer-events-none absolute bottom-3 left-4 bg-paper/92 px-2 py-0.5 text-sm tabular-nums md:hidden">
              {current + 1} / {pictures.length}
            </p>
            <Arrows at={current} last={pictures.length - 1} onMove={show} className="right-3 bottom-3 max-md:hidden" />
          </>
        )}
      </div>
      <Zoom
        name={name}
        pictures={pictures}
        index={zoomed}
        onMove={setZoomed}
        onClose={() => {
          if (zoomed === null) return
          show(zoomed)
          setZoomed(null)
          // The browser gives the focus back to the picture that was opened first; another may be on the stage by now
          requestAnimationFrame(() => track.current?.querySelectorAll('button')[zoomed]?.focus({ preventScroll: true }))
        }}
      />
    </div>
  )
}

type ArrowsProps = { at: number; last: number; onMove: (to: number) => void; className: string }

function Arrows({ at, last, onMove, className }: ArrowsProps) {
  const arrow = 'grid size-11 place-items-center bg-paper disabled:text-edge'
  return (
    <div className={`no-js:hidden absolute flex gap-1 ${className}`}>
      <button
        type="button"
        className={arrow}
        aria-label="Previous picture"
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className={arrow}
        aria-label="Next picture"
        disabled={at === last}
        onClick={() => onMove(at + 1)}
      >
        <Icon name="right" />
      </button>
    </div>
  )
}

type ZoomProps = {
  name: string
  pictures: readonly GalleryPicture[]
  /** Null while closed. */
  index: number | null
  onMove: (index: number) => void
  onClose: () => void
}

/** The whole screen for one picture, at twice the size on a click. The large file is fetched only now. */
function Zoom({ name, pictures, index, onMove, onClose }: ZoomProps) {
  const [doubled, setDoubled] = useState(false)
  const [[aimX, aimY], setAim] = useState<readonly [number, number]>([0.5, 0.5])
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box || !doubled) return
    // What was pointed at comes to the middle
    box.scrollTo({
      left: aimX * box.scrollWidth - box.clientWidth / 2,
      top: aimY * box.scrollHeight - box.clientHeight / 2,
    })
  }, [doubled, aimX, aimY])
  const picture = index === null ? undefined : pictures[index]
  const move = (to: number) => {
    setDoubled(false)
    if (to >= 0 && to < pictures.length) onMove(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (index === null || doubled) return
    if (event.key === 'ArrowRight') move(index + 1)
    if (event.key === 'ArrowLeft') move(index - 1)
  }
  return (
    <Dialog
      open={index !== null}
      onClose={() => {
        setDoubled(false)
        onClose()
      }}
      label={`${name}, pictures in full`}
      className="h-dvh max-h-none w-screen max-w-none bg-pearl"
    >
      {picture && index !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a short cut for the buttons inside
        <div className="relative h-full" onKeyDown={onKeyDown}>
          <div ref={scroller} className="h-full overflow-auto overscroll-contain">
            <button
              type="button"
              className={`grid min-h-full place-items-center ${doubled ? 'w-[200vw] cursor-zoom-out md:w-[150vw]' : 'w-full cursor-zoom-in'}`}
              aria-label={doubled ? 'Show the whole picture' : 'Show twice the size'}
              onClick={(event) => {
                const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
                const byKeyboard = event.detail === 0
                setAim(byKeyboard ? [0.5, 0.5] : [(event.clientX - left) / width, (event.clientY - top) / height])
                setDoubled(!doubled)
              }}
            >
              <img
                src={pictureUrl(picture.url, 1600)}
                width={picture.width}
                height={picture.height}
                alt={picture.alt}
                className={doubled ? 'w-full' : 'h-dvh w-full object-contain'}
              />
            </button>
          </div>
          <p role="status" className="absolute bottom-4 left-4 bg-paper/92 px-3 py-1 text-base tabular-nums">
            {index + 1} of {pictures.length}
          </p>
          <Arrows at={index} last={pictures.length - 1} onMove={move} className="right-4 bottom-4" />
          <button
            type="button"
            className="absolute top-4 right-4 grid size-11 place-items-center bg-paper"
            aria-label="Close"
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </Dialog>
  )
}
