import path from 'node:path'
import {
  isArrowFunction,
  isConditionalExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isParenthesizedExpression,
  isStringLiteral,
  isVariableDeclaration,
  type JsxElement,
  type JsxFragment,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import { API, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync'
import { describe, expect, it } from 'vitest'
import * as planted from '../support/plantedTexts.tsx'

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.AnyOrUnknown

/** Whether React may render a value of this type as a text; it renders none for the empty string. */
const mayBeText = (checker: Checker, type: Type | undefined, seen: ReadonlySet<number> = new Set()): boolean => {
  if (type === undefined || seen.has(type.id)) return false
  const inside = new Set([...seen, type.id])
  if (type.isUnionType()) return type.getTypes().some((one) => mayBeText(checker, one, inside))
  if (type.isStringLiteralType() && type.value === '') return false
  if (type.isTypeParameter()) return mayBeText(checker, checker.getBaseConstraintOfType(type), inside)
  return (type.flags & TEXT) !== 0 || isListOfTexts(checker, type, inside)
}

const isListOfTexts = (checker: Checker, type: Type | undefined, seen: ReadonlySet<number> = new Set()): boolean => {
  if (type === undefined) return false
  if (type.isUnionType()) return type.getTypes().some((one) => isListOfTexts(checker, one, seen))
  if (!type.isTypeReference() || !checker.isArrayLikeType(type)) return false
  return checker.getTypeArguments(type).some((one) => mayBeText(checker, one, seen))
}

const isAlwaysElement = (node: Node): boolean => isJsxElement(node) || isJsxSelfClosingElement(node)

const isSpace = (node: Node): boolean =>
  isJsxText(node)
    ? node.text.trim() === ''
    : isJsxExpression(node) &&
      node.expression !== undefined &&
      isStringLiteral(node.expression) &&
      node.expression.text.trim() === ''

/** The children that React renders: not the line breaks and comments between them. */
const renderedChildren = ({ children }: JsxElement | JsxFragment): ReadonlyArray<Node> =>
  children.filter(
    (child) =>
      !(isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
      !(isJsxExpression(child) && child.expression === undefined),
  )

/** The element of the other branch: React reuses the element that it has there if both are of one type. */
const elementInItsPlace = (element: JsxElement): Node | undefined => {
  const branch = isParenthesizedExpression(element.parent) ? element.parent : element
  const choice = branch.parent
  if (!isConditionalExpression(choice) || choice.condition === branch) return undefined
  const other = choice.whenTrue === branch ? choice.whenFalse : choice.whenTrue
  return isParenthesizedExpression(other) ? other.expression : other
}

/** Whether React may empty the element, to reuse it for other children. */
const isReused = (element: JsxElement): boolean => {
  const other = elementInItsPlace(element)
  const tag = element.openingElement.tagName.getText()
  return other !== undefined && isJsxElement(other) && other.openingElement.tagName.getText() === tag
}

const bareChildren = (checker: Checker, parent: JsxElement | JsxFragment): ReadonlyArray<Node> => {
  const children = renderedChildren(parent)
  const isAlone = isJsxElement(parent) && children.length === 1
  const isFixed =
    isJsxElement(parent) && !isReused(parent) && children.every((child) => isAlwaysElement(child) || isSpace(child))
  return children.filter((child) => {
    if (isSpace(child)) return !isAlone && !isFixed
    if (isJsxText(child)) return !isAlone
    if (!isJsxExpression(child) || child.expression === undefined) return false
    const type = checker.getTypeAtLocation(child.expression)
    return isAlone ? isListOfTexts(checker, type) : mayBeText(checker, type)
  })
}

/** The name of a function that is a component. */
const componentName = (node: Node): string | undefined => {
  if (!isArrowFunction(node) && !isFunctionExpression(node) && !isFunctionDeclaration(node)) return undefined
  const { parent } = node
  const name =
    (isArrowFunction(node) ? undefined : node.name) ?? (isVariableDeclaration(parent) ? parent.name : undefined)
  return name !== undefined && isIdentifier(name) && /^[A-Z]/.test(name.text) ? name.text : undefined
}

/** Whether a component may render a text without an element around it. */
const returnsText = (checker: Checker, component: Node): boolean => {
  const signature = checker.getSignatureFromDeclaration(component)
  return signature !== undefined && mayBeText(checker, checker.getReturnTypeOfSignature(signature))
}

interface Found {
  readonly component: string
  readonly place: string
}

const bareTextsOf = (checker: Checker, file: SourceFile): ReadonlyArray<Found> => {
  const found: Array<Found> = []
  const look = (node: Node, outer: string) => {
    const component = componentName(node) ?? outer
    const report = (at: Node) => {
      const start = at.getStart(file)
      const line = file.text.slice(0, start).split('\n').length
      const code = file.text.slice(start, at.end).split('\n')[0]!
      found.push({ component, place: `${path.relative('.', file.fileName)}:${line}: ${code}` })
    }
    if (componentName(node) !== undefined && returnsText(checker, node)) report(node)
    if (isJsxElement(node) || isJsxFragment(node)) bareChildren(checker, node).forEach(report)
    node.forEachChild((child) => look(child, component))
  }
  look(file, '')
  return found
}

const PLANTED = 'tests/support/plantedTexts.tsx'

/** The bare texts of all screens, and those of the planted file. */
const readBareTexts = () => {
  const api = new API({ cwd: process.cwd() })
  const { program, checker } = api
    .updateSnapshot({ openProjects: [path.resolve('tsconfig.json')] })
    .getProject(path.resolve('tsconfig.json'))!
  const isScreen = (file: string) => file.endsWith('.tsx') && file.startsWith(path.resolve('src'))
  const screens = program.getSourceFileNames().filter(isScreen)
  const bareTexts = (file: string) => bareTextsOf(checker, program.getSourceFile(file)!)
  const found = {
    count: screens.length,
    screens: screens.flatMap(bareTexts),
    planted: bareTexts(path.resolve(PLANTED)),
  }
  api.close()
  return found
}

/**
 * Translators of browsers replace each text of the page by an element. React then fails when it removes the text, or
 * inserts something before it; an element around the text stays what React expects (docs/adr/0103).
 */
describe('texts of the screens (docs/adr/0103)', () => {
  const { count, ...texts } = readBareTexts()

  it('are the only text of their element', () => {
    expect(count).toBeGreaterThan(200)
    expect(texts.screens.map(({ place }) => place)).toEqual([])
  })

  it('are found in every planted component', () => {
    const found = [...new Set(texts.planted.map(({ component }) => component))]
    expect(found).toEqual(Object.keys(planted).filter((name) => name.startsWith('Bare')))
  })
})
