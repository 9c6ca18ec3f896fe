import { parseDocument } from 'htmlparser2'
import { adminText } from '#app/store/brand/admin-text.ts'

const MAX_SVG_BYTES = 100_000
const MAX_ELEMENTS = 3_000
const MAX_DEPTH = 30

/** Shapes and the elements that color them, but no elements that run scripts, animate, load files or repeat content. */
const ELEMENTS: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
])

const PAINT: ReadonlySet<string> = new Set([
  'fill',
  'fill-rule',
  'fill-opacity',
  'clip-rule',
  'clip-path',
  'color',
  'opacity',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-opacity',
  'vector-effect',
])

const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...PAINT,
  'id',
  'd',
  'points',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'width',
  'height',
  'transform',
  'viewBox',
  'offset',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'clipPathUnits',
  'preserveAspectRatio',
])

/** Elements that a logo must not contain, with the message that staff get. */
const REJECTED_CONTENT: Readonly<Record<string, keyof (typeof adminText)['svgRejections']>> = {
  script: 'script',
  foreignObject: 'html',
  image: 'image',
  text: 'text',
  use: 'references',
  animate: 'animation',
  animateMotion: 'animation',
  animateTransform: 'animation',
  set: 'animation',
  filter: 'filters',
  mask: 'mask',
  pattern: 'pattern',
  a: 'link',
  switch: 'alternatives',
  iframe: 'html',
}

export type CleanSvg =
  | { readonly ok: true; readonly svg: string; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly reason: string }

class SvgRejectedError extends Error {}

type XmlNode = ReturnType<typeof parseDocument>['children'][number]
type Rules = ReadonlyMap<string, Readonly<Record<string, string>>>

/**
 * Rewrites an SVG using an allow-list of elements and attributes. Content that could run scripts, load files or exhaust
 * a browser is rejected with a reason. Data from other programs, such as metadata, is omitted.
 */
export function cleanSvg(source: string): CleanSvg {
  try {
    return clean(source)
  } catch (error) {
    if (error instanceof SvgRejectedError) return { ok: false, reason: `${error.message} ${adminText.svgRemedy}` }
    throw error
  }
}

function clean(source: string): CleanSvg {
  if (source.length > MAX_SVG_BYTES) throw new SvgRejectedError(adminText.svgTooLarge(MAX_SVG_BYTES / 1000))
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source)) throw new SvgRejectedError(adminText.svgRejections.entities)
  const root = parseDocument(source, { xmlMode: true, decodeEntities: true }).children.find(
    ({ type }) => type === 'tag',
  )
  if (!root || !('attribs' in root) || root.name !== 'svg') throw new SvgRejectedError(adminText.svgRejections.empty)
  const rules = readClassRules(root)
  const counter = { remaining: MAX_ELEMENTS }
  const box = readBox(root.attribs)
  const inner = root.children.map((child) => writeNode(child, { rules, depth: 1, counter })).join('')
  if (!/<(path|rect|circle|ellipse|line|polyline|polygon)\b/.test(inner))
    throw new SvgRejectedError(adminText.svgRejections.empty)
  // The viewBox determines the size. The renderer and pages set their own width and height.
  const { width: _width, height: _height, ...rootAttributes } = root.attribs
  const attributes = writeAttributes(rootAttributes, rules)
  const [x, y, width, height] = box
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"${attributes}>${inner}</svg>`
  return { ok: true, svg, width, height }
}

/**
 * CSS pixels per unit. A length without a unit is in pixels. Percentages and font sizes cannot be converted.
 */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
}

/** Converts '24px' to 24 and '25.4mm' to 96. Returns NaN for a length that is not absolute. */
function toPixels(length = ''): number {
  const [, number, unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z%]*)\s*$/i.exec(length) ?? []
  return Number(number) * (PIXELS[unit.toLowerCase()] ?? Number.NaN)
}

function readBox({
  viewBox,
  width,
  height,
}: Readonly<Record<string, string>>): readonly [number, number, number, number] {
  const [x = 0, y = 0, w = 0, h = 0] = (viewBox ?? `0 0 ${toPixels(width)} ${toPixels(height)}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isBox = [x, y, w, h].every(Number.isFinite) && w > 0 && h > 0 && w <= 100_000 && h <= 100_000
  if (!isBox) throw new SvgRejectedError(adminText.svgRejections.noSize)
  return [x, y, w, h]
}

type WriteContext = { readonly rules: Rules; readonly depth: number; readonly counter: { remaining: number } }

function writeNode(node: XmlNode, { rules, depth, counter }: WriteContext): string {
  if (node.type === 'text') return node.data.trim() === '' ? '' : escapeXml(node.data)
  if (node.type === 'directive' || node.type === 'comment') return ''
  if (node.type === 'cdata') throw new SvgRejectedError(adminText.svgRejections.rawData)
  if (node.type === 'script') throw new SvgRejectedError(adminText.svgRejections.script)
  if (!('name' in node)) return ''
  const { name, attribs, children } = node
  if (name === 'style') return '' // its rules are converted to attributes
  const rejection = REJECTED_CONTENT[name.replace(/^svg:/, '')]
  if (rejection) throw new SvgRejectedError(adminText.svgRejections[rejection])
  checkAttributes(attribs)
  if (!ELEMENTS.has(name)) return ''
  counter.remaining -= 1
  if (counter.remaining < 0) throw new SvgRejectedError(adminText.svgTooManyParts(MAX_ELEMENTS))
  if (depth > MAX_DEPTH) throw new SvgRejectedError(adminText.svgRejections.depth)
  const isText = name === 'title' || name === 'desc'
  const inner = children
    .map((child) => (child.type === 'text' && !isText ? '' : writeNode(child, { rules, depth: depth + 1, counter })))
    .join('')
  return `<${name}${writeAttributes(attribs, rules)}>${inner}</${name}>`
}

function checkAttributes(attribs: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attribs)) {
    if (/^on/i.test(name)) throw new SvgRejectedError(adminText.svgRejections.script)
    if (/(^|:)href$/i.test(name) && !value.trim().startsWith('#'))
      throw new SvgRejectedError(adminText.svgRejections.otherFile)
    if (/javascript:|data:|@import|expression\(/i.test(value))
      throw new SvgRejectedError(adminText.svgRejections.otherFile)
  }
}

/** Writes the allowed attributes, including those from classes and `style`. */
function writeAttributes(attribs: Readonly<Record<string, string>>, rules: Rules): string {
  checkAttributes(attribs)
  const classStyles = (attribs.class ?? '').split(/\s+/).map((name) => rules.get(name) ?? {})
  const all: Readonly<Record<string, string>> = Object.assign(
    {},
    attribs,
    ...classStyles,
    parseDeclarations(attribs.style ?? ''),
  )
  return Object.entries(all)
    .filter(([name, value]) => ATTRIBUTES.has(name) && name !== 'viewBox' && isSafeValue(value))
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')
}

/** Allows `url()` only for references within the same file. */
function isSafeValue(value: string): boolean {
  if (/[\\<]/.test(value)) return false
  if (!/url/i.test(value)) return true
  if (/^url\(\s*["']?#[\w.-]+["']?\s*\)$/.test(value.trim())) return true
  throw new SvgRejectedError(adminText.svgRejections.otherFile)
}

/** Reads the rules in `<style>` elements by class, in the format that drawing programs write. */
function readClassRules(root: XmlNode): Rules {
  const rules = new Map<string, Record<string, string>>()
  for (const css of listStyles(root)) {
    if (/@|\\/.test(css)) throw new SvgRejectedError(adminText.svgRejections.styles)
    for (const [, selectors = '', body = ''] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      for (const selector of selectors.split(',')) {
        const [, name] = /^\s*\.([\w-]+)\s*$/.exec(selector) ?? []
        if (!name) throw new SvgRejectedError(adminText.svgRejections.selectors)
        rules.set(name, { ...rules.get(name), ...parseDeclarations(body) })
      }
    }
  }
  return rules
}

function listStyles(node: XmlNode): string[] {
  if (!('children' in node)) return []
  if ('name' in node && node.name === 'style') {
    return node.children.map((child) =>
      'data' in child ? child.data : 'children' in child ? getText(child.children) : '',
    )
  }
  return node.children.flatMap(listStyles)
}

function getText(nodes: readonly XmlNode[]): string {
  return nodes.map((node) => ('data' in node ? node.data : '')).join('')
}

function parseDeclarations(css: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const part of css.split(';')) {
    const [name = '', value = ''] = part.split(/:(.*)/s).map((text) => text.trim())
    if (PAINT.has(name) && value && isSafeValue(value)) found[name] = value
    else if (/url|expression|@/i.test(value)) throw new SvgRejectedError(adminText.svgRejections.otherFile)
  }
  return found
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
