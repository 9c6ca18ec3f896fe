import { notFound } from '#app/lib/not-found.ts'

/** Every address that nobody else answers. */
export function loader() {
  throw notFound('Page Not Found')
}

export default function NotFoundPage() {
  return null
}
