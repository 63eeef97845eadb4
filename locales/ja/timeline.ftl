## What happened to an order, step by step

# How long a step took; 0 is less than a minute
timeline-took =
    { $minutes ->
        [0] 1分未満
       *[other] { $minutes }分
    }
# How long the step that is under way has lasted
timeline-so-far =
    { $minutes ->
        [0] 始まったばかり
       *[other] { $minutes }分経過
    }
# What is usual at this collection point; 0 is less than a minute
timeline-usually =
    { $minutes ->
        [0] 通常1分未満
       *[other] 通常{ $minutes }分
    }
timeline-slower = 通常より遅い
timeline-given-back = ライダーが辞退したため、別のライダーを探しています
timeline-no-moment = 時刻不明
timeline-note = 受取人からライダーへのメモ
# A pre-order waits for its time
timeline-waits-for = { $time } まで待機
timeline-expected-back = { $time } ごろ戻る予定
timeline-usual-is = 「通常」は、この集荷先の最近の注文でかかった時間です。
