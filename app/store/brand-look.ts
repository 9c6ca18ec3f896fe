import { z } from 'zod'
import { HEX } from '#app/store/brand/contrast.ts'

/** The purposes of a brand's colors, in the order of the editor. */
export const colorRoles = [
  'paper',
  'soft',
  'panel',
  'panel2',
  'stone',
  'ink',
  'ink2',
  'action',
  'actionHover',
  'onAction',
  'accent',
  'sale',
  'line',
  'edge',
  'announcement',
  'onAnnouncement',
  'newsletter',
  'footer',
  'onFooter',
] as const

export type ColorRole = (typeof colorRoles)[number]
export type Colors = Readonly<Record<ColorRole, string>>

export const TYPE_PAIRS = ['imbue', 'grotesk', 'soft', 'caps', 'thin', 'modern'] as const
export const RADII = ['square', 'slight', 'round'] as const
export const RATIOS = ['4:5', '1:1', '3:4', '2:3'] as const
export const BADGES = ['flag', 'outline', 'text'] as const

/** The choices for each part of a brand's layout. The first is built in; `brand/layout-rules.ts` styles the others. */
export const LAYOUTS = {
  header: ['center', 'stacked', 'left', 'over'],
  hero: ['image', 'split', 'full', 'framed', 'type'],
  grid: ['four', 'tight', 'three', 'two', 'mosaic'],
  /** Rows of products and collections on the homepage and product pages. */
  rows: ['grid', 'carousel'],
  card: ['below', 'line', 'hover', 'noPrice'],
  product: ['mosaic', 'single', 'strip', 'poster', 'story'],
  footer: ['columns', 'line', 'giant'],
  density: ['normal', 'compact', 'airy'],
  images: ['unchanged', 'even', 'contained', 'monochrome'],
  letters: ['typed', 'capitals', 'lower'],
} as const

/** A file in `brand_files`. The id is the SHA-256 of its bytes. */
const file = z.strictObject({ id: z.string().regex(/^[0-9a-f]{64}$/), type: z.enum(['svg', 'png']) })

/** `print` is a PNG of the logo for emails and documents. */
const logo = z.strictObject({
  ...file.shape,
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
  print: file.shape.id,
})

/** PNG files by size. `mask` has a margin for phones that crop icons to a shape. */
const icons = z.strictObject({
  32: file.shape.id,
  180: file.shape.id,
  192: file.shape.id,
  512: file.shape.id,
  mask: file.shape.id,
})

export type Logo = z.output<typeof logo>
export type Icons = z.output<typeof icons>

/** A look that was stored before a choice was added gets the built-in choice. */
const layout = z
  .strictObject({
    header: z.enum(LAYOUTS.header).default('center'),
    hero: z.enum(LAYOUTS.hero).default('image'),
    grid: z.enum(LAYOUTS.grid).default('four'),
    rows: z.enum(LAYOUTS.rows).default('grid'),
    card: z.enum(LAYOUTS.card).default('below'),
    product: z.enum(LAYOUTS.product).default('mosaic'),
    footer: z.enum(LAYOUTS.footer).default('columns'),
    density: z.enum(LAYOUTS.density).default('normal'),
    images: z.enum(LAYOUTS.images).default('unchanged'),
    letters: z.enum(LAYOUTS.letters).default('typed'),
  })
  .prefault({})

export type Layout = z.output<typeof layout>
export const layoutAreas = layout.unwrap().keyof().options

const color = z.string().toLowerCase().regex(HEX)

export const brandLook = z.strictObject({
  logo: logo.nullable(),
  logoOnDark: logo.nullable(),
  icons: icons.nullable(),
  colors: z.strictObject(
    Object.fromEntries(colorRoles.map((role) => [role, color])) as Record<ColorRole, typeof color>,
  ),
  type: z.enum(TYPE_PAIRS),
  radius: z.enum(RADII),
  /**
   * The aspect ratio of product images in grids and carousels. The lookbook and the story have other ratios, because
   * they mix tall and wide images.
   */
  ratio: z.enum(RATIOS),
  badge: z.enum(BADGES),
  /** True to show a beam of light, as through a window, behind the hero and in panels. */
  light: z.boolean(),
  layout,
})

export type BrandLook = z.output<typeof brandLook>

/** The look without a brand, equal to theme.css. */
export const BUILT_IN: BrandLook = {
  logo: null,
  logoOnDark: null,
  icons: null,
  colors: {
    paper: '#ffffff',
    soft: '#f6f4f5',
    panel: '#efdde0',
    panel2: '#f0eadb',
    stone: '#e4ddd3',
    ink: '#1e1620',
    ink2: '#5c515b',
    action: '#4b1d3f',
    actionHover: '#35132c',
    onAction: '#ffffff',
    accent: '#f4dc6b',
    sale: '#a8173a',
    line: '#ddd6db',
    edge: '#7f747d',
    announcement: '#1e1620',
    onAnnouncement: '#ffffff',
    newsletter: '#f4dc6b',
    footer: '#1e1620',
    onFooter: '#f6f4f5',
  },
  type: 'imbue',
  radius: 'square',
  ratio: '4:5',
  badge: 'flag',
  light: true,
  layout: layout.parse({}),
}

export function isBuiltIn(look: BrandLook): boolean {
  return toCanonicalJson(look) === toCanonicalJson(BUILT_IN)
}

/** Returns the same text for equal looks. */
export function toCanonicalJson(look: BrandLook): string {
  return JSON.stringify(brandLook.parse(look))
}

export function listLogoFiles(logo: Logo | null): string[] {
  return logo ? [logo.id, logo.print] : []
}

export function listIconFiles(icons: Icons | null): string[] {
  return icons ? Object.values(icons) : []
}

/** An official image of the guarantee notice: the id of its file and its size in pixels. */
export const noticeImage = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{64}$/),
  width: z.int().positive(),
  height: z.int().positive(),
})
export type NoticeImage = z.output<typeof noticeImage>

export function getLogoUrl({ id, type }: Pick<Logo, 'id' | 'type'>): string {
  return `/brand/${id}.${type}`
}
