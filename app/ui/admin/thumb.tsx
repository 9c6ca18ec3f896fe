import { Image as ImageIcon } from 'lucide-react'
import { getSizedImageUrl } from '#app/lib/image-url.ts'

type ThumbProps = { url: string | null | undefined; isSmall?: boolean; isLarge?: boolean }

export function Thumb({ url, isSmall = false, isLarge = false }: ThumbProps) {
  const look = `thumb ${isSmall ? 'h-10 w-8' : isLarge ? 'h-20 w-16' : 'h-12.5 w-10'}`
  if (!url) {
    return (
      <span className={look}>
        <ImageIcon className="size-4" aria-hidden="true" />
      </span>
    )
  }
  return <img src={getSizedImageUrl(url, 300)} alt="" draggable={false} className={look} />
}
