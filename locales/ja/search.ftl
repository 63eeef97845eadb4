## Searching the current orders, and what was looked for lately

search-recent = 最近の検索
search-recent-clear = 最近の検索を消去
# Told to a screen reader while typing
search-found =
    { $count ->
        [0] 一致する注文はありません
       *[other] { $count }件の注文が一致
    }
