import type { Page } from '@playwright/test'
import { loanWordsOf, PARTICLE } from '../../../build/lineBreaks.ts'

/** The headlines of the page with a line break inside a word, with `|` at the break. */
export const brokenWords = (page: Page, locale: string): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    ([language, words, particle]) => {
      const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
      const nodesOf = (element: Element): ReadonlyArray<Text> => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const nodes: Array<Text> = []
        while (walker.nextNode()) nodes.push(walker.currentNode as Text)
        return nodes
      }
      /** Every character with the top of its box. */
      const charactersOf = (node: Text) =>
        Array.from(node.data, (sign, at) => {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const [box] = range.getClientRects()
          return { sign, top: box && box.width > 0 ? box.top : undefined, height: box?.height ?? 0 }
        }).filter(({ sign }) => !/[\u200b\u2060]/.test(sign))
      return [...document.querySelectorAll('h1, h2, h3, h4, legend, caption, [role=heading]')]
        .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
        .flatMap(nodesOf)
        .flatMap((node) => {
          const characters = charactersOf(node)
          const text = characters.map(({ sign }) => sign).join('')
          const inside = new Set<number>()
          const add = (start: number, length: number) => {
            for (let at = start + 1; at < start + length; at += 1) inside.add(at)
          }
          for (const { segment, index, isWordLike } of segmenter.segment(text))
            if (isWordLike === true) add(index, segment.length)
          // What is placed in a text, such as a name, has words of its own, which no dictionary knows.
          for (const { 0: placed, index } of text.matchAll(/(?<=\u2068)[^\u2068\u2069]+/g))
            for (const word of placed.matchAll(/\S+/g)) add(index + word.index, word[0].length)
          for (const { index } of text.matchAll(new RegExp(particle, 'gu'))) inside.add(index)
          for (const word of words)
            for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) add(at, word.length)
          return characters.flatMap(({ top }, at) => {
            const before = characters.slice(0, at).findLast((one) => one.top !== undefined)
            if (top === undefined || before?.top === undefined || top < before.top + before.height / 2) return []
            return inside.has(at) ? [`${text.slice(0, at)}|${text.slice(at)}`] : []
          })
        })
    },
    [locale, loanWordsOf(locale), PARTICLE.source] as const,
  )
