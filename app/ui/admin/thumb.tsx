import { sizedImageUrl } from '#app/lib/image-url.ts'

export function Thumb({ url, isSmall = false }: { url: string | null | undefined; isSmall?: boolean }) {
  const look = `thumb ${isSmall ? 'h-10 w-8' : 'h-12.5 w-10'}`
  if (!url) return <span className={look} />
  return <img src={sizedImageUrl(url, 300)} alt="" loading="lazy" draggable={false} className={look} />
}
