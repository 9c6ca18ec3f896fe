import { isAutomatic, type MenuItem, type Menus, type Place, type Target } from '#app/content/menus/menu.ts'
import { isScreen, SCREENS } from '#app/content/menus/screens.ts'
import type { PolicyLink } from '#app/content/pages/legal-links.ts'
import { findPolicy, getPagePath, type Policy } from '#app/store/policies.ts'

export type MenuLink = {
  readonly label: string
  /** A store path without a locale prefix, or an https URL. */
  readonly to: string
  readonly image?: string
}

export type HeaderEntry = { readonly id: string; readonly label: string; readonly place: Place } & (
  | { readonly to: string }
  /** Empty only in the demo store, which shows a message instead of collections. */
  | { readonly links: readonly MenuLink[] }
)

export type FooterColumn = { readonly id: string; readonly title: string; readonly links: readonly MenuLink[] }

type Category = { readonly slug: string; readonly name: string; readonly image: string | null }

/** The chosen targets that shoppers can open. */
export type FoundTargets = {
  readonly products: readonly { readonly id: string; readonly name: string }[]
  readonly pages: readonly {
    readonly id: string
    readonly title: string
    readonly slug: string
    readonly policy: Policy | null
  }[]
  readonly categories: readonly (Category & { readonly id: string })[]
}

/** The targets that menu links can have. Includes only targets that shoppers can open. */
export type KnownTargets = {
  readonly found: FoundTargets
  readonly collections: readonly {
    readonly id: string
    readonly name: string
    readonly slug: string
    readonly image: string | null
  }[]
  readonly categories: readonly Category[]
  readonly policies: readonly PolicyLink[]
  /** True if the About page has no text yet. */
  readonly isAboutEmpty: boolean
  readonly isDemo: boolean
}

/** Lists a target's links with their names; none if shoppers cannot open it. */
export function listTargetLinks({ kind, value }: Target, known: KnownTargets): readonly MenuLink[] {
  const { found, collections, categories, policies, isAboutEmpty, isDemo } = known
  switch (kind) {
    case 'none':
      return []
    case 'screen': {
      const isEmpty = value === 'about' ? isAboutEmpty : value === 'lookbook' && collections.length === 0 && !isDemo
      return isScreen(value) && !isEmpty ? [{ label: SCREENS[value].label(), to: SCREENS[value].path }] : []
    }
    case 'category':
      return found.categories.filter(({ id }) => id === value).map(toCategoryLink)
    case 'collection':
      return collections.filter(({ id }) => id === value).map(toCollectionLink)
    case 'product':
      return found.products
        .filter(({ id }) => id === value)
        .map(({ id, name }) => ({ label: name, to: `/product/${id}` }))
    case 'page':
      return found.pages.filter(({ id }) => id === value).map((page) => ({ label: page.title, to: getPagePath(page) }))
    case 'policy':
      return policies
        .filter(({ policy }) => policy === findPolicy(value))
        .map(({ policy, title }) => ({ label: title, to: getPagePath({ slug: '', policy }) }))
    case 'categories':
      return categories.map(toCategoryLink)
    case 'collections':
      return collections.map(toCollectionLink)
    case 'address':
      return [{ label: value, to: value }]
  }
}

const toCategoryLink = ({ slug, name, image }: Category): MenuLink => linkTo(name, `/shop?category=${slug}`, image)

function toCollectionLink({ name, slug, image }: KnownTargets['collections'][number]): MenuLink {
  return linkTo(name, `/collection/${slug}`, image)
}

function linkTo(label: string, to: string, image: string | null): MenuLink {
  return { label, to, ...(image && { image }) }
}

/** Lists an item's links, without the links of nested items. */
function listOwnLinks({ label, target }: MenuItem, known: KnownTargets): readonly MenuLink[] {
  const links = listTargetLinks(target, known)
  return isAutomatic(target) || label === '' ? links : links.map((link) => ({ ...link, label }))
}

/** Removes duplicates: a menu can list a collection and also all collections. */
function removeDuplicates(links: readonly MenuLink[]): readonly MenuLink[] {
  return [...new Map(links.map((link) => [`${link.to} ${link.label}`, link])).values()]
}

/** Builds the header without items that have no links. */
export function buildHeader(items: Menus['header'], known: KnownTargets): readonly HeaderEntry[] {
  return items.flatMap((item): readonly HeaderEntry[] => {
    const { id, label, place } = item
    const [ownLink] = listOwnLinks(item, known)
    if (item.items.length === 0) return ownLink ? [{ id, label: ownLink.label, place, to: ownLink.to }] : []
    const links = removeDuplicates([item, ...item.items].flatMap((entry) => listOwnLinks(entry, known)))
    return links.length > 0 || known.isDemo ? [{ id, label: label || ownLink?.label || '', place, links }] : []
  })
}

/** Builds the footer without empty columns. */
export function buildFooter(items: Menus['footer'], known: KnownTargets): readonly FooterColumn[] {
  return items.flatMap(({ id, label, items: nested }) => {
    const links = removeDuplicates(nested.flatMap((item) => listOwnLinks(item, known)))
    return links.length > 0 ? [{ id, title: label, links }] : []
  })
}
