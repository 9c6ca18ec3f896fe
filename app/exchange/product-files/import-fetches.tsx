import { Form } from 'react-router'
import type { Fetches } from '#app/exchange/imports/fetch-images.server.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'

type ImportFetchesProps = {
  /** Missing images whose URLs are in the file. */
  readonly wanted: number
  readonly fetches: Fetches
  readonly isBusy: boolean
}

/** Shows the fetches of images from the URLs in the file, with a button to start or stop them. */
export function ImportFetches({ wanted, fetches, isBusy }: ImportFetchesProps) {
  const { waiting, ready, failed, failures } = fetches
  const total = waiting + ready + failed
  if (total === 0 && wanted === 0) return null
  const hidden = failed - failures.length
  const isRetry = failed > 0 && wanted <= failed
  return (
    <div className="mb-5 border-b border-line pb-5">
      <p role="status" className="text-base tabular-nums">
        {waiting > 0
          ? adminText.fetchingImages(ready + failed, total)
          : total > 0
            ? adminText.imagesFetched(ready, failed)
            : adminText.imagesToFetch(wanted)}
      </p>
      {waiting > 0 && (
        <>
          <progress
            max={total}
            value={ready + failed}
            aria-label={adminText.fetchProgress}
            className="upload-progress mt-2 w-full"
          />
          <p className="mt-2 text-sm text-ink-2">{adminText.fetchHint}</p>
          <Form method="post" className="mt-2">
            <input type="hidden" name="intent" value="stop-fetching" />
            <TextButton type="submit">{adminText.stopFetching}</TextButton>
          </Form>
        </>
      )}
      {waiting === 0 && wanted > 0 && (
        <Form method="post" className="mt-3">
          <input type="hidden" name="intent" value="fetch" />
          <AdminButton type="submit" look={isRetry ? undefined : 'primary'} busy={isBusy}>
            {isRetry ? adminText.fetchAgain(wanted) : adminText.fetchImages(wanted)}
          </AdminButton>
        </Form>
      )}
      {failed > 0 && (
        <ul
          aria-label={adminText.failedImages}
          className="mt-3 max-h-48 overflow-y-auto border-l-4 border-amber pl-3 text-sm"
        >
          {failures.map(({ url, reason }) => (
            <li key={url} className="wrap-anywhere">
              {url} <span className="block text-ink-2">{reason}.</span>
            </li>
          ))}
          {hidden > 0 && <li className="text-ink-2">{adminText.moreFailed(hidden)}</li>}
        </ul>
      )}
    </div>
  )
}
