promise-pick-up = Retiro
promise-drop-off = Entrega
promise-due = Entrega antes de
promise-near = en cualquier momento
promise-late = { $time } de atraso
promise-late-now = Con atraso
promise-age = estimado hace { $age }
promise-unknown-since = sin hora estimada desde { $time }
