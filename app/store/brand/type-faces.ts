import anton from '@fontsource/anton/files/anton-latin-400-normal.woff2?url'
import antonExt from '@fontsource/anton/files/anton-latin-ext-400-normal.woff2?url'
import cormorant from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-300-normal.woff2?url'
import cormorantExt from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-ext-300-normal.woff2?url'
import instrumentSerif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url'
import instrumentSerifExt from '@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff2?url'
import figtreeExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import frauncesExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import instrumentSansExt from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url'
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import interTightExt from '@fontsource-variable/inter-tight/files/inter-tight-latin-ext-wght-normal.woff2?url'
import interTight from '@fontsource-variable/inter-tight/files/inter-tight-latin-wght-normal.woff2?url'
import jostExt from '@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2?url'
import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url'
import spaceGroteskExt from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-ext-wght-normal.woff2?url'
import spaceGrotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url'

type Metrics = readonly [sizeAdjust: number, ascent: number, descent: number]

export type TypeFace = {
  readonly family: string
  readonly latin: string
  readonly latinExt: string
  readonly weight: string
  readonly isSerif: boolean
  /** True if the file with extended Latin letters is large. In that case, the fallback font shows currency symbols. */
  readonly isLargeExt?: boolean
  /** The metrics, in percent, with which Arial or Times, and DejaVu, imitate the font (tools/font-fallbacks.ts). */
  readonly fallbacks: readonly [Metrics, Metrics]
}

const VARIABLE = '100 900'

/** The fonts are licensed under the OFL. */
export const TYPE_FACES = {
  interTight: {
    family: 'Inter Tight',
    latin: interTight,
    latinExt: interTightExt,
    weight: VARIABLE,
    isSerif: false,
    isLargeExt: true,
    fallbacks: [
      [95.8, 101.1, 25.2],
      [84.3, 114.9, 28.6],
    ],
  },
  fraunces: {
    family: 'Fraunces',
    latin: fraunces,
    latinExt: frauncesExt,
    weight: VARIABLE,
    isSerif: true,
    fallbacks: [
      [114.7, 85.3, 22.2],
      [89.8, 108.9, 28.4],
    ],
  },
  figtree: {
    family: 'Figtree',
    latin: figtree,
    latinExt: figtreeExt,
    weight: '300 900',
    isSerif: false,
    fallbacks: [
      [100.4, 94.6, 24.9],
      [88.3, 107.5, 28.3],
    ],
  },
  anton: {
    family: 'Anton',
    latin: anton,
    latinExt: antonExt,
    weight: '400',
    isSerif: false,
    fallbacks: [
      [69.8, 168.5, 47.1],
      [68.9, 170.6, 47.7],
    ],
  },
  spaceGrotesk: {
    family: 'Space Grotesk',
    latin: spaceGrotesk,
    latinExt: spaceGroteskExt,
    weight: '300 700',
    isSerif: false,
    fallbacks: [
      [109.3, 90, 26.7],
      [96.2, 102.3, 30.4],
    ],
  },
  cormorant: {
    family: 'Cormorant Garamond',
    latin: cormorant,
    latinExt: cormorantExt,
    weight: '300',
    isSerif: true,
    fallbacks: [
      [96.2, 96.1, 29.8],
      [75.3, 122.7, 38.1],
    ],
  },
  jost: {
    family: 'Jost',
    latin: jost,
    latinExt: jostExt,
    weight: VARIABLE,
    isSerif: false,
    fallbacks: [
      [95.9, 111.6, 39.1],
      [84.4, 126.8, 44.4],
    ],
  },
  instrumentSerif: {
    family: 'Instrument Serif',
    latin: instrumentSerif,
    latinExt: instrumentSerifExt,
    weight: '400',
    isSerif: true,
    fallbacks: [
      [83.2, 119, 37.3],
      [65.1, 152, 47.6],
    ],
  },
  instrumentSans: {
    family: 'Instrument Sans',
    latin: instrumentSans,
    latinExt: instrumentSansExt,
    weight: '400 700',
    isSerif: false,
    fallbacks: [
      [101, 96, 24.7],
      [88.9, 109.1, 28.1],
    ],
  },
} as const satisfies Record<string, TypeFace>
