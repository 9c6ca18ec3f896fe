import { Form, useNavigation, useSubmit } from 'react-router'
import type { CountryChoice } from '#app/base/countries.ts'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField } from '#app/ui/admin/admin-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type CountryFormProps = { readonly country: string; readonly countries: readonly CountryChoice[] }

/** The question that all others follow from. */
export function CountryForm({ country, countries }: CountryFormProps) {
  const submit = useSubmit()
  const isLoading = useNavigation().state === 'loading'
  return (
    <Panel title={adminText.whereIsYourStore} className="max-w-[720px]">
      <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
        <SelectField
          name="country"
          label={adminText.country}
          className="min-w-0 flex-1 basis-60"
          defaultValue={country}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        >
          <option value="">{adminText.chooseACountry}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <AdminButton type="submit" look={country ? 'secondary' : 'primary'} busy={isLoading}>
          {adminText.fillTheForm}
        </AdminButton>
      </Form>
    </Panel>
  )
}
