import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import type { Image } from '#app/catalog/catalog.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { findLoadedUrl, StoreImage } from '#app/catalog/store-image.tsx'
import type { ProductZoomProps } from '#app/content/storefront/product/product-zoom.tsx'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { getLineDirection } from '#app/lib/language.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast.tsx'

type ProductGalleryProps = {
  name: string
  images: readonly (Image & { readonly color: string | null })[]
  color: string | undefined
}

export function ProductGallery({ name, images, color }: ProductGalleryProps) {
  const track = useRef<HTMLUListElement>(null)
  const thumbs = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  /** The target of a jump. Images on the way there do not become current. */
  const target = useRef<number>(null)
  const [zoom, setZoom] = useState<{ readonly Overlay: (props: ProductZoomProps) => ReactNode }>()
  const [zoomed, setZoomed] = useState<number | null>(null)
  const shownColor = useRef(color)
  const shownThumb = useRef(0)
  const toast = useToast()
  const hydrated = useHydrated()
  const [placeholder] = useState(() => (hydrated && images[0] ? findLoadedUrl(images[0]) : undefined))
  const count = images.length

  const show = (index: number) => {
    const list = track.current
    if (!list || !images[index]) return
    target.current = index
    list.scrollTo({ left: index * list.clientWidth * getLineDirection() })
    setCurrent(index)
  }
  const cancelJump = () => {
    target.current = null
  }
  const openZoom = (index: number, { url }: Image) =>
    import('#app/content/storefront/product/product-zoom.tsx').then(
      ({ ProductZoom }) =>
        startTransition(() => {
          // shows the zoom once its styles have loaded too
          setZoom({ Overlay: ProductZoom })
          setZoomed(index)
        }),
      () => {
        if (navigator.onLine)
          window.location.assign(getSizedImageUrl(url, 1600)) // opens the image if the zoom could not be loaded
        else toast(catalogText.noConnection, 'error')
      },
    )

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of color moves the gallery
  useEffect(() => {
    if (color === shownColor.current) return
    shownColor.current = color
    show(images.findIndex((image) => image.color === color))
  }, [color])
  useEffect(() => {
    if (current === shownThumb.current) return
    shownThumb.current = current
    const strip = thumbs.current
    const thumb = strip?.children[current]
    if (strip && thumb instanceof HTMLElement) strip.scrollTo({ left: thumb.offsetLeft - strip.clientWidth / 2 })
  }, [current])

  if (count === 0) {
    return (
      <div className="grid aspect-4/5 place-items-center bg-tone-stone p-6 text-center text-sm wrap-anywhere text-ink-2 max-md:-mx-(--gutter)">
        {name}
      </div>
    )
  }
  return (
    <div className="grid gap-x-3 gap-y-2 md:grid-cols-[72px_1fr] lg:sticky lg:top-21">
      {/* Precedes the thumbnails in the document, so that they do not move while the page loads */}
      <div className={`relative min-w-0 max-md:-mx-(--gutter) ${count > 1 ? 'md:col-start-2' : 'md:col-span-2'}`}>
        <ul
          ref={track}
          className="stage"
          onPointerDown={cancelJump}
          onWheel={cancelJump}
          onScroll={(event) => {
            const { scrollLeft, clientWidth } = event.currentTarget
            const index = Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1))
            if (index === target.current) cancelJump()
            if (target.current === null) setCurrent(index)
          }}
        >
          {images.map((image, index) => (
            <li key={image.url} id={`image-${index + 1}`}>
              {/* biome-ignore lint/a11y/useSemanticElements: not a form group */}
              <div role="group" aria-label={catalogText.imagePosition(index + 1, count)}>
                <StoreImage
                  image={image}
                  widths={[600, 800, 1200, 1600]}
                  box={4 / 5}
                  sizes="(min-width: 1024px) 50vw, 100vw"
                  eager={index === 0}
                  placeholder={index === 0 ? placeholder : undefined}
                />
                <button
                  type="button"
                  aria-label={catalogText.zoomImage(index + 1)}
                  tabIndex={index === current ? 0 : -1}
                  onClick={() => openZoom(index, image)}
                />
              </div>
            </li>
          ))}
        </ul>
        {count > 1 && (
          <>
            <p className="stage-count">
              {current + 1} / {count}
            </p>
            <Arrows at={current} count={count} onMove={show} className="max-md:hidden" />
          </>
        )}
      </div>
      {count > 1 && (
        <ul ref={thumbs} className="thumbs">
          {images.map((image, index) => (
            <li key={image.url}>
              <a
                href={`#image-${index + 1}`}
                aria-label={catalogText.showImage(index + 1, count)}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
              >
                <img
                  src={getSizedImageUrl(image.url, 300)}
                  width="72"
                  height="90"
                  alt=""
                  loading={index < 5 ? 'eager' : 'lazy'}
                  fetchPriority="low" // loads after the styles and the main image
                  decoding="async"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoom && (
        <zoom.Overlay
          name={name}
          images={images}
          index={zoomed}
          onMove={setZoomed}
          arrows={zoomed !== null && <Arrows at={zoomed} count={count} onMove={setZoomed} />}
          onClose={() => {
            if (zoomed === null) return
            show(zoomed)
            setZoomed(null)
            // The browser restores the focus to the image that was opened, which is not always the current one
            requestAnimationFrame(() =>
              track.current?.querySelectorAll('button')[zoomed]?.focus({ preventScroll: true }),
            )
          }}
        />
      )}
    </div>
  )
}

type ArrowsProps = { at: number; count: number; onMove: (to: number) => void; className?: string }

/** At the first and the last image, the arrow keeps focus and does nothing. */
function Arrows({ at, count, onMove, className = '' }: ArrowsProps) {
  if (count < 2) return null
  const renderArrow = (name: 'left' | 'right', label: string, to: number) => {
    const isEnd = to < 0 || to >= count
    return (
      <button
        type="button"
        className="stage-arrow"
        aria-label={label}
        aria-disabled={isEnd}
        onClick={() => !isEnd && onMove(to)}
      >
        <Icon name={name} />
      </button>
    )
  }
  return (
    <div className={`no-js:hidden absolute end-3 bottom-3 flex gap-1 ${className}`}>
      {renderArrow('left', catalogText.previousImage, at - 1)}
      {renderArrow('right', catalogText.nextImage, at + 1)}
    </div>
  )
}
