import type { HomepageSection } from '#app/catalog/constants.ts'
import {
  arrange,
  type PlacementDraft,
  type ProductId,
  rebasePlacements,
  withoutProducts,
} from '#app/content/homepage/admin/homepage-plan.ts'
import type { PlacementChanges } from '#app/content/homepage/admin/placement-changes.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import type { SectionChoices } from '#app/content/homepage/sections/admin/homepage-state.server.ts'
import { PLACED_SOURCES } from '#app/content/homepage/sections/section-fields.ts'
import { createSection } from '#app/content/homepage/sections/section-input.ts'
import { MAX_SECTIONS, type Section, type SectionKind } from '#app/content/homepage/sections/section-kinds.ts'
import { rebase, rebaseList } from '#app/lib/draft.ts'

/** The sections and their placed products in the editor. */
export type SectionsDraft = { readonly sections: readonly Section[]; readonly placements: PlacementDraft }

type SavedDraft = {
  readonly sections: readonly Section[]
  readonly placements: PlacementChanges
  readonly plan: Parameters<typeof arrange>[0] & { readonly deleted: readonly ProductId[] }
}

export function toSectionsDraft({ sections, placements, plan }: SavedDraft): SectionsDraft {
  return { sections, placements: withoutProducts(arrange(plan, placements), plan.deleted) }
}

export function isFull({ sections }: SectionsDraft): boolean {
  return sections.length >= MAX_SECTIONS
}

export function addSection(draft: SectionsDraft, kind: SectionKind, id: string): SectionsDraft {
  return { ...draft, sections: [...draft.sections, createSection(kind, id)] }
}

export function duplicateSection(draft: SectionsDraft, id: string, copyId: string): SectionsDraft {
  return {
    ...draft,
    sections: draft.sections.flatMap((section) =>
      section.id === id ? [section, { ...section, id: copyId }] : section,
    ),
  }
}

export function removeSection(draft: SectionsDraft, id: string): SectionsDraft {
  return { ...draft, sections: draft.sections.filter((section) => section.id !== id) }
}

/** Inserts a removed section again, unless the homepage is full or has it already. */
export function restoreSection(draft: SectionsDraft, section: Section, at: number): SectionsDraft {
  if (isFull(draft) || draft.sections.some(({ id }) => id === section.id)) return draft
  return { ...draft, sections: draft.sections.toSpliced(at, 0, section) }
}

export function changeSection(draft: SectionsDraft, id: string, change: (section: Section) => Section): SectionsDraft {
  return { ...draft, sections: draft.sections.map((section) => (section.id === id ? change(section) : section)) }
}

/** Boundary: `value` has the type of this setting, because its field created it. */
export function withSetting(section: Section, name: string, value: unknown): Section {
  return { ...section, settings: { ...section.settings, [name]: value } } as Section
}

/** Rebases a draft on newer sections. The draft's edits, order, additions and removals take precedence. */
export function rebaseSections(draft: SectionsDraft, old: SectionsDraft, fresh: SectionsDraft): SectionsDraft {
  return {
    sections: rebaseList(draft.sections, old.sections, fresh.sections, ({ id }) => id, mergeSection),
    placements: rebasePlacements(draft.placements, old.placements, fresh.placements),
  }
}

/** Boundary: an id has one kind, so the settings have the same fields. */
function mergeSection(own: Section, old: Section, fresh: Section): Section {
  return { ...rebase(own, old, fresh), settings: rebase(own.settings, old.settings, fresh.settings) } as Section
}

/** Returns the reason why shoppers do not see the section or a part of it, or null. */
export function findProblem(section: Section, choices: SectionChoices): string | null {
  if (section.kind === 'collections' && section.settings.source.from === 'chosen') {
    return findCollectionProblem(section.settings.source.ids, choices)
  }
  if (section.kind === 'look') return findLookProblem(section.settings.look, choices)
  if (section.kind !== 'products') return null
  const { source } = section.settings
  if (source.from === 'collection') return findCollectionProblem([source.id], choices)
  if (source.from === 'category') {
    const isKnown = source.slug === '' || choices.categories.some(({ slug }) => slug === source.slug)
    return isKnown ? null : adminText.categoryDeleted
  }
  if (source.from !== 'chosen') return null
  const found = source.ids.map((id) => choices.products.find((product) => product.id === id))
  const deletedCount = found.filter((product) => !product).length
  const hidden = found.flatMap((product) => (product && product.status !== 'active' ? product.name : []))
  const gone = deletedCount > 0 ? [adminText.deletedProducts(deletedCount)] : []
  const all = [...hidden, ...gone]
  return all.length > 0 ? adminText.productsNotShown(all.join(', ')) : null
}

function findCollectionProblem(ids: readonly string[], { collections }: SectionChoices): string | null {
  const found = ids.filter((id) => id !== '').map((id) => collections.find((collection) => collection.id === id))
  if (found.some((collection) => !collection)) return adminText.collectionDeleted
  const drafts = found.flatMap((collection) => (collection && collection.status !== 'active' ? collection.name : []))
  return drafts.length > 0 ? adminText.collectionsNotActive(drafts.join(', ')) : null
}

function findLookProblem(id: string | null, { looks }: SectionChoices): string | null {
  if (id === null) return null
  const look = looks.find((known) => known.id === id)
  if (!look) return adminText.lookDeleted
  return look.isActive ? null : adminText.collectionsNotActive(look.name)
}

/** Returns the placement whose products the section shows; null for other sources. */
export function findPlacement(section: Section): HomepageSection | null {
  if (section.kind === 'hero') return 'hero'
  if (section.kind === 'collections') return section.settings.source.from === 'latest' ? 'latest_collections' : null
  if (section.kind !== 'products') return null
  const { from } = section.settings.source
  return PLACED_SOURCES.find((source) => source === from) ?? null
}
