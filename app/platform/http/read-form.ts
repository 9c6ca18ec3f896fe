import { data } from 'react-router'

/**
 * Returns a request's form. @throws a 400 for a body that is not a form, because `formData`'s own error would look like
 * a bug.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data('This is not a form.', { status: 400 })
  }
}
