## The page while the portal is closed

maintenance-planned-title = ただいまメンテナンス中です
maintenance-planned-text = 予定されたメンテナンスを行っています。ご注文に影響はなく、配達中のライダーはそのまま配達を続けます。
maintenance-unplanned-title = 現在ポータルをご利用いただけません
maintenance-unplanned-text = システムに不具合が発生し、復旧作業を行っています。ご注文は安全に保管され、配達中のライダーはそのまま配達を続けます。
maintenance-kept = 入力した内容は保存されています。再読み込みは不要です。終了後5分以内に自動で元の画面に戻ります。
