## The way to the help centre, and what stands around it

help-open = ヘルプ
help-title = ヘルプセンター
help-close =
    .aria-label = ヘルプセンターを閉じる
help-back = 戻る
help-center-failed = ヘルプセンターの読み込み中にエラーが発生しました
