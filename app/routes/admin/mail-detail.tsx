import { type ReactNode, useEffect } from 'react'
import { data, href, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { z } from 'zod'
import { sendMailAgain } from '#app/features/orders/admin/mail-again.server.ts'
import { MailAgainForm, type MailAnswer } from '#app/features/orders/admin/mail-again-form.tsx'
import { findMail, type MailDetail as Mail } from '#app/features/orders/admin/mail-list.server.ts'
import { type MailProgress, MailStateMark, MailTrouble } from '#app/features/orders/admin/mail-marks.tsx'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { idFrom } from '#app/lib/id.ts'
import { notFound } from '#app/lib/not-found.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { mailState } from '#app/platform/mail/mail-state.ts'
import { AdminPage } from '#app/routes/admin/shell/admin-page.tsx'
import { BACK_TO } from '#app/routes/admin/shell/back.ts'
import { errorPage } from '#app/routes/admin/shell/error-page.tsx'
import { keepForm } from '#app/routes/admin/shell/keep-form.ts'
import { keepShown } from '#app/routes/admin/shell/keep-shown.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import type { Route } from './+types/mail-detail'

const MISSING = 'Mail not found'
const FAILED = 'The email could not be sent again. Please try again.'
const SENT_MEANWHILE = 'This email was sent meanwhile, so nothing was done.'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const mail = await findMail(db, idFrom<'mail'>(params.id, MISSING))
  if (!mail) throw notFound(MISSING)
  return { mail }
}

const wish = z.strictObject({ intent: z.enum(['now', 'copy']), key: z.uuid() })

export const clientLoader = keepShown<typeof loader>('/admin/mails/:id', 'the mail')

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = idFrom<'mail'>(params.id, MISSING)
  const input = parseForm(wish, await readForm(request))
  if (!input.ok) return data<MailAnswer>({ failed: FAILED }, { status: 400 })
  const queued = await sendMailAgain(db, id, input.value, admin.id)
  if (queued === 'not-found') throw notFound(MISSING)
  if (queued === 'sent-meanwhile') return data<MailAnswer>({ failed: SENT_MEANWHILE }, { status: 409 })
  return data<MailAnswer>({ failed: null, mail: queued.mail })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepForm<Awaited<ReturnType<typeof serverAction>>, MailAnswer>(serverAction, { failed: FAILED })
}

/** Sent meanwhile: the screen shows it. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}

export default function MailDetail({ loaderData, params }: Route.ComponentProps) {
  const { mail } = loaderData
  useNews(mail)
  return (
    <AdminPage title={mail.kind} note={<MailStateMark mail={mail} />}>
      <BackLink {...BACK_TO.mails} />
      <div className="grid max-w-[1120px] gap-4 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-4 lg:col-start-9 lg:row-start-1">
          <Panel title="Email" action={<MailAgainForm key={params.id} {...mail} state={mailState(mail)} />}>
            <Facts mail={mail} />
          </Panel>
        </div>
        <div className="grid content-start gap-4 lg:col-span-8 lg:col-start-1 lg:row-start-1">
          <Panel title={mail.subject}>
            {/* Its own document, in which nothing can run: what it holds was typed by anybody. */}
            <iframe
              key={params.id}
              src={href('/admin/mails/:id/html', { id: mail.id })}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              title="The email as HTML"
              className="block h-[70svh] w-full border border-line"
            />
          </Panel>
          <Panel title="As plain text">
            <pre className="font-sans text-base whitespace-pre-wrap wrap-anywhere">{mail.text}</pre>
          </Panel>
        </div>
      </div>
    </AdminPage>
  )
}

const LOOK_MS = 2_000
const LOOKS = 10

/** A mail that is about to leave is looked at again, for a while: it takes a few seconds. */
function useNews({ sentAt, failedAt, lastError }: MailProgress): void {
  const { revalidate } = useRevalidator()
  const isLeaving = !sentAt && !failedAt && lastError === null
  useEffect(() => {
    if (!isLeaving) return
    let looks = 0
    const timer = setInterval(() => {
      if (++looks === LOOKS) clearInterval(timer)
      void revalidate()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [isLeaving, revalidate])
}

function Facts({ mail }: { mail: Mail }) {
  const { orderId, orderNumber, sentAt, failedAt } = mail
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 text-base">
      <Fact term="To">{mail.recipient}</Fact>
      <Fact term="From">{mail.from.address ? `${mail.from.name}, ${mail.from.address}` : mail.from.name}</Fact>
      {orderId && orderNumber && (
        <Fact term="Order">
          <TextLink to={href('/admin/orders/:id', { id: orderId })} isInText>
            {orderNumber}
          </TextLink>
        </Fact>
      )}
      <Fact term="Written">
        <LocalTime at={mail.createdAt} />
      </Fact>
      {sentAt && (
        <Fact term="Sent">
          <LocalTime at={sentAt} />
        </Fact>
      )}
      {failedAt && (
        <Fact term="Given up">
          <LocalTime at={failedAt} />
        </Fact>
      )}
      <Fact term="Attempts">{mail.attempts}</Fact>
      {mail.lastError && (
        <Fact term="Problem">
          <MailTrouble mail={mail} />
        </Fact>
      )}
      <Fact term="Message-ID">{mail.messageId}</Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}

export const ErrorBoundary = errorPage('The mail could not be loaded', BACK_TO.mails)
