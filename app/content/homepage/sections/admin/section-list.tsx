import { ChevronRight, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { planSection } from '#app/content/homepage/admin/homepage-plan.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { findPlacement, findProblem } from '#app/content/homepage/sections/admin/sections-draft.ts'
import type { SectionsForm } from '#app/content/homepage/sections/admin/use-sections-form.ts'
import { getSectionTitle } from '#app/content/homepage/sections/section-input.ts'
import {
  getKindLabels,
  MAX_SECTIONS,
  type Section,
  type SectionKind,
  sectionKinds,
} from '#app/content/homepage/sections/section-kinds.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

export function SectionList({ form }: { form: SectionsForm }) {
  const { sections } = form.draft
  return (
    <Panel title={adminText.sections} action={<Count count={sections.length} />}>
      <SortableList
        label={adminText.homepageSections}
        items={sections}
        toKey={({ id }) => id}
        getName={getSectionTitle}
        onMove={form.move}
        onRemove={(index) => {
          const section = sections[index]
          if (section) form.remove(section)
        }}
        control={(section) => <VisibilityButton section={section} form={form} />}
        actions={(section) => (
          <button type="button" disabled={form.isFull} onClick={() => form.duplicate(section)}>
            {adminText.duplicate}
          </button>
        )}
        empty={<p className="border border-dashed border-edge p-4 text-sm text-ink-2">{adminText.noSections}</p>}
      >
        {(section) => <Row section={section} form={form} />}
      </SortableList>
      {form.removedTitle !== null && !form.isFull && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          {adminText.sectionRemoved(form.removedTitle)}
          <TextButton className="text-base" onClick={form.restore}>
            {adminText.undo}
          </TextButton>
        </p>
      )}
      <AddSection form={form} />
    </Panel>
  )
}

function Count({ count }: { count: number }) {
  return <span className="text-sm text-ink-2 tabular-nums">{adminText.used(count, MAX_SECTIONS)}</span>
}

type RowProps = { section: Section; form: SectionsForm }

function Row({ section, form }: RowProps) {
  const { id, kind, isHidden } = section
  const title = getSectionTitle(section)
  const hasErrors = Object.keys(form.errors).some((name) => name.startsWith(`sections.${id}.`))
  const problem = findProblem(section, form.choices)
  const place = findPlacement(section)
  const plan = place ? planSection(place, form.placements.draft, form.placements.catalog) : null
  const placedNames = plan ? plan.rows.map(({ product }) => product.name) : []
  const isRepaired = form.base.repaired.includes(id)
  return (
    <div className={isHidden ? 'text-ink-2' : undefined}>
      <button
        type="button"
        data-section={id}
        className="flex min-h-9 w-full items-center gap-1 text-left max-md:min-h-11"
        onClick={() => form.select(id)}
      >
        <span className="min-w-0">
          <span className="line-clamp-1 text-base font-medium wrap-anywhere">{title}</span>
          <span className="line-clamp-1 text-sm text-ink-2">
            {getKindLabels(kind).label}
            {isHidden && adminText.hidden}
            {placedNames.length > 0 && ` · ${placedNames.join(', ')}`}
          </span>
        </span>
        <ChevronRight className="ml-auto size-4 shrink-0" aria-hidden="true" />
      </button>
      {hasErrors && <p className="text-sm text-danger">{adminText.needsCorrection}</p>}
      {problem && <Warning>{problem}</Warning>}
      {isRepaired && <Warning>{adminText.settingUnreadable}</Warning>}
    </div>
  )
}

function Warning({ children }: { children: string }) {
  return (
    <p className="text-sm text-amber">
      <span aria-hidden="true">◐ </span>
      {children}
    </p>
  )
}

function VisibilityButton({ section, form }: RowProps) {
  const Icon = section.isHidden ? EyeOff : Eye
  return (
    <button
      type="button"
      data-row-button="toggle"
      className="grid size-9 place-items-center hover:bg-mist disabled:text-edge max-md:size-11"
      aria-label={adminText.toggleSection(section.isHidden, getSectionTitle(section))}
      onClick={() => form.toggle(section)}
    >
      <Icon className="size-4" aria-hidden="true" />
    </button>
  )
}

function AddSection({ form }: { form: SectionsForm }) {
  const [isOpen, setIsOpen] = useState(false)
  if (form.isFull) return <p className="mt-3 text-sm text-ink-2">{adminText.tooManySections(MAX_SECTIONS)}</p>
  return (
    <div className="mt-3">
      <AdminButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {adminText.addSection}
      </AdminButton>
      {isOpen && (
        <ul className="mt-2 border border-line">
          {sectionKinds.map((kind) => (
            <KindRow key={kind} kind={kind} onAdd={() => form.add(kind)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function KindRow({ kind, onAdd }: { kind: SectionKind; onAdd: () => void }) {
  const { label, about } = getKindLabels(kind)
  return (
    <li className="border-b border-line last:border-b-0">
      <button type="button" className="block min-h-11 w-full px-3 py-1.5 text-left hover:bg-pearl" onClick={onAdd}>
        <span className="block text-base font-medium">{label}</span>
        <span className="block text-sm text-ink-2">{about}</span>
      </button>
    </li>
  )
}
