import { z } from 'zod/mini'

/** Which state of a record a form was opened with, so that a save on top of another one is noticed. */
export const formVersion = z.string().check(z.maxLength(100))
