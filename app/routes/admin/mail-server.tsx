import { data } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm, keepInputAs } from '#app/operations/admin/keep-form.ts'
import { adminText } from '#app/operations/mail/admin-text.ts'
import {
  isMailServerInEnvironment,
  MAIL_SERVER,
  readMailServerForm,
  removeMailServer,
  saveMailServer,
} from '#app/operations/mail/mail-server.server.ts'
import { MailServerFields } from '#app/operations/mail/mail-server-fields.tsx'
import { mailServerCommand, mailServerInput, TYPED_SECRETS } from '#app/operations/mail/mail-server-input.ts'
import type { MailServerResult } from '#app/operations/mail/mail-server-result.ts'
import { sendTestMail } from '#app/operations/mail/test-mail.server.ts'
import { TestMailPanel } from '#app/operations/mail/test-mail-panel.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { forwardRetryAfter, responseInit } from '#app/platform/http/response-init.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { hasConfirmedPassword, requireConfirmedPassword } from '#app/store/staff/confirmed-password.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import type { Route } from './+types/mail-server'

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context)
  return {
    isInEnvironment: isMailServerInEnvironment(),
    server: await readMailServerForm(db),
    isConfirmed: await hasConfirmedPassword(db, request),
    email: admin.email,
    history: await listChanges(db, MAIL_SERVER, null),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const form = await readForm(request)
  if (form.get('intent') !== 'save') {
    const command = parseForm(mailServerCommand, form)
    if (!command.ok) return data<MailServerResult>({ failed: adminText.testNotSent }, { status: 400 })
    if (command.value.intent === 'test') {
      return data<MailServerResult>(await testMailServer(admin.email))
    }
    if (!(await hasConfirmedPassword(db, request))) {
      return data<MailServerResult>({ failed: adminText.confirmFirst }, { status: 403 })
    }
    await removeMailServer(db, admin.id)
    return data<MailServerResult>({ failed: null, done: adminText.mailServerRemoved })
  }
  const input = parseForm(mailServerInput, form, { asTyped: TYPED_SECRETS })
  if (!input.ok) return data<MailServerResult>({ errors: input.errors }, { status: 400 })
  const unconfirmed = await requireConfirmedPassword(db, request, { staffId: admin.id, typed: input.value.current })
  if (unconfirmed) {
    const { errors, ...init } = unconfirmed
    return data<MailServerResult>({ errors }, responseInit(init))
  }
  const saved = await saveMailServer(db, input.value, admin.id)
  if (saved.outcome !== 'saved') return data<MailServerResult>({ errors: saved.errors }, { status: 409 })
  if (!input.value.test) return data<MailServerResult>({ errors: {} })
  return data<MailServerResult>(await testMailServer(admin.email))
}

async function testMailServer(email: string): Promise<MailServerResult> {
  const failed = await sendTestMail(db, email)
  return { failed, done: failed ? '' : adminText.testSent(email) }
}

export const headers = forwardRetryAfter

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  if (intent === 'save') return keepInputAs(serverAction, (why): MailServerResult => ({ errors: { '': why } }))
  return keepForm<Awaited<ReturnType<typeof serverAction>>, MailServerResult>(serverAction, {
    failed: intent === 'test' ? adminText.testNotSent : adminText.notRemoved,
  })
}

export default function MailServer({ actionData, loaderData }: Route.ComponentProps) {
  const { isInEnvironment, server, isConfirmed, email, history } = loaderData
  return (
    <AdminPage width="form" title={adminText.mailServer} back={BACK_TO.mailSettings}>
      <div className="grid gap-4">
        {isInEnvironment ? (
          <Panel>
            <p className="text-base">
              {adminText.setByEnvironment.before} <code>{adminText.setByEnvironment.variable}</code>
              {adminText.setByEnvironment.after}
            </p>
          </Panel>
        ) : (
          <MailServerFields
            key={server.version}
            server={server}
            isConfirmed={isConfirmed}
            sent={actionData && 'errors' in actionData ? actionData : undefined}
          />
        )}
        {(isInEnvironment || server.isStored) && <TestMailPanel email={email} />}
        <ChangeHistory entries={history} labels={adminText.serverFields} />
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.mailServerNotLoaded, BACK_TO.mailSettings)
