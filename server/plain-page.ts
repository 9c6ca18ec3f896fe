import { createHash } from 'node:crypto'

// Shown when nothing else can be: no file, no script and no database is needed for it.
const STYLE =
  'body{margin:0;display:grid;place-content:center;min-height:100vh;padding:1.5rem;box-sizing:border-box;' +
  'font:1rem/1.6 system-ui,sans-serif;color:#1c1917;background:#faf8f5;text-align:center}' +
  'h1{font:500 1.75rem/1.3 Georgia,serif;margin:0 0 .5rem}p{margin:0 0 1rem}a{color:inherit}small{color:#57534e}'
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

type Apology = { readonly status: 500 | 503; readonly requestId: string }

const WORDS = {
  500: { title: 'Something went wrong', text: 'This page could not be shown. Please try again.' },
  503: { title: 'We will be right back', text: 'The shop is briefly unavailable. Please try again in a moment.' },
} as const

/** The apology for a page that could not be made; as plain text where no page was asked for. */
export function apology({ status, requestId }: Apology, wantsPage: boolean): Response {
  const { title, text } = WORDS[status]
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

/** One line for a request that is turned away. */
export function refusal(status: number, message: string): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
