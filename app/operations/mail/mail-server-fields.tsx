import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { adminText } from '#app/operations/mail/admin-text.ts'
import type { MailServerForm } from '#app/operations/mail/mail-server.server.ts'
import { DEFAULT_PORTS, MAIL_ENCRYPTIONS } from '#app/operations/mail/mail-server.ts'
import type { MailServerResult } from '#app/operations/mail/mail-server-result.ts'
import { AdminButton, AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { FormFooter } from '#app/ui/admin/form-buttons.tsx'
import { CurrentPasswordField } from '#app/ui/admin/own-password-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'
import { useResult } from '#app/ui/admin/use-result.ts'
import { useResultFocus } from '#app/ui/admin/use-result-focus.ts'
import { useToast } from '#app/ui/toast.tsx'

type MailServerFieldsProps = {
  readonly server: MailServerForm
  readonly isConfirmed: boolean
  /** The result of a form that was submitted without JavaScript. */
  readonly sent: Extract<MailServerResult, { readonly errors: object }> | undefined
}

/** The form of the mail server, which never shows the stored password. */
export function MailServerFields({ server, isConfirmed, sent }: MailServerFieldsProps) {
  const fetcher = useFetcher<MailServerResult>()
  const [isRemoving, setIsRemoving] = useState(false)
  const toast = useToast()
  useResult(fetcher, (result) => {
    if (!('errors' in result)) {
      if (result.failed) toast(adminText.savedButNotTested(result.failed), 'error')
      else toast(result.done ?? adminText.mailServerSaved)
      return
    }
    const isSaved = Object.keys(result.errors).length === 0
    toast(isSaved ? adminText.mailServerSaved : adminText.mailServerNotSaved, isSaved ? undefined : 'error')
  })
  const result = fetcher.data && 'errors' in fetcher.data ? fetcher.data : sent
  const errors = result?.errors ?? {}
  const box = useResultFocus(Object.keys(errors).length > 0 ? result : undefined)
  const isBusy = fetcher.state !== 'idle'
  return (
    <section ref={box} tabIndex={-1}>
      <fetcher.Form method="post" autoComplete="off" noValidate>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={server.version} />
        <Panel>
          <div className="grid gap-4">
            <p className="text-base text-ink-2">{adminText.mailServerHint}</p>
            {errors[''] && <ErrorBanner>{errors['']}</ErrorBanner>}
            {server.needsPasswordAgain && <ErrorBanner>{adminText.passwordUnreadable}</ErrorBanner>}
            <ServerFields server={server} errors={errors} />
            <CurrentPasswordField isConfirmed={isConfirmed} hint={adminText.yourPasswordHint} error={errors.current} />
          </div>
        </Panel>
        <FormFooter>
          <AdminButton type="submit" look="primary" busy={isBusy}>
            {isBusy ? adminText.saving : adminText.save}
          </AdminButton>
          {!server.isStored && (
            <AdminButton type="submit" name="test" value="yes" disabled={isBusy}>
              {adminText.saveAndTest}
            </AdminButton>
          )}
          <AdminButtonLink to={href('/admin/settings/mail')} className="max-md:hidden">
            {adminText.cancel}
          </AdminButtonLink>
          {server.isStored && isConfirmed && (
            <AdminButton onClick={() => setIsRemoving(true)}>{adminText.remove}</AdminButton>
          )}
        </FormFooter>
      </fetcher.Form>
      <RemovalDialog
        formData={isRemoving ? { intent: 'remove' } : null}
        title={adminText.confirmRemove}
        confirmLabel={adminText.remove}
        busyLabel={adminText.removing}
        doneMessage={adminText.mailServerRemoved}
        onClose={() => setIsRemoving(false)}
      >
        {adminText.removeHint}
      </RemovalDialog>
    </section>
  )
}

type ServerFieldsProps = Pick<MailServerFieldsProps, 'server'> & {
  readonly errors: Readonly<Record<string, string | undefined>>
}

function ServerFields({ server, errors }: ServerFieldsProps) {
  const [encryption, setEncryption] = useState(server.encryption)
  const usualPort = DEFAULT_PORTS[encryption]
  const [port, setPort] = useState(String(server.port || usualPort))
  const getFieldProps = (name: keyof MailServerForm & string) => ({ name, error: errors[name] })
  const text = { maxLength: 254, spellCheck: false, autoCapitalize: 'none' } as const
  return (
    <>
      <TextField
        {...getFieldProps('host')}
        {...text}
        label={adminText.host}
        hint={adminText.hostHint}
        defaultValue={server.host}
        inputMode="url"
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...getFieldProps('encryption')}
          label={adminText.encryption}
          value={encryption}
          onChange={(event) => {
            const chosen = MAIL_ENCRYPTIONS.find((choice) => choice === event.currentTarget.value)
            if (!chosen) return
            setEncryption(chosen)
            setPort(String((chosen === server.encryption && server.port) || DEFAULT_PORTS[chosen]))
          }}
        >
          {MAIL_ENCRYPTIONS.map((choice) => (
            <option key={choice} value={choice}>
              {adminText.encryptions[choice]}
            </option>
          ))}
        </SelectField>
        <div className="sm:pt-6">
          <SummaryRow
            title={adminText.otherPort}
            summary={port === String(usualPort) ? undefined : port}
            startsOpen={port !== String(usualPort)}
          >
            <TextField
              {...getFieldProps('port')}
              label={adminText.port}
              inputMode="numeric"
              className="max-w-24"
              maxLength={5}
              value={port}
              onChange={(event) => setPort(event.currentTarget.value)}
              required
            />
          </SummaryRow>
        </div>
        <TextField
          {...getFieldProps('user')}
          {...text}
          label={adminText.user}
          hint={adminText.userHint}
          defaultValue={server.user}
        />
        <TextField
          name="password"
          error={errors.password}
          type="password"
          autoComplete="new-password"
          maxLength={1_000}
          label={adminText.password}
          hint={server.hasPassword && !server.needsPasswordAgain ? adminText.keepPasswordHint : adminText.passwordHint}
        />
        <TextField
          {...getFieldProps('fromName')}
          maxLength={254}
          label={adminText.fromName}
          hint={adminText.fromNameHint}
          defaultValue={server.fromName}
        />
        <TextField
          {...getFieldProps('fromAddress')}
          {...text}
          type="email"
          label={adminText.fromAddress}
          hint={adminText.fromAddressHint}
          defaultValue={server.fromAddress}
        />
      </div>
    </>
  )
}
