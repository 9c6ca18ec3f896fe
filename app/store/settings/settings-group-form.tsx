import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { adminText } from '#app/store/settings/admin-text.ts'
import type { FormSettings } from '#app/store/settings/settings-draft.ts'
import { type SettingsFormState, type SettingsResult, useSettingsForm } from '#app/store/settings/use-settings-form.ts'
import { SETTINGS_INTENT } from '#app/store/settings-fields.ts'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { NoScriptSave } from '#app/ui/admin/form-buttons.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { useOpenLinkedPanel } from '#app/ui/admin/use-open-linked.ts'

/** The id of a settings form. A screen has at most one. */
export const SETTINGS_FORM = 'settings-form'

type SettingsGroupFormProps = {
  readonly loaded: FormSettings
  /** The result of the screen's action. Results of other forms on the screen have no `outcome`. */
  readonly result: object | undefined
  readonly className?: string
  /** The label of the save bar's button; 'Save' by default. */
  readonly saveLabel?: string
  /** Called before a link in the error summary moves the focus, to show the field. */
  readonly onFollow?: (name: string) => void
  /** Replaces the save button that is shown if scripts are off. */
  readonly renderSave?: (form: SettingsFormState) => ReactNode
  readonly children: (form: SettingsFormState) => ReactNode
}

/** A form for settings on the screen they concern. The screen's action passes them to `submitSettings`. */
export function SettingsGroupForm({
  loaded,
  result,
  className = '',
  saveLabel,
  onFollow,
  renderSave = () => <NoScriptSave />,
  children,
}: SettingsGroupFormProps) {
  const form = useSettingsForm(loaded, isSettingsResult(result) ? result : undefined)
  useOpenLinkedPanel()
  return (
    <Form
      id={SETTINGS_FORM}
      ref={form.element}
      method="post"
      noValidate
      className={`grid content-start gap-4 ${className}`}
      onBlur={form.onBlur}
      onSubmit={form.onSubmit}
    >
      <SaveBar
        form={SETTINGS_FORM}
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        label={saveLabel}
        onDiscard={form.discard}
      />
      <input type="hidden" name="intent" value={SETTINGS_INTENT} />
      <input type="hidden" name="version" value={form.base.version} />
      {form.summary && <ErrorSummary title={adminText.settingsNotSaved} errors={form.summary} onFollow={onFollow} />}
      <Fallbacks messages={form.fallbacks} />
      {children(form)}
      {renderSave(form)}
    </Form>
  )
}

function isSettingsResult(result: object | undefined): result is SettingsResult {
  return result !== undefined && 'outcome' in result
}

/** Lists the numbers that could not be read, with the values that were saved instead. */
function Fallbacks({ messages }: { readonly messages: readonly string[] }) {
  return (
    <div role="status" className={messages.length > 0 ? '' : 'sr-only'}>
      {messages.length > 0 && (
        <Notice>
          <ul>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
