import * as ar from '#app/content/reviews/requests/messages/ar.ts'
import * as de from '#app/content/reviews/requests/messages/de.ts'
import * as en from '#app/content/reviews/requests/messages/en.ts'
import * as es from '#app/content/reviews/requests/messages/es.ts'
import * as fr from '#app/content/reviews/requests/messages/fr.ts'
import * as it from '#app/content/reviews/requests/messages/it.ts'
import * as nl from '#app/content/reviews/requests/messages/nl.ts'
import * as pl from '#app/content/reviews/requests/messages/pl.ts'
import * as pt from '#app/content/reviews/requests/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const reviewRequestText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
