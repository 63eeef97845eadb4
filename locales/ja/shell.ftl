## The frame of the application: navigation, branch selector, account

shell-tab-request = ライダーを呼ぶ
shell-tab-tracking = 注文の追跡
shell-tab-history = 履歴
shell-tab-bulk = 一括注文
shell-orders = 注文
# Short names for the bar of phones
shell-bar =
    .aria-label = クイックナビゲーション
shell-bar-request = 呼ぶ
shell-bar-tracking = 追跡
shell-bar-more = その他
# Follows the name of order tracking; read by screen readers
shell-under-way =
    { $underWay ->
        [0] 進行中の注文なし
       *[other] 進行中{ $underWay }件
    }{ $needsYou ->
        [0] {""}
       *[other] 、要対応{ $needsYou }件
    }
shell-skip-to-content = 本文へ移動
shell-loading = 読み込み中…
shell-saving = 保存中…
shell-save-changes = 変更を保存
shell-sending = 送信中…
shell-removing = 削除中…
shell-downloading = ダウンロード中…
shell-offline = オフライン
shell-offline-hint = 入力した内容は失われません。接続が戻ると、読み込みと送信ができるようになります。
shell-main-navigation =
    .aria-label = メイン
shell-open-menu =
    .aria-label = メニューを開く
shell-close-menu =
    .aria-label = メニューを閉じる
shell-menu-title = メニュー
shell-account-label = アカウント
shell-signed-in-as = { $email } でログイン中
shell-shortcuts = キーボードショートカット
shell-sign-out = ログアウト
shell-appearance-dark = 暗い表示
shell-appearance-light = 明るい表示
# $name is the vendor that is chosen now
shell-branch =
    .aria-label = 集荷先：{ $name }。別の集荷先を選ぶ
shell-branch-title = 集荷先
shell-branch-parent = 親店舗
shell-branch-inactive = 無効
shell-branch-add = 集荷先を追加
# $name is the collection point that is edited
shell-branch-edit = { $name } を編集
shell-include-outlets = 全店舗の注文を含める
shell-include-outlets-why-not-here = 「ライダーを呼ぶ」のページでは使えません。注文は一つの集荷先から始まります。
shell-include-outlets-why-not-parent = 親店舗でのみ使えます。
shell-outlets-included = 全店舗の注文を表示しています。
error-no-vendors = このアカウントに店舗が登録されていません。お問い合わせください。
error-cant-retrieve-vendors = 店舗を読み込めませんでした。
shell-vendors-missing = 表示できる内容がまだありません
shell-vendors-none-hint = 別のアカウントをお使いではありませんか。ログアウトして、ほかのアカウントでログインしてください。
shell-notices =
    .aria-label = お知らせ
shell-dismiss =
    .aria-label = 閉じる
shell-recent-notices = 最近のお知らせ
shell-recent-notices-none = まだありません。

shell-guest = ゲストとしてご利用中です。
shell-device-of = { $name } の端末
dialog-close = 閉じる
shell-instead-of = 割引前
