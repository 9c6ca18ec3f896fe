import { data } from 'react-router'

/**
 * The form that a request carries. @throws a 400 where its body is none, which the store's own pages never send: `formData`
 * throws an error then that looks like a bug.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data('This is not a form.', { status: 400 })
  }
}
