import * as ar from '#app/content/reviews/writing/messages/ar.ts'
import * as de from '#app/content/reviews/writing/messages/de.ts'
import * as en from '#app/content/reviews/writing/messages/en.ts'
import * as es from '#app/content/reviews/writing/messages/es.ts'
import * as fr from '#app/content/reviews/writing/messages/fr.ts'
import * as it from '#app/content/reviews/writing/messages/it.ts'
import * as nl from '#app/content/reviews/writing/messages/nl.ts'
import * as pl from '#app/content/reviews/writing/messages/pl.ts'
import * as pt from '#app/content/reviews/writing/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const writeReviewText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
