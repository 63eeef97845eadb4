import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'

/** The cost of the portal's libraries alone: a routed screen that observes a list. */
class Rows {
  names = ['first', 'second']

  constructor() {
    makeAutoObservable(this)
  }
}

const rows = new Rows()

const ListScreen = observer(function ListScreen() {
  return (
    <main>
      <h1>Rows</h1>
      <ul>
        {rows.names.map((name) => (
          <li key={name}>
            <Link to="/">{name}</Link>
          </li>
        ))}
      </ul>
    </main>
  )
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter([{ path: '*', Component: ListScreen }])} />
  </StrictMode>,
)
