import { useEffect, useRef } from 'react'
import { data, href, redirect, useFetcher } from 'react-router'
import { z } from 'zod'
import { adminText } from '#app/content/contact/admin-text.ts'
import { deleteMessage, findMessage, setMessageRead } from '#app/content/contact/contact-inbox.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { log } from '#app/platform/log.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { RecordMenu } from '#app/ui/admin/record-menu.tsx'
import { type FailureResult, useFailureToast } from '#app/ui/admin/use-result.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { getPressableProps } from '#app/ui/pressable.ts'
import type { Route } from './+types/message-detail'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const message = await findMessage(db, requireId<'contact-message'>(params.id, adminText.messageNotFound))
  if (!message) throw notFound(adminText.messageNotFound)
  return { message }
}

const command = z.strictObject({ intent: z.enum(['read', 'unread', 'delete']) })

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = requireId<'contact-message'>(params.id, adminText.messageNotFound)
  const input = parseForm(command, await readForm(request))
  if (!input.ok) return data<FailureResult>({ failed: adminText.notChanged }, { status: 400 })
  const { intent } = input.value
  try {
    if (intent === 'delete') await deleteMessage(db, id, admin.id)
    else if (!(await setMessageRead(db, id, intent === 'read'))) throw notFound(adminText.messageNotFound)
  } catch (error) {
    if (!(error instanceof Error)) throw error // the 404 above
    log.error({ err: error }, 'a message could not be changed')
    return data<FailureResult>({ failed: adminText.notChanged }, { status: 500 })
  }
  return intent === 'read' ? data<FailureResult>({ failed: null }) : redirect(href('/admin/messages'))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm<unknown, FailureResult>(serverAction, { failed: adminText.notChanged })

export default function MessageDetail({ loaderData }: Route.ComponentProps) {
  const { message } = loaderData
  const fetcher = useFetcher<FailureResult>()
  useMarkRead(message)
  useFailureToast(fetcher)
  const reply = `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(`Re: ${message.subject}`)}`
  const menu = (
    <RecordMenu
      deletion={{
        title: adminText.confirmDelete,
        confirmLabel: adminText.deleteMessage,
        effects: adminText.deleteHint(message.subject, message.name),
      }}
    >
      <button
        type="button"
        {...getPressableProps({
          busy: fetcher.state !== 'idle',
          onClick: () => fetcher.submit({ intent: 'unread' }, { method: 'post' }),
        })}
      >
        {adminText.markUnread}
      </button>
    </RecordMenu>
  )
  return (
    <AdminPage width="form" title={message.subject} back={BACK_TO.messages} menu={menu}>
      <article className="rounded-field border border-line bg-paper p-4 md:p-5">
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line pb-4 text-base">
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{message.name}</span>{' '}
            <a className="underline underline-offset-4" href={reply}>
              {message.email}
            </a>
          </p>
          <LocalTime at={message.createdAt} className="text-ink-2" />
        </header>
        <p className="max-w-(--measure) py-5 text-base whitespace-pre-line wrap-anywhere">{message.message}</p>
        <a
          href={reply}
          className="inline-flex min-h-9 items-center bg-plum px-4 text-base font-medium text-paper hover:bg-plum-deep max-md:min-h-11"
        >
          {adminText.reply}
        </a>
      </article>
    </AdminPage>
  )
}

/**
 * Marks a message as read, once, after it is opened. The loader does not do this, because a GET must not change
 * anything.
 */
function useMarkRead({ id, readAt }: { readonly id: string; readonly readAt: Date | null }): void {
  const { submit } = useFetcher<FailureResult>()
  const openedId = useRef<string>(undefined)
  useEffect(() => {
    if (openedId.current === id) return
    openedId.current = id
    if (!readAt) void submit({ intent: 'read' }, { method: 'post' })
  }, [id, readAt, submit])
}

export const ErrorBoundary = createErrorPage(() => adminText.notLoaded, BACK_TO.messages)
