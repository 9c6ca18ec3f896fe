import type { ShareFace, ShareLook } from '#app/platform/images/share-card.ts'
import type { BrandLook, TYPE_PAIRS } from '#app/store/brand/brand-look.ts'
import { TYPE_PAIR } from '#app/store/brand/type-pairs.ts'

/** The faces of headings as files that images are drawn with. Leading is on top of the font's own. */
const FACES: Readonly<Record<(typeof TYPE_PAIRS)[number], Pick<ShareFace, 'family' | 'leading'>>> = {
  imbue: { family: 'Imbue Share', leading: -0.2 },
  grotesk: { family: 'Inter Tight SemiBold', leading: -0.2 },
  soft: { family: 'Fraunces', leading: -0.18 },
  caps: { family: 'Anton', leading: -0.45 },
  thin: { family: 'Cormorant Garamond Light', leading: -0.17 },
  modern: { family: 'Instrument Serif', leading: -0.28 },
}

/** How a brand looks on the images of shared links. */
export function shareLook({ colors, light, type, logo }: BrandLook): ShareLook {
  const { size, spacing, isCaps } = TYPE_PAIR[type].display
  return {
    ...{ ink: colors.ink, panel: colors.panel, stone: colors.stone, hasLight: light, logo: logo?.print ?? null },
    // Cards are small, so their headings are larger than those of pages
    face: {
      ...FACES[type],
      size: Math.min(1, size * 1.25),
      spacing: type === 'imbue' ? 0 : spacing,
      isCaps,
    },
  }
}
