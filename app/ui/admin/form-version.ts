import { z } from 'zod/mini'

/** The version of the record that a form was opened with; a save based on a different version is a conflict. */
export const formVersion = z.string().check(z.maxLength(100))
