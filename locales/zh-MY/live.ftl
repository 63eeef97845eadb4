live-stale = 没有连接，显示的是{ $time }的资料
live-as-of = 显示的是{ $time }的资料
live-heard = 上次收到资料：{ $time }
