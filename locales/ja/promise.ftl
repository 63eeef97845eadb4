## 時刻の約束。名前、時刻、残り時間の順：「集荷 16:55 · 15分」

promise-pick-up = 集荷
promise-drop-off = お届け
promise-due = お届け期限
promise-near = まもなく
promise-late = { $time }の遅れ
promise-late-now = 遅れ
promise-age = { $age }前の予想
promise-unknown-since = { $time } 以降の予想なし
