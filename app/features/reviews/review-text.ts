import * as ar from '#app/features/reviews/messages/ar.ts'
import * as de from '#app/features/reviews/messages/de.ts'
import * as en from '#app/features/reviews/messages/en.ts'
import * as es from '#app/features/reviews/messages/es.ts'
import * as fr from '#app/features/reviews/messages/fr.ts'
import * as it from '#app/features/reviews/messages/it.ts'
import * as nl from '#app/features/reviews/messages/nl.ts'
import * as pl from '#app/features/reviews/messages/pl.ts'
import * as pt from '#app/features/reviews/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const reviewText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
