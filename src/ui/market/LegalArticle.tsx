interface Props {
  readonly title: string
  readonly introduction: string
  readonly sections: ReadonlyArray<readonly [title: string, text: string]>
}

/** Terms and the like: an introduction and headings with a paragraph each. */
export const LegalArticle = ({ title, introduction, sections }: Props) => (
  <article className="prohibited-items">
    <h1>{title}</h1>
    <p>{introduction}</p>
    {sections.map(([heading, text]) => (
      <section key={heading}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </section>
    ))}
  </article>
)
