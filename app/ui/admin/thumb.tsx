import { sizedImageUrl } from '#app/lib/image-url.ts'

type ThumbProps = {
  /** The image's address; null where there is none, which leaves its place empty. */
  readonly url: string | null | undefined
  readonly isSmall?: boolean
}

/** The image of a product, beside its name. */
export function Thumb({ url, isSmall = false }: ThumbProps) {
  const look = `thumb ${isSmall ? 'h-10 w-8' : 'h-12.5 w-10'}`
  if (!url) return <span className={look} />
  return <img src={sizedImageUrl(url, 300)} alt="" loading="lazy" draggable={false} className={look} />
}
