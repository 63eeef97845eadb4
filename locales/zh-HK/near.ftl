near-sound-is-on = 提示聲：開
near-sound-is-off = 提示聲：關
near-sound-on = 開啟：速遞員接近時的提示聲
near-sound-off = 關閉：速遞員接近時的提示聲
