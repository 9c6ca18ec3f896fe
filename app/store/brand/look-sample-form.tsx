import { useEffect } from 'react'
import { buildBrandSheet } from '#app/store/brand/brand-sheet.ts'
import { TYPE_PAIR } from '#app/store/brand/type-pairs.ts'
import { type BrandLook, BUILT_IN, TYPE_PAIRS } from '#app/store/brand-look.ts'

/** The letters that show a font, in any language. */
const SAMPLE = 'Aa'
const CORNERS = { square: 0, slight: 1.5, round: 5 } as const

/** A miniature page in the colors, fonts and corners of a look. `usePairFonts` loads the fonts. */
export function LookSample({ look: { colors, type, radius } }: { readonly look: BrandLook }) {
  return (
    <svg
      width="88"
      height="56"
      viewBox="0 0 88 56"
      aria-hidden="true"
      className={`type-pair-${type} shrink-0 border border-line`}
    >
      <rect width="88" height="56" fill={colors.paper} />
      <rect y="8" width="88" height="36" fill={colors.panel} />
      <rect width="88" height="8" fill={colors.announcement} />
      <text x="8" y="33" fill={colors.ink} className="pair-sample">
        {SAMPLE}
      </text>
      <rect x="50" y="21" width="30" height="10" rx={CORNERS[radius]} fill={colors.action} />
      <rect x="8" y="48" width="22" height="3" fill={colors.ink2} />
      <rect x="50" y="48" width="30" height="3" fill={colors.accent} />
    </svg>
  )
}

/** Loads the fonts of all pairs without style elements, which the page's security policy blocks. */
export function usePairFonts(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(TYPE_PAIRS.map(writeRules).join(''))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [])
}

function writeRules(type: BrandLook['type']): string {
  const { faces, display } = TYPE_PAIR[type]
  const fontFaces =
    buildBrandSheet({ ...BUILT_IN, type })
      ?.match(/@font-face\{[^}]*\}/g)
      ?.join('') ?? ''
  const [displayFamily, text] = faces
    ? [`"${faces.display.family}"`, `"${faces.text.family}"`]
    : ['var(--font-display)', 'var(--font-sans)']
  const caps = display.isCaps ? ';text-transform:uppercase' : ''
  const writeDisplay = (part: string, rem: number, leading: number) =>
    `.type-pair-${type} .${part}{font:${display.weight} ${(rem * display.size).toFixed(2)}rem/${leading} ${displayFamily};letter-spacing:${display.spacing}${caps}}`
  return `${fontFaces}${writeDisplay('pair-display', 3, display.leading[1])}${writeDisplay('pair-sample', 2, 1)}.type-pair-${type} .pair-text{font-family:${text}}`
}
