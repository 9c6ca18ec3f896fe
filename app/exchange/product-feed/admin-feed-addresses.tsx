import { adminText } from '#app/exchange/product-feed/admin-text.ts'
import type { FeedAddress } from '#app/exchange/product-feed/feed-screen.server.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { useToast } from '#app/ui/toast.tsx'

/** Lists the feed URL of each open locale, with a button that copies it. */
export function FeedAddresses({ addresses }: { readonly addresses: readonly FeedAddress[] }) {
  return (
    <ul className="grid gap-4">
      {addresses.map((feed, index) => (
        <li key={feed.address} className={index > 0 ? 'border-t border-line pt-4' : ''}>
          <FeedRow feed={feed} />
        </li>
      ))}
    </ul>
  )
}

function FeedRow({ feed: { address, market, language, currency } }: { readonly feed: FeedAddress }) {
  const toast = useToast()
  const isReady = useHydrated()
  const name = adminText.feedName(market, language, currency)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast(adminText.addressCopied)
    } catch {
      toast(adminText.copyFailed, 'error') // browsers allow copying on https and localhost only
    }
  }
  return (
    <>
      <h2 className="text-base font-medium wrap-anywhere">{name}</h2>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <code className="min-w-0 grow border border-line bg-pearl px-3 py-2 text-base wrap-anywhere">{address}</code>
        {isReady && (
          <AdminButton onClick={copy}>
            {adminText.copyAddress}
            <span className="sr-only">{adminText.forFeed(name)}</span>
          </AdminButton>
        )}
        <a href={address} target="_blank" rel="noreferrer" className="text-button">
          {adminText.open}
          <span className="sr-only">{adminText.forFeed(name)}</span>
        </a>
      </div>
    </>
  )
}
