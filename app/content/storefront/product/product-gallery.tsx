import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import type { ProductVideo } from '#app/base/product-video.ts'
import type { Image } from '#app/catalog/catalog.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { findLoadedUrl, StoreImage } from '#app/catalog/store-image.tsx'
import type { ProductZoomProps } from '#app/content/storefront/product/product-zoom.tsx'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { getLineDirection } from '#app/lib/language.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { lazyComponent } from '#app/ui/lazy.ts'
import { useToast } from '#app/ui/toast.tsx'

const SilentVideo = lazyComponent(async () => (await import('#app/ui/silent-video.tsx')).SilentVideo)

type ProductGalleryProps = {
  name: string
  /** All images of the product, those of the chosen color first. */
  images: readonly Image[]
  /** Shown after the first image. */
  video: ProductVideo | null
  /** The chosen color. A change of color moves the gallery to the first image. */
  color: string | undefined
  /** Badges in the corner of the first image. */
  badges: ReactNode
}

const SIZING = {
  widths: [600, 800, 1200, 1600],
  box: 4 / 5,
  sizes: '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 80vw',
} as const

/** A mosaic on wide screens; on phones, a track that is swiped. */
export function ProductGallery({ name, images, video, color, badges }: ProductGalleryProps) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  /** The index that a jump leads to. Images that the jump passes do not become current. */
  const target = useRef<number>(null)
  const [zoom, setZoom] = useState<{ readonly Overlay: (props: ProductZoomProps) => ReactNode }>()
  const [zoomed, setZoomed] = useState<number | null>(null)
  const shownColor = useRef(color)
  const toast = useToast()
  const hydrated = useHydrated()
  /** The image that is first when the page loads. After a change of color, a different image can be first. */
  const [first] = useState(() => ({
    url: images[0]?.url,
    placeholder: hydrated && images[0] ? findLoadedUrl(images[0]) : undefined,
  }))
  const items = video ? [...images.slice(0, 1), video, ...images.slice(1)] : images
  const count = items.length

  const show = (index: number) => {
    const list = track.current
    if (!list || !items[index]) return
    if (isMosaic(list)) return list.children[index]?.scrollIntoView({ block: 'nearest' })
    target.current = index
    list.scrollTo({ left: index * getStep(list) * getLineDirection() })
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
    show(0)
  }, [color])

  if (count === 0) {
    return (
      <div className="type-display grid aspect-4/5 w-full place-items-center bg-tone-stone p-6 text-center text-sub max-md:mb-5 max-md:max-h-[60svh] md:aspect-auto md:h-[calc(100svh-128px)] wrap-anywhere text-ink-2">
        {name}
      </div>
    )
  }
  return (
    <div>
      <div className="relative">
        <ul
          ref={track}
          className="stage"
          onPointerDown={cancelJump}
          onWheel={cancelJump}
          onScroll={({ currentTarget }) => {
            const index = findCurrent(currentTarget)
            if (index === target.current) cancelJump()
            if (target.current === null) setCurrent(index)
          }}
        >
          {items.map((item, index) => (
            <li key={getKey(item)} id={`image-${index + 1}`}>
              {/* biome-ignore lint/a11y/useSemanticElements: not a form group */}
              <div role="group" aria-label={catalogText.imagePosition(index + 1, count)}>
                {'mp4' in item ? (
                  <Suspense>
                    <SilentVideo sources={[item.webm, item.mp4]}>
                      <StoreImage {...SIZING} image={{ ...item.poster, alt: catalogText.productVideo(name) }} />
                    </SilentVideo>
                  </Suspense>
                ) : (
                  <>
                    <StoreImage
                      {...SIZING}
                      image={item}
                      eager={item.url === first.url}
                      placeholder={item.url === first.url ? first.placeholder : undefined}
                    />
                    <button
                      type="button"
                      aria-label={catalogText.zoomImage(images.indexOf(item) + 1)}
                      onClick={() => openZoom(images.indexOf(item), item)}
                    />
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
        {badges}
      </div>
      {count > 1 && (
        <ul className="stage-line">
          {items.map((item, index) => (
            <li key={getKey(item)}>
              <a
                href={`#image-${index + 1}`}
                className="stage-mark"
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
              >
                <span className="sr-only">{catalogText.showImage(index + 1, count)}</span>
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
          arrows={zoomed !== null && <Arrows at={zoomed} count={images.length} onMove={setZoomed} />}
          onClose={() => {
            const image = zoomed === null ? undefined : images[zoomed]
            if (!image) return
            const index = items.indexOf(image)
            show(index)
            setZoomed(null)
            // The browser restores the focus to the image that was opened, which is not always the current one
            requestAnimationFrame(() =>
              track.current?.children[index]?.querySelector('button')?.focus({ preventScroll: true }),
            )
          }}
        />
      )}
    </div>
  )
}

function getKey(item: Image | ProductVideo): string {
  return 'mp4' in item ? item.mp4 : item.url
}

function isMosaic(track: HTMLElement): boolean {
  return getComputedStyle(track).display === 'grid'
}

/** Returns the distance from one image to the next, in px. */
function getStep({ children }: HTMLElement): number {
  const [first, second] = [...children].map((item) => item.getBoundingClientRect().left)
  return Math.max(Math.abs((second ?? 0) - (first ?? 0)), 1)
}

/** Returns the index of the image at the start of the visible part; at the end of the track, the last index. */
function findCurrent(track: HTMLElement): number {
  const scrolled = Math.abs(track.scrollLeft)
  const isAtEnd = scrolled + track.clientWidth >= track.scrollWidth - 1
  return isAtEnd ? track.children.length - 1 : Math.round(scrolled / getStep(track))
}

type ArrowsProps = { at: number; count: number; onMove: (to: number) => void }

/** An arrow that leads past the first or the last image does nothing, but keeps the focus. */
function Arrows({ at, count, onMove }: ArrowsProps) {
  if (count < 2) return null
  const renderArrow = (name: 'left' | 'right', label: string, to: number) => {
    const isEnd = to < 0 || to >= count
    return (
      <button
        type="button"
        className="zoom-arrow"
        aria-label={label}
        aria-disabled={isEnd}
        onClick={() => !isEnd && onMove(to)}
      >
        <Icon name={name} />
      </button>
    )
  }
  return (
    <div className="absolute end-3 bottom-3 flex gap-1">
      {renderArrow('left', catalogText.previousImage, at - 1)}
      {renderArrow('right', catalogText.nextImage, at + 1)}
    </div>
  )
}
