import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Image } from '#app/catalog/catalog.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import zoomCss from '#app/content/storefront/product/product-zoom.css?url'
import { attachZoom, type Zoom } from '#app/content/storefront/product/zoom-gestures.ts'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type ProductZoomProps = {
  name: string
  images: readonly Image[]
  index: number | null
  onMove: (index: number) => void
  onClose: () => void
  arrows: ReactNode
}

export function ProductZoom({ name, images, index, onMove, onClose, arrows }: ProductZoomProps) {
  const image = index === null ? undefined : images[index]
  return (
    <Dialog open={index !== null} onClose={onClose} label={catalogText.imagesInFull(name)} className="zoom">
      <link rel="stylesheet" href={zoomCss} precedence="default" />
      {image && index !== null && (
        <>
          <ZoomedImage
            image={image}
            label={catalogText.imagePosition(index + 1, images.length)}
            onStep={(step) => images[index + step] && onMove(index + step)}
          />
          {images.length > 1 && (
            <ul className="zoom-thumbs">
              {images.map(({ url }, at) => (
                <li key={url}>
                  <button
                    type="button"
                    aria-label={catalogText.showImage(at + 1, images.length)}
                    aria-current={at === index ? 'true' : undefined}
                    ref={(thumb) => {
                      if (at === index) thumb?.scrollIntoView({ block: 'nearest' })
                    }}
                    onClick={() => onMove(at)}
                  >
                    <img src={getSizedImageUrl(url, 300)} width="56" height="70" alt="" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {arrows}
          <p role="status" className="zoom-count">
            {catalogText.imagePosition(index + 1, images.length)}{' '}
          </p>
          <button
            type="button"
            className="absolute top-3 end-3 grid size-11 place-items-center bg-paper"
            aria-label={catalogText.close}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </Dialog>
  )
}

type ZoomedImageProps = { image: Image; label: string; onStep: (step: 1 | -1) => void }

function ZoomedImage({ image, label, onStep }: ZoomedImageProps) {
  const box = useRef<HTMLDivElement>(null)
  const zoom = useRef<Zoom>(null)
  const [isLarge, setLarge] = useState(false)
  const step = useEffectEvent(onStep)
  useLayoutEffect(() => {
    const element = box.current?.querySelector('img')
    if (!box.current || !element) return
    box.current.style.setProperty('--ratio', String(image.width / image.height))
    const attached = attachZoom(box.current, element, { onChange: setLarge, onStep: (by) => step(by) })
    zoom.current = attached
    return () => {
      attached.detach()
      setLarge(false)
    }
  }, [image])
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: not a form group, but a scroll container needs a name */}
      <div
        ref={box}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
        className={`zoom-image ${isLarge ? 'is-large' : ''}`}
      >
        <img
          key={image.url}
          src={getSizedImageUrl(image.url, 1600)}
          width={image.width}
          height={image.height}
          alt={image.alt}
          draggable={false}
        />
      </div>
      <button
        type="button"
        className="absolute top-3 start-3 grid size-11 place-items-center bg-paper"
        aria-label={catalogText.twiceTheSize}
        aria-pressed={isLarge}
        onClick={() => zoom.current?.toggle()}
      >
        <Icon name={isLarge ? 'minus' : 'plus'} />
      </button>
    </>
  )
}
