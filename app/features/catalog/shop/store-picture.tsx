import type { Picture } from '#app/features/catalog/catalog.ts'
import { type PictureWidth, pictureUrl, srcSet } from '#app/lib/picture-url.ts'

type StorePictureProps = {
  picture: Picture
  widths: readonly PictureWidth[]
  /** How wide it is shown, as CSS says it to the browser. */
  sizes: string
  /** Of the first view: fetched at once and before other pictures. */
  eager?: boolean
  /** Only fetched where a pointer can hover. */
  hoverOnly?: boolean
  className?: string
}

const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** A picture of the image store in the size that fits; its box is known before it arrives. */
export function StorePicture({ picture, widths, sizes, eager, hoverOnly, className }: StorePictureProps) {
  const image = (
    <img
      src={pictureUrl(picture.url, 800)}
      srcSet={srcSet(picture.url, picture.width, widths)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'auto' : 'async'}
      className={className}
    />
  )
  if (!hoverOnly && !eager) return image
  // React preloads an eager <img>, ahead of the styles, without which nothing is painted; within <picture> it does not.
  return (
    <picture className={eager ? 'contents' : undefined}>
      {hoverOnly && <source media="(hover: none)" srcSet={NOTHING} />}
      {image}
    </picture>
  )
}
