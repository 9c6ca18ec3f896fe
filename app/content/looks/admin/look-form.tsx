import { type ReactNode, useRef } from 'react'
import { href } from 'react-router'
import { COLLECTION_STATUSES, MAX_ALT } from '#app/catalog/constants.ts'
import { HotspotEditor } from '#app/content/looks/admin/hotspot-editor.tsx'
import type { EditableLook } from '#app/content/looks/admin/look-form.server.ts'
import { LookProducts, PICKER_ID } from '#app/content/looks/admin/look-products.tsx'
import { type LookFormState, useLookForm } from '#app/content/looks/admin/use-look-form.ts'
import { adminText } from '#app/content/looks/admin-text.ts'
import { MAX_LOOK_NAME } from '#app/content/looks/look.ts'
import { FieldNotes, getFieldId, SelectField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { EditForm } from '#app/ui/admin/edit-form.tsx'
import { SaveButtons } from '#app/ui/admin/form-buttons.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { ImageDrop } from '#app/ui/admin/uploads/image-drop.tsx'
import { ImageUploader } from '#app/ui/admin/uploads/image-uploader.tsx'
import { UploadTile } from '#app/ui/admin/uploads/upload-tile.tsx'
import { formatUploadsLeft } from '#app/ui/admin/uploads/use-uploads.ts'

type LookFormProps = {
  readonly look: EditableLook | null
  readonly result: FormResult<EditableLook> | undefined
  readonly history?: ReactNode
}

export function LookForm({ look, result, history }: LookFormProps) {
  const form = useLookForm(look, result)
  const { draft, field } = form
  const blockedReason = formatUploadsLeft(form.uploads.left)
  return (
    <EditForm
      id="look-form"
      noun={adminText.lookInSentence}
      form={form}
      blockedReason={blockedReason}
      side={
        <>
          <Panel title={adminText.details}>
            <div className="field-grid">
              <TextField {...field('name')} label={adminText.name} required maxLength={MAX_LOOK_NAME} />
              <SelectField {...field('status')} label={adminText.status} hint={adminText.statusHint}>
                {COLLECTION_STATUSES.map((status) => (
                  <option key={status} value={status}>
                    {adminText.statuses[status]}
                  </option>
                ))}
              </SelectField>
            </div>
          </Panel>
          <LookProducts form={form} />
          {history}
        </>
      }
      buttons={
        <SaveButtons
          isSaving={form.isSaving}
          label={form.isGone ? adminText.saveAsNewLook : adminText.saveLook}
          blockedReason={blockedReason}
          back={href('/admin/looks')}
        />
      }
    >
      <Panel title={adminText.image}>
        <input type="hidden" name="image" value={draft.image?.publicId ?? ''} />
        {draft.image ? (
          <div className="grid gap-4">
            <p className="text-base text-ink-2">{adminText.hotspotsHint}</p>
            <HotspotEditor form={form} image={draft.image} onPoint={focusPicker} />
            <ReplaceImage form={form} />
            <TextAreaField
              {...field('imageAlt')}
              label={adminText.altText}
              rows={2}
              className="[&_textarea]:field-sizing-content"
              maxLength={MAX_ALT}
              hint={adminText.altTextHint}
            />
          </div>
        ) : (
          <>
            <ImageUploader
              id={getFieldId('image')}
              images={[]}
              uploads={form.uploads}
              getInsertIndex={() => 0}
              max={1}
              disabled={form.isSaving}
              guidance={adminText.imageGuidance}
              error={form.errors.image}
              onMove={() => {}}
              onRemove={() => {}}
            >
              {() => null}
            </ImageUploader>
            <input type="hidden" name="imageAlt" value={draft.imageAlt} />
          </>
        )}
      </Panel>
    </EditForm>
  )
}

/** Focuses the field in which staff choose a product. */
function focusPicker(): void {
  document.getElementById(PICKER_ID)?.focus()
}

function ReplaceImage({ form: { uploads, isSaving, errors } }: { form: LookFormState }) {
  const input = useRef<HTMLInputElement>(null)
  const [upload] = uploads.list
  return (
    <div id={getFieldId('image')} tabIndex={-1}>
      <ImageDrop
        label={adminText.replaceImage}
        hint={null}
        multiple={false}
        size="small"
        disabled={isSaving}
        input={input}
        onFiles={(files) => {
          uploads.clear()
          uploads.add(files.slice(0, 1))
        }}
      />
      {upload && (
        <div className="mt-2 max-w-40">
          <UploadTile
            upload={upload}
            isWide={false}
            disabled={isSaving}
            onCancel={() => uploads.cancel(upload.id)}
            onRetry={() => uploads.retry(upload.id)}
          />
        </div>
      )}
      <FieldNotes id={getFieldId('image')} error={errors.image} />
    </div>
  )
}
