import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { currentLanguage } from '#app/lib/language.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import { currentRequest } from '#app/platform/http/current-request.server.ts'
import { NonceContext } from '#app/platform/http/nonce.tsx'
import { RequestIdContext } from '#app/platform/http/request-id.tsx'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { withLanguageScripts } from '#app/platform/language-scripts/localized-manifest.server.ts'
import { log } from '#app/platform/log.server.ts'
import { withPageData } from '#app/platform/react-router-tuning/page-data.ts'
import { deferScriptsAfterPaint } from '#app/platform/react-router-tuning/scripts-after-paint.ts'
import { lowerScriptPriority } from '#app/platform/react-router-tuning/scripts-last.ts'
import { openSharedMarkup } from '#app/platform/react-router-tuning/shared-markup.server.ts'
import { SharedMarkupContext } from '#app/platform/react-router-tuning/shared-markup.tsx'

/** The maximum time that a page waits for its data, in milliseconds. */
export const streamTimeout = 9_000

/** Logs server errors once. React Router has already removed their details from the page. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  const info = context.get(requestInfo)
  if (isDatabaseAway(error)) info.isDatabaseDown = true
  const isClientError = isRouteErrorResponse(error) && error.status < 500 // a missing page is not a bug
  if (isClientError || request.signal.aborted) return
  if (info.recordFailure) info.recordFailure(error)
  else log.error({ request: info.id, err: error }, 'a request failed')
}

/** Renders the whole page before responding, so that it is compressed in one step and its status is final. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { id, nonce } = loadContext.get(requestInfo)
  const startedAt = performance.now()
  const current = currentRequest()
  const isShopperPage = isStorefront(routerContext)
  const deferScripts = isShopperPage ? deferScriptsAfterPaint : lowerScriptPriority
  const localized = withLanguageScripts(currentLanguage(), routerContext)
  const pageContext = isShopperPage ? withPageData(localized) : localized
  const shared = import.meta.env.PROD && isShopperPage ? openSharedMarkup(getMarkupScope(routerContext)) : null

  return new Promise((resolve, reject) => {
    const errors: unknown[] = []
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <RequestIdContext value={id}>
          <SharedMarkupContext value={shared}>
            <ServerRouter context={pageContext} url={request.url} nonce={nonce} />
          </SharedMarkupContext>
        </RequestIdContext>
      </NonceContext>,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY, // renders large Suspense boundaries in place, without scripts
        onAllReady() {
          end()
          if (current) current.renderMs = performance.now() - startedAt
          for (const error of errors) handleError(error, { context: loadContext, request, params: {} })
          const createResponse = (html: Buffer<ArrayBuffer>) =>
            new Response(html, { status: errors.length > 0 ? 500 : status, headers })
          pipe(gather((html) => resolve(createResponse(deferScripts(shared?.extract(html) ?? html)))))
        },
        onShellError(error) {
          end()
          reject(error) // React Router renders the error page instead, and reports the error to handleError
        },
        onError(error) {
          errors.push(error)
        },
      },
    )
    const deadline = setTimeout(abort, streamTimeout + 1_000)
    const abortRendering = () => abort()
    request.signal.addEventListener('abort', abortRendering)
    /** Removes the listener, which would keep the rendered page in memory until the signal is garbage-collected. */
    function end(): void {
      clearTimeout(deadline)
      request.signal.removeEventListener('abort', abortRendering)
    }
  })
}

/** Collects the written data and passes it on as one buffer, so that clients never get only part of a page. */
function gather(onComplete: (html: Buffer) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER, // everything is in memory, so writers need not wait
    write(chunk, _encoding, written) {
      chunks.push(chunk)
      written()
    },
    final(ended) {
      onComplete(Buffer.concat(chunks))
      chunks.length = 0 // frees the chunks before the stream itself is collected, which makes garbage collections rarer
      ended()
    },
  })
}

/** Returns the scope of shared elements: they may depend only on the locale's prefix and the store's data. */
function getMarkupScope({ staticHandlerContext: { basename, loaderData } }: EntryContext): string {
  return JSON.stringify([basename, loaderData['routes/storefront/layout']?.store])
}

/** Only storefront pages delay scripts until the first paint, because staff usually have the admin's scripts cached. */
function isStorefront({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => route.id.startsWith('routes/storefront/'))
}
