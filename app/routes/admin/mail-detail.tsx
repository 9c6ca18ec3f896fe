import { Fragment } from 'react'
import { data, href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { z } from 'zod'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { adminText } from '#app/operations/mail/admin-text.ts'
import { MailFailure, MailStateBadge } from '#app/operations/mail/mail-badges.tsx'
import { MailFrame } from '#app/operations/mail/mail-frame.tsx'
import { findMail, type MailDetail as Mail } from '#app/operations/mail/mail-list.server.ts'
import { resendMail } from '#app/operations/mail/resend-mail.server.ts'
import { ResendMailForm, type ResendResult } from '#app/operations/mail/resend-mail-form.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { getMailState } from '#app/platform/mail/mail-state.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'
import { usePolling } from '#app/ui/admin/use-polling.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'
import type { Route } from './+types/mail-detail'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const mail = await findMail(db, requireId<'mail'>(params.id, adminText.emailNotFound))
  if (!mail) throw notFound(adminText.emailNotFound)
  return { mail }
}

const command = z.strictObject({ intent: z.enum(['now', 'copy']), key: z.uuid() })

export const clientLoader = keepOnError<typeof loader>('/admin/mails/:id', 'the email')

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = requireId<'mail'>(params.id, adminText.emailNotFound)
  const input = parseForm(command, await readForm(request))
  if (!input.ok) return data<ResendResult>({ failed: adminText.notSentAgain }, { status: 400 })
  const queued = await resendMail(db, id, input.value, admin.id)
  if (queued === 'not-found') throw notFound(adminText.emailNotFound)
  if (queued === 'already-sent') return data<ResendResult>({ failed: adminText.alreadySent }, { status: 409 })
  return data<ResendResult>({ failed: null, mail: queued.mail })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm<Awaited<ReturnType<typeof serverAction>>, ResendResult>(serverAction, { failed: adminText.notSentAgain })

/** Reloads after a conflict, to show that the email was already sent. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

export default function MailDetail({ loaderData, params }: Route.ComponentProps) {
  const { mail } = loaderData
  const isSending = !mail.sentAt && !mail.failedAt && mail.lastError === null
  usePolling(isSending, POLL_MS, MAX_POLLS)
  return (
    <AdminPage width="columns" title={mail.kind} note={<MailStateBadge mail={mail} />} back={BACK_TO.mails}>
      <div className="grid gap-4 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-8">
          <Panel title={mail.subject}>
            <MailFrame key={params.id} id={mail.id} />
          </Panel>
          <SummaryRow title={adminText.plainText}>
            <pre className="rounded-field border border-line bg-paper p-4 font-sans text-base whitespace-pre-wrap wrap-anywhere">
              {mail.text}
            </pre>
          </SummaryRow>
        </div>
        <div className="grid content-start gap-4 lg:col-span-4">
          <Panel
            title={adminText.email}
            action={<ResendMailForm key={params.id} {...mail} state={getMailState(mail)} />}
          >
            <Details mail={mail} />
          </Panel>
        </div>
      </div>
    </AdminPage>
  )
}

const POLL_MS = 2_000
const MAX_POLLS = 10

function Details({ mail }: { mail: Mail }) {
  const { orderId, orderNumber, sentAt, failedAt } = mail
  const order = orderId && orderNumber && (
    <TextLink to={href('/admin/orders/:id', { id: orderId })} isInText>
      <OrderNumber number={orderNumber} />
    </TextLink>
  )
  const rows = [
    { term: adminText.to, value: mail.recipient },
    { term: adminText.from, value: mail.from.address ? `${mail.from.name}, ${mail.from.address}` : mail.from.name },
    order && { term: adminText.order, value: order },
    { term: adminText.created, value: <LocalTime at={mail.createdAt} /> },
    sentAt && { term: adminText.sent, value: <LocalTime at={sentAt} /> },
    failedAt && { term: adminText.failed, value: <LocalTime at={failedAt} /> },
    { term: adminText.attempts, value: mail.attempts },
    mail.lastError && { term: adminText.error, value: <MailFailure mail={mail} /> },
    { term: adminText.messageId, value: mail.messageId },
  ]
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 text-base">
      {rows.map(
        (row) =>
          row && (
            <Fragment key={row.term}>
              <dt className="text-ink-2">{row.term}</dt>
              <dd className="wrap-anywhere">{row.value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.notLoaded, BACK_TO.mails)
