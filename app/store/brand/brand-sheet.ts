import naira from '#app/assets/fonts/public-sans-naira.woff2?url'
import { contrast } from '#app/store/brand/contrast.ts'
import { deriveColors } from '#app/store/brand/derived-colors.ts'
import { buildLayoutRules } from '#app/store/brand/layout-rules.ts'
import type { TypeFace } from '#app/store/brand/type-faces.ts'
import { TYPE_PAIR } from '#app/store/brand/type-pairs.ts'
import { type BrandLook, BUILT_IN, type ColorRole, getLogoUrl, isBuiltIn, type Logo } from '#app/store/brand-look.ts'

/** The tokens in theme.css that have a role's color. */
const TOKENS: Readonly<Record<ColorRole, readonly string[]>> = {
  paper: ['paper'],
  soft: ['pearl'],
  panel: ['tone-petal', 'tone-lilac'],
  panel2: ['tone-butter', 'tone-clay', 'tone-sage'],
  stone: ['tone-stone'],
  ink: ['ink'],
  ink2: ['ink-2'],
  action: ['plum'],
  actionHover: ['plum-deep'],
  onAction: ['on-action'],
  accent: ['lumen'],
  sale: ['garnet'],
  line: ['line'],
  edge: ['edge'],
  announcement: ['announcement'],
  onAnnouncement: ['on-announcement'],
  newsletter: ['newsletter'],
  footer: ['footer'],
  onFooter: ['on-footer'],
}

const RADIUS = { square: null, slight: ['4px', '4px'], round: ['999px', '16px'] } as const
const FIELD_RADIUS = { square: null, slight: '4px', round: '12px' } as const

/**
 * Returns a brand's differences from theme.css, or null. The rules are unlayered and more specific, so the order of
 * style sheets does not matter.
 */
export function buildBrandSheet(look: BrandLook): string | null {
  if (isBuiltIn(look)) return null
  const { faces } = TYPE_PAIR[look.type]
  const fonts = faces ? [NAIRA, ...[...new Set([faces.display, faces.text])].flatMap(buildFontFaces)] : []
  return [
    ...fonts,
    `html:root{${listTokens(look).join(';')}}`,
    ...buildTypeRules(look),
    ...buildShapeRules(look),
    ...buildLayoutRules(look.layout),
    ...buildLogoRules(look),
  ].join('')
}

/** Lists the font files that every page needs, or returns null for the built-in fonts. */
export function listBrandFonts({ type }: Pick<BrandLook, 'type'>): readonly string[] | null {
  const { faces } = TYPE_PAIR[type]
  return faces && [...new Set([faces.text.latin, faces.display.latin])]
}

const LATIN =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const LATIN_EXT =
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2C60-2C7F,U+A720-A7FF'
/** Most fonts lack the naira sign, and system fonts draw it too heavy. */
const NAIRA = `@font-face{font-family:Naira;src:url(${naira}) format("woff2");font-weight:100 900;font-display:swap;unicode-range:U+20A6}`
const CURRENCIES = ',U+20A0-20AB,U+20AD-20C0'

function buildFontFaces({ family, latin, latinExt, weight, isSerif, fallbacks, isLargeExt }: TypeFace): string[] {
  const file = (url: string, range: string) =>
    `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap;unicode-range:${range}}`
  const locals = isSerif
    ? ['local("Times New Roman"),local("Liberation Serif")', 'local("DejaVu Serif")']
    : ['local("Arial"),local("Liberation Sans")', 'local("DejaVu Sans")']
  const fallbackFaces = fallbacks.map(
    ([size, ascent, descent], at) =>
      `@font-face{font-family:"${family} F${at}";src:${locals[at]};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  )
  return [file(latin, LATIN), file(latinExt, LATIN_EXT + (isLargeExt ? '' : CURRENCIES)), ...fallbackFaces]
}

function stack({ family, isSerif }: TypeFace): string {
  return `"${family}",Naira,"${family} F0","${family} F1",${isSerif ? 'serif' : 'sans-serif'}`
}

function listTokens(look: BrandLook): string[] {
  const { colors, type } = look
  const changedTokens = Object.entries(TOKENS).flatMap(([role, names]) => {
    const color = colors[role as ColorRole]
    return color === BUILT_IN.colors[role as ColorRole] ? [] : names.map((name) => `--color-${name}:${color}`)
  })
  const before = deriveColors(BUILT_IN.colors)
  const { mist, ink3, lumenSoft } = deriveColors(colors)
  const derivedTokens = [
    ...(mist === before.mist ? [] : [`--color-mist:${mist}`]),
    ...(ink3 === before.ink3 ? [] : [`--color-ink-3:${ink3}`]),
    ...(lumenSoft === before.lumenSoft ? [] : [`--color-lumen-soft:${lumenSoft}`]),
  ]
  const radius = RADIUS[look.radius]
  const { faces, display } = TYPE_PAIR[type]
  const [hero, title, section, sub] = display.leading
  return [
    ...changedTokens,
    ...derivedTokens,
    ...(radius
      ? [`--radius-control:${radius[0]}`, `--radius-image:${radius[1]}`, `--radius-box:${FIELD_RADIUS[look.radius]}`]
      : []),
    ...(look.ratio === BUILT_IN.ratio
      ? []
      : [`--aspect-card:${ratio(look)}`, `--aspect-companion:${ratio(look)}`, `--aspect-spread:${ratio(look)}`]),
    ...(look.light ? [] : ['--window-light:none']),
    ...(faces
      ? [
          `--font-display:${stack(faces.display)}`,
          `--font-sans:${stack(faces.text)}`,
          `--display-size:${display.size}`,
          `--text-hero--line-height:${hero}`,
          `--text-title--line-height:${title}`,
          `--text-section:${display.section}`,
          `--text-section--line-height:${section}`,
          `--text-sub:${display.sub}rem`,
          `--text-sub--line-height:${sub}`,
          `--text-menu:${display.menu}rem`,
        ]
      : []),
  ]
}

function ratio(look: BrandLook): string {
  return look.ratio.replace(':', '/')
}

function buildTypeRules({ type }: BrandLook): string[] {
  const { faces, display, textSpacing } = TYPE_PAIR[type]
  if (!faces) return []
  const caps = display.isCaps ? ';text-transform:uppercase' : ''
  return [
    ...(textSpacing === undefined ? [] : [`body{letter-spacing:${textSpacing}em}`]),
    `.type-display{font-weight:${display.weight};letter-spacing:${display.spacing === 0 ? 0 : `${display.spacing}em`}${caps}}`,
    // Not smaller than the headings of the page's sections
    'html .product h1{font-size:calc(var(--text-section)*1.1)}',
  ]
}

function buildShapeRules({ badge, colors, radius, ratio }: BrandLook): string[] {
  const { accent, announcement, footer, panel, paper } = colors
  const isVisible = [announcement, footer].every((background) => contrast(accent, background) >= 3)
  return [
    ...(badge === 'outline' ? [OUTLINED_BADGES] : []),
    ...(badge === 'text' ? [TEXT_BADGES] : []),
    ...(radius === 'square' ? [] : [ROUND_CORNERS]),
    // In a square, the ends of a long garment are cropped, so product pages show it whole.
    ...(ratio === '1:1' ? ['.stage{--aspect-card:4/5}'] : []),
    ...(panel === paper ? ['html .spread-tile{padding-inline:0}'] : []),
    ...(isVisible ? [] : ['.on-dark :focus-visible{outline-color:currentColor}']),
  ]
}

const OUTLINED_BADGES =
  'html :is(.badge,.stage+p>span){border:1px solid;border-radius:var(--radius-control);background:var(--color-paper);color:var(--color-ink)}.badge{inset-inline-start:12px}html .stage+p{margin:12px}'
/** On phones, the badges of all brands are text below the price (storefront.css). */
const TEXT_BADGES =
  ':is(.badge,.stage+p>span){font-weight:400;color:var(--color-ink-2)}html .stage+p>span{background:var(--color-paper);text-transform:lowercase;&::first-letter{text-transform:uppercase}}@media (width>=48rem){.badge{position:static;display:block;margin-top:12px;padding:0;background:none;font-size:var(--text-sm)}html .badge+h3{margin-top:4px}:where(:is(.product-grid,.home-row,.spread):has(.badge)) .card-text>h3:first-child{margin-top:calc(16px + var(--text-sm)*var(--text-xs--line-height))}}'
/** The corners that storefront.css leaves square. On phones, the gallery of a product keeps clear of the edges. */
const ROUND_CORNERS =
  'html :is(.look-image>img,.stage [role=group],.spread-tile){border-radius:var(--radius-image);overflow:hidden}html :is([rel=next],.purchase .rounded-box,.site-footer :is(select,.border)){border-radius:var(--radius-control)}.look-spot::before{border-radius:50%}@media (width<48rem){html .stage{padding-inline:var(--gutter);scroll-padding-inline:var(--gutter)}html .stage+p{margin-inline-start:0}}html .clip-button{border-radius:var(--radius-control)}'

function buildLogoRules({ logo, logoOnDark }: BrandLook): string[] {
  return [
    buildLogoRule('.wordmark', logo, 4_400, 44),
    buildLogoRule('.wordmark-footer', logoOnDark, 12_000, 96),
  ].flatMap((rule) => rule ?? [])
}

/** Logos of all shapes cover the same area, up to a maximum height. The name remains as text for screen readers. */
function buildLogoRule(selector: string, logo: Logo | null, area: number, maxHeight: number): string | null {
  if (!logo) return null
  const shape = logo.width / logo.height
  const height = Math.round(Math.min(maxHeight, Math.sqrt(area / shape)))
  const width = Math.round(height * shape)
  return `${selector}{display:block;width:${width}px;max-width:100%;height:${height}px;background:url(${getLogoUrl(logo)}) left center/contain no-repeat;text-indent:-9999px;overflow:hidden;white-space:nowrap}`
}
