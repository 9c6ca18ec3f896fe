import { href } from 'react-router'
import { type FormPickup, type PickupRow, pickupInput } from '#app/pricing/shipping/admin/pickup-input.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, getFieldId, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { DraftForm } from '#app/ui/admin/draft-form.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { useRows } from '#app/ui/admin/lists/use-rows.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

type PickupFormProps = { readonly loaded: FormPickup; readonly result: FormResult<FormPickup> | undefined }

const getMessages = () => ({
  saved: adminText.pickupPointsSaved,
  failed: () => adminText.pickupPointsNotSaved,
})
const NEW: PickupRow = { id: '', name: '', address: '', hours: '' }

/** If there are no pickup points, the form starts with an empty one. */
const toDraft = ({ points }: FormPickup) => ({ points: points.length > 0 ? points : [NEW] })
const ROW_KEYS = { points: ({ id }: PickupRow) => id }

export function PickupForm({ loaded, result }: PickupFormProps) {
  const form = useFormDraft({
    loaded,
    result,
    schema: pickupInput,
    toDraft,
    rowKeys: ROW_KEYS,
    messages: getMessages(),
  })
  const { draft, set, errors } = form
  const { points } = draft
  const { list, replace } = useRows(points, (changed) => set({ points: changed }))
  const hasSeveral = points.length > 1 || loaded.points.length > 0
  const { onRemove, ...rows } = list
  return (
    <DraftForm
      saveLabel={adminText.savePickupPoints}
      isNew={loaded.points.length === 0}
      creation={{ label: adminText.savePickupPoints, back: href('/admin/shipping') }}
      id="pickup-form"
      failedTitle={adminText.pickupPointsNotSaved}
      form={form}
      hidden={{ points: JSON.stringify(points) }}
    >
      <Panel>
        <p className="mb-4 text-base text-ink-2">{adminText.pickupPointsHint}</p>
        <SortableList
          isSentAsList
          label={adminText.pickupPointsInOrder}
          getName={({ name }) => name || adminText.unnamedPickupPoint}
          {...rows}
          onRemove={hasSeveral ? onRemove : undefined}
          hasFields={hasSeveral}
          empty={<p className="text-base text-ink-2">{adminText.noPickupPointsHint}</p>}
        >
          {(point, index) => {
            const field = (name: 'name' | 'address' | 'hours', label: string) => ({
              name: `points.${index}.${name}`,
              form: UNSENT, // sent as part of one list, not separately
              label,
              value: point[name],
              error: errors[`points.${index}.${name}`],
              onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
                replace(index, { [name]: event.currentTarget.value }),
            })
            return (
              <div className="grid gap-4 md:grid-cols-2">
                {hasSeveral && (
                  <h3 className="field-row-title text-base font-medium md:col-span-2">
                    {adminText.pickupPoint(index + 1)}
                  </h3>
                )}
                <TextField {...field('name', adminText.name)} required maxLength={100} />
                <TextField {...field('hours', adminText.hours)} maxLength={200} hint={adminText.hoursExample} />
                <TextAreaField
                  {...field('address', adminText.address)}
                  required
                  rows={3}
                  maxLength={500}
                  className="md:col-span-2"
                />
              </div>
            )
          }}
        </SortableList>
        <AdminButton id={getFieldId('points')} className="mt-4" onClick={() => set({ points: [...points, NEW] })}>
          {points.length > 0 ? adminText.addAnotherPickupPoint : adminText.addPickupPoint}
        </AdminButton>
        <FieldNotes id={getFieldId('points')} error={errors.points} />
      </Panel>
    </DraftForm>
  )
}
