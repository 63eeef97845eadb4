## Making an account of a guest

stay-title = 注文をアカウントに残しましょう
stay-lead = パスワードを設定するとアカウントができます。ゲストとしての注文が、追跡、履歴、配達記録とともに残ります。
stay-name = 事業者名またはお名前
stay-name-missing = アカウントの名前を入力してください。
stay-not-now = 今はしない
