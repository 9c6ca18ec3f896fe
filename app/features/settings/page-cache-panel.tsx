import { href, useFetcher } from 'react-router'
import { hitRatio, type PageCacheStats, stalePagesText } from '#app/features/settings/page-cache-stats.ts'
import { byteSize } from '#app/lib/byte-size.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { Definition } from '#app/ui/admin/definition.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useResult } from '#app/ui/admin/use-result.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { useToast } from '#app/ui/toast.tsx'

/** What came of the button. */
export type PageCacheResult = { readonly failed?: string }

/** How much is served from memory, and a button for anyone who doubts it. */
export function PageCachePanel({ figures }: { readonly figures: PageCacheStats }) {
  const { empty, isBusy } = useEmpty()
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
        <AdminButton onClick={empty} busy={isBusy}>
          {isBusy ? 'Emptying...' : 'Empty'}
        </AdminButton>
      }
    >
      <dl className="grid gap-2 text-base tabular-nums">
        <Definition
          term="Served from memory"
          hint="Of all pages that were asked for. The others were made for whoever asked."
        >
          {hitRatio(figures)}
        </Definition>
        <Definition term="Pages in memory" hint={stalePagesText(figures)}>
          {formatNumber(figures.fresh)}
        </Definition>
        <Definition term="Memory in use">
          {byteSize(figures.bytes)} of {byteSize(figures.maxBytes)}
        </Definition>
        <Definition term="Counted since">
          <LocalTime at={figures.since} />
        </Definition>
      </dl>
      <p className="mt-3 text-sm text-ink-2">
        Pages are made anew by themselves when what they show changes.
        {figures.processes > 1 &&
          ` The store runs as ${figures.processes} processes, each with pages of its own: these are the figures of the one that answered. “Empty” empties all of them.`}
      </p>
    </Panel>
  )
}

function useEmpty() {
  const fetcher = useFetcher<PageCacheResult>()
  const toast = useToast()
  useResult(fetcher, ({ failed }) => (failed ? toast(failed, 'error') : toast('Page cache emptied')))
  return {
    isBusy: fetcher.state !== 'idle',
    empty: () => void fetcher.submit({ intent: 'empty' }, { method: 'post', action: href('/admin/page-cache') }),
  }
}
