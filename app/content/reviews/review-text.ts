import * as ar from '#app/content/reviews/messages/ar.ts'
import * as de from '#app/content/reviews/messages/de.ts'
import * as en from '#app/content/reviews/messages/en.ts'
import * as es from '#app/content/reviews/messages/es.ts'
import * as fr from '#app/content/reviews/messages/fr.ts'
import * as it from '#app/content/reviews/messages/it.ts'
import * as nl from '#app/content/reviews/messages/nl.ts'
import * as pl from '#app/content/reviews/messages/pl.ts'
import * as pt from '#app/content/reviews/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const reviewText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
