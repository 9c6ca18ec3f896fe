import type { Image } from '#app/features/catalog/catalog.ts'
import { type ImageWidth, sizedImageUrl, srcSet } from '#app/lib/image-url.ts'

type StoreImageProps = {
  image: Image
  widths: readonly ImageWidth[]
  /** How wide it is shown, as CSS says it to the browser. */
  sizes: string
  /** Of the first view: fetched at once and before other images. */
  eager?: boolean
  /** Only fetched where a pointer can hover. */
  hoverOnly?: boolean
  className?: string
}

const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** An image of the image store in the size that fits; its box is known before it arrives. */
export function StoreImage({ image, widths, sizes, eager, hoverOnly, className }: StoreImageProps) {
  const img = (
    <img
      src={sizedImageUrl(image.url, 800)}
      srcSet={srcSet(image.url, image.width, widths)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'auto' : 'async'}
      className={className}
    />
  )
  if (!hoverOnly && !eager) return img
  // React preloads an eager <img>, ahead of the styles, without which nothing is painted; within <picture> it does not.
  return (
    <picture className={eager ? 'contents' : undefined}>
      {hoverOnly && <source media="(hover: none)" srcSet={NOTHING} />}
      {img}
    </picture>
  )
}
