import { PlacedProducts } from '#app/content/homepage/admin/placed-products.tsx'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { SectionField } from '#app/content/homepage/sections/admin/section-field.tsx'
import { findProblem } from '#app/content/homepage/sections/admin/sections-draft.ts'
import type { SectionsForm } from '#app/content/homepage/sections/admin/use-sections-form.ts'
import { getSectionTitle } from '#app/content/homepage/sections/section-input.ts'
import { getKindLabels, listNamedFields, type Section } from '#app/content/homepage/sections/section-kinds.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { EntryPanel } from '#app/ui/admin/entry-panel.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'

type SectionSettingsProps = { section: Section; form: SectionsForm }

export function SectionSettings({ section, form }: SectionSettingsProps) {
  const { label, about } = getKindLabels(section.kind)
  const problem = findProblem(section, form.choices)
  const isFirstHero = section === form.draft.sections.find(({ kind, isHidden }) => kind === 'hero' && !isHidden)
  const close = () => {
    form.select(null)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-section="${section.id}"]`)?.focus())
  }
  return (
    <EntryPanel id="section-settings" title={getSectionTitle(section)} back={adminText.allSections} onClose={close}>
      <p className="text-sm text-ink-2">{adminText.kindAndAbout(label, about)}</p>
      {problem && <Notice className="mt-3">{problem}</Notice>}
      <div className="mt-4 grid gap-4">
        {listNamedFields(section.kind).map(([name, field]) => (
          <SectionField key={name} section={section} name={name} field={field} form={form} />
        ))}
        {isFirstHero && (
          <fieldset className="grid gap-3 border-t border-line pt-3">
            <legend className="float-left mb-1 w-full text-base font-semibold">{adminText.productInHero}</legend>
            <PlacedProducts section="hero" placements={form.placements} />
          </fieldset>
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
        <AdminButton onClick={() => form.toggle(section)}>
          {section.isHidden ? adminText.show : adminText.hide}
        </AdminButton>
        <AdminButton disabled={form.isFull} onClick={() => form.duplicate(section)}>
          {adminText.duplicate}
        </AdminButton>
        <AdminButton onClick={() => form.remove(section)}>{adminText.remove}</AdminButton>
      </div>
    </EntryPanel>
  )
}
