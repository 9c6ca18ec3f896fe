import { TYPE_FACES, type TypeFace } from '#app/store/brand/type-faces.ts'
import type { TYPE_PAIRS } from '#app/store/brand-look.ts'

type TypePair = {
  /** Null for the built-in pair in theme.css. */
  readonly faces: { readonly display: TypeFace; readonly text: TypeFace } | null
  /** In em, for a text face that is too tight at small sizes. */
  readonly textSpacing?: number
  readonly display: DisplayType
}

/** The typography of headings. Sizes are in rem. */
type DisplayType = {
  readonly weight: number
  /** In em. */
  readonly spacing: number
  readonly isCaps: boolean
  /** The size of large headings relative to Imbue, which is a narrow font. */
  readonly size: number
  /** Line heights of the hero, titles, sections and small headings. */
  readonly leading: readonly [hero: number, title: number, section: number, sub: number]
  readonly section: string
  readonly sub: number
  /** The size of the wordmark and the menu rows. */
  readonly menu: number
}

export const TYPE_PAIR: Readonly<Record<(typeof TYPE_PAIRS)[number], TypePair>> = {
  imbue: {
    faces: null,
    display: {
      weight: 400,
      spacing: -0.012,
      isCaps: false,
      size: 1,
      leading: [0.86, 0.92, 1, 1.1],
      section: 'clamp(2.25rem, 3.4vw, 3rem)',
      sub: 1.75,
      menu: 2.125,
    },
  },
  grotesk: {
    faces: { display: TYPE_FACES.interTight, text: TYPE_FACES.interTight },
    textSpacing: 0.02,
    display: {
      weight: 600,
      spacing: -0.02,
      isCaps: false,
      size: 0.56,
      leading: [0.92, 0.96, 1.08, 1.2],
      section: 'clamp(1.5rem, 2.2vw, 2rem)',
      sub: 1.25,
      menu: 1.375,
    },
  },
  soft: {
    faces: { display: TYPE_FACES.fraunces, text: TYPE_FACES.figtree },
    display: {
      weight: 400,
      spacing: -0.025,
      isCaps: false,
      size: 0.52,
      leading: [1, 1.04, 1.15, 1.25],
      section: 'clamp(1.625rem, 2.3vw, 2.125rem)',
      sub: 1.375,
      menu: 1.5,
    },
  },
  caps: {
    faces: { display: TYPE_FACES.anton, text: TYPE_FACES.spaceGrotesk },
    display: {
      weight: 400,
      spacing: 0,
      isCaps: true,
      size: 0.62,
      leading: [0.98, 1.02, 1.1, 1.2],
      section: 'clamp(1.75rem, 2.8vw, 2.5rem)',
      sub: 1.375,
      menu: 1.5,
    },
  },
  thin: {
    faces: { display: TYPE_FACES.cormorant, text: TYPE_FACES.jost },
    display: {
      weight: 300,
      spacing: -0.01,
      isCaps: false,
      size: 0.68,
      leading: [0.98, 1, 1.12, 1.2],
      section: 'clamp(2rem, 2.9vw, 2.625rem)',
      sub: 1.625,
      menu: 1.75,
    },
  },
  modern: {
    faces: { display: TYPE_FACES.instrumentSerif, text: TYPE_FACES.instrumentSans },
    display: {
      weight: 400,
      spacing: -0.015,
      isCaps: false,
      size: 0.76,
      leading: [0.94, 0.98, 1.06, 1.15],
      section: 'clamp(2rem, 3vw, 2.75rem)',
      sub: 1.625,
      menu: 1.875,
    },
  },
}
