promise-pick-up = 픽업
promise-drop-off = 배달
promise-due = 배달 기한
promise-near = 곧
promise-late = { $time } 늦음
promise-late-now = 늦음
promise-age = { $age } 전 예상
promise-unknown-since = { $time } 이후 예상 없음
