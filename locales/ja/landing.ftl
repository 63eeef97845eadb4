## First words. $country is the country's name in this language, in its basic form.

landing-eyebrow = 事業者のためのオンデマンド配達 · { $country }
landing-title = いま送る。届くまで見える。
landing-lead = { -brand-name } は、荷物も料理も書類も贈り物も、カウンターまでライダーが受け取りに伺い、手渡しの瞬間までリアルタイムで追跡できます。
landing-request-as-guest = ゲストとして呼ぶ
landing-request-as-guest-busy = 少々お待ちください…
# A small example of a delivery on its way, beside the picture of a map
landing-example-status = 配達中
landing-example-arrival = あと{ $minutes }分で到着

## Four facts

landing-facts = ひと目でわかる
landing-fact-minutes-value = { $minutes }分
landing-fact-promise = お届けまでの最長時間
landing-fact-typical = 以内に届くのが通常です
landing-fact-weight-value = { $kg } kg
landing-fact-weight = 一回の配達で運べる重さ
landing-fact-distance = お届けできる最大距離
landing-fact-nothing = 配達のない日の費用

## How it works

landing-how-title = カウンターから玄関まで、3ステップ
landing-how-where-title = 場所を伝える
landing-how-where-text = 集荷先とお届け先を選びます。確定する前に、距離、集荷の目安、料金が表示されます。
landing-how-ride-title = ライダーが集荷
landing-how-ride-text = 近くのライダーがカウンターで受け取ります。名前と電話番号、用意する時刻がわかります。
landing-how-door-title = 玄関まで見守る
landing-how-door-text = 地図でライダーを追い、受取人にリンクを送り、受け渡しの記録を残せます。

## Why

landing-why-title = 忙しいカウンターのために
landing-why-text = 昼どき、行列、空いているのは片手だけ。必要なことは、ひと目かワンタッチで。
landing-why-live-title = 分単位でリアルタイム
landing-why-live-text = 状態もライダーも到着予想も、目の前で変わります。電話で確かめる必要はありません。
landing-why-proof-title = すべての受け渡しを記録
landing-why-proof-text = 集荷、配達、返送が記録され、注文とともに残ります。
landing-why-share-title = 受取人のためのリンク
landing-why-share-text = アプリもアカウントもなしで、スマートフォンから配達を追えます。
landing-why-outlets-title = 全店舗を一つの画面で
landing-why-outlets-text = 一度のログインですべての集荷先へ。注文は店舗ごとに分かれています。
landing-why-history-title = 過去の注文もすぐ見つかる
landing-why-history-text = 過去の注文は番号、名前、電話番号で見つかり、帳簿用に書き出せます。
landing-why-goods-title = 何を渡しても同じ
landing-why-goods-text = 荷物も、温かいお弁当も、契約書も、花束も、同じ簡単な手順で。

## Pay as you go

landing-pay-title = 使った分だけ
landing-pay-text = 月額料金も最低利用料もありません。配達のない日は費用がかかりません。
landing-pay-country = 配達料金 · { $country }
landing-pay-base = 基本料金
landing-pay-per-km = 1 km ごと
landing-pay-cash = 代金引換
landing-pay-maximum = 上限
landing-pay-no-commission = 売上への手数料なし
landing-pay-from-km = { $km } km から加算。
# $code is the country's code: name its capital where you can
landing-pay-from-km-by-place =
    { $code ->
        [TH] バンコク
       *[other] 首都
    }では { $km } km から、その他の都市では { $outsideKm } km から加算。
landing-pay-expect = 料金について
landing-pay-expect-first = 確定する前に正確な料金が表示され、その後は変わりません。
landing-pay-expect-distance = 二つの住所の距離だけで決まり、推測するものはありません。
landing-pay-expect-nothing = 初期費用も契約期間も、休みの日の料金もありません。

## The small calculator of the fee

landing-fee-title = いくらかかりますか？
landing-fee-distance = 距離
landing-fee-km = { $km } km
landing-fee-place = 集荷先はどこですか？
landing-fee-place-capital =
    { $code ->
        [TH] バンコク
       *[other] 首都
    }
landing-fee-place-outside = その他の都市
landing-fee-with-cash = ライダーが現金を受け取る
landing-fee-line-distance = 距離の分
landing-fee-total = 配達料金
landing-fee-note = 計算例です。1キロ未満は切り上げます。確定する料金は正確な住所から計算します。

## The fleet

landing-fleet-title = すでに走っているライダーたち
landing-fleet-text = 雇用も保険もシフト作成も不要です。必要なときは近くにいて、使わないときの費用はゼロです。
landing-fleet-bicycle-title = 自転車
landing-fleet-bicycle-text = 書類や小さな贈り物を、どんな細い道でも。
landing-fleet-scooter-title = スクーター
landing-fleet-scooter-text = 料理や荷物を、街の向こうまで数分で。
landing-fleet-bag-title = 保温保冷バッグ
landing-fleet-bag-text = 温かいものは温かく、冷たいものは冷たく、平らなものは平らなまま。

## Get started

landing-start-title = 今日、最初のライダーを
landing-start-register =
    { $registration ->
        [PV] 店舗コードでアカウントを作成します。
       *[NPV] 事業者名でアカウントを作成します。
    }
landing-start-confirm = { $hours }時間以内にメールアドレスを確認します。
landing-start-request = ライダーを呼びます。これで完了です。

## Questions and answers

landing-faq-what = 何を送れますか？
landing-faq-what-answer = 法律で認められ、ライダー一人で運べる荷物、料理、書類、贈り物です。
landing-faq-what-letters = { $grams }グラム未満の手紙などの信書は対象外です。
landing-faq-fast = どのくらいで届きますか？
landing-faq-fast-answer = 「できるだけ早く」は{ $minutes }分以内のお届けです。通常は{ $typical }分以内です。
landing-faq-heavy = どのくらいの重さまで？
landing-faq-heavy-answer = 一回の配達で { $kg } kg まで。
landing-faq-value = どのくらいの金額まで？
landing-faq-value-answer = 一回の配達で { $amount } まで。
landing-faq-value-and-weight-answer = { $kg } kg を超える場合は { $amount } まで。
landing-faq-far = どこまで届けますか？
landing-faq-far-answer = 集荷先から { $km } km まで。
landing-faq-far-nationwide-answer = 全国どこでも、集荷先から { $km } km まで。
landing-faq-cost = いくらかかりますか？
landing-faq-cost-answer = { $base } に、1キロごとに { $perKm } を加えます。
landing-faq-cost-range = 距離に応じて、一回 { $base }～{ $maximum }ほどです。
landing-faq-cost-cash = 代金引換は { $amount } を加えます。
landing-faq-cost-no-commission = 手数料はいただきません。
landing-faq-guest = アカウントは必要ですか？
landing-faq-guest-answer = いいえ。ゲストとしてライダーを呼べます。アカウントがあれば、住所、受取人、過去の注文が残ります。
