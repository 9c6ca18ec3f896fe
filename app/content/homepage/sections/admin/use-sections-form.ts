import { useMemo, useState } from 'react'
import { z } from 'zod'
import { listPlacementChanges, type PlannedProduct } from '#app/content/homepage/admin/homepage-plan.ts'
import { usePlacements } from '#app/content/homepage/admin/use-placements.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import type { HomepageEditorData, SectionChoices } from '#app/content/homepage/sections/admin/homepage-state.server.ts'
import {
  addSection,
  changeSection,
  duplicateSection,
  isFull,
  rebaseSections,
  removeSection,
  restoreSection,
  type SectionsDraft,
  toSectionsDraft,
  withSetting,
} from '#app/content/homepage/sections/admin/sections-draft.ts'
import { checkSections, getSectionTitle } from '#app/content/homepage/sections/section-input.ts'
import type { Section, SectionKind } from '#app/content/homepage/sections/section-kinds.ts'
import { parseJson, readFields } from '#app/lib/json.ts'
import { moveItem } from '#app/lib/lists.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { useCurrentErrors } from '#app/ui/admin/use-current-errors.ts'
import { useDraftSaves } from '#app/ui/admin/use-draft-saves.ts'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

export type SectionsResult = FormResult<HomepageEditorData> & {
  readonly specialOutcome?: keyof (typeof adminText)['done']
}

/** Checks a field when it loses focus. The server checks the whole form. */
const typedSections = z.object({
  sections: z.string().transform((text, ctx) => {
    const checked = checkSections(parseJson(text))
    if (checked.ok) return checked.sections
    for (const [name, message] of Object.entries(checked.errors)) {
      ctx.addIssue({ code: 'custom', path: name.split('.').slice(1), message })
    }
    return z.NEVER
  }),
})

/** Uses the new state after a discard or a restore, which replaces the draft. */
function replaceDraft(_draft: SectionsDraft, _old: SectionsDraft, fresh: SectionsDraft): SectionsDraft {
  return fresh
}

function createId(): string {
  return `s-${crypto.randomUUID().slice(0, 8)}`
}

export function useSectionsForm(loaded: HomepageEditorData, result: SectionsResult | undefined) {
  const form = useFormDraft<HomepageEditorData, SectionsDraft>({
    loaded,
    result,
    schema: typedSections,
    toDraft: toSectionsDraft,
    applyFormData: (draft) => draft,
    rebase:
      result?.specialOutcome === 'discarded' || result?.specialOutcome === 'restored' ? replaceDraft : rebaseSections,
    messages: {
      saved: result?.specialOutcome ? adminText.done[result.specialOutcome] : null,
      failed: () => adminText.failedToSaveSections,
    },
  })
  const { draft, setDraft } = form
  const [selected, setSelected] = useState<string | null>(null)
  const [lastRemoved, setLastRemoved] = useState<{ readonly section: Section; readonly at: number } | null>(null)
  /** Null once the section is back, for example because the draft was discarded. */
  const removed = lastRemoved && draft.sections.some(({ id }) => id === lastRemoved.section.id) ? null : lastRemoved
  const [announcement, setAnnouncement] = useState('')
  const [picked, setPicked] = useState<SectionChoices['products']>([])
  const [uploading, setUploading] = useState<ReadonlySet<string>>(new Set())
  const choices = useMemo(
    () => ({ ...form.base.choices, products: [...picked, ...form.base.choices.products] }),
    [picked, form.base.choices],
  )
  const errors = useCurrentErrors(form.errors, draft, findSetting)
  const placements = usePlacements(form, setAnnouncement)
  const section = draft.sections.find(({ id }) => id === selected) ?? null
  const isUploading = uploading.size > 0
  const isComplete = useMemo(() => checkSections(draft.sections).ok, [draft])
  const saves = useDraftSaves(form, {
    isComplete: isComplete && !isUploading,
    isRejected: result?.outcome === 'rejected',
  })

  const edit = (id: string, change: (section: Section) => Section) =>
    setDraft((typed) => changeSection(typed, id, change))

  return {
    ...form,
    ...saves,
    errors,
    choices,
    placements,
    fields: {
      sections: JSON.stringify(draft.sections),
      placements: JSON.stringify(listPlacementChanges(form.base.plan, draft.placements)),
    },
    section,
    select: setSelected,
    announcement,
    isUploading,
    isFull: isFull(draft),
    add: (kind: SectionKind) => {
      const id = createId()
      setDraft((typed) => addSection(typed, kind, id))
      setSelected(id)
    },
    duplicate: (section: Section) => {
      setDraft((typed) => duplicateSection(typed, section.id, createId()))
      setAnnouncement(adminText.sectionDuplicated(getSectionTitle(section)))
    },
    /** The title of the section that was removed last; null once it is back. */
    removedTitle: removed && getSectionTitle(removed.section),
    restore: () => {
      if (!removed) return
      setDraft((typed) => restoreSection(typed, removed.section, removed.at))
      setAnnouncement(adminText.sectionRestored(getSectionTitle(removed.section)))
    },
    remove: (section: Section) => {
      setLastRemoved({ section, at: draft.sections.findIndex(({ id }) => id === section.id) })
      setDraft((typed) => removeSection(typed, section.id))
      setSelected(null)
      setAnnouncement(adminText.sectionRemoved(getSectionTitle(section)))
    },
    move: (from: number, to: number) =>
      setDraft((typed) => ({ ...typed, sections: moveItem(typed.sections, from, to) })),
    toggle: (section: Section) => {
      edit(section.id, (typed) => ({ ...typed, isHidden: !typed.isHidden }))
      setAnnouncement(
        section.isHidden
          ? adminText.sectionShown(getSectionTitle(section))
          : adminText.sectionHidden(getSectionTitle(section)),
      )
    },
    setSetting: (id: string, name: string, value: unknown) => edit(id, (typed) => withSetting(typed, name, value)),
    updateSetting: (id: string, name: string, update: (value: unknown) => unknown) =>
      edit(id, (typed) => withSetting(typed, name, update(readFields(typed.settings)[name]))),
    addProduct: ({ id, name, status, image }: PlannedProduct) =>
      setPicked((known) => [...known, { id, name, status, image: image?.url ?? null }]),
    /** Records whether a field is waiting for uploads, so that the form is not saved without them. */
    reportUploads: (field: string, isBusy: boolean) =>
      setUploading((known) => {
        if (known.has(field) === isBusy) return known
        const next = new Set(known)
        if (isBusy) next.add(field)
        else next.delete(field)
        return next
      }),
  }
}

export type SectionsForm = ReturnType<typeof useSectionsForm>

function findSetting({ sections }: SectionsDraft, name: string): unknown {
  const [, id, setting = ''] = name.split('.')
  const section = sections.find((candidate) => candidate.id === id)
  return section && readFields(section.settings)[setting]
}

/** Returns the id of the section that an error belongs to. */
export function findErrorSection(name: string): string | null {
  return name.split('.')[1] ?? null
}
