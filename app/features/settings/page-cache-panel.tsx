import { useEffect, useRef } from 'react'
import { href, useFetcher } from 'react-router'
import { type PageCacheFigures, shareKept } from '#app/features/settings/page-cache.ts'
import { byteSize } from '#app/lib/byte-size.ts'
import { formatDateTime } from '#app/lib/time.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { Fact } from '#app/ui/admin/fact.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useToast } from '#app/ui/toast.tsx'

/** What came of the button. */
export type PageCacheAnswer = { readonly failed?: string }

/** How much is served from memory, and a button for whoever doubts it. */
export function PageCachePanel({ figures }: { readonly figures: PageCacheFigures }) {
  const { empty, isBusy, button } = useEmpty()
  if (figures.maxBytes === 0) {
    return (
      <Panel title="Page cache">
        <p className="text-base text-ink-2">
          Switched off, as PAGE_CACHE_MB is 0: every page is made anew for each visitor.
        </p>
      </Panel>
    )
  }
  return (
    <Panel
      title="Page cache"
      action={
        <AdminButton ref={button} onClick={empty} busy={isBusy}>
          {isBusy ? 'Emptying...' : 'Empty'}
        </AdminButton>
      }
    >
      <dl className="grid gap-2 text-base tabular-nums">
        <Fact term="Served from memory">{shareKept(figures)}</Fact>
        <Fact term="Pages">
          {figures.pages.toLocaleString('en-GB')}
          {figures.fresh < figures.pages && `, ${figures.fresh.toLocaleString('en-GB')} up to date`}
        </Fact>
        <Fact term="Memory">
          {byteSize(figures.bytes)} of {byteSize(figures.maxBytes)}
        </Fact>
        <Fact term="Since">
          <time dateTime={figures.since.toISOString()}>{formatDateTime(figures.since)}</time>
        </Fact>
      </dl>
      <p className="mt-3 text-sm text-ink-2">
        Pages are made anew by themselves when what they show changes.
        {figures.processes > 1 &&
          ` The shop runs as ${figures.processes} processes, each with pages of its own: these are the figures of the one that answered. “Empty” empties all of them.`}
      </p>
    </Panel>
  )
}

function useEmpty() {
  const fetcher = useFetcher<PageCacheAnswer>()
  const toast = useToast()
  const told = useRef<PageCacheAnswer>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const { data: answer, state } = fetcher
  useEffect(() => {
    if (!answer || told.current === answer || state !== 'idle') return
    told.current = answer
    if (document.activeElement === document.body) button.current?.focus() // a busy button loses the focus
    if (answer.failed) toast(answer.failed, 'error')
    else toast('Page cache emptied')
  }, [answer, state, toast])
  return {
    button,
    isBusy: state !== 'idle',
    empty: () => void fetcher.submit({ intent: 'empty' }, { method: 'post', action: href('/admin/page-cache') }),
  }
}
