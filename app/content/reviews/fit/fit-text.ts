import * as ar from '#app/content/reviews/fit/messages/ar.ts'
import * as de from '#app/content/reviews/fit/messages/de.ts'
import * as en from '#app/content/reviews/fit/messages/en.ts'
import * as es from '#app/content/reviews/fit/messages/es.ts'
import * as fr from '#app/content/reviews/fit/messages/fr.ts'
import * as it from '#app/content/reviews/fit/messages/it.ts'
import * as nl from '#app/content/reviews/fit/messages/nl.ts'
import * as pl from '#app/content/reviews/fit/messages/pl.ts'
import * as pt from '#app/content/reviews/fit/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const fitText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
