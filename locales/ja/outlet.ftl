## A collection point is added or edited

outlet-edit-title = 集荷先を編集
outlet-parent-kept = 集荷先の親店舗は変更できません。
# What the business itself calls it, as in its cash register
outlet-client-id = 集荷先ID
outlet-client-id-kept = IDは登録後に変更できません。
outlet-label = 表示名
outlet-phone = 電話番号
outlet-owners = オーナー
# $number counts the owners, from 1
outlet-owner = オーナー{ $number }のメールアドレス
outlet-owner-add = オーナーを追加
# $number counts the owners, from 2
outlet-owner-remove = オーナー{ $number }を削除

outlet-client-id-missing = 集荷先IDを入力してください
outlet-label-missing = 表示名を入力してください
outlet-phone-missing = 電話番号を入力してください
outlet-address-missing = 集荷先の住所を選んでください
outlet-owner-invalid = 正しいメールアドレスを入力してください

outlet-saved = 集荷先を保存しました
outlet-added = { outlet-saved }。数分後からライダーを呼べるようになります。
outlet-not-saved = 集荷先を保存できません
outlet-added-already = 前回の送信が成功していたため、集荷先はそのときの内容で登録済みです。この画面を閉じて、一覧から編集してください。

outlet-close-question = 保存せずに閉じますか？入力した内容は失われます。
outlet-close-anyway = 保存せずに閉じる
outlet-stay = 編集を続ける
