## Sliby času: název, čas a kolik z něj zbývá, jako „Vyzvednutí 16:55 · 15 min“

promise-pick-up = Vyzvednutí
promise-drop-off = Doručení
promise-due = Doručení do
promise-near = každou chvíli
promise-late = Zpoždění { $time }
promise-late-now = Zpoždění
promise-age = odhad starý { $age }
promise-unknown-since = bez odhadu od { $time }
