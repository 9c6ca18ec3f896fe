import * as ar from '#app/features/reviews/requests/messages/ar.ts'
import * as de from '#app/features/reviews/requests/messages/de.ts'
import * as en from '#app/features/reviews/requests/messages/en.ts'
import * as es from '#app/features/reviews/requests/messages/es.ts'
import * as fr from '#app/features/reviews/requests/messages/fr.ts'
import * as it from '#app/features/reviews/requests/messages/it.ts'
import * as nl from '#app/features/reviews/requests/messages/nl.ts'
import * as pl from '#app/features/reviews/requests/messages/pl.ts'
import * as pt from '#app/features/reviews/requests/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const reviewRequestText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
