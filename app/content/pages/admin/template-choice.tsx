import { Form, useSubmit } from 'react-router'
import { adminText } from '#app/content/pages/admin-text.ts'
import { POLICIES } from '#app/store/policies.ts'
import { getPolicyLabel } from '#app/store/staff-labels.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField } from '#app/ui/admin/admin-field.tsx'
import { adminText as uiText } from '#app/ui/admin/admin-text.ts'
import { REPLACES_FIELDS } from '#app/ui/admin/save-bar.tsx'

const FORM = 'page-template'

/** The form of `TemplateChoice`, which is shown among the fields of another form. */
export function TemplateForm() {
  return <Form id={FORM} aria-label={adminText.startFromTemplate} />
}

/** Fills the form of a new page with a template. If the form was edited, its guard asks for confirmation first. */
export function TemplateChoice({ outline }: { readonly outline: string }) {
  const submit = useSubmit()
  return (
    <>
      <SelectField
        name="outline"
        form={FORM}
        label={adminText.startFromTemplate}
        value={outline}
        hint={outline && adminText.outlineHint}
        onChange={({ currentTarget }) =>
          void submit(currentTarget.form, { replace: true, preventScrollReset: true, state: REPLACES_FIELDS })
        }
      >
        <option value="">{adminText.noTemplate}</option>
        {POLICIES.map((policy) => (
          <option key={policy} value={policy}>
            {getPolicyLabel(policy)}
          </option>
        ))}
      </SelectField>
      <noscript>
        <AdminButton type="submit" form={FORM}>
          {uiText.apply}
        </AdminButton>
      </noscript>
    </>
  )
}
