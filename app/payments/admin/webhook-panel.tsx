import { Fragment } from 'react'
import type { ProviderPage } from '#app/payments/admin/provider-page.server.ts'
import { adminText } from '#app/payments/admin-text.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { DefinitionList } from '#app/ui/admin/definition.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { useToast } from '#app/ui/toast.tsx'

type WebhookPanelProps = {
  readonly title: string
  readonly webhook: NonNullable<ProviderPage['webhook']>
  readonly isPublic: boolean
}

/** The URL to which the provider reports payments, and the time of its last report. */
export function WebhookPanel({ title, webhook: { url, at, problem }, isPublic }: WebhookPanelProps) {
  return (
    <Panel title={adminText.webhook}>
      <p className="mb-3 text-base text-ink-2">{adminText.webhookHint(title)}</p>
      <WebhookUrl url={url} isPublic={isPublic} />
      {!isPublic && <Notice className="mt-3">{adminText.notReachable(title)}</Notice>}
      <div className="mt-4">
        <DefinitionList
          rows={[
            {
              term: adminText.lastAccepted,
              hint: problem && <span className="text-danger">! {problem}</span>,
              value: at ? <LocalTime at={at} /> : adminText.noneYet,
            },
          ]}
        />
      </div>
    </Panel>
  )
}

type WebhookUrlProps = Pick<WebhookPanelProps, 'isPublic'> & { readonly url: string }

/** Until the URL is public, it cannot be copied, because the provider could not reach it. */
export function WebhookUrl({ url, isPublic }: WebhookUrlProps) {
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast(adminText.addressCopied)
    } catch {
      toast(adminText.addressNotCopied, 'error') // browsers allow copying only on HTTPS and localhost
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <code className="min-w-0 border border-line bg-pearl px-3 py-2 text-base wrap-anywhere max-md:basis-full">
        {url.split(/(?<=\w\/)/).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </code>
      <AdminButton disabled={!isPublic} onClick={copy}>
        {adminText.copyAddress}
      </AdminButton>
    </div>
  )
}
