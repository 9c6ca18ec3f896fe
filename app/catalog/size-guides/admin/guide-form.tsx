import type { ReactNode } from 'react'
import { href } from 'react-router'
import { MAX_GUIDE_NAME, MAX_GUIDE_NOTE } from '#app/catalog/constants.ts'
import { GuideColumns } from '#app/catalog/size-guides/admin/guide-columns.tsx'
import {
  applyTypedText,
  type GuideDraft,
  rebase,
  toDraft,
  withUnit,
} from '#app/catalog/size-guides/admin/guide-draft.ts'
import { GuideFileDialog } from '#app/catalog/size-guides/admin/guide-file-dialog.tsx'
import type { EditableGuide } from '#app/catalog/size-guides/admin/guide-form.server.ts'
import { GuideGrid } from '#app/catalog/size-guides/admin/guide-grid.tsx'
import { guideInput } from '#app/catalog/size-guides/admin/guide-input.ts'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import { LENGTH_UNITS } from '#app/catalog/size-guides/lengths.ts'
import { FieldNotes, getFieldId, SelectField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { EditForm } from '#app/ui/admin/edit-form.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { UnsentNote } from '#app/ui/admin/unsent-form.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

type GuideFormProps = {
  /** Null for a new guide. */
  readonly guide: EditableGuide | null
  readonly result: FormResult<EditableGuide> | undefined
  readonly side?: ReactNode
}

const getMessages = () => ({
  saved: adminText.guideSaved,
  failed: (message: string) => (message === adminText.nameRequired ? message : adminText.guideNotSaved),
})

export function GuideForm({ guide, result, side }: GuideFormProps) {
  const form = useFormDraft<EditableGuide | null, GuideDraft>({
    loaded: guide,
    result,
    schema: guideInput,
    toDraft,
    applyFormData: applyTypedText,
    rebase,
    messages: getMessages(),
  })
  const { draft, set, setDraft, field, errors } = form
  const isHydrated = useHydrated()
  const setTable = (table: GuideDraft['table']) => set({ table })
  return (
    <EditForm
      id="size-guide-form"
      noun={adminText.guideInSentence}
      form={form}
      side={side}
      saveLabel={form.isGone ? adminText.saveAsNewGuide : adminText.saveGuide}
      creation={{ label: adminText.addSizeGuide, back: href('/admin/size-guides') }}
    >
      <Panel>
        <div className="field-grid md:grid-cols-2">
          <TextField
            {...field('name')}
            label={adminText.nameLabel}
            required
            isUrgent
            maxLength={MAX_GUIDE_NAME}
            hint={adminText.nameHint}
          />
          <SelectField
            {...field('unit')}
            label={adminText.unit}
            hint={adminText.unitHint}
            onChange={({ currentTarget: { value } }) => {
              const unit = LENGTH_UNITS.find((known) => known === value)
              if (unit) setDraft((typed) => withUnit(typed, unit))
            }}
          >
            {LENGTH_UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {adminText.units[unit]}
              </option>
            ))}
          </SelectField>
        </div>
      </Panel>
      <Panel
        title={adminText.measures}
        action={<GuideFileDialog unit={draft.unit} onRead={(table, unit) => set({ table, unit })} />}
      >
        <input type="hidden" name="table" value={JSON.stringify(draft.table)} />
        <p className="mb-4 max-w-[62ch] text-base text-ink-2">{adminText.tableHint}</p>
        <UnsentNote />
        <GuideColumns table={draft.table} error={errors['table.columns']} onChange={setTable} />
        <div id={getFieldId('table')} tabIndex={-1} inert={!isHydrated}>
          <FieldNotes id={getFieldId('table')} error={errors.table ?? errors['table.rows']} />
          <GuideGrid table={draft.table} unit={draft.unit} errors={errors} onChange={setTable} />
        </div>
      </Panel>
      <Panel>
        <TextAreaField
          {...field('note')}
          label={adminText.note}
          rows={2}
          maxLength={MAX_GUIDE_NOTE}
          hint={adminText.noteHint}
        />
      </Panel>
    </EditForm>
  )
}
