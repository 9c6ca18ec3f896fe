import { adminText } from '#app/catalog/materials/admin-text.ts'
import { type Component, type Fiber, findComponent, findFiber } from '#app/catalog/materials/fibers.ts'

/** A fiber's share of its component's weight, in percent with at most one decimal. */
type FiberShare = { readonly fiber: Fiber; readonly percent: number }

/** The shares of each component add up to 100, largest first. A null `component` means the whole product. */
export type FiberContent = readonly {
  readonly component: Component | null
  readonly shares: readonly FiberShare[]
}[]

/** A share as typed in a form. */
type TypedShare = { readonly percent: string; readonly fiber: string }
type TypedComponent = { readonly component: string; readonly shares: readonly TypedShare[] }

const MAX_SHOWN = 60

/**
 * Reads 'Shell: 55% linen, 45% cotton; Lining: 100% viscose', the format of files and of the product form's field. A
 * line break also separates components. Accepts any text; `parseFiberContent` checks the content.
 */
export function readComponents(text: string): TypedComponent[] {
  const withPoints = text.replace(/(\d),(\d)(?=\s*%)/g, '$1.$2') // a decimal comma
  const parts = withPoints.split(/[;\n]/).filter((part) => part.trim() !== '')
  return parts.map((part) => {
    const colon = part.indexOf(':')
    const shares = part.slice(colon + 1).split(',')
    return { component: part.slice(0, Math.max(colon, 0)).trim(), shares: shares.map(readShare) }
  })
}

function readShare(text: string): TypedShare {
  const nameFirst = /^\s*(\D*[^\d.\s])\s*(\d[\d.]*)\s*%\s*$/.exec(text) // 'linen 55 %'
  if (nameFirst) return { percent: nameFirst[2] ?? '', fiber: nameFirst[1] ?? '' }
  const sign = text.indexOf('%')
  const digits = /^\s*[\d.]+(?=\s|$)/.exec(text)?.[0] ?? '' // '55 linen'
  const end = sign < 0 ? digits.length : sign
  return { percent: text.slice(0, end).trim(), fiber: text.slice(sign < 0 ? end : end + 1).trim() }
}

/** Returns the text of stored fiber content, for files and the form. */
export function formatFiberContent(content: FiberContent): string {
  return content
    .map(({ component, shares }) => {
      const list = shares.map(({ percent, fiber }) => `${percent}% ${fiber}`).join(', ')
      return component ? `${component.charAt(0).toUpperCase()}${component.slice(1)}: ${list}` : list
    })
    .join('; ')
}

/** Returns a percentage in tenths, or null if it is not between 0.1 and 100. */
function parseTenths(text: string): number | null {
  const tenths = /^\d{1,3}(\.\d)?$/.test(text) ? Math.round(Number(text) * 10) : 0
  return tenths > 0 && tenths <= 1_000 ? tenths : null
}

/** Returns the sum of a component's typed percentages; invalid percentages count as 0. */
export function sumPercents(shares: readonly TypedShare[]): number {
  return shares.reduce((sum, { percent }) => sum + (parseTenths(percent) ?? 0), 0) / 10
}

/** Adds a fiber to typed content, with the percentage that the last component needs to reach 100%. */
export function addFiber(text: string, fiber: Fiber): string {
  const typed = text.trimEnd().replace(/,$/, '')
  const start = Math.max(typed.lastIndexOf('\n'), typed.lastIndexOf(';')) + 1
  const [component] = readComponents(typed.slice(start))
  const shares = component?.shares.filter(({ percent, fiber: name }) => percent !== '' || name !== '') ?? []
  const rest = Math.max(0, Math.round(1_000 - sumPercents(shares) * 10) / 10)
  const separator = shares.length > 0 ? ', ' : /[:;]$/.test(typed) ? ' ' : ''
  return `${typed}${separator}${rest}% ${fiber}`
}

/** Replaces a share in typed content, or removes it if `typed` is null. A component without shares is removed too. */
export function replaceShare(text: string, component: number, share: number, typed: TypedShare | null): string {
  const replaced = readComponents(text).map(({ component: name, shares }, index) => ({
    name,
    shares: index === component ? shares.flatMap((old, at) => (at === share ? (typed ? [typed] : []) : [old])) : shares,
  }))
  return replaced
    .filter(({ shares }) => shares.length > 0)
    .map(({ name, shares }) => {
      const list = shares.map(({ percent, fiber }) => (percent || fiber ? `${percent}% ${fiber}` : '')).join(', ')
      return name ? `${name}: ${list}` : list
    })
    .join('; ')
}

/** Starts a component at the end of typed content. */
export function addComponent(text: string, component: Component): string {
  const typed = text.trimEnd().replace(/[,;]$/, '')
  return `${typed}${typed ? '; ' : ''}${component.charAt(0).toUpperCase()}${component.slice(1)}: `
}

type ParsedContent =
  | { readonly ok: true; readonly content: FiberContent }
  | { readonly ok: false; readonly message: string }

/** Checks fiber content as Regulation (EU) No 1007/2011 requires, and sorts it. */
export function parseFiberContent(text: string): ParsedContent {
  const problems: string[] = []
  const typed = readComponents(text)
  const content = typed.map(({ component: name, shares }, index) => {
    const component = name === '' ? null : findComponent(name)
    if (name && !component) problems.push(adminText.unknownComponent(truncate(name)))
    const unnamed = typed.length > 1 ? adminText.numberedComponent(index + 1) : adminText.fiberContent
    return { component, shares: checkShares(truncate(name) || unnamed, shares, problems) }
  })
  const names = content.map(({ component }) => component)
  if (names.length > 1 && typed.some(({ component }) => component === '')) {
    problems.push(adminText.unnamedComponent)
  }
  const duplicate = names.find((component, index) => component && names.indexOf(component) !== index)
  if (duplicate) problems.push(adminText.duplicateComponent(duplicate))
  return problems.length > 0 ? { ok: false, message: [...new Set(problems)].join(' ') } : { ok: true, content }
}

function checkShares(name: string, typed: readonly TypedShare[], problems: string[]): FiberShare[] {
  const earlierProblems = problems.length
  const shares = typed.flatMap(({ percent, fiber: fiberName }) => {
    const fiber = findFiber(fiberName)
    const tenths = parseTenths(percent)
    if (fiber && tenths) return [{ fiber, percent: tenths / 10 }]
    if (fiberName && !fiber && !fiberName.includes('%')) problems.push(adminText.unknownFiber(truncate(fiberName)))
    else problems.push(adminText.invalidShare(name))
    return []
  })
  const duplicate = shares.find(({ fiber }, index) => shares.findIndex((other) => other.fiber === fiber) !== index)
  if (duplicate) problems.push(adminText.duplicateFiber(name, duplicate.fiber))
  const sum = sumPercents(typed)
  if (problems.length === earlierProblems && sum !== 100) problems.push(adminText.wrongSum(name, sum))
  return shares.toSorted((a, b) => Number(isOtherFibers(a)) - Number(isOtherFibers(b)) || b.percent - a.percent)
}

function isOtherFibers({ fiber }: FiberShare): boolean {
  return fiber === 'other fibers'
}

function truncate(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}

/**
 * The care symbols of ISO 3758, by product field. A product has at most one of each group. 'none' is the crossed-out
 * symbol; 'mild' and 'very_mild' mean one or two bars below the symbol. Bare numbers are °C.
 */
export const CARE_SYMBOLS = {
  washing: [
    ...(['30', '30_mild', '30_very_mild', '40', '40_mild', '40_very_mild', '50', '50_mild', '60', '60_mild'] as const),
    ...(['70', '95', 'hand', 'none'] as const),
  ],
  bleaching: ['any', 'oxygen', 'none'],
  tumbleDrying: ['normal', 'low', 'none'],
  naturalDrying: [
    ...(['line', 'line_shade', 'drip', 'drip_shade', 'flat', 'flat_shade'] as const),
    ...(['drip_flat', 'drip_flat_shade'] as const),
  ],
  ironing: ['110', '150', '200', 'none'],
  professionalCare: ['p', 'p_mild', 'f', 'f_mild', 'w', 'w_mild', 'w_very_mild', 'none'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type CareName = keyof typeof CARE_SYMBOLS
export type CareSymbol<Name extends CareName = CareName> = (typeof CARE_SYMBOLS)[Name][number]

function isCareName(name: string): name is CareName {
  return Object.hasOwn(CARE_SYMBOLS, name)
}

/** The symbol groups in the order in which labels show them. */
export const careNames: readonly CareName[] = Object.keys(CARE_SYMBOLS).filter(isCareName)

/** Returns the id of a symbol in care-symbols.svg. */
export function toCareSymbolId(name: CareName, symbol: string): string {
  return `${name}-${symbol}`
}
