## The walkthrough of a first visit

welcome-title = { -brand-name } へようこそ
welcome-text = カウンターから送り出すものをライダーに託し、届くまでリアルタイムで追跡できます。手順は二つだけです。
welcome-details-title = 注文の内容を入力
welcome-details-text = お届け先と受取人を入力します。距離、集荷の目安、料金は、確定する前に入力中から表示されます。
welcome-request-title = ライダーを呼ぶ
welcome-request-text = ボタン一つで送信します。すぐにライダーを探し、「注文の追跡」でお届け先までの道のりが見られます。
welcome-skip = スキップ
welcome-next = 次へ
welcome-start = 始める
welcome-step = { $all }画面中{ $number }画面目
