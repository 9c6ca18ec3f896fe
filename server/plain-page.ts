import { createHash } from 'node:crypto'

// The last resort: needs no file, no script and no database.
const STYLE =
  'body{margin:0;display:grid;place-content:center;min-height:100vh;padding:1.5rem;box-sizing:border-box;' +
  'font:1.125rem/1.55 system-ui,sans-serif;color:#1e1620;background:#efdde0}' +
  'h1{font:400 2.75rem/1 Didot,Georgia,serif;margin:0 0 1.25rem}p{margin:0 0 1.75rem}small{color:#5c515b}' +
  'a{display:inline-block;padding:.875rem 1.75rem;color:#fff;background:#4b1d3f;font-size:.9375rem;text-decoration:none}'
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const MESSAGES = {
  500: { title: 'Something went wrong', text: 'This page could not be shown. Please try again.' },
  503: { title: 'We will be right back', text: 'The store is briefly unavailable. Please try again in a moment.' },
} as const

type ErrorPage = { readonly status: keyof typeof MESSAGES; readonly requestId: string }

export function createErrorPage({ status, requestId }: ErrorPage, wantsPage: boolean): Response {
  const { title, text } = MESSAGES[status]
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (status === 503) headers.set('Retry-After', '2')
  if (!wantsPage) {
    headers.set('Content-Type', 'text/plain; charset=utf-8')
    return new Response(text, { status, headers })
  }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', POLICY)
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">Try again</a></p>
<small>Reference: ${requestId}</small>
</main>
</body>
</html>
`
  return new Response(page, { status, headers })
}

export function createErrorResponse(status: number, message: string): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
