import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { KeysResult } from '#app/payments/admin/payment-commands.ts'
import type { ProviderPage } from '#app/payments/admin/provider-page.server.ts'
import { adminText } from '#app/payments/admin-text.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { CurrentPasswordField } from '#app/ui/admin/own-password-field.tsx'
import { useResult } from '#app/ui/admin/use-result.ts'
import { useResultFocus } from '#app/ui/admin/use-result-focus.ts'
import { useToast } from '#app/ui/toast.tsx'

export const KEYS_FORM = 'keys-form'

type KeysFormProps = {
  readonly page: ProviderPage
  readonly isConfirmed: boolean
  readonly fetcher: FetcherWithComponents<KeysResult>
  readonly submittedResult: KeysResult | undefined
}

/**
 * Stored keys are never shown. Typed keys remain in the browser until they are saved. While no keys are
 * stored, the form's button is in the page's footer.
 */
export function KeysForm({ page, isConfirmed, fetcher, submittedResult }: KeysFormProps) {
  const { state, connection } = page
  const toast = useToast()
  useResult(fetcher, (result) => {
    if (result.keys === 'saved') toast(result.text)
    else toast(adminText.keysNotSaved, 'error')
  })
  const result = fetcher.data ?? submittedResult
  const box = useResultFocus(result?.keys === 'rejected' ? result : undefined)
  const isReplacing = connection.hasKeys && state !== 'enter-again'
  const isRejected = result?.keys === 'rejected'
  const errors: Readonly<Record<string, string>> = isRejected ? result.errors : {}
  const fields = (
    <fetcher.Form id={KEYS_FORM} method="post" autoComplete="off" noValidate key={connection.keysVersion}>
      <input type="hidden" name="intent" value="keys" />
      <input type="hidden" name="version" value={connection.keysVersion} />
      <div className="grid gap-4">
        <KeyFields page={page} errors={errors} />
        <CurrentPasswordField isConfirmed={isConfirmed} hint={adminText.yourPasswordHint} error={errors.current} />
      </div>
      {connection.hasKeys && (
        <AdminButton type="submit" look="primary" className="mt-4" busy={fetcher.state !== 'idle'}>
          {fetcher.state === 'idle' ? (isReplacing ? adminText.replaceKeys : adminText.connect) : adminText.checking}
        </AdminButton>
      )}
    </fetcher.Form>
  )
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={adminText.keys}
      className={isReplacing ? 'mt-5 border-t border-line pt-4' : 'mt-3'}
    >
      {isReplacing ? (
        <details key={connection.keysVersion} open={isRejected || undefined}>
          <summary className="min-h-6 cursor-pointer text-base font-medium max-md:min-h-11">
            {adminText.replaceTheKeys}
          </summary>
          <div className="mt-3">{fields}</div>
        </details>
      ) : (
        fields
      )}
    </section>
  )
}

type KeyFieldsProps = { readonly page: ProviderPage; readonly errors: Readonly<Record<string, string>> }

function KeyFields({ page: { keyFields }, errors }: KeyFieldsProps) {
  return (
    <>
      {errors[''] && <ErrorBanner>{errors['']}</ErrorBanner>}
      {keyFields.map(({ name, label, hint, choices }) =>
        choices ? (
          <ChoiceField key={name} name={name} label={label} choices={choices} error={errors[name]} />
        ) : (
          <TextField
            key={name}
            name={name}
            type="password"
            label={label}
            hint={hint}
            error={errors[name]}
            required
            spellCheck={false}
          />
        ),
      )}
    </>
  )
}

type ChoiceFieldProps = Pick<ProviderPage['keyFields'][number], 'name' | 'label'> & {
  readonly choices: NonNullable<ProviderPage['keyFields'][number]['choices']>
  readonly error: string | undefined
}

/** A select with the hint of the selected choice. */
function ChoiceField({ name, label, choices, error }: ChoiceFieldProps) {
  const [value, setValue] = useState(choices[0]?.value)
  return (
    <SelectField
      name={name}
      label={label}
      hint={choices.find((choice) => choice.value === value)?.hint}
      error={error}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}
