import type { MailLook } from '#app/platform/mail/mail-content.ts'
import type { BrandLook, TYPE_PAIRS } from '#app/store/brand-look.ts'

const SANS_SERIF_PAIRS: readonly (typeof TYPE_PAIRS)[number][] = ['grotesk', 'caps']

/** Returns a brand's look for emails, which have neither style sheets nor fonts. */
export function toMailLook({ colors, type, logo }: BrandLook, origin: string): MailLook {
  return {
    colors,
    isSerif: !SANS_SERIF_PAIRS.includes(type),
    logo: logo && { url: `${origin}/brand/${logo.print}.png`, ...computeSize(logo) },
  }
}

function computeSize(logo: { readonly width: number; readonly height: number }) {
  const shape = logo.width / logo.height
  const height = Math.round(Math.min(56, Math.sqrt(7_000 / shape)))
  return { width: Math.round(height * shape), height }
}
